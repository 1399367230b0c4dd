import type Stripe from "stripe";
import type { Documents, Write } from "#workers/sandbox/documents.ts";
import { randomId } from "#workers/sandbox/random.ts";
import { readBehaviour } from "#workers/sandbox/stripe/behaviour.ts";
import { noSuch } from "#workers/sandbox/stripe/errors.ts";
import { type EventObject, newEvent, type Previous } from "#workers/sandbox/stripe/objects/event.ts";
import { firstDelivery } from "#workers/sandbox/stripe/webhooks/first-delivery.ts";
import type { Kept, Kind, Kinds } from "./records.ts";

export const KIND_PREFIX = "stripe.";

/** More records than one transaction makes. */
const SEQ_STEP = 1000;

type Opened = { turn: number; now: number; pages: string };

type Emitted = { type: Stripe.Event["type"]; object: unknown; previous: unknown; at: number };

/** Stripe's records as one transaction sees them: what it has written itself, over what is stored. */
export class StripeStore {
  /** Seconds; the clock's own work sets it back to when it was due. */
  now: number;
  /** Where browsers reach the hosted pages. */
  readonly pages: string;
  /** Of the API's call, for the events that come of it. */
  request: Stripe.Event.Request = { id: null, idempotency_key: null };
  readonly #documents: Documents;
  readonly #written = new Map<string, Kept<Kind>>();
  readonly #emitted: Emitted[] = [];
  #seq: number;

  constructor(documents: Documents, { turn, now, pages }: Opened) {
    this.#documents = documents;
    this.#seq = turn * SEQ_STEP;
    this.now = now;
    this.pages = pages;
  }

  async find<K extends Kind>(kind: K, id: string): Promise<Kept<K> | null> {
    const own = this.#written.get(`${kind} ${id}`);
    if (own) return own as Kept<K>;
    return this.#documents.get<Kept<K>>(KIND_PREFIX + kind, id);
  }

  /** @throws StripeRefusal as Stripe words it, with the name of the parameter that named the object */
  async get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kept<K>> {
    const found = await this.find(kind, id);
    if (!found) throw noSuch(kind.replace("checkout.", ""), id, param);
    return found;
  }

  /** A new record, newer than all others. */
  add<K extends Kind>(kind: K, record: Kinds[K], dueAt: number | null = null): Kept<K> {
    this.#seq += 1;
    return this.put({ ...record, kind, seq: this.#seq, dueAt });
  }

  put<K extends Kind>(record: Kinds[K] & { kind: K; seq: number; dueAt: number | null }): Kept<K> {
    this.#written.set(`${record.kind} ${record.object.id}`, record as Kept<Kind>);
    return record as Kept<K>;
  }

  /** Newest first: those whose value at `path` (`object.customer`) is `value`. */
  async where<K extends Kind>(kind: K, path: string, value: string): Promise<Kept<K>[]> {
    const stored = await this.#documents.where<Kept<K>>(KIND_PREFIX + kind, `$.${path}`, value);
    return this.#overlaid(kind, stored, (record) => String(valueAt(record, path)) === value);
  }

  /** Newest first. */
  async all<K extends Kind>(kind: K): Promise<Kept<K>[]> {
    return this.#overlaid(kind, await this.#documents.list<Kept<K>>(KIND_PREFIX + kind, 100_000), () => true);
  }

  #overlaid<K extends Kind>(kind: K, stored: Kept<K>[], matches: (record: Kept<K>) => boolean): Kept<K>[] {
    const own = [...this.#written.values()].filter((record) => record.kind === kind) as Kept<K>[];
    const ids = new Set(own.map((record) => record.object.id));
    return [...own.filter(matches), ...stored.filter((record) => !ids.has(record.object.id))].sort(
      (a, b) => b.seq - a.seq,
    );
  }

  /** Emits an event of an object as it is at this moment. */
  emit<T extends Stripe.Event["type"]>(type: T, object: EventObject<T>, previous?: Previous<T>): void {
    this.#emitted.push({ type, object: structuredClone(object), previous, at: this.now });
  }

  /** What the transaction comes to. */
  async writes(): Promise<Write[]> {
    if (this.#emitted.length > 0) {
      const behaviour = await readBehaviour(this.#documents);
      for (const { at, ...emitted } of this.#emitted.splice(0)) {
        const event = newEvent(randomId("evt", 24), { ...emitted, created: at, request: this.request });
        this.add("event", { object: event, delivery: firstDelivery(behaviour, Date.now()) });
      }
    }
    return [...this.#written.values()].map((record) => ({
      kind: KIND_PREFIX + record.kind,
      id: record.object.id,
      body: record,
    }));
  }
}

const valueAt = (record: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record);
