import { HARM_EN } from "./catalog-harm-en.ts";
import { HARM_ES } from "./catalog-harm-es.ts";
import type { Harm } from "./harm-context.ts";
import { isCalledFor } from "./harm-context.ts";
import { follow, furthest, type Match } from "./runs.ts";

const HARMS: readonly Harm[] = [...HARM_EN, ...HARM_ES];

/**
 * How far words from here on go towards urging somebody to die or to hurt themselves. Caring questions (“Are you
 * thinking of killing yourself?”), reports and conditions do not.
 * @param words with a full stop for whatever ends a sentence
 */
export function harmAt(words: readonly string[], open: boolean, before: string): Match {
  const begun = HARMS.map(({ run, within }) => ({ match: follow(run, words, open), within })).filter(
    ({ match }) => match !== "no",
  );
  const withins = new Set(begun.map(({ within }) => within));
  const called = new Set([...withins].filter((within) => isCalledFor(before, within)));
  return furthest(begun.filter(({ within }) => called.has(within)).map(({ match }) => match));
}
