import { expect, test } from "vitest";
import { AVATAR_TONES, avatarTone, initialsOf } from "./avatar-rule.ts";

test.each([
  ["Ann Okafor", "AO"],
  ["ann", "A"],
  ["Ruth Ann de la Cruz", "RC"],
  ["  Óscar   núñez ", "ÓN"],
  ["مريم العلي", "ما"],
  ["李 小龍", "李小"],
  ["🙂 Ann", "A"],
  ["“Ann” (Okafor)", "AO"],
  ["\u200bAnn\u200dOkafor", "AO"],
  ["e\u0301lise", "E\u0301"],
  ["", ""],
  ["🙂", ""],
  ["   ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("a person's colour stays", () => {
  expect(["user_1", "user_2", "Ann Okafor"].map(avatarTone)).toEqual(
    ["user_1", "user_2", "Ann Okafor"].map(avatarTone),
  );
});

test("a hundred people have all the colours, none of them most", () => {
  const people = Array.from({ length: 100 }, (_, at) => avatarTone(`user_${at}`));
  const counts = AVATAR_TONES.map((tone) => people.filter((one) => one === tone).length);
  expect(Math.min(...counts)).toBeGreaterThan(8);
  expect(Math.max(...counts)).toBeLessThan(40);
});
