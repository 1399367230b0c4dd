import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Question } from "#app/features/games/trivia/question.ts";

const words = z.strictObject({ en: z.string().min(1).max(400), es: z.string().min(1).max(400) });

/** A question as it is written by hand or by the generator. */
export const questionSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{3,40}$/),
  theme: z.string().regex(/^[a-z-]{3,30}$/),
  difficulty: z.literal([1, 2, 3]),
  minAge: z.literal([13, 18]),
  question: words,
  options: z.tuple([words, words, words, words]),
  answer: z.int().min(0).max(3),
  reference: z.string(),
  prove: words,
  explanation: words,
});

const FOLDER = new URL("../../data/trivia/", import.meta.url);

/** The files of questions: `generated.json`, and every `written-….json`. */
export const questionFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^(generated|written-[a-z0-9-]+)\.json$/.test(name))
    .toSorted();

/** @throws where a file does not have the form of questions */
export const readQuestions = (name: string): Question[] =>
  z.array(questionSchema).parse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));

export const allQuestions = (): Question[] => questionFiles().flatMap(readQuestions);
