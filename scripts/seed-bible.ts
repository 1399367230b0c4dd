import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { rowId, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

/** Raise when the same files would give other rows. */
const FORMAT = "2";
const ROWS_PER_STATEMENT = 3000;
/** D1 takes parameters up to 500 kB; UTF-8 bytes, with room to spare. */
const MAX_BYTES = 480_000;

const NAMES = Object.keys(TRANSLATIONS) as Translation[];

const readData = (path: string): Buffer => readFileSync(new URL(`../data/${path}.tsv.gz`, import.meta.url));

const linesOf = (file: Buffer): string[][] =>
  gunzipSync(file)
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t"));

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
 * Fills the Bible's database with the three shipped translations and Nave's topics, and builds their search indexes.
 * Does nothing when the same files stand there already. Needs `migrations/bible` to be applied.
 */
export async function seedBible(db: D1Database, log: (line: string) => void): Promise<void> {
  const files = NAMES.map((name) => [name, readData(`bible/${name.toLowerCase()}`)] as const);
  const topics = readData("topics/nave");
  const hash = [...files.map(([, file]) => file), topics]
    .reduce((sum, file) => sum.update(file), createHash("sha256").update(FORMAT))
    .digest("hex");
  const standing = await db.prepare("SELECT hash FROM seeded WHERE name = 'bible'").first<string>("hash");
  if (standing === hash) return;

  const started = Date.now();
  const insert = db.prepare(
    "INSERT OR REPLACE INTO verses (id, text, flags) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)",
  );
  for (const [name, file] of files) {
    await db.batch([...chunksOf(versesOf(name, file))].map((chunk) => insert.bind(chunk)));
    log(`Bible: ${TRANSLATIONS[name].name} written (${Date.now() - started} ms)`);
  }
  const insertTopic = db.prepare(
    "INSERT INTO topics (id, name, heading, refs) SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1)",
  );
  await db.batch([
    db.prepare("DELETE FROM topics"),
    ...[...chunksOf(topicsOf(topics))].map((chunk) => insertTopic.bind(chunk)),
    db.prepare("INSERT INTO topic_search (topic_search) VALUES ('rebuild')"),
    db.prepare("INSERT INTO verse_search (verse_search) VALUES ('rebuild')"),
    db
      .prepare("INSERT OR REPLACE INTO seeded (name, hash, seeded_at) VALUES ('bible', ?1, ?2)")
      .bind(hash, Date.now()),
  ]);
  log(`Bible: search index built (${Date.now() - started} ms)`);
}
