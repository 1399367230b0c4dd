import { countVerses, NOWHERE, type Passage } from "#app/features/bible/passage.ts";
import { MAX_VERSES, type Reference, referenceOfIds, verseIds } from "#app/features/bible/reference.ts";
import { findByPhrases, findTexts, type Row } from "#app/features/bible/store.server.ts";
import {
  ALL_TRANSLATIONS,
  rowId,
  type Translation,
  translationOfRow,
  verseIdOfRow,
} from "#app/features/bible/translations.ts";
import { isNearQuote, type Likeness, likenessOf, phrasesOf } from "./likeness.ts";

/** The translation that words are nearest to, and how near. */
export type Nearest = Likeness & { translation: Translation };

const RANK = { exact: 2, near: 1, far: 0 };
const better = (one: Likeness, other: Likeness): boolean =>
  RANK[one.kind] - RANK[other.kind] > 0 || (one.kind === other.kind && one.share > other.share);

/**
 * Compares words with a passage in all shipped translations, in one trip. Null when none has any of it. No words are
 * near a passage longer than what is shown: it has everybody's words in their order.
 */
export async function compareWith(
  bible: D1Database,
  words: string,
  passage: Passage,
): Promise<Nearest | null> {
  if (passage.length === 0) return null;
  const ids = passage.flatMap(verseIds);
  const texts = await findTexts(
    bible,
    ALL_TRANSLATIONS.flatMap((translation) => ids.map((id) => rowId(translation, id))),
  );
  const isLong = countVerses(passage) > MAX_VERSES;
  let nearest: Nearest | null = null;
  for (const translation of ALL_TRANSLATIONS) {
    const text = ids.map((id) => texts.get(rowId(translation, id)) ?? "").join(" ");
    if (text.trim() === "") continue;
    const likeness = likenessOf(words, text);
    if (isLong && (likeness.kind === "near" || likeness.telling < 2)) likeness.kind = "far";
    if (!nearest || better(likeness, nearest)) nearest = { ...likeness, translation };
  }
  return nearest;
}

/** Where words that nobody cited come from. */
export type Origin = Nearest & { reference: Reference };

/** The best so many verses are compared word by word. */
const MAX_CANDIDATES = 8;

/**
 * Looks in all shipped translations for the verse that words without a citation are from, letter for letter or
 * changed. One search and no more; null for everybody's own words.
 * @param chapter whose name stands before the words: in it a few that are near will do
 */
export async function findOrigin(
  bible: D1Database,
  words: string,
  chapter: Passage = NOWHERE,
): Promise<Origin | null> {
  const phrases = phrasesOf(words);
  if (phrases === null) return null;
  const named = bestOf(
    words,
    await rowsOf(bible, chapter),
    (likeness) => likeness.kind !== "far" && (likeness.telling >= 2 || isMostlyOf(likeness)),
  );
  if (named) return named;
  const found = await findByPhrases(bible, phrases, MAX_CANDIDATES);
  return bestOf(words, found, (likeness) =>
    likeness.kind === "exact" ? likeness.telling >= 2 : isNearQuote(likeness),
  );
}

/** In a chapter that is named, so many of its words in their order are its own, however common each is. */
const isMostlyOf = ({ shared, share }: Likeness): boolean => shared >= 7 && share >= 0.75;

/** The verses of a passage in all shipped translations. */
async function rowsOf(bible: D1Database, passage: Passage): Promise<Row[]> {
  if (passage.length === 0) return [];
  const ids = passage.flatMap(verseIds);
  const texts = await findTexts(
    bible,
    ALL_TRANSLATIONS.flatMap((translation) => ids.map((id) => rowId(translation, id))),
  );
  return [...texts].map(([id, text]) => ({ id, text }));
}

/** Whether words stand exactly so in the chapter that is named. */
export const isOf = ({ kind, reference }: Origin, passage: Passage): boolean =>
  kind === "exact" &&
  passage.some(
    ({ bookNumber, chapter }) => bookNumber === reference.bookNumber && chapter === reference.chapter,
  );

function bestOf(words: string, rows: readonly Row[], fits: (likeness: Likeness) => boolean): Origin | null {
  let origin: Origin | null = null;
  for (const run of runsOf(rows)) {
    const first = run[0];
    if (!first) continue;
    const likeness = likenessOf(words, run.map(({ text }) => text).join(" "));
    if (fits(likeness) && (!origin || better(likeness, origin)))
      origin = { ...likeness, translation: translationOfRow(first.id), reference: referenceOf(run) };
  }
  return origin;
}

/** Each verse alone, and neighbours together: a quotation may run over two or three of them. */
function runsOf(rows: readonly Row[]): Row[][] {
  const inOrder = [...rows].sort((a, b) => a.id - b.id);
  const alone = rows.map((row) => [row]);
  const together = inOrder.flatMap((_, at) => {
    const pair = inOrder.slice(at, at + 2);
    const three = inOrder.slice(at, at + 3);
    return [pair, three].filter(
      (run, index) =>
        run.length === index + 2 && run.every(({ id }, offset) => id === (run[0]?.id ?? 0) + offset),
    );
  });
  return [...alone, ...together];
}

function referenceOf(run: readonly Row[]): Reference {
  const ids = run.map(({ id }) => verseIdOfRow(id));
  return referenceOfIds(ids[0] ?? 0, ids.at(-1));
}
