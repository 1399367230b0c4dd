import { expect, test } from "vitest";
import { mayAsk } from "./app-updates.ts";

const HOUR = 3_600_000;

test.each([
  [0, 0, false],
  [0, HOUR - 1, false],
  [0, HOUR, true],
  [5 * HOUR, 5.5 * HOUR, false],
])("asked at %i ms, a new version is asked for at %i ms: %s", (askedAt, now, may) => {
  expect(mayAsk(askedAt, now)).toBe(may);
});
