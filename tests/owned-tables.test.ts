import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FOREIGN_READS, SQL_OUTSIDE_STORES } from "./tables/foreign-reads.ts";
import { OWNERS, ownerOf } from "./tables/owners.ts";
import { hasStatement, importedTables, tablesOf, tableUses } from "./tables/table-use.ts";

const ROOT = join(import.meta.dirname, "..");
const textOf = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => ending.test(path))
    .sort();

const sources = ["app", "party", "workers"].flatMap((folder) =>
  filesIn(folder, /(?<!\.test)\.tsx?$/).map((path) => ({ path, text: textOf(path) })),
);
/** drizzle's name of a table in its file, and the database's. */
const SCHEMA = /export const (\w+) = sqliteTable\(\s*"(\w+)"/g;
const schemas = sources
  .filter(({ path }) => path.endsWith("/tables.ts"))
  .flatMap(({ path, text }) =>
    [...text.matchAll(SCHEMA)].map(([, name = "", table = ""]) => ({ path, name, table })),
  );
const tableOf = new Map(schemas.map(({ name, table }) => [name, table]));

/** What each file has to do with another's tables. */
const foreign = sources.flatMap(({ path, text }) => {
  const isTable = (name: string) => OWNERS.has(name);
  const imported = importedTables(text).flatMap((name) => tableOf.get(name) ?? []);
  const uses = [...tableUses(text, isTable), ...imported.map((table) => ({ table, writes: false }))];
  return uses.filter(({ table }) => OWNERS.get(table) !== ownerOf(path)).map((use) => ({ path, ...use }));
});

test("the tables of a statement are found however they are named in it", () => {
  const known = (name: string) => ["profiles", "blocks", "prayers", "outbox", "amens"].includes(name);
  const used = (source: string) => tableUses(source, known);
  expect(used('db.written("SELECT 1 FROM profiles p")')).toEqual([{ table: "profiles", writes: false }]);
  expect(used(`\`SELECT * FROM \${x} JOIN blocks b ON \${y}\``)).toEqual([
    { table: "blocks", writes: false },
  ]);
  expect(used(`\`SELECT 1 FROM \${x} WHERE EXISTS (SELECT 1 FROM a, amens)\``)).toEqual([
    { table: "amens", writes: false },
  ]);
  expect(used(`sql\`\${x} AND profiles.age > 3\``)).toEqual([{ table: "profiles", writes: false }]);
  for (const write of ["INSERT INTO outbox (id)", "UPDATE outbox SET tries = 1", "DELETE FROM outbox"]) {
    expect(used(`db.written(\`\${first} ${write} \${rest}\`)`)).toEqual([{ table: "outbox", writes: true }]);
  }
  expect(used('// SELECT 1 FROM prayers\nconst path = "/community/prayers";')).toEqual([]);
  expect(used('const label = "prayers from members";')).toEqual([]);
});

test("what migrations leave is known after tables were renamed and dropped", () => {
  const first = 'CREATE TABLE acts (id TEXT);\nCREATE VIRTUAL TABLE "words" USING fts5(text);';
  const second = "CREATE TABLE acts_2 (id TEXT);\nDROP TABLE acts;\nALTER TABLE acts_2 RENAME TO acts;";
  expect([...tablesOf([first, second, "DROP TABLE words; CREATE VIEW named AS SELECT 1;"])]).toEqual([
    "acts",
    "named",
  ]);
});

test("every table of the migrations has one owner", () => {
  const made = ["", "/community", "/bible"].flatMap((folder) => [
    ...tablesOf(filesIn(`migrations${folder}`, /^migrations(\/\w+)?\/[^/]+\.sql$/).map(textOf)),
  ]);
  expect(new Set(OWNERS.keys())).toEqual(new Set(made));
});

test("drizzle's schema of a table stands in its owner's folder", () => {
  expect(schemas.length).toBeGreaterThan(40);
  expect(
    schemas
      .filter(({ path, table }) => OWNERS.get(table) !== ownerOf(path))
      .map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([]);
});

test("a table is written in its owner's files alone", () => {
  expect(foreign.filter(({ writes }) => writes).map(({ path, table }) => `${path}: ${table}`)).toEqual([]);
});

test("the ledger is written in one file", () => {
  const writers = sources.filter(({ text }) =>
    tableUses(text, (name) => name === "wallet_ledger").some(({ writes }) => writes),
  );
  expect(writers.map(({ path }) => path)).toEqual(["app/features/wallet/store.server.ts"]);
});

test("another's table is read by what its owner exports, but for the reads that are listed", () => {
  const listed = Object.entries(FOREIGN_READS).flatMap(([path, { tables }]) =>
    tables.split(/\s+/).map((table) => `${path}: ${table}`),
  );
  const found = new Set(foreign.map(({ path, table }) => `${path}: ${table}`));
  expect([...found].filter((use) => !listed.includes(use))).toEqual([]);
  // what is read in another way by now leaves the list
  expect(listed.filter((use) => !found.has(use))).toEqual([]);
  expect(Object.values(FOREIGN_READS).filter(({ why }) => why.length < 20)).toEqual([]);
});

test("SQL stands in stores", () => {
  const outside = sources
    .filter(
      ({ path }) =>
        path.startsWith("app/") && !path.startsWith("app/db/") && !path.endsWith("store.server.ts"),
    )
    .filter(({ text }) => hasStatement(text))
    .map(({ path }) => path);
  expect(outside.filter((path) => !SQL_OUTSIDE_STORES.includes(path))).toEqual([]);
  expect(SQL_OUTSIDE_STORES.filter((path) => !outside.includes(path))).toEqual([]);
});
