import type { AnswerJob, Written } from "#app/features/chat/answer-job.ts";
import type { Part } from "#app/features/chat/parts.ts";
import type { NumberedEvent, RoomEvent } from "./protocol.ts";

const KEEP_EVENTS = 500;
const KEEP_MS = 7 * 86_400_000;

/** An answer on its way: kept until it is closed in D1. `written` once it has ended. */
export type OpenAnswer = { job: AnswerJob; n: number; parts: Part[]; written: Written | null };

type EventRow = { seq: number; id: string; body: string };

const numbered = (rows: EventRow[]): NumberedEvent[] =>
  rows.map(({ seq, id, body }) => ({ seq, id, event: JSON.parse(body) as RoomEvent }));

/** The room's own SQLite: numbered events for tabs that come back, and answers that must not be lost. */
export class RoomStore {
  readonly #sql: SqlStorage;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS event (
        seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS answer (
        id TEXT PRIMARY KEY, job TEXT NOT NULL, n INTEGER NOT NULL, parts TEXT NOT NULL, written TEXT
      ) STRICT, WITHOUT ROWID;`);
    this.#sql.exec("INSERT OR IGNORE INTO meta VALUES ('epoch', ?)", crypto.randomUUID());
  }

  /** One life of the numbers. */
  get epoch(): string {
    return this.#sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'epoch'").one().value;
  }

  /** Something came about that cannot be told: every tab must read its data again. */
  renewEpoch(): void {
    this.#sql.exec("UPDATE meta SET value = ? WHERE key = 'epoch'", crypto.randomUUID());
  }

  /** The newest event's number; 0 before the first. */
  head(): number {
    return this.#sql
      .exec<{ head: number }>(
        "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'event'), 0) AS head",
      )
      .one().head;
  }

  #oldest(): number | null {
    return this.#sql.exec<{ seq: number | null }>("SELECT min(seq) AS seq FROM event").one().seq;
  }

  /** Null when the event had been added before. Asked first: a refused insert would leave a hole in the numbers. */
  addEvent(id: string, event: RoomEvent, now: number): NumberedEvent | null {
    if (this.hasEvent(id)) return null;
    const { seq } = this.#sql
      .exec<{ seq: number }>(
        "INSERT INTO event (id, body, at) VALUES (?, ?, ?) RETURNING seq",
        id,
        JSON.stringify(event),
        now,
      )
      .one();
    if (seq % 100 === 0) this.prune(now, seq);
    return { seq, id, event };
  }

  prune(now: number, head = this.head()): void {
    this.#sql.exec("DELETE FROM event WHERE seq <= ? OR at < ?", head - KEEP_EVENTS, now - KEEP_MS);
  }

  hasEvent(id: string): boolean {
    return this.#sql.exec("SELECT 1 FROM event WHERE id = ?", id).toArray().length > 0;
  }

  /** For a tab that has just read its data: what may have come about since then. */
  eventsAfter(time: number): NumberedEvent[] {
    return numbered(
      this.#sql.exec<EventRow>("SELECT seq, id, body FROM event WHERE at > ? ORDER BY seq", time).toArray(),
    );
  }

  /** What came after `since`; null when that can no longer be told and the tab must load its data again. */
  eventsSince(epoch: string, since: number): NumberedEvent[] | null {
    const head = this.head();
    const oldest = this.#oldest();
    const gap = head > since && (oldest === null || oldest > since + 1);
    if (epoch !== this.epoch || since > head || gap) return null;
    return numbered(
      this.#sql.exec<EventRow>("SELECT seq, id, body FROM event WHERE seq > ? ORDER BY seq", since).toArray(),
    );
  }

  saveAnswer(answer: OpenAnswer): void {
    this.#sql.exec(
      `INSERT INTO answer (id, job, n, parts, written) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (id) DO UPDATE SET n = ?3, parts = ?4, written = ?5`,
      answer.job.answerId,
      JSON.stringify(answer.job),
      answer.n,
      JSON.stringify(answer.parts),
      answer.written && JSON.stringify(answer.written),
    );
  }

  removeAnswer(id: string): void {
    this.#sql.exec("DELETE FROM answer WHERE id = ?", id);
  }

  /** When to look for what of the member's is over by then; the earlier of two. */
  wakeAt(userId: string, at: number): void {
    const known = this.waking();
    if (known && known.at <= at) return;
    this.#sql.exec("INSERT OR REPLACE INTO meta VALUES ('wake', ?)", JSON.stringify({ userId, at }));
  }

  waking(): { userId: string; at: number } | null {
    const [row] = this.#sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'wake'").toArray();
    return row ? (JSON.parse(row.value) as { userId: string; at: number }) : null;
  }

  forgetWaking(): void {
    this.#sql.exec("DELETE FROM meta WHERE key = 'wake'");
  }

  clear(): void {
    this.#sql.exec("DELETE FROM event; DELETE FROM answer; DELETE FROM meta WHERE key = 'wake';");
    this.renewEpoch();
  }

  answer(id: string): OpenAnswer | undefined {
    return this.answers().find(({ job }) => job.answerId === id);
  }

  answers(): OpenAnswer[] {
    return this.#sql
      .exec<{ job: string; n: number; parts: string; written: string | null }>("SELECT * FROM answer")
      .toArray()
      .map((row) => ({
        job: JSON.parse(row.job) as AnswerJob,
        n: row.n,
        parts: JSON.parse(row.parts) as Part[],
        written: row.written === null ? null : (JSON.parse(row.written) as Written),
      }));
  }
}
