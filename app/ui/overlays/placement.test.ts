import { expect, test } from "vitest";
import { placeBeside } from "./placement.ts";

const phone = { width: 320, height: 640 };
const button = (left: number, top: number) => ({ left, top, width: 44, height: 44 });
const tip = { width: 200, height: 40 };

test.each([
  ["in the middle, above", button(138, 300), "above", "center", { left: 60, top: 252, side: "above" }],
  [
    "at the top there is no room above",
    button(138, 10),
    "above",
    "center",
    { left: 60, top: 62, side: "below" },
  ],
  [
    "at the left edge it stays on the screen",
    button(0, 300),
    "above",
    "center",
    { left: 8, top: 252, side: "above" },
  ],
  ["at the right edge too", button(276, 300), "above", "center", { left: 112, top: 252, side: "above" }],
  ["a menu below, its ends flush", button(260, 300), "below", "end", { left: 104, top: 352, side: "below" }],
  [
    "a menu below, its starts flush",
    button(20, 300),
    "below",
    "start",
    { left: 20, top: 352, side: "below" },
  ],
  [
    "at the bottom there is no room below",
    button(260, 590),
    "below",
    "end",
    { left: 104, top: 542, side: "above" },
  ],
] as const)("%s", (_what, anchor, side, align, place) => {
  expect(placeBeside(anchor, tip, phone, { side, align, gap: 8 })).toEqual(place);
});

test("what is larger than the screen begins at its edge", () => {
  expect(
    placeBeside(button(100, 300), { width: 400, height: 900 }, phone, {
      side: "below",
      align: "end",
      gap: 8,
    }),
  ).toEqual({ left: 8, top: 8, side: "below" });
});
