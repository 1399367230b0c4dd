import { expect, test } from "vitest";
import { greetingFor } from "#app/features/chat/copy/copy-greetings.ts";
import { CATEGORIES, CATEGORY_NAMES, categoryName, isCategory } from "./catalog.ts";

test("C6: eight themes, by the specification's names", () => {
  expect(CATEGORIES.map((category) => CATEGORY_NAMES[category])).toEqual([
    "Prayer",
    "Scripture",
    "Relationships",
    "Guidance",
    "Teachings",
    "Growth",
    "Marriage Mediation/Counseling",
    "Parental Counseling/Advice",
  ]);
});

test.each(CATEGORIES)("C17: %s greets by name", (category) => {
  const greeting = greetingFor(category, "Ruth", "en");
  expect(greeting).toContain(", Ruth.");
  expect(greeting.match(/Ruth/g)).toHaveLength(1);
});

test.each(CATEGORIES)("C17: %s greets without a name", (category) => {
  expect(greetingFor(category, "", "en")).not.toMatch(/[{}]|,\.|\s\.|undefined/);
});

test.each(CATEGORIES)("G13: %s says that it is an AI, and asks", (category) => {
  expect(greetingFor(category, "", "en")).toMatch(/I am an AI companion/);
  expect(greetingFor(category, "", "en")).toMatch(/\?$/);
});

test.each(["marriage", "parenting"] as const)("G13: %s says that it is no counselor", (category) => {
  expect(greetingFor(category, "", "en")).toContain("no counselor");
});

test.each(["$&", "$'", "$`", "$1", "{name}"])("a name may be %s", (name) => {
  expect(greetingFor("growth", name, "en")).toMatch(/^Welcome, .+\. Growth is slow/);
  expect(greetingFor("growth", name, "en")).toContain(`Welcome, ${name}.`);
});

test.each([
  ["prayer", true, "Prayer"],
  ["life-guidance", false, "Conversation"],
  ["Prayer", false, "Conversation"],
  ["", false, "Conversation"],
  ["constructor", false, "Conversation"],
])("is %j a theme: %s, called %s", (name, known, called) => {
  expect(isCategory(name)).toBe(known);
  expect(categoryName(name, "en")).toBe(called);
});

test.each(CATEGORIES)("%s greets in Spanish: by name, as an AI, and asks", (category) => {
  expect(greetingFor(category, "Ruth", "es")).toContain(", Ruth.");
  expect(greetingFor(category, "", "es")).not.toMatch(/[{}]|,\.|\s\.|undefined/);
  expect(greetingFor(category, "", "es")).toMatch(/[Ss]oy un compañero de IA.*\?$/);
});

test.each(["marriage", "parenting"] as const)(
  "G13: %s says in Spanish that it is no counselor",
  (category) => {
    expect(greetingFor(category, "", "es")).toContain("no un consejero");
  },
);
