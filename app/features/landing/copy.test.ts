import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { landingCopy } from "./copy.ts";

test.each([
  ["en", "web"],
  ["es", "rv1909"],
] as const)("the verse of the sample game is Scripture word for word (%s, %s)", (language, translation) => {
  const { before, word, after, words } = landingCopy[language].games.sample;
  const bible = gunzipSync(readFileSync(`data/bible/${translation}.tsv.gz`)).toString();
  const verse = /^45012015\t[^\t]*\t(.*)$/m.exec(bible)?.[1];
  expect(`${before} ${word}${after}`).toBe(verse);
  expect(words).toContain(word);
});
