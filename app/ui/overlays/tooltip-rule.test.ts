import { expect, test } from "vitest";
import { CLOSED, isShown, nextTip, type TipEvent, type TipState } from "./tooltip-rule.ts";

const LONG_AGO = -10_000;

/** Plays events at their times and says whether the tip is shown after each. */
function play(events: readonly (readonly [at: number, event: TipEvent])[], closedAt = LONG_AGO): boolean[] {
  let tip: TipState = CLOSED;
  return events.map(([at, event]) => {
    tip = nextTip(tip, event, at, closedAt);
    return isShown(tip);
  });
}

test.each([
  [
    "a pointer waits 700 ms",
    [
      [0, "enter"],
      [699, "elapsed"],
      [700, "elapsed"],
    ],
    [false, false, true],
  ],
  [
    "one that leaves before sees nothing",
    [
      [0, "enter"],
      [500, "leave"],
      [700, "elapsed"],
    ],
    [false, false, false],
  ],
  ["the keyboard does not wait", [[0, "focus"]], [true]],
  [
    "the keyboard's tip goes with the focus",
    [
      [0, "focus"],
      [9000, "elapsed"],
      [9001, "blur"],
    ],
    [true, true, false],
  ],
  [
    "the pointer does not take the keyboard's tip",
    [
      [0, "focus"],
      [10, "enter"],
      [20, "leave"],
    ],
    [true, true, true],
  ],
  [
    "Escape closes it, and it stays closed",
    [
      [0, "focus"],
      [10, "away"],
      [5000, "elapsed"],
    ],
    [true, false, false],
  ],
  [
    "a press closes it",
    [
      [0, "enter"],
      [700, "elapsed"],
      [800, "press"],
    ],
    [false, true, false],
  ],
  [
    "a press while it waits keeps it away",
    [
      [0, "enter"],
      [300, "press"],
      [700, "elapsed"],
    ],
    [false, false, false],
  ],
  [
    "a finger holds 700 ms, and the tip stays",
    [
      [0, "hold"],
      [700, "elapsed"],
      [900, "release"],
    ],
    [false, true, true],
  ],
  [
    "a tap is only a tap",
    [
      [0, "hold"],
      [120, "release"],
      [700, "elapsed"],
    ],
    [false, false, false],
  ],
  [
    "a tap elsewhere closes it",
    [
      [0, "hold"],
      [700, "elapsed"],
      [900, "release"],
      [2000, "away"],
    ],
    [false, true, true, false],
  ],
  [
    "the pointer may go over to the tip",
    [
      [0, "enter"],
      [700, "elapsed"],
      [800, "leave"],
      [860, "enter"],
      [900, "elapsed"],
    ],
    [false, true, true, true, true],
  ],
  [
    "it closes when the pointer is gone",
    [
      [0, "enter"],
      [700, "elapsed"],
      [800, "leave"],
      [900, "elapsed"],
    ],
    [false, true, true, false],
  ],
] as const satisfies [string, [number, TipEvent][], boolean[]][])("GS9: %s", (_what, events, shown) => {
  expect(play(events)).toEqual(shown);
});

test.each([
  [0, true],
  [300, true],
  [301, false],
])("GS9: %i ms after another tip has closed, the next opens at once: %s", (since, atOnce) => {
  expect(play([[1000 + since, "enter"]], 1000)).toEqual([atOnce]);
});
