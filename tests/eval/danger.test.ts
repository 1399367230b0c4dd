import { expect, test } from "vitest";
import { measure } from "./danger.ts";
import { shareOf } from "./figure.ts";

/**
 * What is reached on the open half, held so that it does not fall; the goals (97 % of danger to life, 95 % of all, 2 % and
 * 8 % needless) stand in `danger.ts` and are printed by `npm run eval`.
 */
const AT_LEAST: Record<string, number> = {
  "danger.life": 0.92,
  "danger.all": 0.92,
  "danger.card": 0.86,
};
const AT_MOST: Record<string, number> = { "danger.needless": 0.02, "danger.quiet": 0.08 };
/** How far hostile spelling may move a figure. */
const MOVED = 0.02;

test("danger on the open half, and as hostile hands would write it", async () => {
  const figures = new Map((await measure()).map((figure) => [figure.key, shareOf(figure)]));
  for (const [key, least] of Object.entries(AT_LEAST))
    expect(figures.get(key), key).toBeGreaterThanOrEqual(least);
  for (const [key, most] of Object.entries(AT_MOST)) expect(figures.get(key), key).toBeLessThanOrEqual(most);
  const varied = [...figures].filter(([key]) => key.includes(" "));
  expect(varied.length).toBeGreaterThan(10);
  for (const [key, share] of varied) {
    const plain = figures.get(key.split(" ")[0] ?? "") ?? Number.NaN;
    expect(
      key.startsWith("danger.needless") || key.startsWith("danger.quiet") ? share - plain : plain - share,
      key,
    ).toBeLessThanOrEqual(MOVED);
  }
});
