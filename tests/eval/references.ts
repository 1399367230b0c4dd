import { readFileSync } from "node:fs";
import { readReferences } from "#app/features/bible/references/reader.ts";
import type { Figure } from "./figure.ts";

type Run = [book: number, chapter: number, from: number, to: number];
export type Case = { language: "en" | "es"; form: string; text: string; truth: Run[] };

export const cases = (): Case[] =>
  JSON.parse(readFileSync(new URL("./sets/refs.json", import.meta.url), "utf8")) as Case[];

const readIn = ({ text, language }: Case): Run[] =>
  readReferences(text, language).flatMap(({ passage }) =>
    passage.map(
      ({ bookNumber, chapter, fromVerse, toVerse }): Run => [bookNumber, chapter, fromVerse, toVerse],
    ),
  );

/** Whether exactly the passages that stand in a text are read. */
export const isRight = (one: Case): boolean => JSON.stringify(readIn(one)) === JSON.stringify(one.truth);

/** Passages by the numbers of their books: `43 3:16-18`. */
const named = (runs: readonly Run[]): string =>
  runs.map(([book, chapter, from, to]) => `${book} ${chapter}:${from}-${to}`).join("; ");

/** Every text, what stands in it and what was read, for `/safety/figures` to hand out. */
export const transcript = async () =>
  cases().map((one) => ({
    language: one.language,
    text: one.text,
    stands: named(one.truth),
    read: named(readIn(one)),
    right: isRight(one),
  }));

const NO_PASSAGE = /^(?:look_alike|book_alone)$/;

const figure = (key: string, label: string, of: readonly Case[], atLeast: number): Figure => ({
  key,
  label,
  hits: of.filter(isRight).length,
  of: of.length,
  goal: { atLeast },
});

export async function measure(): Promise<Figure[]> {
  const all = cases();
  const real = all.filter(({ form }) => !NO_PASSAGE.test(form));
  return [
    figure(
      "references.en",
      "references read right, English",
      real.filter(({ language }) => language === "en"),
      0.99,
    ),
    figure(
      "references.es",
      "references read right, Spanish",
      real.filter(({ language }) => language === "es"),
      0.98,
    ),
    figure(
      "references.lookalikes",
      "look-alikes left alone",
      all.filter(({ form }) => NO_PASSAGE.test(form)),
      0.95,
    ),
  ];
}
