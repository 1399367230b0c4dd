import { expect, test } from "vitest";
import { bookBySlug } from "#app/features/bible/books.ts";
import { beginIn, queryOf, searchOf, translationsIn, versesIn } from "./query.ts";

const read = (search: string) => queryOf(new URLSearchParams(search));

test.each([
  ["?q=still+waters", "?q=still+waters"],
  ["?q=love&in=old", "?q=love&in=old"],
  ["?q=love&in=1-john&translation=kjv", "?q=love&in=1-john&translation=kjv"],
  ["?q=love&after=some.19023002", "?q=love&after=some.19023002"],
  // what is none is as if it were not there
  ["?q=love&in=tobit&translation=niv&after=all.x", "?q=love"],
  ["?q=++&in=all", ""],
])("the address %s is the search %s", (search, again) => {
  expect(searchOf(read(search))).toBe(again);
});

test.each([
  ["", "KJV", "KJV"],
  ["?in=old", "KJV", "KJV"],
  ["", null, null],
  // what the address says is another's search, or one that goes on
  ["?q=love", "KJV", null],
  ["?q=", "KJV", null],
  ["?translation=", "KJV", null],
  ["?translation=web", "KJV", "WEB"],
] as const)(
  "deliver 2: a search begins in one's own Bible: %s with %s is in %s",
  (search, own, translation) => {
    const params = new URLSearchParams(search);
    expect(beginIn(queryOf(params), params, own).translation).toBe(translation);
  },
);

test("an address of 10,000 characters is read so far", () => {
  expect(read(`?q=${"a".repeat(10_000)}`).text.length).toBe(400);
});

test("parts of the Bible are runs of verses", () => {
  expect(versesIn("old")).toEqual([1_000_000, 39_999_999]);
  expect(versesIn("new")).toEqual([40_000_000, 66_999_999]);
  expect(versesIn(bookBySlug("ruth") ?? "all")).toEqual([8_000_000, 8_999_999]);
});

test("the reader's own translation comes first", () => {
  expect(translationsIn(read("?q=pan"), "RV1909")).toEqual(["RV1909", "KJV", "WEB"]);
  expect(translationsIn(read("?q=pan&translation=web"), "RV1909")).toEqual(["WEB"]);
});
