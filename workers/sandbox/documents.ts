/**
 * The sandbox's whole state: JSON documents by kind and id, in its own D1, so that it survives a restart.
 * Written once for all vendors; nobody measures the sandbox.
 */
const SCHEMA = `CREATE TABLE IF NOT EXISTS documents (
  kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL CHECK (json_valid(body)), written_at INTEGER NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID`;

/** How often `update` tries again when others write the same document. */
const MAX_UPDATE_TRIES = 20;

/** One document to write. */
export type Write = { kind: string; id: string; body: unknown };

/** A document that must not have changed since it was read; it is `after` then. */
export type Guard = { kind: string; id: string; before: unknown; after: unknown };

export class Documents {
  readonly #db: D1Database;
  // for one request only: tests replace the database under a Worker that lives on
  #ready = false;

  constructor(db: D1Database) {
    this.#db = db;
  }

  async #prepared(): Promise<void> {
    if (this.#ready) return;
    await this.#db.batch([
      this.#db.prepare(SCHEMA),
      this.#db.prepare("CREATE INDEX IF NOT EXISTS documents_by_time ON documents (kind, written_at)"),
    ]);
    this.#ready = true;
  }

  async #body(kind: string, id: string): Promise<string | null> {
    await this.#prepared();
    return this.#db
      .prepare("SELECT body FROM documents WHERE kind = ? AND id = ?")
      .bind(kind, id)
      .first<string>("body");
  }

  async get<Body>(kind: string, id: string): Promise<Body | null> {
    const body = await this.#body(kind, id);
    return body === null ? null : (JSON.parse(body) as Body);
  }

  async put(kind: string, id: string, body: unknown): Promise<void> {
    await this.#prepared();
    await this.#db
      .prepare(
        "INSERT INTO documents (kind, id, body, written_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET body = ?3, written_at = ?4",
      )
      .bind(kind, id, JSON.stringify(body), Date.now())
      .run();
  }

  /** Writes a document that must not exist yet; false when somebody was faster. */
  async insert(kind: string, id: string, body: unknown): Promise<boolean> {
    await this.#prepared();
    const { meta } = await this.#db
      .prepare(
        "INSERT INTO documents (kind, id, body, written_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
      )
      .bind(kind, id, JSON.stringify(body), Date.now())
      .run();
    return meta.changes === 1;
  }

  /**
   * Compare and swap: `change` sees the newest body and runs again when another request wrote in between,
   * so nothing is lost. What `change` throws leaves the document as it was. Null when there is no document.
   */
  async update<Body>(kind: string, id: string, change: (body: Body) => Body): Promise<Body | null> {
    for (let tries = 0; tries < MAX_UPDATE_TRIES; tries++) {
      const before = await this.#body(kind, id);
      if (before === null) return null;
      const after = change(JSON.parse(before) as Body);
      const { meta } = await this.#db
        .prepare("UPDATE documents SET body = ?, written_at = ? WHERE kind = ? AND id = ? AND body = ?")
        .bind(JSON.stringify(after), Date.now(), kind, id, before)
        .run();
      if (meta.changes === 1) return after;
    }
    throw new Error(`too many writers of ${kind} ${id}`);
  }

  /** Writes all or nothing; false when somebody has changed the guard since. */
  async commit({ kind, id, before, after }: Guard, writes: Write[]): Promise<boolean> {
    await this.#prepared();
    // what is no JSON fails the table's check, and the whole batch with it
    const guard = this.#db
      .prepare("UPDATE documents SET body = iif(body = ?, ?, 'changed') WHERE kind = ? AND id = ?")
      .bind(JSON.stringify(before), JSON.stringify(after), kind, id);
    const put = this.#db.prepare(
      "INSERT INTO documents (kind, id, body, written_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO UPDATE SET body = ?3, written_at = ?4",
    );
    const now = Date.now();
    try {
      await this.#db.batch([
        guard,
        ...writes.map((write) => put.bind(write.kind, write.id, JSON.stringify(write.body), now)),
      ]);
      return true;
    } catch (error) {
      if (String(error).includes("CHECK constraint failed")) return false;
      throw error;
    }
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#prepared();
    await this.#db.prepare("DELETE FROM documents WHERE kind = ? AND id = ?").bind(kind, id).run();
  }

  /** Removes and returns: of many callers exactly one gets the document. */
  async take<Body>(kind: string, id: string): Promise<Body | null> {
    await this.#prepared();
    const body = await this.#db
      .prepare("DELETE FROM documents WHERE kind = ? AND id = ? RETURNING body")
      .bind(kind, id)
      .first<string>("body");
    return body === null ? null : (JSON.parse(body) as Body);
  }

  /** Newest first. */
  async list<Body>(kind: string, limit = 500): Promise<Body[]> {
    await this.#prepared();
    const { results } = await this.#db
      .prepare("SELECT body FROM documents WHERE kind = ? ORDER BY written_at DESC, id DESC LIMIT ?")
      .bind(kind, limit)
      .all<{ body: string }>();
    return results.map((row) => JSON.parse(row.body) as Body);
  }

  /** The documents whose top-level `field` equals `value`, newest first. */
  async where<Body>(kind: string, field: string, value: string): Promise<Body[]> {
    await this.#prepared();
    const { results } = await this.#db
      .prepare(
        "SELECT body FROM documents WHERE kind = ? AND body ->> ? = ? ORDER BY written_at DESC, id DESC",
      )
      .bind(kind, field, value)
      .all<{ body: string }>();
    return results.map((row) => JSON.parse(row.body) as Body);
  }

  /** Of some kinds the document with the smallest number in its `field`, if that is not above `most`. */
  async smallest<Body>(kinds: readonly string[], field: string, most: number): Promise<Body | null> {
    await this.#prepared();
    const body = await this.#db
      .prepare(
        `SELECT body FROM documents WHERE kind IN (SELECT value FROM json_each(?1)) AND body ->> ?2 <= ?3
         ORDER BY body ->> ?2, written_at LIMIT 1`,
      )
      .bind(JSON.stringify(kinds), field, most)
      .first<string>("body");
    return body === null ? null : (JSON.parse(body) as Body);
  }

  async count(kind: string): Promise<number> {
    await this.#prepared();
    const total = await this.#db
      .prepare("SELECT count(*) AS total FROM documents WHERE kind = ?")
      .bind(kind)
      .first<number>("total");
    return total ?? 0;
  }
}
