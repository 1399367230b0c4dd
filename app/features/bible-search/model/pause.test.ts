import { expect, test } from "vitest";
import { PAUSE_MS, pauseBefore } from "./pause.ts";

/** When questions are asked for keys at these times, as the page does it: the next key calls a waiting one off. */
function asked(keys: readonly number[]): number[] {
  return keys.flatMap((key, at) => {
    const pause = pauseBefore(key - (keys[at - 1] ?? Number.NEGATIVE_INFINITY));
    const next = keys[at + 1] ?? Number.POSITIVE_INFINITY;
    return pause === 0 || key + pause <= next ? [key + pause] : [];
  });
}

test("the first key after a rest is asked at once", () => {
  expect(asked([0])).toEqual([0]);
  expect(asked([0, 400])).toEqual([0, 400]);
});

test("a burst is two questions: its first key, and the whole of it", () => {
  expect(asked([0, 10, 20, 30, 40])).toEqual([0, 40 + PAUSE_MS]);
});

test("nobody asks more often than a question a key", () => {
  for (const gap of [5, 30, 49, 50, 51, 120, 300]) {
    const keys = Array.from({ length: 12 }, (_, at) => at * gap);
    const times = asked(keys);
    expect(times.length).toBeLessThanOrEqual(gap < PAUSE_MS ? 2 : keys.length);
    for (const [at, time] of times.entries())
      if (at > 0) expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(PAUSE_MS);
  }
});
