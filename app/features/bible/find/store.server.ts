import type { ListedVerse, TopicRow } from "./rank.ts";

/** All that Nave lists under these names, in his order. */
export async function topicsNamed(bible: D1Database, names: readonly string[]): Promise<TopicRow[]> {
  const { results } = await bible
    .prepare(
      "SELECT name, heading, refs FROM topics WHERE name IN (SELECT value FROM json_each(?1)) ORDER BY id",
    )
    .bind(JSON.stringify(names))
    .all<TopicRow>();
  return results;
}

/** The text of verses in one translation (`fromRow`: its row of verse 0), and under how many headings each is listed. */
export async function listedVerses(
  bible: D1Database,
  verseIds: readonly number[],
  fromRow: number,
): Promise<ListedVerse[]> {
  const { results } = await bible
    .prepare(
      `SELECT asked.value AS verseId, v.text, coalesce(l.lists, 0) AS lists FROM json_each(?1) AS asked
       JOIN verses AS v ON v.id = ?2 + asked.value LEFT JOIN verse_lists AS l ON l.verse_id = asked.value`,
    )
    .bind(JSON.stringify(verseIds), fromRow)
    .all<ListedVerse>();
  return results;
}

export type Section = { firstVerse: number; lastVerse: number; heading: string; text: string };

/** What the commentary says of the verses from one to another, in their order. */
export async function sectionsOn(bible: D1Database, first: number, last: number): Promise<Section[]> {
  const { results } = await bible
    .prepare(
      `SELECT first_verse AS firstVerse, last_verse AS lastVerse, heading, text FROM commentary
       WHERE first_verse <= ?2 AND last_verse >= ?1 ORDER BY first_verse`,
    )
    .bind(first, last)
    .all<Section>();
  return results;
}

/** The headings that list a verse: few have it, and it says what the verse is about. */
export async function topicsListing(bible: D1Database, verseId: number, most: number): Promise<string[]> {
  const { results } = await bible
    .prepare("SELECT DISTINCT name FROM topics WHERE instr(refs, ?1) > 0 LIMIT ?2")
    .bind(String(verseId).padStart(8, "0"), most)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
