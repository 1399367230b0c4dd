import { expect, test } from "vitest";
import { reached } from "./figure.ts";
import { measure } from "./guard.ts";

test("C11 the guard's figures, on answers that others wrote and variations of them, are as asked for", async () => {
  const figures = await measure();
  expect(figures.filter((figure) => !reached(figure))).toEqual([]);
}, 300_000);
