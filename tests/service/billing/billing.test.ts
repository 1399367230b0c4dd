import { describe, expect, test } from "vitest";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { giveBlessingFunction } from "#app/features/billing/checkout/functions.server.ts";
import { openPortal, setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import {
  compareSubscriptions,
  expireAccess,
  fetchMissedEvents,
} from "#app/features/billing/events/jobs.server.ts";
import { processPendingEvents, storeEvent } from "#app/features/billing/events/process-events.server.ts";
import type { CheckoutOrder } from "#app/features/billing/model/offers.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { readReturn } from "#app/features/billing/return/return.server.ts";
import { subscriptionOf } from "#app/features/member/store.server.ts";
import {
  DAY,
  later,
  ledgerOf,
  onlySession,
  type Payer,
  payer,
  receiveEvent,
  receiveEvents,
  START,
} from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";
import { beforeTrip, countTrips } from "#tests/service/trips.ts";

async function opened(ctx: Payer, wanted: CheckoutOrder): Promise<string> {
  const result = await openCheckout(ctx, wanted);
  if (!result.ok) throw new Error(result.refusal);
  return onlySession(ctx);
}

async function bought(ctx: Payer, wanted: CheckoutOrder): Promise<string> {
  const id = await opened(ctx, wanted);
  const from = ctx.machine.events.length;
  ctx.machine.pay(id);
  await receiveEvents(ctx, from);
  return id;
}

/** What its page gets of a checkout. */
const wordOn = async (ctx: Payer, id: string) => (await readReturn(ctx, id)).status;
const subscriptionId = (ctx: Payer): string => [...ctx.machine.subscriptions.keys()].at(-1) ?? "";
const guarded = async (ctx: Payer) => (await subscriptionOf(ctx.db, ctx.userId))[0]?.subscribed ?? false;

describe("PR3, F7 a pack", () => {
  test("fifty messages once it is paid, and not before; its page knows, its tabs are told", async () => {
    const ctx = await payer();
    const id = await opened(ctx, { kind: "pack" });
    expect(await wordOn(ctx, id)).toBe("waiting");
    expect((await readBillingFromPrimary(ctx)).credits).toBe(0);
    ctx.machine.pay(id);
    await receiveEvents(ctx);
    expect(await wordOn(ctx, id)).toBe("paid");
    const state = await readBillingFromPrimary(ctx);
    expect(state).toMatchObject({ plan: "free", status: "none", credits: 50, hasCustomer: true });
    expect(state.payments).toMatchObject([{ id, kind: "pack", amountCents: 395, status: "paid" }]);
    expect(ctx.recorded.events.map(({ event }) => event.name)).toContain("subscription.changed");
  });

  test("bought twice at once: both are given, each once, however often it is told", async () => {
    const ctx = await payer();
    const urls = await Promise.all([
      openCheckout(ctx, { kind: "pack" }),
      openCheckout(ctx, { kind: "pack" }),
    ]);
    expect(urls.every(({ ok }) => ok)).toBe(true);
    expect(ctx.machine.customers.size).toBe(1);
    const sessions = [...ctx.machine.sessions.keys()];
    expect(sessions).toHaveLength(2);
    for (const id of sessions) ctx.machine.pay(id);
    await Promise.all(
      [...ctx.machine.events, ...ctx.machine.events].map((event) => receiveEvent(ctx, event)),
    );
    await later(ctx, DAY);
    expect(await ledgerOf(ctx)).toEqual([
      { cause: "credits_bought", amount: 50 },
      { cause: "credits_bought", amount: 50 },
    ]);
  });

  test("a refund takes back in proportion, and never below nothing", async () => {
    const ctx = await payer();
    const id = await bought(ctx, { kind: "pack" });
    const credits = async () => (await readBillingFromPrimary(ctx)).credits;
    const refund = async (cents: number) => {
      const from = ctx.machine.events.length;
      ctx.machine.refundCents(id, cents);
      await receiveEvents(ctx, from);
    };
    await refund(79);
    expect(await credits()).toBe(40);
    await rows(
      `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at)
      VALUES (?, 'message_credits', -35, 'credit_spent', 'ans_1', 5, 0)`,
      ctx.userId,
    );
    await refund(395);
    expect(await credits()).toBe(0);
    expect((await readBillingFromPrimary(ctx)).payments).toMatchObject([
      { status: "refunded", refundedCents: 395 },
    ]);
    // what was forgiven is not taken from what is bought later
    await bought(ctx, { kind: "pack" });
    await later(ctx, DAY);
    expect(await credits()).toBe(50);
  });

  test.each([
    [true, 50, "paid"],
    [false, 0, "taken_back"],
  ])("a dispute freezes what is left; won: %s", async (won, credits, status) => {
    const ctx = await payer();
    const id = await bought(ctx, { kind: "pack" });
    const from = ctx.machine.events.length;
    ctx.machine.dispute(id);
    await receiveEvents(ctx, from);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      credits: 0,
      frozen: true,
      payments: [{ status: "disputed" }],
    });
    ctx.machine.closeDispute(id, won);
    await receiveEvents(ctx, from + 1);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      credits,
      frozen: false,
      payments: [{ status }],
    });
  });
});

