import type { AnswerJob, AnswerResult } from "#app/features/chat/answering/answer-job.ts";
import type { Part } from "#app/features/chat/model/parts.ts";

/** An answer under way: stored until it is closed in D1. `result` once it has ended. */
export type OpenAnswer = { job: AnswerJob; n: number; parts: Part[]; result: AnswerResult | null };

type AnswerRow = { job: string; n: number; parts: string; written: string | null };

/** Answers that must survive the room: the job, written once, and what has been said of it so far. */
export class AnswerStore {
  readonly #sql: SqlStorage;
  /** True when rows of an older layout were taken over: clients must read their data again. */
  readonly wasMigrated: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS job (id TEXT PRIMARY KEY, job TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS said (
        id TEXT PRIMARY KEY, n INTEGER NOT NULL, parts TEXT NOT NULL, written TEXT
      ) STRICT, WITHOUT ROWID;`);
    this.wasMigrated = this.#migrate();
  }

  /** An earlier version kept an answer in one table. */
  #migrate(): boolean {
    const before = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'answer'").toArray();
    if (before.length === 0) return false;
    this.#sql.exec(`
      INSERT OR IGNORE INTO job SELECT id, job FROM answer;
      INSERT OR IGNORE INTO said SELECT id, n, parts, written FROM answer;
      DROP TABLE answer;`);
    return true;
  }

  open({ job }: OpenAnswer): void {
    this.#sql.exec("INSERT OR IGNORE INTO job VALUES (?, ?)", job.answerId, JSON.stringify(job));
  }

  /** What has been said so far; nothing when its job is no longer stored. */
  save(answer: OpenAnswer): void {
    this.#sql.exec(
      `INSERT INTO said (id, n, parts, written)
       SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM job WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET n = ?2, parts = ?3, written = ?4`,
      answer.job.answerId,
      answer.n,
      JSON.stringify(answer.parts),
      answer.result && JSON.stringify(answer.result),
    );
  }

  find(id: string): OpenAnswer | undefined {
    return this.all().find(({ job }) => job.answerId === id);
  }

  all(): OpenAnswer[] {
    return this.#sql
      .exec<AnswerRow>(
        `SELECT job, coalesce(n, 0) AS n, coalesce(parts, '[]') AS parts, written
         FROM job LEFT JOIN said USING (id)`,
      )
      .toArray()
      .map(({ job, n, parts, written }) => ({
        job: JSON.parse(job) as AnswerJob,
        n,
        parts: JSON.parse(parts) as Part[],
        result: written === null ? null : (JSON.parse(written) as AnswerResult),
      }));
  }

  remove(id: string): void {
    for (const table of ["job", "said"]) this.#sql.exec(`DELETE FROM ${table} WHERE id = ?`, id);
  }

  clear(): void {
    this.#sql.exec("DELETE FROM job; DELETE FROM said;");
  }
}
