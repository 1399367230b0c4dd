import { expect, test } from "vitest";
import { isSwipe, keyAct } from "./turning.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ["ArrowLeft", {}, "before"],
  ["ArrowRight", {}, "after"],
  ["[", {}, "before"],
  ["]", { altKey: true }, "after"],
  ["/", { shiftKey: true }, "pick"],
  ["Escape", {}, "close"],
  ["ArrowLeft", { altKey: true }, null],
  ["ArrowRight", { shiftKey: true }, null],
  ["ArrowRight", { metaKey: true }, null],
  ["[", { ctrlKey: true }, null],
  ["ArrowDown", {}, null],
  ["constructor", {}, null],
] as const)("key %s with %o: %s", (key, held, act) => {
  expect(keyAct({ key, ...none, ...held })).toBe(act);
});

test.each([
  [{ x: -120, y: 10, ms: 200 }, true],
  [{ x: 70, y: 30, ms: 600 }, true],
  [{ x: 69, y: 0, ms: 100 }, false],
  [{ x: 120, y: 60, ms: 200 }, false],
  [{ x: 200, y: 0, ms: 900 }, false],
])("a swipe, %o: %s", (moved, is) => {
  expect(isSwipe(moved)).toBe(is);
});
