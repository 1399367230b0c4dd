import { expect, test } from "vitest";
import { waitAfter } from "./effects.ts";

test.each([
  [0, 60_000],
  [1, 120_000],
  [5, 1_920_000],
  [40, 21_600_000],
])("after %i tries the next one waits %i ms", (tries, wait) => {
  expect(waitAfter(tries)).toBe(wait);
});
