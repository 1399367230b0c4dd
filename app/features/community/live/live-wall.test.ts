import { describe, expect, test } from "vitest";
import {
  afterReading,
  applyWallEvent,
  EMPTY_LIVE_WALL,
  type LiveWall,
  partNew,
  withCount,
} from "./live-wall.ts";
import type { WallEvent } from "./wall-event.ts";

const event = (change: Partial<WallEvent>): WallEvent => ({ counts: {}, left: [], fresh: [], ...change });
const row = (id: string, prayedBy = 0, mine = false) => ({ id, prayedBy, mine });
const liveAfter = (...events: Partial<WallEvent>[]): LiveWall =>
  events.reduce<LiveWall>((live, change) => applyWallEvent(live, event(change), 1_000), EMPTY_LIVE_WALL);

describe("R14: what an open page has received", () => {
  test.each([
    ["a count", [{ counts: { a: 3 } }], 3, false],
    ["the later of two", [{ counts: { a: 3 } }, { counts: { a: 2 } }], 2, false],
    ["a count of another request", [{ counts: { b: 9 } }], 1, false],
    ["that it has left", [{ left: ["a"] }], 1, true],
    ["that it is back", [{ left: ["a"] }, { counts: { a: 4 } }], 4, false],
  ] as const)("%s", (_name, events, count, hasLeft) => {
    const live = liveAfter(...(events as readonly Partial<WallEvent>[]));
    expect(withCount(row("a", 1), live).prayedBy).toBe(count);
    expect(live.left.has("a")).toBe(hasLeft);
  });

  test.each([
    ["told before: what was read counts", 1_000, 20_000, 5, 2, 2],
    ["told on its way: the higher one", 1_000, 1_500, 5, 2, 5],
    ["told on its way and lower: what was read", 1_000, 1_500, 2, 5, 5],
  ])("the rows are read again, %s", (_name, at, now, count, read, shown) => {
    const live = afterReading(
      applyWallEvent(EMPTY_LIVE_WALL, event({ counts: { a: count } }), at),
      [row("a", read)],
      now,
    );
    expect(withCount(row("a", read), live).prayedBy).toBe(shown);
  });

  test.each([
    ["nothing new", [row("r2"), row("r1")], {}, ["r2", "r1"], 0],
    ["two told, one of them twice", [row("r2")], { fresh: ["r3", "r4", "r3"] }, ["r2"], 2],
    ["told and read", [row("r3"), row("r2")], { fresh: ["r3"] }, ["r2"], 1],
    ["one's own is shown at once", [row("r3", 0, true), row("r2")], { fresh: ["r3"] }, ["r3", "r2"], 0],
    ["an older one that was released", [row("r2")], { fresh: ["r1"] }, ["r2"], 0],
    ["one that has left again", [row("r2")], { fresh: ["r3"], left: [] }, ["r2"], 1],
  ] as const)("new ones wait behind a button: %s", (_name, rows, events, shown, waiting) => {
    const parted = partNew(rows, liveAfter(events as unknown as Partial<WallEvent>), "r2");
    expect(parted.shown.map(({ id }) => id)).toEqual(shown);
    expect(parted.waiting).toBe(waiting);
  });

  test("what is new and leaves again does not wait", () => {
    const live = liveAfter({ fresh: ["r3"] }, { left: ["r3"] });
    expect(partNew([row("r2")], live, "r2").waiting).toBe(0);
  });
});
