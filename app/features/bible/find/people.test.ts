import { expect, test } from "vitest";
import { nameInEnglish } from "./names.ts";
import { everyPerson, personKnown } from "./people.ts";

test("each person has a sentence in both languages, and passages that there are", () => {
  expect(everyPerson().length).toBeGreaterThan(60);
  for (const [name, { who, passages }] of everyPerson()) {
    expect(who.en, name).toMatch(/\.$/);
    expect(who.es, name).toMatch(/\.$/);
    expect(passages.length, name).toBeGreaterThan(0);
  }
});

test.each([
  ["King David", "en", "david", ""],
  ["the prophet Jonah", "en", "jonah", ""],
  ["John the Baptist", "en", "john", "Baptist"],
  ["Juan el Bautista", "es", "John", "Baptist"],
  ["María Magdalena", "es", "Mary", "Magdalene"],
  ["Rut", "es", "Ruth", ""],
  ["los fariseos", "es", "Pharisees", ""],
  ["Zacchaeus", "en", "Zacchaeus (Zaccheus)", ""],
] as const)("%s (%s) is %s", (asked, language, name, surname) => {
  expect(nameInEnglish(asked, language)).toEqual({ name, surname });
  expect(personKnown(name, surname)).not.toBeNull();
});

test.each(["", "what I did last summer"])("“%s” is no name", (asked) => {
  expect(nameInEnglish(asked, "en")).toBeNull();
});
