import type { Language } from "#app/core/language.ts";
import { COMMON_WORDS, PEOPLE } from "./common-words.ts";

/** Word stems, so that `worrying` and `worries` are one; roughly: both sides are cut alike. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:ies|ied)$/, "y"],
  [/(?:ingly|edly|ings|ing|ed|ness|ments?|fully|ful|ly)$/, ""],
  [/(?<=[sxz]|ch|sh)es$/, ""],
  [/(?<!s)s$/, ""],
  [/(?<=.{3})e$/, ""],
];

function englishStem(word: string): string {
  let stem = word;
  for (const [ending, instead] of ENDINGS) {
    const cut = stem.replace(ending, instead);
    if (cut.length >= 3) stem = cut;
  }
  return stem.replace(/([^aeiouls])\1$/, "$1");
}

/** “perdonarlo” is “perdonar”. */
const PRONOUN = /(?<=ar|er|ir|ando|iendo)(?:melo|selo|me|te|se|lo|la|le|nos|los|las|les)$/;
const ENDING =
  /(?:aciones|acion|iciones|icion|amientos?|imientos?|ando|iendo|[ai]d[ao]s?|aron|ieron|aba[sn]?|ia[sn]?|[ai]ste|[aei]mos|[aei]r(?:ia|e|a)|[aei]r|[ae]n|[aeo]s|[aeos])$/;

function spanishStem(word: string): string {
  const stem = word.replace(PRONOUN, "").replace(ENDING, "");
  return stem.length >= 3 ? stem : word;
}

const stemOf = { en: englishStem, es: spanishStem };

/** How much a stem counts by what it is; two that stand side by side count less where one is in every sentence. */
const WORD = 1;
const PERSON = 0.4;
const PAIR = 0.6;
const COMMON_PAIR = 0.45;

/** The stems of plain words, and each two that stand side by side, with how much they count. */
export function stemsIn(plain: string, language: Language): Map<string, number> {
  const words = plain.split(" ").filter(Boolean);
  const people = PEOPLE[language];
  const stems = words.map((word) => people.get(word) ?? stemOf[language](word));
  const found = new Map<string, number>();
  for (const [at, stem] of stems.entries()) {
    const word = words[at] ?? "";
    const isCommon = COMMON_WORDS[language].has(word);
    if (!isCommon) found.set(stem, people.has(word) ? PERSON : WORD);
    const before = stems[at - 1];
    if (before === undefined) continue;
    const isBeforeCommon = COMMON_WORDS[language].has(words[at - 1] ?? "");
    if (isCommon && isBeforeCommon) continue;
    found.set(`${before} ${stem}`, isCommon || isBeforeCommon ? COMMON_PAIR : PAIR);
  }
  return found;
}

/** How many words tell something by themselves; whom it is about is not one. */
export const countTelling = (plain: string, language: Language): number =>
  plain.split(" ").filter((word) => !COMMON_WORDS[language].has(word) && !PEOPLE[language].has(word)).length;
