import fc from "fast-check";
import { openDatabase } from "#app/db/database.ts";
import { openCheckout } from "#app/features/billing/checkout.server.ts";
import { compareSubscriptions, endAccess, listMissed } from "#app/features/billing/events/rounds.server.ts";
import { isWorked, storeEvent, workEvent, workPending } from "#app/features/billing/events/work.server.ts";
import { PACK_MESSAGES } from "#app/features/billing/offers.ts";
import { readBilling } from "#app/features/billing/read.server.ts";
import { GRACE_DAYS } from "#app/features/member/entitlement.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { PaymentEvent } from "#app/vendors/ports.ts";
import { SqliteD1 } from "#tests/model/sqlite-d1.ts";
import { StripeMachine } from "./stripe-machine.ts";

/**
 * The oracle (docs/decisions/0035): things happen at the vendor, up to six of them, and what is told of them comes in
 * any order, twice, late, forged or not at all, to workers that run at once and die between any two steps. Then the
 * rounds are made. What D1 says must be what the vendor's own books come to, and nothing may be given twice.
 */

const START = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One database for all orders, and in it one member after the other: making it costs more than an order. */
let store: SqliteD1 | undefined;
let shops = 0;

/** What people and banks do. `at` picks among what is there. */
const happening = fc.oneof(
  fc.record({ do: fc.constantFrom("pack", "premium", "blessing"), at: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom(
      "pay",
      "payLater",
      "arrive",
      "bounce",
      "expire",
      "renew",
      "fail",
      "mend",
      "cancel",
      "resume",
      "end",
    ),
    at: fc.nat(3),
  }),
  fc.record({ do: fc.constantFrom("refund", "refundAll", "dispute", "win", "lose"), at: fc.nat(3) }),
  fc.record({ do: fc.constant("wait"), at: fc.constantFrom(0, 1, 2, 3) }),
);
type Happening = { do: string; at: number };

/** What becomes of an event on its way, and of the worker that hears it. */
const delivery = fc.record({
  /** 0: lost. */
  times: fc.constantFrom(0, 1, 1, 1, 2, 3),
  /** Where it stands among the others. */
  place: fc.nat(100),
  /** The worker dies at this step of its own; most do not. */
  diesAt: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null, freq: 3 }),
  /** The vendor is silent to it. */
  silent: fc.boolean(),
  forged: fc.boolean(),
});

export const order = fc.record({
  seed: fc.nat(),
  happenings: fc.array(happening, { minLength: 1, maxLength: 6 }),
  deliveries: fc.array(delivery, { minLength: 24, maxLength: 24 }),
  /** Some are heard while the rest has not happened yet. */
  early: fc.boolean(),
});
export type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

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
  async hear(event: PaymentEvent, forged: boolean, life: Life): Promise<void> {
    const ctx = this.context(life);
    const body = JSON.stringify(event);
    const verified = await this.machine.verifyEvent(body, forged ? "bad" : "good");
    if (!verified || !isWorked(verified)) return;
    await storeEvent(ctx, verified, body);
    await workEvent(ctx, verified);
  }

  /** Everything that is told, as it is drawn; workers run at once, and no one waits for the dead. */
  async deliver(events: readonly PaymentEvent[], deliveries: Order["deliveries"]): Promise<void> {
    const told = events
      .flatMap((event, n) => {
        const one = deliveries[n % deliveries.length] as Order["deliveries"][number];
        return Array.from({ length: one.times }, (_, time) => ({
          event,
          ...one,
          place: one.place + 37 * time,
        }));
      })
      .sort((a, b) => a.place - b.place);
    for (let at = 0; at < told.length; at += 3) {
      const group = told.slice(at, at + 3);
      this.machine.fault = group.some(({ silent }) => silent) ? "unreachable" : "none";
      for (const { event, forged, diesAt } of group) {
        this.hear(event, forged, new Life(diesAt)).catch((error: unknown) => {
          throw error;
        });
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
      await listMissed(ctx);
      await compareSubscriptions(ctx);
      await workPending(ctx);
      await endAccess(ctx);
      this.now += 2 * HOUR_MS;
    }
    const ctx = this.context();
    await workPending(ctx);
    await endAccess(ctx);
  }
}