describe("PR4, P8 premium", () => {
  test("subscribe, cancel, resume, and the end of the paid month", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    expect(await guarded(ctx)).toBe(true);
    const end = ctx.machine.subscription(subscriptionId(ctx)).periodEnd;
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      plan: "premium",
      status: "active",
      renewsAt: end,
      endsAt: null,
      cancelAtPeriodEnd: false,
    });
    const canceled = await setCancelAtPeriodEnd(ctx, true);
    expect(canceled).toMatchObject({
      ok: true,
      value: { cancelAtPeriodEnd: true, endsAt: end, renewsAt: null },
    });
    const resumed = await setCancelAtPeriodEnd(ctx, false);
    expect(resumed).toMatchObject({
      ok: true,
      value: { cancelAtPeriodEnd: false, endsAt: null, renewsAt: end },
    });
    await setCancelAtPeriodEnd(ctx, true);
    ctx.at(end - 1);
    await expireAccess(ctx);
    expect(await guarded(ctx)).toBe(true);
    ctx.at(end);
    // every event is lost, and the vendor is silent: the clock decides
    ctx.machine.fault = "unreachable";
    await expireAccess(ctx);
    expect(await guarded(ctx)).toBe(false);
    ctx.machine.fault = "none";
    ctx.machine.end(subscriptionId(ctx));
    await fetchMissedEvents(ctx);
    await later(ctx, 0);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      plan: "free",
      status: "canceled",
      endsAt: null,
    });
  });

  test("a renewal that fails: five days of grace and one notice, then the end; another card brings it back", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    const id = subscriptionId(ctx);
    ctx.at(ctx.machine.subscription(id).periodEnd);
    const from = ctx.machine.events.length;
    ctx.machine.renew(id, false);
    await receiveEvents(ctx, from);
    await receiveEvents(ctx, from);
    const grace = ctx.now() + 5 * DAY;
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      plan: "premium",
      status: "past_due",
      graceUntil: grace,
    });
    const notices = await rows<{ topic: string; rings: number }>(
      "SELECT topic, rings FROM notifications WHERE user_id = ?",
      ctx.userId,
    );
    expect(notices).toEqual([{ topic: "premium.unpaid", rings: 1 }]);
    ctx.at(grace - 1);
    await expireAccess(ctx);
    expect(await guarded(ctx)).toBe(true);
    ctx.at(grace);
    await expireAccess(ctx);
    expect(await guarded(ctx)).toBe(false);
    ctx.machine.mend(id);
    await receiveEvents(ctx, from + 2);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      plan: "premium",
      status: "active",
      graceUntil: null,
    });
  });

  test("a disputed month freezes it until the bank has decided", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    const month = [...ctx.machine.payments.keys()].at(-1) ?? "";
    const from = ctx.machine.events.length;
    ctx.machine.dispute(month);
    await receiveEvents(ctx, from);
    expect([await guarded(ctx), (await readBillingFromPrimary(ctx)).frozen]).toEqual([false, true]);
    ctx.machine.closeDispute(month, true);
    await receiveEvents(ctx, from + 1);
    expect([await guarded(ctx), (await readBillingFromPrimary(ctx)).frozen]).toEqual([true, false]);
  });

  test("two tabs, and the same press again, come to one checkout: nobody pays for premium twice", async () => {
    const ctx = await payer();
    const presses = await Promise.all(
      Array.from({ length: 5 }, () => openCheckout(ctx, { kind: "premium" }, { source: "pricing" })),
    );
    expect(new Set(presses.map((press) => (press.ok ? press.value.url : press.refusal))).size).toBe(1);
    expect([ctx.machine.sessions.size, ctx.machine.customers.size]).toEqual([1, 1]);
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx);
    const again = await openCheckout(ctx, { kind: "premium" });
    expect(again).toEqual({ ok: false, refusal: "billing.already_premium" });
  });

  test("a checkout that has run out is not offered again", async () => {
    const ctx = await payer();
    const first = await opened(ctx, { kind: "premium" });
    ctx.at(START + 2 * DAY);
    const second = await opened(ctx, { kind: "premium" });
    expect(second).not.toBe(first);
    expect(await wordOn(ctx, first)).toBe("unpaid");
  });

  test("one that has a moment left is closed at the vendor before another is offered: premium is not sold twice", async () => {
    const ctx = await payer();
    const first = await opened(ctx, { kind: "premium" });
    ctx.at(START + DAY - 30_000);
    const second = await opened(ctx, { kind: "premium" });
    expect(second).not.toBe(first);
    expect(ctx.machine.pay(first)).toBe(false);
    expect([...ctx.machine.sessions.values()].filter(({ state }) => state === "open")).toHaveLength(1);
  });

  test.each([
    ["it was paid in that moment", "pay", "billing.already_premium"],
    ["the bank decides", "payLater", "billing.premium_on_its_way"],
  ] as const)("of one that has a moment left %s: nothing is offered", async (_name, act, refusal) => {
    const ctx = await payer();
    const first = await opened(ctx, { kind: "premium" });
    ctx.at(START + DAY - 30_000);
    ctx.machine[act](first);
    expect(await openCheckout(ctx, { kind: "premium" })).toEqual({ ok: false, refusal });
    expect(ctx.machine.sessions.size).toBe(1);
  });

  test("one that the vendor has forgotten stands in nobody's way", async () => {
    const ctx = await payer();
    const first = await opened(ctx, { kind: "premium" });
    ctx.at(START + DAY - 30_000);
    for (const customer of ctx.machine.customers.values()) customer.gone = true;
    ctx.machine.expire(first);
    expect(await opened(ctx, { kind: "premium" })).not.toBe(first);
  });

  test("the bank refuses in the end: its page says so, and premium is offered again", async () => {
    const ctx = await payer();
    const first = await opened(ctx, { kind: "premium" });
    ctx.machine.payLater(first);
    await receiveEvents(ctx);
    expect(await openCheckout(ctx, { kind: "premium" })).toMatchObject({
      refusal: "billing.premium_on_its_way",
    });
    ctx.machine.arrive(first, false);
    await receiveEvents(ctx);
    expect(await wordOn(ctx, first)).toBe("unpaid");
    expect((await openCheckout(ctx, { kind: "premium" })).ok).toBe(true);
  });

  test("late beyond its grace, or frozen: not sold again, in words of its own, and ended in one tap", async () => {
    const late = await payer();
    await bought(late, { kind: "premium" });
    late.at(late.machine.subscription(subscriptionId(late)).periodEnd);
    const from = late.machine.events.length;
    late.machine.renew(subscriptionId(late), false);
    await receiveEvents(late, from);
    late.at(late.now() + 6 * DAY);
    await expireAccess(late);
    const frozen = await payer();
    await bought(frozen, { kind: "premium" });
    frozen.machine.dispute([...frozen.machine.payments.keys()].at(-1) ?? "");
    await receiveEvents(frozen);
    for (const ctx of [late, frozen]) {
      expect(await readBillingFromPrimary(ctx)).toMatchObject({
        plan: "free",
        stands: true,
        late: ctx === late,
      });
      expect(await openCheckout(ctx, { kind: "premium" })).toEqual({
        ok: false,
        refusal: "billing.premium_stands",
      });
      expect(await setCancelAtPeriodEnd(ctx, true)).toMatchObject({ value: { cancelAtPeriodEnd: true } });
      expect(await setCancelAtPeriodEnd(ctx, false)).toMatchObject({ value: { cancelAtPeriodEnd: false } });
    }
  });

  test("premium that was given and never paid for is not taken by a purchase", async () => {
    const ctx = await payer();
    await rows("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 0)", ctx.userId);
    await bought(ctx, { kind: "pack" });
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      plan: "premium",
      status: "none",
      endsAt: null,
      credits: 50,
    });
    expect(await openCheckout(ctx, { kind: "premium" })).toMatchObject({
      refusal: "billing.already_premium",
    });
  });

  test("the day's comparison finds what no event ever told", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    ctx.machine.cancel(subscriptionId(ctx), true);
    await compareSubscriptions(ctx);
    await later(ctx, 0);
    expect((await readBillingFromPrimary(ctx)).cancelAtPeriodEnd).toBe(true);
    ctx.machine.end(subscriptionId(ctx));
    ctx.at(START + 2 * DAY);
    await compareSubscriptions(ctx);
    await later(ctx, 0);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ plan: "free", status: "canceled" });
  });
});

