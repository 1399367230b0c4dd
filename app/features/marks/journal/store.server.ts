import type { Database, RawQuery } from "#app/db/database.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";
import { NOTE_JSON } from "#app/features/marks/store.server.ts";
import type { Filter, JournalQuery, Sought } from "./query.ts";

export type EntryRow = VerseRange & {
  kind: "note" | "highlight" | "bookmark" | "tag" | "saved";
  at: number;
  value: string;
  tag: string;
  translation: string;
  /** JSON of the note. */
  note: string | null;
};

/** Marks that one act has put on verses side by side are one line. */
const MARKS = `SELECT kind, min(verse) AS first, max(verse) AS last, at, value, tag, '' AS translation, NULL AS note
  FROM (SELECT kind, verse, at, value, tag,
      verse - row_number() OVER (PARTITION BY kind, tag, value, at ORDER BY verse) AS run
    FROM verse_marks WHERE user_id = ?1 AND value <> '')
  GROUP BY kind, tag, value, at, run`;
const SAVED = `SELECT 'saved' AS kind, first_verse, last_verse, at, value, '', translation, NULL
  FROM saved_verses WHERE user_id = ?1 AND value <> ''`;
const notes = (deleted: boolean) => `SELECT 'note' AS kind, first_verse AS first, last_verse AS last,
    ${deleted ? "deleted_at" : "updated_at"} AS at, '' AS value, '' AS tag, translation, ${NOTE_JSON} AS note
  FROM verse_notes WHERE user_id = ?1 AND deleted_at IS ${deleted ? "NOT " : ""}NULL`;

/** Marks have no words but a tag's: whoever looks for words finds notes and tags. */
const WORDS = `(?3 = '[]' OR NOT EXISTS (SELECT 1 FROM json_each(?3) word
  WHERE instr(iif(e.kind = 'note', (SELECT folded FROM verse_notes WHERE user_id = ?1 AND id = e.note ->> 'id'), e.tag),
    word.value) = 0))`;

const sourceOf = (filter: Filter): string => {
  if (filter === "deleted") return notes(true);
  if (filter === "note") return notes(false);
  return `${MARKS} UNION ALL ${SAVED} UNION ALL ${notes(false)}`;
};

/** A page of lines, the newest first, with one more that says whether there are more. */
export const entriesOf = (
  db: Database,
  userId: string,
  { filter, color, tag, book, most }: JournalQuery,
  { place, words }: Sought,
): RawQuery<EntryRow> =>
  db.written(
    `SELECT * FROM (${sourceOf(filter)}) e
    WHERE (?2 IN ('all', 'deleted') OR e.kind = ?2) AND ${WORDS}
      AND (?4 IS NULL OR (e.kind = 'highlight' AND e.value = ?4))
      AND (?5 IS NULL OR EXISTS (SELECT 1 FROM verse_marks t WHERE t.user_id = ?1 AND t.kind = 'tag' AND t.tag = ?5
        AND t.value <> '' AND t.verse BETWEEN e.first AND e.last))
      AND (?6 IS NULL OR e.first / 1000000 = ?6)
      AND (?7 IS NULL OR (e.first <= ?8 AND e.last >= ?7))
    ORDER BY e.at DESC, e.first, e.kind, e.tag LIMIT ?9`,
    userId,
    filter,
    JSON.stringify(words),
    color,
    tag,
    book,
    place?.first ?? null,
    place?.last ?? null,
    most + 1,
  );

export type Counts = Record<"note" | "highlight" | "saved" | "bookmark" | "tag" | "deleted", number>;

/** Of verses that are marked, and notes and saved verses that there are. */
export const countsOf = (db: Database, userId: string): RawQuery<{ found: string }> =>
  db.written(
    `SELECT json_object(
      'note', (SELECT count(*) FROM verse_notes WHERE user_id = ?1 AND deleted_at IS NULL),
      'deleted', (SELECT count(*) FROM verse_notes WHERE user_id = ?1 AND deleted_at IS NOT NULL),
      'saved', (SELECT count(*) FROM saved_verses WHERE user_id = ?1 AND value <> ''),
      'highlight', (SELECT count(*) FROM verse_marks WHERE user_id = ?1 AND kind = 'highlight' AND value <> ''),
      'bookmark', (SELECT count(*) FROM verse_marks WHERE user_id = ?1 AND kind = 'bookmark' AND value <> ''),
      'tag', (SELECT count(*) FROM verse_marks WHERE user_id = ?1 AND kind = 'tag' AND value <> '')) AS found`,
    userId,
  );
