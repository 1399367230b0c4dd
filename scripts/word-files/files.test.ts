import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { WORD_REVISION } from "#app/features/word-study/revision.ts";
import { wordFiles, wordRevision } from "./write.ts";

const sizes: number[] = [];

beforeAll(() => {
  for (const { name, text } of wordFiles()) if (name.startsWith("books/")) sizes.push(gzipSync(text).length);
});

test("the path of the words' files is that of what they are made of", () => {
  expect(WORD_REVISION).toBe(wordRevision());
});

test("the words of the median book are at most 150 kB in one request, of all books at most 7 MB", () => {
  expect(sizes.toSorted((one, other) => one - other)[33]).toBeLessThan(150_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_000_000);
});