describe("PR5, D28 a blessing", () => {
  test("is paid to the ministry, with its word and a receipt", async () => {
    const ctx = await payer();
    const id = await bought(ctx, { kind: "blessing", amountCents: 250, note: "  For the\nchoir " });
    const { payments } = await readBillingFromPrimary(ctx);
    expect(payments).toMatchObject([{ id, kind: "blessing", amountCents: 250, note: "For the choir" }]);
    expect(payments[0]?.receiptUrl).toContain("receipt");
    expect(await rows("SELECT recipient FROM blessings WHERE payment_id = ?", id)).toEqual([
      { recipient: "ministry" },
    ]);
  });

  test.each([
    ["less than a dollar", 50],
    ["more than five", 550],
    ["not in half dollars", 125],
    ["less than nothing", -100],
    ["no whole cents", 100.5],
    ["no number", Number.NaN],
  ])("%s is refused before anything is made", async (_name, amountCents) => {
    const ctx = await payer();
    const result = await openCheckout(ctx, { kind: "blessing", amountCents, note: "" });
    expect(result).toEqual({ ok: false, refusal: "billing.amount" });
    expect([ctx.machine.calls, await rows("SELECT 1 FROM checkouts WHERE user_id = ?", ctx.userId)]).toEqual([
      [],
      [],
    ]);
  });

  test("G11: for another member it is refused, and not given to somebody else", async () => {
    const ctx = await payer();
    for (const recipient of [
      "user_ruth",
      7,
      null,
      {},
      { toString: 1 },
      { toString: null, valueOf: null },
      [],
    ]) {
      const response = await giveBlessingFunction(ctx, { amountCents: 100, recipient });
      expect([response.status, await response.json()]).toEqual([
        403,
        expect.objectContaining({ error: "billing.recipient" }),
      ]);
    }
    expect([ctx.machine.calls, await rows("SELECT 1 FROM checkouts WHERE user_id = ?", ctx.userId)]).toEqual([
      [],
      [],
    ]);
  });

  test("a word that is too long is refused", async () => {
    const ctx = await payer();
    const result = await openCheckout(ctx, { kind: "blessing", amountCents: 100, note: "a".repeat(201) });
    expect(result).toEqual({ ok: false, refusal: "billing.note" });
  });
});

