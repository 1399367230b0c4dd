import { asc, between, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { verses } from "./tables.ts";
import type { Correction, Doubt } from "./texts/corrections.ts";

/** Text by row id. One trip and one parameter, however many verses (D1 binds 100 at most). */
export async function findTexts(bible: D1Database, rowIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await drizzle(bible)
    .select({ id: verses.id, text: verses.text })
    .from(verses)
    .where(inArray(verses.id, sql`(SELECT value FROM json_each(${JSON.stringify(rowIds)}))`));
  return new Map(rows.map((row) => [row.id, row.text]));
}

/** The rows from one to another, in their order. */
export const findChapter = (bible: D1Database, first: number, last: number) =>
  drizzle(bible)
    .select({ id: verses.id, text: verses.text, flags: verses.flags })
    .from(verses)
    .where(between(verses.id, first, last))
    .orderBy(asc(verses.id));

export type Row = { id: number; text: string };

/** The verses whose text has most of these phrases (FTS5's own words), the best first. */
export async function findByPhrases(bible: D1Database, phrases: string, most: number): Promise<Row[]> {
  const { results } = await bible
    .prepare(
      `SELECT v.id, v.text FROM (SELECT rowid, rank FROM verse_search WHERE verse_search MATCH ?1 ORDER BY rank LIMIT ?2) AS hit
       JOIN verses AS v ON v.id = hit.rowid ORDER BY hit.rank`,
    )
    .bind(phrases, most)
    .all<Row>();
  return results;
}

/** The rows of one translation whose text matches (FTS5's own words), the best first. */
export async function findByWords(
  bible: D1Database,
  match: string,
  [from, to]: readonly [number, number],
  most: number,
): Promise<number[]> {
  const { results } = await bible
    .prepare(
      "SELECT rowid AS id FROM verse_search WHERE verse_search MATCH ?1 AND rowid BETWEEN ?2 AND ?3 ORDER BY rank LIMIT ?4",
    )
    .bind(match, from, to, most)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** What Nave lists under topics that match, the topic's own name before its sub-headings. */
export async function findTopics(bible: D1Database, match: string, most: number): Promise<string[]> {
  const { results } = await bible
    .prepare(
      `SELECT t.refs FROM (SELECT rowid, bm25(topic_search, 8, 2) AS rank FROM topic_search WHERE topic_search MATCH ?1 ORDER BY rank LIMIT ?2) AS hit
       JOIN topics AS t ON t.id = hit.rowid ORDER BY hit.rank`,
    )
    .bind(match, most)
    .all<{ refs: string }>();
  return results.map(({ refs }) => refs);
}

/** Which revision of the texts stands in the database; null before they were written. */
export const textRevision = (bible: D1Database): Promise<string | null> =>
  bible.prepare("SELECT hash FROM seeded WHERE name = 'bible'").first<string>("hash");

type NoteRow<Note> = Note & { translation: number };

const CORRECTIONS =
  "SELECT translation, verse_id AS verseId, was, now, kind, ground FROM text_corrections ORDER BY id";
const DOUBTS = "SELECT translation, verse_id AS verseId, kind, stands, reason FROM text_doubts ORDER BY id";

/** Every correction and every doubtful place, in one trip. */
export async function findTextNotes(
  bible: D1Database,
): Promise<{ corrections: NoteRow<Correction>[]; doubts: NoteRow<Doubt>[] }> {
  const [corrections, doubts] = await bible.batch<NoteRow<Correction> & NoteRow<Doubt>>([
    bible.prepare(CORRECTIONS),
    bible.prepare(DOUBTS),
  ]);
  return { corrections: corrections?.results ?? [], doubts: doubts?.results ?? [] };
}

/** For statements of other features (decision 0100); `id` is SQL. */
export const verseText = (id: string): string => `(SELECT text FROM verses WHERE id = ${id})`;

/** The texts of the verses of `?1`, a list of JSON, in the translation whose rows begin at `?2`. */
export const VERSE_TEXTS =
  "SELECT id - ?2 AS verseId, text FROM verses WHERE id IN (SELECT value + ?2 FROM json_each(?1)) ORDER BY id";
