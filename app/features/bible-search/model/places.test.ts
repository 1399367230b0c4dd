import fc from "fast-check";
import { expect, test } from "vitest";
import { BOOKS } from "#app/features/bible/books.ts";
import {
  countByBook,
  decodeInto,
  encodePlaces,
  noVerses,
  placeOf,
  placesFrom,
  VERSES,
  verseAt,
} from "./places.ts";

const places = fc
  .uniqueArray(fc.integer({ min: 0, max: VERSES - 1 }), { maxLength: 400 })
  .map((list) => list.toSorted((a, b) => a - b));

const setOf = (encoded: string) => {
  const set = noVerses();
  decodeInto(set, encoded);
  return set;
};

test("every verse has its place, and every place its verse", () => {
  expect(VERSES).toBe(31_102);
  expect(placeOf(1_001_001)).toBe(0);
  expect(placeOf(66_022_021)).toBe(VERSES - 1);
  for (let place = 0; place < VERSES; place += 7) expect(placeOf(verseAt(place))).toBe(place);
  expect(placeOf(99_001_001)).toBeUndefined();
});

test("a list of verses is the same after it was kept", () => {
  fc.assert(
    fc.property(places, (list) => {
      const encoded = encodePlaces(list);
      expect([...placesFrom(setOf(encoded), 0)]).toEqual(list);
    }),
  );
});

test("a word that is nearly everywhere is kept as a bit a verse", () => {
  const list = Array.from({ length: VERSES }, (_, place) => place).filter((place) => place % 3 !== 1);
  const encoded = encodePlaces(list);
  expect(encoded.length).toBeLessThan(5300);
  expect([...placesFrom(setOf(encoded), 0)]).toEqual(list);
});

test("verses are counted by book", () => {
  fc.assert(
    fc.property(places, (list) => {
      const counts = countByBook(setOf(encodePlaces(list)));
      const expected = BOOKS.map(
        ({ number }) => list.filter((place) => Math.floor(verseAt(place) / 1_000_000) === number).length,
      );
      expect(counts).toEqual(expected);
    }),
  );
});