describe("G17 the page that a payer comes back to", () => {
  test.each([
    ["premium", { kind: "premium" }],
    ["a pack", { kind: "pack" }],
    ["a blessing", { kind: "blessing", amountCents: 100, note: "" }],
  ] as [string, CheckoutOrder][])(
    "%s: what it was, and its own receipt though another is newer",
    async (_n, wanted) => {
      const ctx = await payer();
      const id = await opened(ctx, wanted);
      expect(await readReturn(ctx, id)).toMatchObject({
        status: "waiting",
        kind: wanted.kind,
        receiptUrl: null,
      });
      ctx.machine.pay(id);
      await receiveEvents(ctx);
      const [own] = (await readBillingFromPrimary(ctx)).payments;
      ctx.at(START + 60_000);
      await bought(ctx, { kind: "pack" });
      // the session's replica has not heard: nothing of it is asked
      const behind = () => Promise.reject(new Error("asked a replica"));
      Object.assign(ctx.db, { first: behind });
      expect(await readReturn(ctx, id)).toMatchObject({
        status: "paid",
        kind: wanted.kind,
        receiptUrl: own?.receiptUrl,
        billing: { payments: [{ kind: "pack" }, { id: own?.id }] },
      });
      expect(await readReturn(ctx, "cs_other")).toMatchObject({
        status: "unknown",
        kind: null,
        receiptUrl: null,
      });
    },
  );
});

