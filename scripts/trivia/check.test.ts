import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { LENGTHS, SEASON_KINDS, type Step, seasonFile } from "#app/features/games/challenges/seasons.ts";
import { FEUD_FILE } from "#app/features/games/feud/board.ts";
import { questionFile } from "#app/features/games/trivia/question.ts";
import { boards } from "../feud/generate.ts";
import { gameFiles } from "../game-files.ts";
import { versesAt } from "./bible.ts";
import { faultsOf } from "./check.ts";
import { generated } from "./generate.ts";
import { allQuestions, questionFiles, readQuestions } from "./schema.ts";

test.each(questionFiles())("R18: every answer of %s is proven by its passage, in both languages", (name) => {
  expect(readQuestions(name).flatMap(faultsOf)).toEqual([]);
});

test("R18: at least 800 questions are made of the text, and no id is there twice", () => {
  const ids = allQuestions().map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith("g-")).length).toBeGreaterThanOrEqual(800);
  expect(new Set(ids).size).toBe(ids.length);
});

test("R18: the generator makes the file that is kept, on every machine", () => {
  expect(generated()).toEqual(readQuestions("generated.json"));
});

test("R18: a wrong proof, a verse that is not there and two options that read the same are found", () => {
  const [good] = readQuestions("generated.json");
  if (!good) throw new Error("no question");
  const [first] = good.options;
  const untrue = { ...good, prove: { ...good.prove, en: "three wise men" } };
  expect(faultsOf(untrue)).toContain(`${good.id}: “three wise men” is not in ${good.reference} (en)`);
  expect(faultsOf({ ...good, reference: "Luke 99:1" })).toEqual([`${good.id}: there is no Luke 99:1`]);
  expect(faultsOf({ ...good, options: [first, first, first, first] })).not.toEqual([]);
  expect(faultsOf({ ...good, answer: (good.answer + 1) % 4 })).not.toEqual([]);
});

test("R18: each question stands in the file of its theme, and the list has all of them", () => {
  const files = gameFiles();
  const list = files.get(questionFile("list")) as { id: string; theme: string }[];
  for (const { id, theme } of list)
    expect((files.get(questionFile(theme)) as Record<string, unknown>)[id]).toBeTruthy();
  expect(list).toHaveLength(allQuestions().length);
});

test("R20: each season has its steps, and each step a passage that is there", () => {
  for (const kind of SEASON_KINDS) {
    const steps = gameFiles().get(seasonFile(kind)) as Step[];
    expect(steps).toHaveLength(LENGTHS[kind]);
    expect(steps.filter(({ reference }) => versesAt(reference).length === 0)).toEqual([]);
    for (const { text, practice } of steps)
      expect(text.en && text.es && practice.en && practice.es).toBeTruthy();
  }
});

test("R17: the boards are what the text counts, each with eight different answers", () => {
  const kept = gameFiles().get(FEUD_FILE);
  const made = boards();
  expect(kept).toEqual(made);
  for (const { answers } of made)
    for (const language of LANGUAGES) {
      expect(new Set(answers[language].map(({ word }) => word)).size).toBe(8);
      const counts = answers[language].map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
});
