/** Single values that a room keeps: its epoch, whether it was deleted, when to wake. */
export class RoomMeta {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
    );
  }

  get(key: string): string | null {
    const [row] = this.#sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = ?", key).toArray();
    return row?.value ?? null;
  }

  set(key: string, value: string): void {
    this.#sql.exec("INSERT OR REPLACE INTO meta VALUES (?, ?)", key, value);
  }

  delete(key: string): void {
    this.#sql.exec("DELETE FROM meta WHERE key = ?", key);
  }
}