describe("what was never offered", () => {
  test.each([
    ["at another price", { amountCents: 200 }],
    ["in another currency", { currency: "eur" }],
    ["under a name that is not ours", { reference: "checkout_other" }],
  ])("a payment %s gives nothing", async (_name, change) => {
    const ctx = await payer();
    const id = await opened(ctx, { kind: "pack" });
    ctx.machine.pay(id);
    Object.assign(ctx.machine.payments.get(id) ?? {}, change);
    await receiveEvents(ctx);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ credits: 0, payments: [] });
  });

  test("a checkout of another member is unknown here, and gives nothing", async () => {
    const [one, other] = [await payer(), await payer()];
    const id = await opened(one, { kind: "pack" });
    expect(await wordOn(other, id)).toBe("unknown");
    one.machine.pay(id);
    await receiveEvents(one);
    expect([await wordOn(other, id), (await readBillingFromPrimary(other)).credits]).toEqual(["unknown", 0]);
  });

  test("an event about a customer who is not ours is closed", async () => {
    const ctx = await payer();
    for (const event of [
      { customerId: "cus_other", intentId: null },
      { customerId: null, intentId: "pi_other" },
      { customerId: null, intentId: null },
    ]) {
      const id = `evt_${crypto.randomUUID()}`;
      await receiveEvent(ctx, { id, type: "invoice.paid", createdAt: START, ...event });
      expect(await rows("SELECT state, body FROM payment_events WHERE id = ?", id)).toEqual([
        { state: "done", body: "" },
      ]);
    }
  });
});

