import { expect, test } from "vitest";
import { newestOf, readKept } from "./kept.ts";

const page = { n: 3, book: 43, chapter: 3, from: 1, to: 1 };
const passage = {
  verses: [[1, "Now there was a man", "p"]],
  translation: "WEB",
  address: "/evening/AAAAAAAAAAAAAAAAAAAAAA",
  at: 5,
};
const own = [{ id: "a", page: 3, body: "Mine." }];
const NOTHING = { page: null, passage: null, draft: "", own: [] };

test("R24: what a phone kept of an evening is read as it was written", () => {
  const kept = { page, passage, draft: "half a th", own };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "7",
  '{"page":{"n":"3"},"draft":5,"own":"x"}',
  '{"own":[null,{},{"id":1}]}',
  JSON.stringify({ passage: { ...passage, address: "https://evil.test/" } }),
  JSON.stringify({ passage: { ...passage, address: "//evil.test" } }),
  JSON.stringify({ passage: { ...passage, verses: [["1", "x", ""]] } }),
])("R24: anything else is nothing: %s", (text) => {
  expect(readKept(text)).toEqual(NOTHING);
});

test("R24: of several evenings the one that was open last is shown", () => {
  const at = (time: number) => JSON.stringify({ page, passage: { ...passage, at: time } });
  expect(newestOf([at(3), null, at(9), "{", at(4)])?.passage?.at).toBe(9);
  expect(newestOf([null, "{}"])).toBeNull();
});
