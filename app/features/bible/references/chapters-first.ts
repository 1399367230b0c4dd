import type { Language } from "#app/core/language.ts";
import { bookByName } from "#app/features/bible/books.ts";
import { NOWHERE, withinBounds } from "#app/features/bible/passage.ts";
import { type Said, sayNumbers } from "./citation-numbers.ts";
import type { Reading } from "./reader.ts";

const IN_WORDS = /chapter|cap[íi]tulo|ch\.|cap\./i;

const CHAPTER_OF =
  /(?<![\p{L}\d])(?:chapters?|ch\.|cap[íi]tulos?|cap\.)\s{1,2}(?<chapter>\d{1,3})(?:,?\s(?:and\s|y\s)?(?:verses?|vers[íi]culos?)\s(?<verses>\d{1,3}(?:[-–]\d{1,3})?))?\s(?:of|in|from|de|del)\s(?:(?:the|el|la|los)\s)?(?=\S)/giu;
/** Where a part of it is not, only the first verse is read. */
export function passageOf(said: Said | null): Pick<Reading, "passage" | "isWhole" | "isChapter"> {
  if (!said?.first) return { passage: NOWHERE, isWhole: false, isChapter: said?.isChapter ?? false };
  const { first, runs, isChapter } = said;
  return { passage: runs ? withinBounds(runs) : [first], isWhole: runs !== null, isChapter };
}

const WORDS_OF_NAME = /^(?:[\p{L}\dªº]+\.?[^\S\n]){0,4}[\p{L}\dªº]+/u;
const LAST_WORD = /[^\S\n]+\S+$/;

/** `chapter 3 of John`, `capítulo 3, versículo 16 del evangelio de Juan`. */
export function chaptersFirst(text: string, language: Language): Reading[] {
  if (!IN_WORDS.test(text)) return [];
  return [...text.matchAll(CHAPTER_OF)].flatMap(({ index, 0: all, groups }) => {
    const { chapter = "", verses } = groups ?? {};
    const start = index + all.length;
    let name = WORDS_OF_NAME.exec(text.slice(start, start + 60))?.[0] ?? "";
    while (name !== "" && !bookByName(name, language))
      name = LAST_WORD.test(name) ? name.replace(LAST_WORD, "") : "";
    const book = bookByName(name, language);
    const to = start + name.length;
    if (!book || /^\s?\d/.test(text.slice(to, to + 2))) return [];
    const read = passageOf(sayNumbers(book, verses ? `${chapter}:${verses}` : chapter, language));
    return [{ from: index, to, name, book, ...read, isLookAlike: () => false }];
  });
}
