import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { rowId, TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";

/** Raise when the same files would give other rows. */
const FORMAT = "1";
const ROWS_PER_STATEMENT = 3000;
/** D1 takes parameters up to 500 kB; UTF-8 bytes, with room to spare. */
const MAX_BYTES = 480_000;

const NAMES = Object.keys(TRANSLATIONS) as Translation[];

const readData = (translation: Translation): Buffer =>
  readFileSync(new URL(`../data/bible/${translation.toLowerCase()}.tsv.gz`, import.meta.url));

/** The rows of one translation as JSON arrays, each small enough for one parameter. */
function* chunksOf(translation: Translation, file: Buffer): Generator<string> {
  let rows: string[] = [];
  let bytes = 0;
  for (const line of gunzipSync(file).toString("utf8").split("\n")) {
    const [verseId, flags, text] = line.split("\t");
    if (!verseId || text === undefined) continue;
    const row = JSON.stringify([rowId(translation, Number(verseId)), text, flags]);
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
 * Fills the Bible's database with the three shipped translations and builds their search index.
 * Does nothing when the same files stand there already. Needs `migrations/bible` to be applied.
 */
export async function seedBible(db: D1Database, log: (line: string) => void): Promise<void> {
  const files = NAMES.map((name) => [name, readData(name)] as const);
  const hash = files
    .reduce((sum, [, file]) => sum.update(file), createHash("sha256").update(FORMAT))
    .digest("hex");
  const standing = await db.prepare("SELECT hash FROM seeded WHERE name = 'bible'").first<string>("hash");
  if (standing === hash) return;

  const started = Date.now();
  const insert = db.prepare(
    "INSERT OR REPLACE INTO verses (id, text, flags) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)",
  );
  for (const [name, file] of files) {
    await db.batch([...chunksOf(name, file)].map((chunk) => insert.bind(chunk)));
    log(`Bible: ${TRANSLATIONS[name].name} written (${Date.now() - started} ms)`);
  }
  await db.batch([
    db.prepare("INSERT INTO verse_search (verse_search) VALUES ('rebuild')"),
    db
      .prepare("INSERT OR REPLACE INTO seeded (name, hash, seeded_at) VALUES ('bible', ?1, ?2)")
      .bind(hash, Date.now()),
  ]);
  log(`Bible: search index built (${Date.now() - started} ms)`);
}
