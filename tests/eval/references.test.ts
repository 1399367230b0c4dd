import { expect, test } from "vitest";
import { versesInChapter } from "#app/features/bible/books.ts";
import { readReferences } from "#app/features/bible/references/reader.ts";
import { reached } from "./figure.ts";
import { cases, measure } from "./references.ts";

test("C11 references of a set that others wrote are read as asked for", async () => {
  const figures = await measure();
  expect(figures.filter((figure) => !reached(figure))).toEqual([]);
});

test("C11 every reference that is read names verses that are there", () => {
  for (const { text, language } of cases())
    for (const { passage } of readReferences(text, language))
      for (const { bookNumber, chapter, fromVerse, toVerse } of passage) {
        expect(fromVerse).toBeGreaterThanOrEqual(1);
        expect(toVerse).toBeLessThanOrEqual(versesInChapter(bookNumber, chapter));
      }
});
