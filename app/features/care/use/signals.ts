import { normalizeWords } from "#app/core/text/plain-words.ts";

/** What is remembered of a conversation, never its words (M5). */
export const SIGNALS = ["grief", "distress", "crisis"] as const;
export type Signal = (typeof SIGNALS)[number];

/** Conversations of the last days that spoke of each. */
export type Remembered = Record<Signal, number>;
export const NOTHING_REMEMBERED: Remembered = { grief: 0, distress: 0, crisis: 0 };

/** How far back is looked, ms. */
export const REMEMBERED_MS = 30 * 86_400_000;

/** Repeated distress, and the third conversation on a grief. A crisis counts once. */
const ENOUGH: Remembered = { grief: 3, distress: 3, crisis: 1 };

const GRIEF =
  /\b(?:grief|griev\w+|funeral|buried|passed away|died|death of my|lost (?:my|him|her|our)|since (?:he|she|mom|dad|my \w+) (?:died|passed)|miss (?:him|her|my (?:mom|dad|mother|father|husband|wife|son|daughter|baby|grandma|grandpa|brother|sister|friend)))\b|\b(?:duelo|luto|entierro|enterramos|fallecio|murio|perdi a mi|se murio|extrano a mi)\b/;
const DISTRESS =
  /\b(?:hopeless|depressed|depression|panic attacks?|falling apart|break(?:ing)? down|broken|cant (?:cope|stop crying|get out of bed|take it|do this any ?more)|so alone|empty inside|numb|worthless|hate myself|overwhelmed|exhausted|desperate|despair|nothing helps|terrified|crying (?:all|every))\b|\b(?:sin esperanza|deprimid[oa]|depresion|ataques? de panico|desesperad[oa]|no puedo mas|no aguanto|vaci[oa] por dentro|me odio|agotad[oa]|abrumad[oa]|lloro (?:todo|todas|cada)|tan sol[oa])\b/;

/** What a message adds to what is remembered; null when nothing. */
export function signalOf(text: string, isCrisis: boolean): Signal | null {
  if (isCrisis) return "crisis";
  const plain = normalizeWords(text);
  if (GRIEF.test(plain)) return "grief";
  return DISTRESS.test(plain) ? "distress" : null;
}

/** Whether it is time to speak of people: something heavy is said now, and it was said before, as often as is enough. */
export function shouldNamePeople(now: Signal | null, before: Remembered): boolean {
  if (now === null) return false;
  return now === "crisis" || before.crisis >= ENOUGH.crisis || before[now] + 1 >= ENOUGH[now];
}
