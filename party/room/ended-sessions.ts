import { REFUSE_ENDED_FOR_MS } from "./limits.ts";

/** Stands for every session that had a token then. */
const ALL = "*";

/** Sessions whose tokens may still live: kept in the room, so that none of them opens a socket. */
export class EndedSessions {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS ended (session TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID",
    );
  }

  /** @param session all that there are when not given */
  end(session: string | undefined, now: number): void {
    this.#sql.exec("DELETE FROM ended WHERE at < ?", now - REFUSE_ENDED_FOR_MS);
    this.#sql.exec("INSERT OR REPLACE INTO ended VALUES (?, ?)", session ?? ALL, now);
  }

  /** @param issuedAt of its token, ms; one that was issued after all sessions had ended is of a new one */
  has(session: string, issuedAt: number): boolean {
    return (
      this.#sql
        .exec("SELECT 1 FROM ended WHERE session = ? OR (session = ? AND at > ?)", session, ALL, issuedAt)
        .toArray().length > 0
    );
  }
}
