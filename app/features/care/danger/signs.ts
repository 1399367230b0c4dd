import { normalizeWords } from "#app/core/text/plain-words.ts";
import { SIGNS_EN } from "./catalog-signs-en.ts";
import { SIGNS_ES } from "./catalog-signs-es.ts";
import type { Crisis, Sign } from "./sign.ts";

/** How much of a sentence's surroundings can take a sign back, characters: a joke here does not cover danger there. */
const BEFORE = 48;
const AFTER = 72;

/** A danger of this minute goes before one of last year. */
const GRAVEST: readonly Crisis[] = ["danger", "self_harm", "abuse"];

const SIGNS = [...SIGNS_EN, ...SIGNS_ES].map((entry: Sign) => ({
  ...entry,
  sign: new RegExp(entry.sign, "g"),
}));

/** The sentences in plain words, one a line: no sign goes on over its end, and each is looked for only once. */
const linesOf = (text: string): string =>
  text
    .split(/[.!?;\n…]+/)
    .map(normalizeWords)
    .filter(Boolean)
    .join("\n");

/** These words are also talked about: in a study, in the news, at a funeral. All other signs speak for themselves. */
const TALKED_ABOUT = /^(?:suicides?|suicidios?|domestic (?:violence|abuse)|violencia domestica)$/;

export type Found = { crisis: Crisis; isCertain: boolean };

/** Whether a sign is said; `"talked"` where only in words that are also talked about. */
function isSaid({ sign, unless }: Pick<Sign, "sign" | "unless">, lines: string): boolean | "talked" {
  let talked = false;
  for (const { index, 0: said } of lines.matchAll(sign)) {
    const end = index + said.length;
    const before = lines
      .slice(Math.max(0, index - BEFORE), index)
      .split("\n")
      .at(-1);
    const [after] = lines.slice(end, end + AFTER).split("\n");
    if (unless?.test(`${before}${said}${after}`)) continue;
    if (!TALKED_ABOUT.test(said)) return true;
    talked = true;
  }
  return talked && "talked";
}

/** The gravest danger that a message names in words of the lists, English or Spanish; null when it names none. */
export function signsIn(text: string): Found | null {
  const found = new Map<Crisis, boolean>();
  const lines = linesOf(text);
  for (const entry of SIGNS) {
    if (found.get(entry.crisis)) continue;
    const said = isSaid(entry, lines);
    if (said) found.set(entry.crisis, said === true);
  }
  const crisis = GRAVEST.find((one) => found.has(one));
  return crisis ? { crisis, isCertain: found.get(crisis) === true } : null;
}

export const signIn = (text: string): Crisis | null => signsIn(text)?.crisis ?? null;
