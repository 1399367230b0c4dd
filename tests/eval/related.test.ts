import { expect, test } from "vitest";
import { reached } from "./figure.ts";
import { measure } from "./related.ts";

test("related verses are often the ones that readers voted for", async () => {
  const figures = await measure();
  expect(figures.filter((figure) => !reached(figure))).toEqual([]);
});
