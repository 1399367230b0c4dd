import { openDatabase } from "#app/db/database.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import {
  compareSubscriptions,
  expireAccess,
  fetchMissedEvents,
} from "#app/features/billing/events/jobs.server.ts";
import {
  isHandled,
  processEvent,
  processPendingEvents,
  storeEvent,
} from "#app/features/billing/events/process-events.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { PaymentEvent } from "#app/vendors/ports.ts";
import { SqliteD1 } from "#tests/model/sqlite-d1.ts";
import { StripeMachine } from "./stripe-machine.ts";

const START = Date.UTC(2026, 10, 20, 12);
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Something that people or banks do. `at` picks among what is there. */
export type Happening = { do: string; at: number };

/** What becomes of an event on its way, and of the worker that receives it. */
export type Delivery = {
  /** 0: lost. */
  times: number;
  /** Where it stands among the others. */
  place: number;
  /** The worker dies at this step of its own; most do not. */
  diesAt: number | null;
  /** The vendor is silent to it. */
  silent: boolean;
  forged: boolean;
};

/** One database for all orders, and in it one member after the other: making it costs more than an order. */
let store: SqliteD1 | undefined;
let shops = 0;

const forever = new Promise<never>(() => {});

/** A worker that dies is one whose next step never comes. */
export class Life {
  #left: number;
  constructor(diesAt: number | null) {
    this.#left = diesAt ?? Number.POSITIVE_INFINITY;
  }
  async step(): Promise<void> {
    if (--this.#left < 0) await forever;
  }
}

/** A member's payments over a database of its own: what happens at the vendor, the events about it, and the rounds. */
export class Shop {
  readonly machine: StripeMachine;
  readonly store: SqliteD1;
  readonly userId: string;
  /** Part of all the vendor's ids. */
  readonly name: string;
  now = START;
  #random: () => number;
  #opened: string[] = [];

  constructor(seed: number) {
    store ??= new SqliteD1();
    this.store = store;
    this.name = `shop${++shops}x`;
    this.userId = `user_${this.name}`;
    this.machine = new StripeMachine(() => this.now, this.name);
    let state = seed % 2_147_483_647 || 1;
    this.#random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    for (const table of ["profiles", "payment_events", "billing_rounds"]) this.#run(`DELETE FROM ${table}`);
    this.#run(
      "INSERT INTO profiles (user_id, time_zone, created_at, account_updated_at) VALUES (?, 'UTC', 0, 0)",
      this.userId,
    );
  }

