import { readFileSync } from "node:fs";
import { join } from "node:path";
import { careCopy } from "#app/features/care/help/copy.ts";
import { linesOf } from "#tests/banks/lines.ts";
import { careExamples } from "./care-data.ts";
import { GOODBYES, HOOKS } from "./catalog-goodbye-grammar.ts";
import { type Part, voices } from "./goodbye-voices.ts";

/** A text that is something or not, and whose it is. */
export type Sorted = { author: string; text: string; is: boolean };

const lines = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, `../data/care/goodbyes/${name}.txt`), "utf8")
    .split("\n")
    .filter(Boolean);

/** The lead's, the banks' and the application's own. */
export const OWN = "own";

const sorted = (texts: readonly string[], is: boolean): Sorted[] =>
  texts.map((text) => ({ author: OWN, text, is }));

const spoken = (part: Part, is: boolean): Sorted[] =>
  voices()
    .filter((one) => one.part === part)
    .map(({ author, text }) => ({ author, text, is }));

/** So many sentences of each pattern. */
const EACH = 90;

/** Sentences put together from pieces, always the same. */
function composed(patterns: readonly string[][]): string[] {
  let state = 52;
  const pick = (ways: string): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const list = ways.split("|");
    return list[Math.floor((state / 2 ** 32) * list.length)] ?? "";
  };
  const made = patterns.flatMap((pieces) =>
    Array.from({ length: EACH }, () => pieces.map(pick).filter(Boolean).join(" ")),
  );
  return [...new Set(made)];
}

/** What the application itself says, sentence by sentence. */
const ownSentences = (): string[] =>
  Object.values(careCopy)
    .flatMap((copy) => Object.values(copy))
    .filter((text): text is string => typeof text === "string")
    .flatMap((text) => [text, ...(text.match(/[^.!?]+[.!?]/g) ?? [])]);

/** Short things of every sort that members say, and that are no goodbye. */
const otherTalk = (): string[] =>
  careExamples()
    .filter(({ kind }) => kind !== "goodbye" && kind !== "scripture")
    .map(({ text }) => text)
    .filter((text) => text.length < 120);

/** What members say who go, and what else they say. */
export const goodbyeExamples = (): Sorted[] => [
  ...sorted([...lines("farewells"), ...linesOf("farewells.txt"), ...composed(GOODBYES)], true),
  ...sorted([...lines("staying"), ...lines("staying"), ...otherTalk()], false),
  ...spoken("farewells", true),
  ...spoken("staying", false),
];

/** What would keep somebody who goes, and what a companion else says at an answer's end. */
export const hookExamples = (): Sorted[] => [
  ...sorted([...lines("hooks"), ...lines("hooks"), ...composed(HOOKS)], true),
  ...sorted([...lines("clean"), ...lines("clean"), ...linesOf("no-claims.txt"), ...ownSentences()], false),
  ...spoken("hooks", true),
  ...spoken("clean", false),
];
