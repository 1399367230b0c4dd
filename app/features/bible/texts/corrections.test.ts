import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groundIn, placeName, placePath, reportPath } from "./corrections.ts";

test("a corrected place is named and linked as the translation's readers know it", () => {
  expect(placeName({ translation: "RV1909", verseId: 19121002 })).toBe("Salmo 121:2");
  expect(placePath({ translation: "RV1909", verseId: 19121002 })).toBe("/bible/rv1909/psalm/121#v2");
  expect(placeName({ translation: "KJV", verseId: 58004016 })).toBe("Hebrews 4:16");
  expect(placeName({ translation: "KJV", verseId: 99004016 })).toBe("(4:16)");
  expect(placePath({ translation: "KJV", verseId: 99004016 })).toBe("/bible/texts");
  expect(reportPath("/bible/web/john/3", 16)).toBe("/bible/report/web/john/3/16");
});

test.each([
  ["en", "no such word", { text: "no such word", language: "en" }],
  ["es", "no such word", { text: "no existe tal palabra", language: "es" }],
  [
    "es",
    "the words stand side by side 12 times in the text and 1865",
    {
      text: "las palabras aparecen juntas y separadas por un espacio 12 veces en el texto y en la edición de 1865",
      language: "es",
    },
  ],
  ["es", "1865 Gessuri", { text: "1865 Gessuri", language: "en" }],
] as const)("the ground of a correction in %s: %s", (language, ground, expected) => {
  expect(groundIn(language, ground)).toEqual(expected);
});

test("the grounds of nine Spanish corrections in ten can be read in Spanish", () => {
  const grounds = readFileSync(new URL("../../../../data/bible/corrections.tsv", import.meta.url), "utf8")
    .split("\n")
    .flatMap((line) => (line.startsWith("rv1909") ? [line.split("\t")[5] ?? ""] : []));
  const read = grounds.filter((ground) => groundIn("es", ground).language === "es");
  expect(read.length / grounds.length).toBeGreaterThan(0.85);
});
