import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  activeSeconds,
  activeSince,
  goesOn,
  IDLE_MS,
  type KeptSession,
  MAX_GAP_MS,
  readOn,
  SESSION_REST_MS,
  type Sight,
  see,
  type Watch,
} from "./active-time.ts";

const START = 1_000_000;
const begin: Watch = { chapter: 43_003, isSeen: true, touchedAt: START, at: START };

/** All that is counted of these sights. */
function counted(sights: readonly Sight[], from: Watch = begin): number {
  let watch = from;
  let sum = 0;
  for (const sight of sights) {
    const seen = see(watch, sight);
    watch = seen.watch;
    sum += seen.ms;
  }
  return sum;
}
const ticks = (from: number, to: number, step = 5_000): Sight[] =>
  Array.from({ length: Math.floor((to - from) / step) }, (_, at) => ({
    kind: "tick",
    at: from + (at + 1) * step,
  }));

test.each([
  ["read for a minute", ticks(START, START + 60_000), 60_000],
  ["nobody there after two minutes", ticks(START, START + 600_000), IDLE_MS],
  [
    "a sign of somebody in between",
    [
      ...ticks(START, START + 100_000),
      { kind: "touch", at: START + 100_000 } as Sight,
      ...ticks(START + 100_000, START + 200_000),
    ],
    200_000,
  ],
  [
    "hidden from the beginning",
    [{ kind: "look", at: START, isSeen: false } as Sight, ...ticks(START, START + 60_000)],
    0,
  ],
  [
    "hidden after ten seconds, and back",
    [
      ...ticks(START, START + 10_000),
      { kind: "look", at: START + 10_000, isSeen: false } as Sight,
      ...ticks(START + 10_000, START + 90_000),
      { kind: "look", at: START + 90_000, isSeen: true } as Sight,
      ...ticks(START + 90_000, START + 100_000),
    ],
    20_000,
  ],
  ["a device that slept", [{ kind: "tick", at: START + 3_600_000 } as Sight], 0],
  ["a clock that was set back", [{ kind: "tick", at: START - 50_000 } as Sight], 0],
])("honest time: %s", (_name, sights, ms) => expect(counted(sights)).toBe(ms));

const sight: fc.Arbitrary<Sight> = fc.oneof(
  fc.record({ kind: fc.constant("tick" as const), at: fc.nat(400_000) }),
  fc.record({ kind: fc.constant("touch" as const), at: fc.nat(400_000) }),
  fc.record({ kind: fc.constant("look" as const), at: fc.nat(400_000), isSeen: fc.boolean() }),
  fc.record({
    kind: fc.constant("chapter" as const),
    at: fc.nat(400_000),
    chapter: fc.constantFrom(43_003, 43_004),
  }),
);
const inOrder = (sights: readonly Sight[]): Sight[] =>
  sights.map((one) => ({ ...one, at: START + one.at })).sort((a, b) => a.at - b.at);

describe("fast-check: whatever is seen", () => {
  test("no more is counted than has passed, also of clocks that run backwards between", () => {
    fc.assert(
      fc.property(fc.array(sight), (sights) => {
        const all = inOrder(sights);
        expect(counted(all)).toBeLessThanOrEqual((all.at(-1)?.at ?? START) - START);
        expect(counted(sights.map((one) => ({ ...one, at: START + one.at })))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("hidden time does not count, nor what comes two minutes after the last sign of somebody", () => {
    fc.assert(
      fc.property(fc.array(sight), (sights) => {
        let watch = begin;
        for (const one of inOrder(sights)) {
          const before = watch;
          const { ms, watch: next } = see(watch, one);
          if (!before.isSeen) expect(ms).toBe(0);
          expect(ms).toBeLessThanOrEqual(Math.max(0, before.touchedAt + IDLE_MS - before.at));
          expect(ms).toBeLessThanOrEqual(MAX_GAP_MS);
          watch = next;
        }
      }),
    );
  });

  test("looking at the clock once more changes nothing", () => {
    fc.assert(
      fc.property(
        fc.nat(MAX_GAP_MS),
        fc.nat(MAX_GAP_MS),
        fc.boolean(),
        fc.nat(IDLE_MS),
        (one, other, isSeen, idle) => {
          const watch: Watch = { ...begin, isSeen, touchedAt: START - idle };
          const [first, last] = [Math.min(one, other), Math.max(one, other)];
          const twice = see(watch, { kind: "tick", at: START + first });
          expect(twice.ms + activeSince(twice.watch, START + last)).toBe(activeSince(watch, START + last));
        },
      ),
    );
  });

  test("two tabs in turn count each moment once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20_000), { minLength: 1, maxLength: 20 }), (spans) => {
        let at = START;
        const tabs: [Watch, Watch] = [begin, { ...begin, isSeen: false }];
        let sum = 0;
        for (const [turn, span] of spans.entries()) {
          at += span;
          for (const tab of [0, 1] as const) {
            const isSeen = (turn + 1) % 2 === tab;
            const seen = see(tabs[tab], { kind: "look", at, isSeen });
            tabs[tab] = seen.watch;
            sum += seen.ms;
          }
        }
        expect(sum).toBeLessThanOrEqual(at - START);
      }),
    );
  });
});

test("a session goes on until half an hour of rest, and then another begins", () => {
  const ids = ["one", "two"];
  const read = (kept: KeptSession | null, chapter: number, ms: number, at: number) =>
    readOn(kept, { chapter, ms, at }, () => ids.shift() ?? "");
  const first = read(null, 43_003, 5_000, START);
  expect(first).toEqual({ id: "one", startedAt: START - 5_000, lastAt: START, chapters: { 43003: 5_000 } });
  const more = read(read(first, 43_003, 2_500, START + 5_000), 43_004, 1_000, START + 10_000);
  expect(more.chapters).toEqual({ 43003: 7_500, 43004: 1_000 });
  expect(activeSeconds(more)).toBe(8);
  expect(goesOn(more, more.lastAt + SESSION_REST_MS)).toBe(true);
  expect(goesOn(more, more.lastAt + SESSION_REST_MS + 1)).toBe(false);
  expect(read(more, 43_004, 5_000, more.lastAt + SESSION_REST_MS + 1).id).toBe("two");
});
