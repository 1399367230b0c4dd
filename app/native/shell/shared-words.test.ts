import { expect, test } from "vitest";
import { sharedIn, sharePathOf } from "./shared-words.ts";

const hashOf = (path: string) => path.slice(path.indexOf("#"));

test.each([
  ["words", { text: "For God so loved the world" }, "For God so loved the world"],
  [
    "a page of another app",
    { title: "A sermon", text: "Listen", url: "https://church.example/1" },
    "A sermon\nListen\nhttps://church.example/1",
  ],
  [
    "an address that is in the words too",
    { text: "Listen https://church.example/1", url: "https://church.example/1" },
    "Listen https://church.example/1",
  ],
  ["the same twice", { title: "Psalm 23", text: "Psalm 23" }, "Psalm 23"],
  ["signs that an address reads otherwise", { text: "a&text=b#c %20 ñ 🙏" }, "a&text=b#c %20 ñ 🙏"],
])("what is shared arrives behind the #, which no server reads: %s", (_what, words, text) => {
  const path = sharePathOf(words);
  expect(path.startsWith("/share#")).toBe(true);
  expect(sharedIn(hashOf(path))).toBe(text);
});

test("nothing shared is the empty page", () => {
  expect(sharePathOf({ title: " ", text: "" })).toBe("/share");
  expect(sharedIn("")).toBe("");
});

test("a book is not shared", () => {
  expect(sharedIn(hashOf(sharePathOf({ text: "a".repeat(20_000) })))).toHaveLength(8_000);
});
