import { expect, test } from "vitest";
import { TILES } from "#app/features/home/tiles.ts";
import { CATEGORIES } from "./catalog.ts";
import { HUB_CONTEXTS, themeOf } from "./hub-contexts.ts";

test.each([
  ["prayer-support", "prayer"],
  ["devotional", "scripture"],
  ["youth", "growth"],
  ["mens-ministry", "growth"],
  ["womens-ministry", "growth"],
  ["life-guidance", "guidance"],
  ["made-up", "prayer"],
  ["toString", "prayer"],
  ["", "prayer"],
])("D14: the theme of %s is %s", (category, theme) => {
  expect(themeOf(category)).toBe(theme);
});

test.each(CATEGORIES)("the theme %s is itself", (category) => {
  expect(themeOf(category)).toBe(category);
});

test("each tile's context is known to the chat", () => {
  expect(TILES.flatMap((tile) => tile.context ?? []).sort()).toEqual([...HUB_CONTEXTS].sort());
});