describe("X3, X4, X19 the vendor is slow, fails, or cannot be reached", () => {
  test.each(["unreachable", "refused"] as const)("%s: said so, and nothing is half made", async (fault) => {
    const ctx = await payer();
    ctx.machine.fault = fault;
    for (const wanted of [
      { kind: "premium" } as const,
      { kind: "pack" } as const,
      { kind: "blessing", amountCents: 100, note: "" } as const,
    ]) {
      expect(await openCheckout(ctx, wanted)).toEqual({ ok: false, refusal: "billing.unreachable" });
    }
    expect(await openPortal(ctx)).toEqual({ ok: false, refusal: "billing.no_customer" });
    expect(await setCancelAtPeriodEnd(ctx, true)).toEqual({ ok: false, refusal: "billing.no_subscription" });
    ctx.machine.fault = "none";
    await bought(ctx, { kind: "premium" });
    expect(ctx.machine.customers.size).toBe(1);
    ctx.machine.fault = fault;
    expect((await openPortal(ctx)).ok).toBe(false);
    expect((await setCancelAtPeriodEnd(ctx, true)).ok).toBe(false);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
  });

  test("an answer that was lost on the way: the next press finds the same checkout", async () => {
    const ctx = await payer();
    ctx.machine.fault = "lost";
    expect((await openCheckout(ctx, { kind: "premium" })).ok).toBe(false);
    ctx.machine.fault = "none";
    expect((await openCheckout(ctx, { kind: "premium" })).ok).toBe(true);
    expect([ctx.machine.customers.size, ctx.machine.sessions.size]).toEqual([1, 1]);
  });

  test("a customer whom somebody has removed at the vendor is made anew", async () => {
    const ctx = await payer();
    await opened(ctx, { kind: "pack" });
    for (const customer of ctx.machine.customers.values()) customer.gone = true;
    expect(await openPortal(ctx)).toEqual({ ok: false, refusal: "billing.no_customer" });
    await bought(ctx, { kind: "pack" });
    expect((await readBillingFromPrimary(ctx)).credits).toBe(50);
  });

  test("a webhook that could not be worked waits, longer each time, and is worked in the end", async () => {
    const ctx = await payer();
    const id = await opened(ctx, { kind: "pack" });
    ctx.machine.pay(id);
    ctx.machine.fault = "unreachable";
    await receiveEvents(ctx);
    for (let minute = 0; minute < 30; minute++) await later(ctx, 60_000);
    const [event] = await rows<{ state: string; tries: number }>(
      "SELECT state, tries FROM payment_events WHERE customer_id = ?",
      [...ctx.machine.customers.keys()][0],
    );
    expect(event?.state).toBe("pending");
    expect(event?.tries).toBeLessThan(10);
    ctx.machine.fault = "none";
    await later(ctx, 3_600_000);
    expect((await readBillingFromPrimary(ctx)).credits).toBe(50);
  });
});

test("a vendor that is silent to three is silent to all: the cron leaves the others for the next run", async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => payer()));
  const [first] = others as [Payer];
  for (const ctx of others) {
    Object.assign(ctx, { payments: first.machine });
    await opened(Object.assign(ctx, { machine: first.machine }), { kind: "pack" });
  }
  for (const id of first.machine.sessions.keys()) first.machine.pay(id);
  first.machine.fault = "unreachable";
  for (const event of first.machine.events) await storeEvent(first, event, "{}");
  const asked = () => first.machine.calls.filter((call) => call === "readCustomer").length;
  const before = asked();
  await processPendingEvents(first);
  expect(asked() - before).toBe(3);
  first.machine.fault = "none";
  await later(first, DAY);
  for (const ctx of others) expect((await readBillingFromPrimary(ctx)).credits).toBe(50);
});

describe("trips", () => {
  test("the member's money is one trip, and asks the vendor nothing", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    const trips = countTrips(ctx);
    const calls = ctx.machine.calls.length;
    await readBillingFromPrimary(ctx);
    expect([trips(), ctx.machine.calls.length - calls]).toEqual([1, 0]);
  });

  test("a page that waits has the vendor asked once in five seconds, however often it looks", async () => {
    const ctx = await payer();
    const id = await opened(ctx, { kind: "pack" });
    const asked = () => ctx.machine.calls.filter((call) => call === "readCustomer").length;
    const before = asked();
    for (let look = 0; look < 10; look++) await wordOn(ctx, id);
    await ctx.settled();
    expect(asked() - before).toBe(1);
    ctx.machine.pay(id);
    ctx.at(START + 5_000);
    expect(await wordOn(ctx, id)).toBe("waiting");
    await ctx.settled();
    expect(await wordOn(ctx, id)).toBe("paid");
  });

  test("an older answer of the vendor's never overwrites a newer one", async () => {
    const ctx = await payer();
    await bought(ctx, { kind: "premium" });
    const [first] = ctx.machine.events;
    const id = subscriptionId(ctx);
    // while one reading of the vendor is on its way to D1, the plan ends and another reading is written
    beforeTrip(ctx, 2, async () => {
      const from = ctx.machine.events.length;
      ctx.machine.end(id);
      const other = Object.assign(Object.create(ctx), { db: (await payer()).db }) as Payer;
      await receiveEvents(other, from);
    });
    await receiveEvent(ctx, { ...(first as NonNullable<typeof first>), id: `evt_${crypto.randomUUID()}` });
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ plan: "free", status: "canceled" });
  });
});
