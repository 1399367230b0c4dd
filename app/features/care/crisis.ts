import { plainWords } from "#app/core/plain-words.ts";
import { SIGNS_EN } from "./catalog-signs-en.ts";
import { SIGNS_ES } from "./catalog-signs-es.ts";
import type { Crisis, Sign } from "./sign.ts";

export type { Crisis } from "./sign.ts";

/** How much of a sentence's surroundings can take a sign back, characters: a joke here does not cover a cry there. */
const BEFORE = 48;
const AFTER = 72;

/** A danger of this minute goes before one of last year. */
const GRAVEST: readonly Crisis[] = ["danger", "self_harm", "abuse"];

const SIGNS = [...SIGNS_EN, ...SIGNS_ES].map((entry: Sign) => ({
  ...entry,
  sign: new RegExp(entry.sign, "g"),
}));

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?;\n…]+/)
    .map(plainWords)
    .filter(Boolean);

function isSaid({ sign, unless }: Pick<Sign, "sign" | "unless">, plain: string): boolean {
  for (const match of plain.matchAll(sign)) {
    const around = plain.slice(Math.max(0, match.index - BEFORE), match.index + match[0].length + AFTER);
    if (!unless?.test(around)) return true;
  }
  return false;
}

/**
 * What a message says of danger to the one who writes it, or to someone near; null when nothing does.
 * English and Spanish, by words alone: it runs before anything else, needs nobody, and is asked of every message.
 */
export function findCrisis(text: string): Crisis | null {
  const found = new Set<Crisis>();
  for (const plain of sentencesOf(text))
    for (const entry of SIGNS) if (!found.has(entry.crisis) && isSaid(entry, plain)) found.add(entry.crisis);
  return GRAVEST.find((crisis) => found.has(crisis)) ?? null;
}