  #run(sql: string, ...values: (string | number)[]): void {
    this.store.statement(sql).run(...values);
  }

  rows<Row>(sql: string): Row[] {
    return this.store.statement(sql).all() as Row[];
  }

  context(life = new Life(null)): MemberContext {
    const db = openDatabase(this.store.d1, null);
    const stepping =
      <Arguments extends unknown[], Answer>(call: (...values: Arguments) => Promise<Answer>) =>
      async (...values: Arguments): Promise<Answer> => {
        await life.step();
        const answer = await call.apply(db, values);
        await life.step();
        return answer;
      };
    Object.assign(db, { batch: stepping(db.batch), firstOfPrimary: stepping(db.firstOfPrimary) });
    const machine = this.machine;
    return {
      db,
      userId: this.userId,
      payments: new Proxy(machine, {
        get: (target, name) => {
          const value = Reflect.get(target, name, target) as unknown;
          if (name !== "readCustomer" || typeof value !== "function")
            return typeof value === "function" ? value.bind(target) : value;
          return async (...values: unknown[]) => {
            await life.step();
            return value.apply(target, values);
          };
        },
      }),
      accounts: { find: async () => ({ email: "ann@example.com", fullName: "Ann" }) },
      origin: "https://koinonia.test",
      hmac: async (text: string) => text,
      language: "en",
      now: () => this.now,
      random: this.#random,
      rooms: { publish: async () => undefined },
      requestId: "oracle",
      waitUntil: () => undefined,
    } as unknown as MemberContext;
  }

  /** The member opens a checkout, as the page does. */
  async open(kind: "premium" | "pack" | "blessing"): Promise<void> {
    const wanted = kind === "blessing" ? { kind, amountCents: 250, note: "Peace" } : { kind };
    const before = this.machine.sessions.size;
    await openCheckout(this.context(), wanted);
    if (this.machine.sessions.size > before)
      this.#opened.push([...this.machine.sessions.keys()].at(-1) ?? "");
  }

  async happen({ do: what, at }: Happening): Promise<void> {
    const { machine } = this;
    const pick = (ids: Iterable<string>): string | undefined => {
      const all = [...ids];
      return all[at % Math.max(1, all.length)];
    };
    const session = pick(this.#opened);
    const subscription = pick(machine.subscriptions.keys());
    const payment = pick(machine.payments.keys());
    if (what === "wait") await this.#wait([HOUR_MS, 2 * DAY_MS, 6 * DAY_MS, 31 * DAY_MS][at] ?? HOUR_MS);
    else if (what === "pack" || what === "premium" || what === "blessing") await this.open(what);
    else if (session && what === "pay") machine.pay(session);
    else if (session && what === "payLater") machine.payLater(session);
    else if (session && (what === "arrive" || what === "bounce")) machine.arrive(session, what === "arrive");
    else if (session && what === "expire") machine.expire(session);
    else if (subscription && (what === "renew" || what === "fail"))
      machine.renew(subscription, what === "renew");
    else if (subscription && what === "mend") machine.mend(subscription);
    else if (subscription && (what === "cancel" || what === "resume"))
      machine.cancel(subscription, what === "cancel");
    else if (subscription && what === "end") machine.end(subscription);
    else if (payment && what === "refund") machine.refundCents(payment, 100);
    else if (payment && what === "refundAll") machine.refundCents(payment, 1_000);
    else if (payment && what === "dispute") machine.dispute(payment);
    else if (payment && (what === "win" || what === "lose")) machine.closeDispute(payment, what === "win");
    this.now += 1_000;
  }

  /** Nobody's cron stands still for a week: the vendor lists a month. */
  async #wait(ms: number): Promise<void> {
    if (ms > 2 * DAY_MS) await this.rounds();
    this.now += ms;
  }

  /** As the webhook's route has it. */
  async receive(event: PaymentEvent, forged: boolean, life: Life): Promise<void> {
    const ctx = this.context(life);
    const body = JSON.stringify(event);
    const verified = await this.machine.verifyEvent(body, forged ? "bad" : "good");
    if (!verified || !isHandled(verified)) return;
    await storeEvent(ctx, verified, body);
    await processEvent(ctx, verified);
  }

  /** Every event is delivered, as it is drawn; workers run at once, and no one waits for the dead. */
  async deliver(events: readonly PaymentEvent[], deliveries: readonly Delivery[]): Promise<void> {
    const deliveriesInOrder = events
      .flatMap((event, n) => {
        const one = deliveries[n % deliveries.length] as Delivery;
        return Array.from({ length: one.times }, (_, time) => ({
          event,
          ...one,
          place: one.place + 37 * time,
        }));
      })
      .sort((a, b) => a.place - b.place);
    for (let at = 0; at < deliveriesInOrder.length; at += 3) {
      const group = deliveriesInOrder.slice(at, at + 3);
      this.machine.fault = group.some(({ silent }) => silent) ? "unreachable" : "none";
      for (const { event, forged, diesAt } of group) {
        // who dies never ends; what throws fails the run as a rejection that nobody has caught
        void this.receive(event, forged, new Life(diesAt));
      }
      await this.quiet();
      this.machine.fault = "none";
    }
  }

  /** Until nothing moves any more: who is alive is done, who is dead stays. */
  async quiet(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** The cron, over the time that its rounds need. */
  async rounds(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      const ctx = this.context();
      await fetchMissedEvents(ctx);
      await compareSubscriptions(ctx);
      await processPendingEvents(ctx);
      await expireAccess(ctx);
      this.now += 2 * HOUR_MS;
    }
    const ctx = this.context();
    await processPendingEvents(ctx);
    await expireAccess(ctx);
  }
}
