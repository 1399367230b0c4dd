import type { AnswerJob, AnswerResult } from "#app/features/chat/answer-job.ts";
import type { Part } from "#app/features/chat/parts.ts";
import type { NumberedEvent, RoomEvent } from "./protocol.ts";
import { readStoredEvent } from "./stored-event.ts";

const KEEP_EVENTS = 500;
const KEEP_MS = 7 * 86_400_000;

/** An answer on its way: kept until it is closed in D1. `written` once it has ended. */
export type OpenAnswer = { job: AnswerJob; n: number; parts: Part[]; written: AnswerResult | null };

type EventRow = { seq: number; id: string; body: string };

const numbered = (rows: EventRow[]): NumberedEvent[] =>
  rows.map(({ seq, id, body }) => ({ seq, id, event: readStoredEvent(body) }));

/** The room's own SQLite: numbered events for tabs that come back, and answers that must not be lost. */
export class RoomStore {
  readonly #sql: SqlStorage;
  /** The newest event's number and the ids of all that are kept, read once a life: each event is then one insert. */
  #newest: number | undefined;
  #ids: Set<string> | undefined;
  #isForgotten: boolean | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#sql = storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS event (
        seq INTEGER PRIMARY KEY, id TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS job (id TEXT PRIMARY KEY, job TEXT NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS said (
        id TEXT PRIMARY KEY, n INTEGER NOT NULL, parts TEXT NOT NULL, written TEXT
      ) STRICT, WITHOUT ROWID;`);
    this.#sql.exec("INSERT OR IGNORE INTO meta VALUES ('epoch', ?)", crypto.randomUUID());
    this.#bringAlong();
  }

  /** A room of before kept an answer in one table, and its newest number apart from its events. */
  #bringAlong(): void {
    const before = this.#sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'answer'").toArray();
    if (before.length === 0) return;
    this.#sql.exec(`
      INSERT OR IGNORE INTO job SELECT id, job FROM answer;
      INSERT OR IGNORE INTO said SELECT id, n, parts, written FROM answer;
      DROP TABLE answer;`);
    this.renewEpoch();
  }

  /** The account is gone, and with it this room. */
  get isForgotten(): boolean {
    this.#isForgotten ??= this.#sql.exec("SELECT 1 FROM meta WHERE key = 'forgotten'").toArray().length > 0;
    return this.#isForgotten;
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
    this.#newest ??= this.#sql
      .exec<{ head: number }>("SELECT coalesce(max(seq), 0) AS head FROM event")
      .one().head;
    return this.#newest;
  }

  #oldest(): number | null {
    return this.#sql.exec<{ seq: number | null }>("SELECT min(seq) AS seq FROM event").one().seq;
  }

  /** Null when the event had been added before. */
  addEvent(id: string, event: RoomEvent, now: number): NumberedEvent | null {
    if (this.hasEvent(id)) return null;
    const seq = this.head() + 1;
    this.#sql.exec("INSERT INTO event VALUES (?, ?, ?, ?)", seq, id, JSON.stringify(event), now);
    this.#newest = seq;
    this.#ids?.add(id);
    if (seq % 100 === 0) this.prune(now);
    return { seq, id, event };
  }

  /** What was told of a conversation keeps its number and loses its words. */
  eraseConversation(conversationId: string): void {
    const event: RoomEvent = { name: "conversation.deleted", conversationId };
    this.#sql.exec(
      "UPDATE event SET body = ?1 WHERE instr(body, ?2) > 0",
      JSON.stringify(event),
      JSON.stringify(conversationId),
    );
  }

  /** The newest stays: the numbers go on from it. */
  prune(now: number): void {
    const head = this.head();
    this.#sql.exec(
      "DELETE FROM event WHERE seq < ? AND (seq <= ? OR at < ?)",
      head,
      head - KEEP_EVENTS,
      now - KEEP_MS,
    );
    this.#ids = undefined;
  }

  hasEvent(id: string): boolean {
    this.#ids ??= new Set(
      this.#sql
        .exec<{ id: string }>("SELECT id FROM event")
        .toArray()
        .map((event) => event.id),
    );
    return this.#ids.has(id);
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

  openAnswer({ job }: OpenAnswer): void {
    this.#sql.exec("INSERT OR IGNORE INTO job VALUES (?, ?)", job.answerId, JSON.stringify(job));
  }

  /** What has been said of it so far; the job, which is larger, is written once. Of one that was forgotten, nothing. */
  saveSaid(answer: OpenAnswer): void {
    this.#sql.exec(
      `INSERT INTO said (id, n, parts, written)
       SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM job WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET n = ?2, parts = ?3, written = ?4`,
      answer.job.answerId,
      answer.n,
      JSON.stringify(answer.parts),
      answer.written && JSON.stringify(answer.written),
    );
  }

  removeAnswer(id: string): void {
    for (const table of ["job", "said"]) this.#sql.exec(`DELETE FROM ${table} WHERE id = ?`, id);
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

  /** For good: whatever comes later is not kept, in another life of the room either. */
  forget(): void {
    this.#sql.exec(
      `DELETE FROM event; DELETE FROM job; DELETE FROM said; DELETE FROM meta WHERE key = 'wake';
       INSERT OR REPLACE INTO meta VALUES ('forgotten', '1');`,
    );
    this.#isForgotten = true;
    this.#newest = undefined;
    this.#ids = undefined;
    this.renewEpoch();
  }

  answer(id: string): OpenAnswer | undefined {
    return this.answers().find(({ job }) => job.answerId === id);
  }

  answers(): OpenAnswer[] {
    return this.#sql
      .exec<{ job: string; n: number; parts: string; written: string | null }>(
        `SELECT job, coalesce(n, 0) AS n, coalesce(parts, '[]') AS parts, written
        FROM job LEFT JOIN said USING (id)`,
      )
      .toArray()
      .map((row) => ({
        job: JSON.parse(row.job) as AnswerJob,
        n: row.n,
        parts: JSON.parse(row.parts) as Part[],
        written: row.written === null ? null : (JSON.parse(row.written) as AnswerResult),
      }));
  }
}
