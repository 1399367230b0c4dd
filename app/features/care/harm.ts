import { HARM_EN } from "./catalog-harm-en.ts";
import { HARM_ES } from "./catalog-harm-es.ts";
import { isCalledFor } from "./harm-context.ts";
import { furthest, indexed, type Match } from "./runs.ts";

const harmsFrom = indexed([...HARM_EN, ...HARM_ES]);

/**
 * How far words from here on go towards urging somebody to die or to hurt themselves. Caring questions (“Are you
 * thinking of killing yourself?”), reports and conditions do not.
 * @param words with a full stop for whatever ends a sentence
 */
export function harmAt(words: readonly string[], open: boolean, before: string): Match {
  const begun = harmsFrom(words, open);
  const called = [...new Set(begun.map(({ entry }) => entry.within))].filter((within) =>
    isCalledFor(before, within),
  );
  return furthest(begun.filter(({ entry }) => called.includes(entry.within)).map(({ match }) => match));
}
