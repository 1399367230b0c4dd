import { describe, expect, test } from "vitest";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import { PLAN_CHANGE_LIMIT } from "#app/features/billing/model/offers.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { syncCustomer } from "#app/features/billing/sync/sync.server.ts";
import { act } from "#app/features/settings/act.server.ts";
import { STATUS } from "#app/features/settings/model/refusals.ts";
import { DAY, onlySession, type Payer, payer, receiveEvent, receiveEvents } from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";

async function subscribed(): Promise<Payer> {
  const ctx = await payer();
  await openCheckout(ctx, { kind: "premium" });
  ctx.machine.pay(onlySession(ctx));
  await receiveEvents(ctx);
  ctx.machine.calls.length = 0;
  return ctx;
}
const subscription = (ctx: Payer) => ctx.machine.subscription([...ctx.machine.subscriptions.keys()][0] ?? "");
const customerOf = (ctx: Payer) => [...ctx.machine.customers.keys()][0] ?? "";
const form = (intent: string) => {
  const data = new FormData();
  data.set("intent", intent);
  return data;
};

describe("P8: the plan is ended, or kept, one press at a time", () => {
  test("of twenty presses at once one is worked, the rest are told at once, and none fails", async () => {
    const [ctx, other] = [await subscribed(), await subscribed()];
    const from = ctx.machine.events.length;
    let waiting = 0;
    let release = () => {};
    const vendor = new Promise<void>((done) => {
      release = done;
    });
    ctx.machine.turn = async () => {
      waiting++;
      await vendor;
    };
    const presses = Array.from({ length: 20 }, (_, at) => setCancelAtPeriodEnd(ctx, at % 2 === 0));
    // the vendor has not answered the one: everybody else has an answer, and another member's press is done
    const early: string[] = [];
    for (const press of presses) void press.then((said) => early.push(said.ok ? "ok" : said.refusal));
    await expect.poll(() => early.length).toBe(19);
    expect(waiting).toBe(1);
    expect((await setCancelAtPeriodEnd(other, true)).ok).toBe(true);
    release();
    const said = (await Promise.all(presses)).map((each) => (each.ok ? "ok" : each.refusal));
    expect(said.filter((word) => word === "ok")).toHaveLength(1);
    expect(said.filter((word) => word === "billing.change_under_way")).toHaveLength(
      PLAN_CHANGE_LIMIT.minute - 1,
    );
    expect(said.filter((word) => word === "billing.too_fast")).toHaveLength(20 - PLAN_CHANGE_LIMIT.minute);
    // all that the vendor tells of it at once is worked too
    await Promise.all(ctx.machine.events.slice(from).map((event) => receiveEvent(ctx, event)));
    expect((await readBillingFromPrimary(ctx)).cancelAtPeriodEnd).toBe(subscription(ctx).cancelAtPeriodEnd);
  });

  test("so many in a minute and in a day, and the page says so in words", async () => {
    const ctx = await subscribed();
    let done = 0;
    for (let minute = 0; done < PLAN_CHANGE_LIMIT.day; minute++) {
      ctx.at(ctx.now() + 60_000);
      for (let press = 0; press < PLAN_CHANGE_LIMIT.minute; press++, done++) {
        expect((await act(ctx, form(done % 2 === 0 ? "cancel-premium" : "keep-premium"))).ok).toBe(true);
      }
      if (minute > 0) continue;
      const seventh = await act(ctx, form("cancel-premium"));
      expect(seventh).toMatchObject({ ok: false, refusal: "settings.plan_too_fast" });
    }
    ctx.at(ctx.now() + 60_000);
    const asked = ctx.machine.calls.length;
    expect(await act(ctx, form("cancel-premium"))).toMatchObject({ refusal: "settings.plan_too_many" });
    expect(ctx.machine.calls.length).toBe(asked);
    ctx.at(ctx.now() + DAY);
    expect((await act(ctx, form("cancel-premium"))).ok).toBe(true);
    for (const refusal of ["plan_busy", "plan_too_fast", "plan_too_many"] as const) {
      expect(String(STATUS[`settings.${refusal}`])).toMatch(/^4/);
    }
  });

  test("the vendor is silent: the next press is worked again; one that died over it is waited for a moment alone", async () => {
    const ctx = await subscribed();
    ctx.machine.fault = "unreachable";
    expect(await setCancelAtPeriodEnd(ctx, true)).toEqual({ ok: false, refusal: "billing.unreachable" });
    ctx.machine.fault = "none";
    expect((await setCancelAtPeriodEnd(ctx, true)).ok).toBe(true);
    await rows(
      "UPDATE billing_customers SET plan_change_until = ? WHERE user_id = ?",
      ctx.now() + 45_000,
      ctx.userId,
    );
    expect(await setCancelAtPeriodEnd(ctx, false)).toMatchObject({ refusal: "billing.change_under_way" });
    ctx.at(ctx.now() + 45_000);
    expect((await setCancelAtPeriodEnd(ctx, false)).ok).toBe(true);
  });
});

describe("settling", () => {
  test("fifty who settle one customer at once: each is answered after a reading that began since, and none reads more than three times", async () => {
    const ctx = await subscribed();
    const id = customerOf(ctx);
    await Promise.all(Array.from({ length: 50 }, () => syncCustomer(ctx, id)));
    const readings = ctx.machine.calls.filter((name) => name === "readCustomer").length;
    expect(readings).toBeLessThanOrEqual(150);
    const [row] = await rows<{ readings: number; version: number }>(
      "SELECT readings, version FROM billing_customers WHERE customer_id = ?",
      id,
    );
    expect(row?.readings).toBeLessThanOrEqual(50);
  });

  test("what happened before a call began is written when it is done, however many settle beside it", async () => {
    const ctx = await subscribed();
    const id = customerOf(ctx);
    ctx.machine.turn = () => new Promise((done) => setTimeout(done, Math.random() * 8));
    const one = subscription(ctx);
    const begins = one.periodEnd;
    const late: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        await new Promise((done) => setTimeout(done, at * 2));
        // later things have later times: what D1 says afterwards must not be older than this call
        const happened = begins + at;
        one.periodEnd = happened;
        await syncCustomer(ctx, id);
        const [row] = await rows<{ end: number }>(
          "SELECT period_end AS end FROM billing_subscriptions WHERE id = ?",
          one.id,
        );
        if ((row?.end ?? 0) < happened) late.push(at);
      }),
    );
    expect(late).toEqual([]);
  });
});
