import { expect, test } from "vitest";
import type { Part } from "#app/features/chat/model/parts.ts";
import { type AnswerResult, countsAsAnswered } from "./answer-job.ts";

const nothing: Part[] = [];
const words: Part[] = [{ kind: "text", text: "Grace and peace" }];

test.each<[AnswerResult["outcome"], Part[], boolean]>([
  ["answered", words, true],
  ["stopped", words, true],
  ["stopped", nothing, false],
  ["failed", nothing, false],
  ["interrupted", words, false],
  ["interrupted", nothing, false],
])("G2: an answer %s with %j counts: %s", (outcome, parts, counts) => {
  expect(countsAsAnswered({ outcome, parts, free: false })).toBe(counts);
});

const help: Part[] = [{ kind: "help", title: "You matter.", text: "", lines: [], close: "" }];

test.each<[AnswerResult["outcome"], Part[]]>([
  ["answered", [...help, ...words]],
  ["stopped", [...help, ...words]],
  ["interrupted", help],
])("G13: help is charged to nobody: %s", (outcome, parts) => {
  expect(countsAsAnswered({ outcome, parts, free: true })).toBe(false);
});

test("a note alone is no answer: stopped after it, nothing counts", () => {
  expect(
    countsAsAnswered({ outcome: "stopped", parts: [{ kind: "note", text: "An AI." }], free: false }),
  ).toBe(false);
});
