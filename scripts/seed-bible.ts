import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { rowId, rowsOf, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { searchWords } from "./search-words.ts";

/** Raise when the same files would give other rows. */
const FORMAT = "5";
const ROWS_PER_STATEMENT = 3000;
/** D1 takes parameters up to 500 kB; UTF-8 bytes, with room to spare. */
const MAX_BYTES = 480_000;

const NAMES = Object.keys(TRANSLATIONS) as Translation[];

const CORRECTIONS = "bible/corrections.tsv";
/** Places that are doubtful and stay as they are; of the second, each row names its translation. */
const DOUBTS = ["bible/rv1909.known-faults.tsv", "bible/kjv-web.doubtful.tsv"] as const;

const readData = (path: string): Buffer => {
  const file = readFileSync(new URL(`../data/${path}`, import.meta.url));
  return path.endsWith(".gz") ? gunzipSync(file) : file;
};

const linesOf = (file: Buffer): string[][] =>
  file
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t"));

const numberOf = (name = ""): number => TRANSLATIONS[name.toUpperCase() as Translation].number;

/** The verses of one translation as rows. */
const versesOf = (translation: Translation, file: Buffer): unknown[][] =>
  linesOf(file).flatMap(([verseId, flags, text]) =>
    verseId && text !== undefined ? [[rowId(translation, Number(verseId)), text, flags]] : [],
  );

/** Nave's topics as rows: those that name verses. */
const topicsOf = (file: Buffer): unknown[][] =>
  linesOf(file).flatMap(([name, heading = "", refs = ""], index) =>
    name && refs ? [[index + 1, name, heading, refs]] : [],
  );

/** How many of Nave's headings list each verse, as rows; long ranges, chapters and books name none in particular. */
function listsOf(file: Buffer): unknown[][] {
  const counts = new Map<number, number>();
  for (const [, , refs = ""] of linesOf(file))
    for (const verse of refs.split(" ").flatMap(versesOfRange))
      counts.set(verse, (counts.get(verse) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one - other);
}

/** No longer range says of each of its verses that it speaks of the topic. */
const LONGEST_RANGE = 6;

/** `45008028-45008030` as its verses. */
function versesOfRange(range: string): number[] {
  const [from = "", to = from] = range.split("-");
  const length = Number(to) - Number(from) + 1;
  if (from.length !== 8 || to.length !== 8 || length > LONGEST_RANGE) return [];
  return Array.from({ length }, (_, offset) => Number(from) + offset);
}

/** The commentary's sections as rows, one for each run of verses that a section is about. */
const commentaryOf = (file: Buffer): unknown[][] =>
  linesOf(file)
    .flatMap(([places = "", heading = "", text = ""]) =>
      places.split(",").flatMap((place) => {
        const [first = "", last = first] = place.split("-");
        return text ? [[Number(first), Number(last), heading, text]] : [];
      }),
    )
    .map((row, index) => [index + 1, ...row]);

/** The corrections as rows. */
const correctionsOf = (file: Buffer): unknown[][] =>
  linesOf(file).flatMap(([name, verseId, ...rest], index) =>
    name ? [[index + 1, numberOf(name), Number(verseId), ...rest]] : [],
  );

/** The doubtful places as rows. */
const doubtsOf = (files: readonly Buffer[]): unknown[][] =>
  files
    .flatMap(linesOf)
    .map((row) => (/^\d/.test(row[0] ?? "") ? ["rv1909", ...row] : row))
    .flatMap(([name, verseId, ...rest], index) =>
      name ? [[index + 1, numberOf(name), Number(verseId), ...rest]] : [],
    );

/** A table of the Bible's database with all its rows, and the statement that empties what these rows replace. */
export type SeedTable = { clear: string; table: string; columns: readonly string[]; rows: unknown[][] };

/** Rows that take a second to make are made when they are asked for: a start that seeds nothing does not wait. */
function whenAsked(table: Omit<SeedTable, "rows">, make: () => unknown[][]): SeedTable {
  let rows: unknown[][] | null = null;
  return {
    ...table,
    get rows() {
      rows ??= make();
      return rows;
    },
  };
}

/** What the files in `data/` put into the Bible's database, and the hash that tells this revision from others. */
export function readBibleData(): { hash: string; tables: SeedTable[] } {
  const texts = NAMES.map((name) => [name, readData(`bible/${name.toLowerCase()}.tsv.gz`)] as const);
  const verses = texts.map(([name, file]) => versesOf(name, file));
  const topics = readData("topics/nave.tsv.gz");
  const commentary = readData("commentary/mhcc.tsv.gz");
  const corrections = readData(CORRECTIONS);
  const doubts = DOUBTS.map(readData);
  const hash = [...texts.map(([, file]) => file), topics, commentary, corrections, ...doubts]
    .reduce((sum, file) => sum.update(file), createHash("sha256").update(FORMAT))
    .digest("hex");
  const whole = (table: string, columns: string[], rows: unknown[][]): SeedTable => ({
    clear: `DELETE FROM ${table}`,
    table,
    columns,
    rows,
  });
  const place = ["id", "translation", "verse_id"];
  return {
    hash,
    tables: [
      ...NAMES.map((name, at) => ({
        // a verse that a newer text no longer has does not stay behind
        clear: `DELETE FROM verses WHERE id BETWEEN ${rowsOf(name).join(" AND ")}`,
        table: "verses",
        columns: ["id", "text", "flags"],
        rows: verses[at] ?? [],
      })),
      whenAsked(whole("search_words", ["word", "kjv", "web", "rv1909"], []), () => searchWords(verses)),
      whole("topics", ["id", "name", "heading", "refs"], topicsOf(topics)),
      whole("verse_lists", ["verse_id", "lists"], listsOf(topics)),
      whole("commentary", ["id", "first_verse", "last_verse", "heading", "text"], commentaryOf(commentary)),
      whole("text_corrections", [...place, "was", "now", "kind", "ground"], correctionsOf(corrections)),
      whole("text_doubts", [...place, "kind", "stands", "reason"], doubtsOf(doubts)),
    ],
  };
}

/** The indexes follow the tables. */
export const REBUILD = [
  "INSERT INTO topic_search (topic_search) VALUES ('rebuild')",
  "INSERT INTO verse_search (verse_search) VALUES ('rebuild')",
  "INSERT INTO verse_words (verse_words) VALUES ('rebuild')",
] as const;

/** Statements that put a table's rows in the place of what was there. */
function fill(db: D1Database, { clear, table, columns, rows }: SeedTable): D1PreparedStatement[] {
  const values = columns.map((_, at) => `value ->> ${at}`).join(", ");
  const insert = db.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?1)`,
  );
  return [db.prepare(clear), ...[...chunksOf(rows)].map((chunk) => insert.bind(chunk))];
}

/** Rows as JSON arrays, each small enough for one parameter. */
function* chunksOf(all: readonly unknown[][]): Generator<string> {
  let rows: string[] = [];
  let bytes = 0;
  for (const values of all) {
    const row = JSON.stringify(values);
    const rowBytes = Buffer.byteLength(row) + 1;
    if (rows.length === ROWS_PER_STATEMENT || bytes + rowBytes > MAX_BYTES) {
      yield `[${rows.join(",")}]`;
      rows = [];
      bytes = 0;
    }
    rows.push(row);
    bytes += rowBytes;
  }
  if (rows.length > 0) yield `[${rows.join(",")}]`;
}

/**
 * Fills the Bible's database with the three shipped translations, Nave's topics and the commentary, and builds their search indexes.
 * A text that is newer than the
 * database's takes its place; with the same files nothing is done. Needs `migrations/bible` to be applied.
 */
export async function seedBible(db: D1Database, log: (line: string) => void): Promise<void> {
  const { hash, tables } = readBibleData();
  const ask = () => db.prepare("SELECT hash FROM seeded WHERE name = 'bible'").first<string>("hash");
  // reading the files takes long enough for the kept connection to be closed, and the first to ask hears of it
  const stored = await ask().catch(ask);
  if (stored === hash) return;

  const started = Date.now();
  for (const table of tables) {
    await db.batch(fill(db, table));
    log(`Bible: ${table.rows.length} rows of ${table.table} written (${Date.now() - started} ms)`);
  }
  await db.batch([
    ...REBUILD.map((statement) => db.prepare(statement)),
    db
      .prepare("INSERT OR REPLACE INTO seeded (name, hash, seeded_at) VALUES ('bible', ?1, ?2)")
      .bind(hash, Date.now()),
  ]);
  log(`Bible: search index built (${Date.now() - started} ms)`);
}
