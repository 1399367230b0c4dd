import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * D1's interface over SQLite in memory, with the product's own migrations: the same schema, triggers and SQL at the
 * speed that thousands of sequences need. A batch is one transaction, and an error reads as D1's does. That workerd's
 * D1 answers the same is what `tests/service` proves.
 */
type Bound = { sql: string; values: unknown[] };

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const schemas = new Map<string, readonly string[]>();

/** @param folder below `migrations/`; empty: the members' own database */
function schemaIn(folder: string): readonly string[] {
  const known = schemas.get(folder);
  if (known) return known;
  const path = join(MIGRATIONS, folder);
  const made = readdirSync(path)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => readFileSync(join(path, name), "utf8"));
  schemas.set(folder, made);
  return made;
}

/** SQLITE_CONSTRAINT_TRIGGER */
const BY_TRIGGER = 1811;

function asD1(error: unknown): Error {
  const { message, errcode } = error as Error & { errcode?: number };
  const kind = errcode === BY_TRIGGER ? ": SQLITE_CONSTRAINT_TRIGGER" : ": SQLITE_CONSTRAINT";
  return new Error(`D1_ERROR: ${message}${errcode === undefined ? "" : kind}`);
}

export class SqliteD1 {
  readonly raw = new DatabaseSync(":memory:");
  readonly #statements = new Map<string, StatementSync>();
  /** Waited for before each trip: who decides in which order actors come to the database. */
  turn: () => Promise<void> = async () => {};
  /** Seen before each batch: what a test's planted bug changes. */
  rewrite: (sql: string) => string = (sql) => sql;

  /** @param mutate a planted bug of the schema */
  constructor(mutate: (sql: string) => string = (sql) => sql, folder = "") {
    this.raw.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF;");
    for (const sql of schemaIn(folder)) this.raw.exec(mutate(sql));
  }

  /** Prepared once. */
  statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const made = this.raw.prepare(sql);
    this.#statements.set(sql, made);
    return made;
  }

  #run({ sql, values }: Bound): { results: unknown[] } {
    const text = this.rewrite(sql);
    const given = values as string[];
    if (!/\?\d/.test(text)) return { results: this.statement(text).all(...given) };
    // each that is named in the text: a planted bug may have taken one out
    const named = given
      .map((value, at) => [`?${at + 1}`, value])
      .filter(([name]) => text.includes(String(name)));
    return { results: this.statement(text).all(Object.fromEntries(named)) };
  }

  #batch(bound: readonly Bound[]): { results: unknown[] }[] {
    this.raw.exec("BEGIN IMMEDIATE");
    try {
      const results = bound.map((one) => this.#run(one));
      this.raw.exec("COMMIT");
      return results;
    } catch (error) {
      this.raw.exec("ROLLBACK");
      throw asD1(error);
    }
  }

  /** For `openDatabase`. */
  get d1(): D1Database {
    const prepare = (sql: string) => {
      const bind = (...values: unknown[]) => ({
        sql,
        values,
        first: async () => {
          await this.turn();
          return this.#batch([{ sql, values }])[0]?.results[0] ?? null;
        },
        // as drizzle reads a statement of its own
        raw: async () => {
          await this.turn();
          return this.#batch([{ sql, values }])[0]?.results.map((row) => Object.values(row as object)) ?? [];
        },
        all: async () => {
          await this.turn();
          return this.#batch([{ sql, values }])[0];
        },
      });
      return { ...bind(), bind };
    };
    const session = {
      prepare,
      batch: async (bound: Bound[]) => {
        await this.turn();
        return this.#batch(bound);
      },
      getBookmark: () => null,
    };
    return { ...session, withSession: () => session } as unknown as D1Database;
  }
}
