import type { NumberedEvent } from "#party/protocol.ts";
import type { RoomMeta } from "./room-meta.ts";

const MAX_EVENTS = 500;
const MAX_AGE_MS = 7 * 86_400_000;
/** Old events are deleted after so many new ones. */
const PRUNE_EVERY = 100;

type EventRow = { seq: number; id: string; body: string };

/**
 * A room's numbered events, for clients that missed some. Any room may have one: of a member, a group or a game.
 * An epoch is one life of the numbers: when it changes, every client reads its data again.
 */
export class EventLog<Event> {
  readonly #sql: SqlStorage;
  readonly #meta: RoomMeta;
  /** The newest number and the ids of all events, read once per start: each event is then one insert. */
  #newest: number | undefined;
  #ids: Set<string> | undefined;
  #isDeleted: boolean | undefined;

  readonly #parse: (json: string) => Event;

  /** @param parse reads a stored event, also one that an earlier version of the protocol has stored */
  constructor(storage: DurableObjectStorage, meta: RoomMeta, parse: (json: string) => Event) {
    this.#sql = storage.sql;
    this.#parse = parse;
    this.#meta = meta;
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS event (
        seq INTEGER PRIMARY KEY, id TEXT NOT NULL, body TEXT NOT NULL, at INTEGER NOT NULL
      ) STRICT`,
    );
    if (meta.get("epoch") === null) this.renewEpoch();
  }

  /** The room's owner is gone: nothing is kept any more, after a restart either. */
  get isDeleted(): boolean {
    this.#isDeleted ??= this.#meta.get("forgotten") !== null;
    return this.#isDeleted;
  }

  get epoch(): string {
    return this.#meta.get("epoch") ?? "";
  }

  /** Something happened that no event can describe: every client must read its data again. */
  renewEpoch(): void {
    this.#meta.set("epoch", crypto.randomUUID());
  }

  /** The newest event's number; 0 before the first. */
  head(): number {
    this.#newest ??= this.#sql
      .exec<{ head: number }>("SELECT coalesce(max(seq), 0) AS head FROM event")
      .one().head;
    return this.#newest;
  }

  /** Idempotent by id. @returns null when the event had been added before */
  append(id: string, event: Event, now: number): NumberedEvent<Event> | null {
    if (this.has(id)) return null;
    const seq = this.head() + 1;
    this.#sql.exec("INSERT INTO event VALUES (?, ?, ?, ?)", seq, id, JSON.stringify(event), now);
    this.#newest = seq;
    this.#ids?.add(id);
    if (seq % PRUNE_EVERY === 0) this.prune(now);
    return { seq, id, event };
  }

  has(id: string): boolean {
    this.#ids ??= new Set(
      this.#sql
        .exec<{ id: string }>("SELECT id FROM event")
        .toArray()
        .map((event) => event.id),
    );
    return this.#ids.has(id);
  }

  /** Every event that names something (by its id) keeps its number and becomes another event. */
  replaceNaming(subjectId: string, event: Event): void {
    this.#sql.exec(
      "UPDATE event SET body = ?1 WHERE instr(body, ?2) > 0",
      JSON.stringify(event),
      JSON.stringify(subjectId),
    );
  }

  /** For a client that has just read its data: what may have happened since. @param time epoch ms */
  after(time: number): NumberedEvent<Event>[] {
    return this.#logged("SELECT seq, id, body FROM event WHERE at > ? ORDER BY seq", time);
  }

  /** What a client missed; null when that is no longer known and it must read its data again. */
  since(epoch: string, seq: number): NumberedEvent<Event>[] | null {
    const head = this.head();
    const oldest = this.#oldest();
    const hasGap = head > seq && (oldest === null || oldest > seq + 1);
    if (epoch !== this.epoch || seq > head || hasGap) return null;
    return this.#logged("SELECT seq, id, body FROM event WHERE seq > ? ORDER BY seq", seq);
  }

  /** Deletes old events. The newest stays: the numbers continue from it. */
  prune(now: number): void {
    const head = this.head();
    this.#sql.exec(
      "DELETE FROM event WHERE seq < ? AND (seq <= ? OR at < ?)",
      head,
      head - MAX_EVENTS,
      now - MAX_AGE_MS,
    );
    this.#ids = undefined;
  }

  /** For good: nothing that comes later is kept, after a restart either. */
  delete(): void {
    this.#sql.exec("DELETE FROM event");
    this.#meta.set("forgotten", "1");
    this.#isDeleted = true;
    this.#newest = undefined;
    this.#ids = undefined;
    this.renewEpoch();
  }

  #oldest(): number | null {
    return this.#sql.exec<{ seq: number | null }>("SELECT min(seq) AS seq FROM event").one().seq;
  }

  #logged(query: string, value: number): NumberedEvent<Event>[] {
    return this.#sql
      .exec<EventRow>(query, value)
      .toArray()
      .map(({ seq, id, body }) => ({ seq, id, event: this.#parse(body) }));
  }
}
