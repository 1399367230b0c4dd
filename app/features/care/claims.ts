import { plainWords } from "#app/core/plain-words.ts";
import { CLAIMS, type Step } from "./catalog-claims.ts";

export type Match = "whole" | "begun" | "no";

/**
 * How far the words go along a claim, from its first word on.
 * @param open the last word may still grow
 */
function follow(claim: readonly Step[], words: readonly string[], open: boolean): Match {
  const walk = (at: number, word: number): Match => {
    const here = claim[at];
    if (!here) return "whole";
    const said = words[word];
    if (said === undefined) return "begun";
    const growing = open && word === words.length - 1;
    const fits = here.words.has(said);
    // what still grows decides nothing: it may become another word
    if (growing) {
      const may = [...here.words].some((one) => one.startsWith(said));
      return may || (here.any && walk(at + 1, word) !== "no") ? "begun" : "no";
    }
    const found: Match[] = [];
    if (fits) found.push(walk(here.any ? at : at + 1, word + 1));
    if (here.any) found.push(walk(at + 1, word));
    if (found.includes("whole")) return "whole";
    return found.includes("begun") ? "begun" : "no";
  };
  return walk(0, 0);
}

/** How far words from here on go along any claim. */
export function claimAt(words: readonly string[], open: boolean): Match {
  let begun = false;
  for (const claim of CLAIMS) {
    const match = follow(claim, words, open);
    if (match === "whole") return "whole";
    begun ||= match === "begun";
  }
  return begun ? "begun" : "no";
}

/** Told of somebody else: `Jesus says, “I am the way”`. */
const TOLD =
  /(?:^|[^\p{L}])(?!(?:i|yo)\s)\p{L}+\s+(?:said|says|told|tells|tell us|declared|declares|answered|answers|replied|replies|wrote|writes|called|calls|claimed|claims|prays|prayed|saying|words|as written|dijo|dice|dicen|respondió|responde|declaró|declara|escribió|escribe|contestó|palabras|llamó|llama|diciendo)(?:[\s\p{P}]+\p{L}+){0,5}[\s\p{P}]*$/iu;
const DENIED = /(?:^|[^\p{L}])(?:no|nunca|tampoco|ni|not|never)\s*$/iu;

/** Whether what comes after these words is somebody else's, told, or is denied. */
export function isTold(before: string): boolean {
  const sentence = /[^.!?\n]*$/.exec(before.trimEnd())?.[0] ?? "";
  return TOLD.test(sentence) || DENIED.test(sentence);
}

/** For a text that is whole. */
export function claimsDivinity(text: string): boolean {
  const at = [...text.matchAll(/[\p{L}\p{M}’'`]+/gu)];
  return at.some((word, index) => {
    const words = at.slice(index, index + 14).map(([said]) => plainWords(said));
    return claimAt(words, false) === "whole" && !isTold(text.slice(0, word.index));
  });
}
