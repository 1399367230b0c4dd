import { expect, test } from "vitest";
import { instructionsFor } from "#app/features/chat/answering/instructions.ts";
import { greetingFor, withoutName } from "#app/features/chat/copy/copy-greetings.ts";
import { TILES } from "#app/features/home/tiles.ts";
import { NO_CARE } from "#tests/no-care.ts";
import { CATEGORIES } from "./catalog.ts";
import { HUB_CONTEXTS, ministryOf, themeOf } from "./hub-contexts.ts";

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

test.each([
  ["youth", "Youth Ministry", "School, friends, home", "La escuela, los amigos"],
  ["mens-ministry", "Men's Ministry", "among men", "entre hombres"],
  ["womens-ministry", "Women's Ministry", "few people see", "pocos ven"],
] as const)("D14: %s is growth, met in words of its own", (ministry, prompt, en, es) => {
  expect(themeOf(ministry)).toBe("growth");
  expect(ministryOf(ministry)).toBe(ministry);
  const plain = instructionsFor("growth", NO_CARE);
  const own = instructionsFor("growth", NO_CARE, ministry);
  expect(own.startsWith(plain)).toBe(true);
  expect(own.slice(plain.length)).toContain(prompt);
  for (const [language, words, is] of [
    ["en", en, /I am an AI companion.*\?$/],
    ["es", es, /[Ss]oy un compañero de IA.*\?$/],
  ] as const) {
    const greeting = greetingFor(ministry, "Ruth", language);
    expect(greeting).toContain(words);
    expect(greeting).toContain(", Ruth.");
    expect(greeting).toMatch(is);
    expect(withoutName(greeting)).toBe(greetingFor(ministry, "", language));
  }
});

test("the three ministries and growth greet differently", () => {
  const places = ["growth", "youth", "mens-ministry", "womens-ministry"] as const;
  for (const language of ["en", "es"] as const)
    expect(new Set(places.map((place) => greetingFor(place, "", language))).size).toBe(4);
});

test.each(["prayer", "growth", "devotional", "life-guidance", "toString", ""])(
  "%j is no ministry",
  (name) => {
    expect(ministryOf(name)).toBeNull();
  },
);
