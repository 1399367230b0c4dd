import { expect, test } from "vitest";
import { countsAsAnswered, type Written } from "./answer-job.ts";
import type { Part } from "./parts.ts";

const nothing: Part[] = [];
const words: Part[] = [{ kind: "text", text: "Grace and peace" }];

test.each<[Written["outcome"], Part[], boolean]>([
  ["answered", words, true],
  ["stopped", words, true],
  ["stopped", nothing, false],
  ["failed", nothing, false],
  ["interrupted", words, false],
  ["interrupted", nothing, false],
])("G2: an answer %s with %j counts: %s", (outcome, parts, counts) => {
  expect(countsAsAnswered({ outcome, parts })).toBe(counts);
});
