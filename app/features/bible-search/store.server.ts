import { VERSE_TEXTS, verseText } from "#app/features/bible/store.server.ts";
import { ALL_TRANSLATIONS, rowId, type Translation } from "#app/features/bible/translations.ts";

/** What one search asks. Every match is in FTS5's words; null: not asked. */
export type SearchReads = {
  phrase: string | null;
  all: string;
  /** The same with the last word as a beginning: asked where that word stands nowhere by itself. */
  beginning: string | null;
  some: string | null;
  /** `some`, where the last word is a beginning. */
  someBeginning: string | null;
  /** The last word and its plurals. */
  lastForms: readonly string[];
  translations: readonly Translation[];
  /** The verses that are searched, the first and the last; `after`: those that were shown, by group. */
  from: number;
  to: number;
  after: { group: "all" | "some"; verseId: number } | null;
  most: number;
};

export const MAX_QUOTED = 4;

const COLUMN = { KJV: "kjv", WEB: "web", RV1909: "rv1909" } as const satisfies Record<Translation, string>;

/** 1: the words in their order, 2: all words, 3: the last as a beginning, 4: some of the words. */
export type FoundRow = { arm: 1 | 2 | 3 | 4; id: number } & Partial<Record<Translation, string | null>>;

const hits = (arm: number, match: string, from: string, most: string, guard = "") =>
  `SELECT * FROM (SELECT ${arm} AS arm, rowid AS id FROM verse_words WHERE verse_words MATCH ${match}
   AND rowid BETWEEN ${from} AND ?4${guard} ORDER BY rowid LIMIT ${most})`;

/** The verses that were found, in the order of the page, with the texts of the translations that are searched. */
export function findVerses(bible: D1Database, reads: SearchReads): D1PreparedStatement {
  const { translations, after, from, to, most } = reads;
  const known = translations.map((name) => `${COLUMN[name]} IS NOT NULL`).join(" OR ");
  const exists = `EXISTS (SELECT 1 FROM search_words WHERE word IN (SELECT value FROM json_each(?2)) AND (${known}))`;
  const inAll = after?.group !== "some";
  const arms = [
    reads.phrase !== null && after === null && hits(1, "?5", "?9", String(MAX_QUOTED)),
    inAll && hits(2, "?1", "?3", "?10"),
    inAll && reads.beginning !== null && hits(3, "?6", "?3", "?10", ` AND NOT ${exists}`),
    reads.some !== null &&
      hits(4, "?7", inAll ? "?9" : "?3", "?10", reads.someBeginning ? ` AND ${exists}` : ""),
    reads.someBeginning !== null && hits(4, "?8", inAll ? "?9" : "?3", "?10", ` AND NOT ${exists}`),
  ].filter((arm) => arm !== false);
  const texts = translations.map((name) => `${verseText(`hit.id + ${rowId(name, 0)}`)} AS ${name}`);
  return bible
    .prepare(
      `SELECT hit.arm, hit.id, ${texts.join(", ")} FROM (${arms.join(" UNION ALL ")} LIMIT ${most + MAX_QUOTED}) AS hit`,
    )
    .bind(
      reads.all,
      JSON.stringify(reads.lastForms),
      after ? Math.max(from, after.verseId + 1) : from,
      to,
      reads.phrase ?? "",
      reads.beginning ?? "",
      reads.some ?? "",
      reads.someBeginning ?? "",
      from,
      most,
    );
}

/** In which verses a word stands, by translation (`model/places.ts`). */
export type WordRow = { word: string; kjv: string | null; web: string | null; rv1909: string | null };

export const placesIn = (row: WordRow, translation: Translation): string | null => row[COLUMN[translation]];

/**
 * The verses of these words, and of the words that begin so. A beginning of many words has a row of its own, with an
 * asterisk; of few, their own rows are read.
 */
export function findWords(
  bible: D1Database,
  words: readonly string[],
  beginnings: readonly string[],
): D1PreparedStatement {
  const columns = ALL_TRANSLATIONS.map((name) => `w.${COLUMN[name]}`).join(", ");
  return bible
    .prepare(
      `SELECT w.word, ${columns} FROM search_words AS w WHERE w.word IN (SELECT value FROM json_each(?1))
       UNION ALL
       SELECT w.word, ${columns} FROM json_each(?2) AS b JOIN search_words AS w
       ON w.word >= b.value AND w.word < b.value || char(1114111) AND w.word NOT LIKE '% %'
       WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE word = b.value || '*')`,
    )
    .bind(JSON.stringify([...words, ...beginnings.map((word) => `${word}*`)]), JSON.stringify(beginnings));
}

/** How many verses of each book match; nothing where the phrase has a row of its own among the words. */
export function countVerses(bible: D1Database, match: string, phraseRow: string): D1PreparedStatement {
  return bible
    .prepare(
      `SELECT rowid / 1000000 AS book, count(*) AS verses FROM verse_words WHERE verse_words MATCH ?1
       AND NOT EXISTS (SELECT 1 FROM search_words WHERE word = ?2) GROUP BY 1`,
    )
    .bind(match, phraseRow);
}

export type CountRow = { book: number; verses: number };

export type TextRow = { verseId: number; text: string };

/** The texts of a place that was meant. */
export function findTextsOf(
  bible: D1Database,
  verseIds: readonly number[],
  translation: Translation,
): D1PreparedStatement {
  return bible.prepare(VERSE_TEXTS).bind(JSON.stringify(verseIds), rowId(translation, 0));
}
