import { isReference, type Reference, referenceOfIds, verseIds } from "#app/features/bible/reference.ts";

/** What Nave lists under one of his headings. */
export type TopicRow = { name: string; heading: string; refs: string };

/** A verse's text, and under how many of Nave's headings it is listed. */
export type ListedVerse = { verseId: number; text: string; lists: number };

/** A longer run of verses is a chapter's worth, and is shown by nobody as one of three. */
const LONGEST_RUN = 5;
/** What Nave lists under such headings are stories and figures; they come after what speaks of the thing itself. */
const ASIDE = /^(?:instances? of|figurative|exemplified|symboli|exemplification|miscellan|see\b)/i;
const DIRECT = /^(?:general scriptures|unclassified|enjoined|commanded|promise|of god)/i;

/** A run of verses of a list, and how directly its heading speaks of the thing. */
export type Candidate = { reference: Reference; direct: number };

/** In books of one chapter Nave's “1” is the chapter, and the data's first verse. */
const WHOLE_LETTER = /^(?:31|57|63|64|65)001001$/;

/** `02006016-02006020`; chapters and books, and what is too long to show, are left out. */
function referenceOfRange(range: string): Reference[] {
  const [from = "", to = from] = range.split("-");
  if (from.length !== 8 || to.length !== 8 || from.slice(0, 5) !== to.slice(0, 5)) return [];
  if (WHOLE_LETTER.test(from)) return [];
  const reference = referenceOfIds(Number(from), Number(to));
  return isReference(reference) && reference.toVerse - reference.fromVerse < LONGEST_RUN ? [reference] : [];
}

/** Verses that stand one after the other in a list are one passage: Nave names each by itself. */
function joined(references: readonly Reference[]): Reference[] {
  const runs: Reference[] = [];
  for (const next of references) {
    const last = runs.at(-1);
    const goesOn =
      last?.bookNumber === next.bookNumber &&
      last.chapter === next.chapter &&
      last.toVerse + 1 === next.fromVerse &&
      next.toVerse - last.fromVerse < LONGEST_RUN;
    if (last && goesOn) runs[runs.length - 1] = { ...last, toVerse: next.toVerse };
    else runs.push(next);
  }
  return runs;
}

/** All that a topic's rows list, once each. */
export function candidatesOf(rows: readonly Pick<TopicRow, "heading" | "refs">[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { heading, refs } of rows) {
    const direct = ASIDE.test(heading) ? 0 : DIRECT.test(heading) || heading === "" ? 2 : 1;
    for (const reference of joined(refs.split(" ").flatMap(referenceOfRange))) {
      const key = JSON.stringify(reference);
      if ((found.get(key)?.direct ?? -1) < direct) found.set(key, { reference, direct });
    }
  }
  return [...found.values()];
}

/** A story that is told, and a list of many things: neither speaks of one thing. */
const NARRATIVE =
  /\b(?:said|went|came|answered|heard|brought|took|was|were|had|bought|[a-z]{3,}ed|dijo|respondio|fue|vino|oyo|tomo|[a-z]{2,}(?:aron|ieron|aba|aban))\b/g;
const OFTEN = 2;
const MANY_COMMAS = 7;
/** What is commanded or counseled. */
const COUNSEL = /\b(?:you shall|do not|dont|let |no [a-z]+ras|sed |haced )/;

/** Letters that are read at a glance; what is longer stands back. */
const BRIEF = 150;
const SHORT = 260;
const LONG = 520;

/** Books that say what to do and why, before the stories: Psalms, Proverbs, the New Testament. */
function bookWeight(book: number): number {
  if (book === 19 || book === 20) return 0.9;
  if (book === 40 || book === 43 || (book >= 45 && book <= 62)) return 1;
  return book > 40 ? 0.5 : 0;
}

/**
 * The passages of a list, those first that name the thing by its own word, that many lists name, and that are short.
 * Of one chapter only the first stays.
 */
export function rankPassages(
  candidates: readonly Candidate[],
  verses: readonly ListedVerse[],
  words: readonly RegExp[],
): Reference[] {
  const known = new Map(verses.map((verse) => [verse.verseId, verse]));
  const scored = candidates.flatMap(({ reference, direct }) => {
    const found = verseIds(reference).flatMap((id) => known.get(id) ?? []);
    if (found.length === 0) return [];
    const text = plain(found.map((verse) => verse.text).join(" "));
    const named = Math.min(2, words.filter((word) => word.test(text)).length);
    const lists = Math.log2(1 + Math.max(...found.map((verse) => verse.lists)));
    const length = text.length > LONG ? -2 : text.length > SHORT ? -0.6 : text.length < BRIEF ? 0.4 : 0;
    const narrative = (text.match(NARRATIVE)?.length ?? 0) >= OFTEN ? -1.2 : 0;
    const counsel = COUNSEL.test(text) ? 0.5 : 0;
    const list = text.split(",").length > MANY_COMMAS ? -1.2 : 0;
    const score =
      (named > 0 ? 2.4 + named * 0.4 : 0) +
      lists * 0.7 +
      direct * 0.8 +
      length +
      narrative +
      counsel +
      list +
      bookWeight(reference.bookNumber);
    return [{ reference, score }];
  });
  const chapters = new Set<string>();
  return scored
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ reference }) => {
      const chapter = `${reference.bookNumber}:${reference.chapter}`;
      if (chapters.has(chapter)) return [];
      chapters.add(chapter);
      return [reference];
    });
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’']/g, "");
