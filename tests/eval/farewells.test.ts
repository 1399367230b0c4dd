import { expect, test } from "vitest";
import { measure } from "./farewells.ts";
import { shareOf } from "./figure.ts";

/** What is reached on the open half, held so that it does not fall. The goal of goodbyes, 95 %, is not reached. */
test("goodbyes are recognized, hooks left out, kind words kept", async () => {
  const figures = new Map((await measure()).map((figure) => [figure.key, shareOf(figure)]));
  expect(figures.get("farewells.known")).toBeGreaterThanOrEqual(0.88);
  expect(figures.get("farewells.hooks")).toBeLessThanOrEqual(0.05);
  expect(figures.get("farewells.clean")).toBe(1);
});
