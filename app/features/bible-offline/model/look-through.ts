import { noVerses, placeOf, put, type VerseSet } from "#app/features/bible-search/model/places.ts";
import type { Term } from "#app/features/bible-search/model/terms.ts";
import { formsOf } from "#app/features/bible-search/model/words.ts";
import type { OpenText } from "./kept-text.ts";

/** What all the words begin with. */
function sharedBeginning(words: readonly string[]): string {
  const [first = ""] = words;
  let length = first.length;
  while (!words.every((word) => word.startsWith(first.slice(0, length)))) length--;
  return first.slice(0, length);
}

/**
 * What is looked for in the folded text, and how it may go on. It does not begin with the blank before a word: a letter
 * is rarer, so it is found faster.
 */
function needleOf(term: Term): { needle: string; ends: readonly string[] } {
  if (term.kind === "phrase") return { needle: term.words.join(" "), ends: [" "] };
  if (term.kind === "beginning") return { needle: term.word, ends: [""] };
  const forms = formsOf(term.word);
  const needle = sharedBeginning(forms);
  return { needle, ends: forms.map((form) => `${form.slice(needle.length)} `) };
}

/** What was looked for last, by text: the next search has most of its words in common with this one. */
const lookedFor = new WeakMap<OpenText, Map<string, VerseSet>>();
const MAX_REMEMBERED = 100;

/** The verses of a text in which the term stands. */
export function versesWith(text: OpenText, term: Term): VerseSet {
  const known = lookedFor.get(text) ?? new Map<string, VerseSet>();
  lookedFor.set(text, known);
  const key = JSON.stringify(term);
  const set = known.get(key) ?? lookThrough(text, term);
  // the newest stands last
  known.delete(key);
  known.set(key, set);
  const [oldest] = known.keys();
  if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest);
  return set;
}

const BLANK = 32;

/** One look through the text, from verse to verse. */
function lookThrough({ ids, folded, starts }: OpenText, term: Term): VerseSet {
  const { needle, ends } = needleOf(term);
  const isHit = (at: number) =>
    folded.charCodeAt(at - 1) === BLANK && ends.some((end) => folded.startsWith(end, at + needle.length));
  const set = noVerses();
  let verse = 0;
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at)) {
    while ((starts[verse + 1] ?? folded.length) <= at) verse++;
    if (isHit(at)) {
      const place = placeOf(ids[verse] ?? 0);
      if (place !== undefined) put(set, place);
      at = starts[verse + 1] ?? folded.length;
    } else at++;
  }
  return set;
}
