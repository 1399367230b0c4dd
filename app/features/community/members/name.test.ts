import { expect, test } from "vitest";
import { cleanName, refusedName } from "./name.ts";

test.each([
  "Ruth",
  "Mary Ann",
  "Jean-Luc",
  "O’Brien",
  "José María",
  "Ruth O.",
  "Иван",
  "Ἰωάννης",
  "ルツ",
  "路得",
  "נָעֳמִי",
  "Nguyễn",
])("CM4: is a name: %s", (typed) => {
  expect(refusedName(cleanName(typed))).toBeNull();
});

test.each([
  ["", "profile.no_name"],
  [" \u200B ", "profile.no_name"],
  ["x".repeat(41), "profile.long_name"],
  ["Ruth 1984", "profile.letters"],
  ["415 555 0134", "profile.letters"],
  ["ruth@example.com", "profile.letters"],
  ["<b>Ruth</b>", "profile.letters"],
  ["R\u0443th", "profile.letters"],
  ["Ρuth", "profile.letters"],
  ["Ruth 🙂", "profile.letters"],
  ["...", "profile.letters"],
  ["Admin", "profile.office"],
  ["The Moderator", "profile.office"],
  ["A d m i n", "profile.office"],
  ["ＡＤＭＩＮ", "profile.office"],
  ["𝐊𝐨𝐢𝐧𝐨𝐧𝐢𝐚", "profile.office"],
  ["А\u0434min", "profile.letters"],
  ["Moderádor", "profile.office"],
  ["Someone here", "profile.office"],
  ["alguien de aquí", "profile.office"],
  ["Pastor John", "profile.office"],
])("CM4: is none: %s", (typed, refusal) => {
  expect(refusedName(cleanName(typed))).toBe(refusal);
});

test("CM4: what turns or hides other words is not in a name", () => {
  expect(cleanName("Ru\u202Eth\u200B")).toBe("Ruth");
});
