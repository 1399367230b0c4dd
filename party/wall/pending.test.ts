import { describe, expect, test } from "vitest";
import { PendingRequests, PUBLISH_EVERY_MS, publishDelay, wallEventOf } from "./pending.ts";

test.each([
  ["after a quiet moment, at once", 0, 5 * PUBLISH_EVERY_MS, 0],
  ["just after a frame, nearly a whole moment", 10_000, 10_001, PUBLISH_EVERY_MS - 1],
  ["when the moment is over, at once", 10_000, 10_000 + PUBLISH_EVERY_MS, 0],
])("R14: %s", (_name, lastPublishedAt, now, wait) => {
  expect(publishDelay(lastPublishedAt, now)).toBe(wait);
});

describe("R14: what waits to be told", () => {
  test("a request that is touched many times is told once, and new if it ever was", () => {
    const pending = new PendingRequests();
    for (let n = 0; n < 60; n++) pending.add(["a"], n === 3);
    pending.add(["b"], false);
    expect(pending.take()).toEqual([
      { id: "a", fresh: true },
      { id: "b", fresh: false },
    ]);
    expect(pending.isEmpty).toBe(true);
  });

  test("more than a frame holds goes on with the next one, the longest waiting first", () => {
    const pending = new PendingRequests();
    pending.add(
      Array.from({ length: 450 }, (_, n) => `r${n}`),
      false,
    );
    const frames = [pending.take(), pending.take(), pending.take()];
    expect(frames.map(({ length }) => length)).toEqual([200, 200, 50]);
    expect(frames[2]?.at(-1)?.id).toBe("r449");
  });

  test("more than may wait is forgotten, and said to be", () => {
    const pending = new PendingRequests();
    const many = Array.from({ length: 2_001 }, (_, n) => `r${n}`);
    expect(pending.add(many, false)).toBe(false);
    expect(pending.isEmpty).toBe(true);
  });
});

test.each([
  ["a count", [{ id: "a", prayedBy: 3, onWall: 1 }], false, { counts: { a: 3 }, left: [], fresh: [] }],
  ["one that has left", [{ id: "a", prayedBy: 3, onWall: 0 }], false, { counts: {}, left: ["a"], fresh: [] }],
  ["a new one", [{ id: "a", prayedBy: 0, onWall: 1 }], true, { counts: { a: 0 }, left: [], fresh: ["a"] }],
  [
    "a new one that has left again",
    [{ id: "a", prayedBy: 0, onWall: 0 }],
    true,
    { counts: {}, left: ["a"], fresh: [] },
  ],
  ["one that is for others", [], true, null],
])("R14: of %s is told", (_name, rows, fresh, expected) => {
  expect(wallEventOf(rows, [{ id: "a", fresh }])).toEqual(expected);
});
