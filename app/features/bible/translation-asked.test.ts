import { expect, test } from "vitest";
import { translationAsked, translationMissing } from "./translation-asked.ts";

test.each([
  ["Read me Psalm 23 in the King James", "KJV", null],
  ["John 3:16 KJV", "KJV", null],
  ["Psalm 1 in the World English Bible", "WEB", null],
  ["Léeme el Salmo 23 en la Reina-Valera", "RV1909", null],
  ["Read me Psalm 23 in the NIV", null, "niv"],
  ["Juan 3:16 en la NVI", null, "nvi"],
  ["Salmo 23 en la Reina-Valera 1960", "RV1909", "reina valera 1960"],
  ["Read me Psalm 23", null, null],
  ["king of James", null, null],
] as const)("%s: %s is asked for, %s is not shipped", (question, asked, missing) => {
  expect(translationAsked(question)).toBe(asked);
  expect(translationMissing(question)).toBe(missing);
});