/** What the vendor's books come to, reckoned here anew and not by the product's rules. */
export function oracle({ machine, now }: Pick<Shop, "machine" | "now">) {
  const paid = [...machine.payments.values()].filter(({ state }) => state === "paid");
  const isBack = (dispute: string) => dispute === "open" || dispute === "lost";
  const credits = paid
    .filter(({ kind }) => kind === "pack")
    .reduce(
      (sum, { dispute, refundedCents, amountCents }) =>
        sum +
        (isBack(dispute) ? 0 : PACK_MESSAGES - Math.round((PACK_MESSAGES * refundedCents) / amountCents)),
      0,
    );
  const open = [...machine.subscriptions.values()].some(
    ({ status, cancelAtPeriodEnd, periodEnd, unpaidSince }) => {
      if (status === "past_due") return now < (unpaidSince ?? 0) + GRACE_DAYS * DAY_MS;
      return status === "active" && (!cancelAtPeriodEnd || now < periodEnd);
    },
  );
  const months = paid.filter(({ kind }) => kind === "premium").sort((a, b) => a.at - b.at);
  const frozen = months.some(({ dispute }) => dispute === "open") || months.at(-1)?.dispute === "lost";
  return {
    credits,
    premium: open && !frozen,
    grants: paid
      .filter(({ kind }) => kind === "pack")
      .map(({ id }) => id)
      .sort(),
    blessings: paid
      .filter(({ kind }) => kind === "blessing")
      .map(({ id }) => id)
      .sort(),
    payments: [...machine.payments.values()]
      .map(({ id, state, refundedCents, dispute }) => ({ id, state, refundedCents, dispute }))
      .sort((a, b) => a.id.localeCompare(b.id)),
  };
}

/** The same of D1. */
export async function booked(shop: Shop) {
  const { credits } = await readBilling(shop.context());
  const [mirror] = shop.rows<{ subscribed: number }>("SELECT subscribed FROM subscriptions");
  const ids = (sql: string) => shop.rows<{ id: string }>(sql).map(({ id }) => id);
  return {
    credits,
    premium: mirror?.subscribed === 1,
    grants: ids("SELECT cause_id AS id FROM wallet_ledger WHERE cause = 'credits_bought' ORDER BY cause_id"),
    blessings: ids(
      `SELECT payment_id AS id FROM blessings WHERE instr(payment_id, '_${shop.name}') > 0 ORDER BY 1`,
    ),
    payments: shop.rows(`SELECT id, state, refunded_cents AS refundedCents, dispute FROM payments
      WHERE user_id = '${shop.userId}' ORDER BY id`),
  };
}

export async function runOrder({ seed, happenings, deliveries, early }: Order): Promise<Shop> {
  const shop = new Shop(seed);
  // something to happen to: a pack and premium, of which nobody has been told yet
  await shop.open("pack");
  await shop.open("premium");
  let heard = 0;
  const { events } = shop.machine;
  for (const [n, one] of happenings.entries()) {
    await shop.happen(one);
    if (!early || n % 2 === 0) continue;
    await shop.deliver(events.slice(heard), deliveries);
    heard = events.length;
  }
  await shop.deliver(events.slice(early ? heard : 0), deliveries);
  // the dead workers' leases run out
  shop.now += 2 * HOUR_MS;
  await shop.rounds();
  return shop;
}

/** @throws what fast-check found, shrunk */
export async function orders(numRuns: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(order, async (drawn) => {
      const shop = await runOrder(drawn);
      const [should, is] = [oracle(shop), await booked(shop)];
      if (JSON.stringify(is) !== JSON.stringify(should)) {
        throw new Error(`${JSON.stringify(is)}\nshould be\n${JSON.stringify(should)}`);
      }
      const waiting = shop.rows("SELECT id FROM payment_events WHERE state = 'pending'");
      if (waiting.length > 0) throw new Error(`${waiting.length} events still wait`);
    }),
    { seed, numRuns },
  );
}
