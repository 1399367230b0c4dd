import { describe, expect, test } from "vitest";
import { grantMessages, lookUpMember, refundPayment } from "#app/features/billing/admin/admin.server.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { alignPausedRenewals } from "#app/features/billing/sync/pause-renewal.server.ts";
import {
  deleteAccount,
  purgeDeletedAccounts,
  readDeletion,
  undoDeletion,
} from "#app/features/settings/deletion/deletion.server.ts";
import {
  beginRegistration,
  keepRegistration,
  settleUnpaidRegistration,
} from "#app/features/settings/registration/service.server.ts";
import { DAY, later, onlySession, type Payer, payer, receiveEvents, START } from "#tests/billing/payer.ts";
import { answered } from "#tests/service/asking.ts";
import { rows } from "#tests/service/members.ts";
import { beforeTrip } from "#tests/service/trips.ts";

async function subscribed(): Promise<Payer> {
  const ctx = await payer();
  await openCheckout(ctx, { kind: "premium" });
  ctx.machine.pay(onlySession(ctx));
  await receiveEvents(ctx);
  return ctx;
}
const subscription = (ctx: Payer) => ctx.machine.subscription([...ctx.machine.subscriptions.keys()][0] ?? "");

describe("F13 a member who leaves is charged no more", () => {
  test("the plan is set to end, and goes on when the rest is undone", async () => {
    const ctx = await subscribed();
    await deleteAccount(ctx);
    await ctx.settled();
    expect(subscription(ctx).cancelAtPeriodEnd).toBe(true);
    await undoDeletion(ctx);
    await ctx.settled();
    expect(subscription(ctx).cancelAtPeriodEnd).toBe(false);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: false });
  });

  test("what its member had ended stays ended", async () => {
    const ctx = await subscribed();
    await setCancelAtPeriodEnd(ctx, true);
    await deleteAccount(ctx);
    await undoDeletion(ctx);
    await ctx.settled();
    expect(subscription(ctx).cancelAtPeriodEnd).toBe(true);
  });

  test("the vendor is silent: the cron tells it until it has heard", async () => {
    const ctx = await subscribed();
    ctx.machine.fault = "unreachable";
    await deleteAccount(ctx);
    await ctx.settled();
    await alignPausedRenewals(ctx);
    expect(subscription(ctx).cancelAtPeriodEnd).toBe(false);
    ctx.machine.fault = "none";
    await alignPausedRenewals(ctx);
    expect(subscription(ctx).cancelAtPeriodEnd).toBe(true);
  });

  test("erased: the customer is gone at the vendor, payments stay and name nobody", async () => {
    const ctx = await subscribed();
    await openCheckout(ctx, { kind: "blessing", amountCents: 300, note: `From ${ctx.userId}` });
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx, 3);
    const { payments } = await readBillingFromPrimary(ctx);
    expect(payments).toHaveLength(2);
    await deleteAccount(ctx);
    await ctx.settled();
    ctx.at(START + 30 * DAY);
    ctx.machine.fault = "unreachable";
    await purgeDeletedAccounts({ ...ctx, session: null });
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toHaveLength(1);
    ctx.machine.fault = "none";
    await purgeDeletedAccounts({ ...ctx, session: null });
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toEqual([]);
    expect(subscription(ctx).endedAt).not.toBeNull();
    const ids = payments.map(({ id }) => id);
    const kept = await rows(
      `SELECT user_id, receipt_url, coalesce(b.note, '') AS note FROM payments p LEFT JOIN blessings b ON b.payment_id = p.id
      WHERE p.id IN (?, ?)`,
      ...ids,
    );
    expect(kept).toEqual([
      { user_id: null, receipt_url: null, note: "" },
      { user_id: null, receipt_url: null, note: "" },
    ]);
    // what the vendor tells of it afterwards changes nothing
    await receiveEvents(ctx);
    await later(ctx, DAY);
    expect(
      await rows("SELECT 1 FROM payment_events WHERE state = 'pending' AND instr(body, ?) > 0", ctx.userId),
    ).toEqual([]);
  });
});

describe("S18, D8 an unpaid registration", () => {
  async function registered(plan: "premium" | "payasyougo" = "premium"): Promise<Payer> {
    const ctx = await payer();
    await rows("UPDATE profiles SET created_at = ? WHERE user_id = ?", START, ctx.userId);
    await beginRegistration(ctx, plan);
    await openCheckout(ctx, { kind: plan === "premium" ? "premium" : "pack" });
    return ctx;
  }
  /** The page looks, a moment later again. */
  async function comeBack(ctx: Payer, id = onlySession(ctx)) {
    const first = await settleUnpaidRegistration(ctx, id);
    ctx.at(ctx.now() + 1_000);
    return [first, await settleUnpaidRegistration(ctx, id)];
  }
  const rests = async (ctx: Payer) => (await readDeletion(ctx))?.deletion ?? null;

  test("back without having paid: after a second nobody can pay there any more, and the account rests for thirty days", async () => {
    const ctx = await registered();
    expect(await comeBack(ctx)).toEqual(["waiting", "cancelled"]);
    expect(ctx.machine.session(onlySession(ctx)).state).toBe("over");
    expect(await rests(ctx)).toMatchObject({
      reason: "unpaid_registration",
      purgeAt: START + 1_000 + 30 * DAY,
    });
    expect((await undoDeletion(ctx)).ok).toBe(true);
  });

  test("paid, and the webhook is late: kept", async () => {
    const ctx = await registered();
    ctx.machine.pay(onlySession(ctx));
    expect(await comeBack(ctx)).toEqual(["waiting", "kept"]);
    expect([await rests(ctx), (await readBillingFromPrimary(ctx)).plan]).toEqual([null, "premium"]);
  });

  test.each([true, false])("the bank takes its time; it pays in the end: %s", async (paid) => {
    const ctx = await registered("payasyougo");
    const id = onlySession(ctx);
    ctx.machine.payLater(id);
    expect(await comeBack(ctx)).toEqual(["waiting", "waiting"]);
    if (paid) {
      ctx.at(START + 61_000);
      expect(await settleUnpaidRegistration(ctx, id)).toBe("kept");
    } else {
      ctx.machine.arrive(id, false);
      ctx.at(START + 10_000);
      expect(await settleUnpaidRegistration(ctx, id)).toBe("cancelled");
    }
  });

  test("a blessing that is left unpaid ends nothing, and closes no other page", async () => {
    const ctx = await registered();
    const premium = onlySession(ctx);
    await openCheckout(ctx, { kind: "blessing", amountCents: 100, note: "" });
    expect(await comeBack(ctx)).toEqual(["kept", "kept"]);
    expect(ctx.machine.session(premium).state).toBe("open");
    expect(await comeBack(ctx, premium)).toEqual(["waiting", "cancelled"]);
  });

  test("a page that another tab has just asked for is handed out to nobody", async () => {
    const ctx = await registered();
    const premium = onlySession(ctx);
    await settleUnpaidRegistration(ctx, premium);
    ctx.at(ctx.now() + 1_000);
    const settled: string[] = [];
    let asked = false;
    // the vendor has opened the other tab's page; before that is written here, this one comes back
    ctx.machine.turn = async () => {
      if (asked || ctx.machine.calls.at(-1) !== "openCheckout") return;
      asked = true;
      settled.push(await settleUnpaidRegistration(ctx, premium));
    };
    expect(await openCheckout(ctx, { kind: "pack" })).toEqual({ ok: false, refusal: "billing.unreachable" });
    expect(settled).toEqual(["cancelled"]);
    expect([...ctx.machine.sessions.values()].map(({ state }) => state)).toEqual(["over", "over"]);
  });

  test("a page that is opened in the last moment: nobody is taken back who could still pay there", async () => {
    const ctx = await registered();
    const premium = onlySession(ctx);
    await settleUnpaidRegistration(ctx, premium);
    ctx.at(ctx.now() + 1_000);
    const otherTab = Object.assign(Object.create(ctx), { db: (await payer()).db }) as Payer;
    // the vendor's word is written; before the account is marked, the other tab opens a page
    beforeTrip(ctx, 2, () => openCheckout(otherTab, { kind: "pack" }));
    expect(await settleUnpaidRegistration(ctx, premium)).toBe("waiting");
    expect([ctx.machine.session(onlySession(ctx)).state, await rests(ctx)]).toEqual(["open", null]);
    expect(await settleUnpaidRegistration(ctx, premium)).toBe("cancelled");
    expect(ctx.machine.session(onlySession(ctx)).state).toBe("over");
    // and who rests is offered nothing
    expect((await openCheckout(ctx, { kind: "pack" })).ok).toBe(false);
    expect(ctx.machine.sessions.size).toBe(2);
  });

  test("the vendor is silent: nobody is taken back without its word", async () => {
    const ctx = await registered();
    ctx.machine.fault = "unreachable";
    expect(await comeBack(ctx)).toEqual(["waiting", "waiting"]);
    ctx.at(START + 61_000);
    expect(await settleUnpaidRegistration(ctx, onlySession(ctx))).toBe("kept");
    expect(await rests(ctx)).toBeNull();
  });

  test("another checkout in another tab is paid in that moment: kept", async () => {
    const ctx = await registered();
    const first = onlySession(ctx);
    await openCheckout(ctx, { kind: "pack" });
    ctx.machine.pay(onlySession(ctx));
    expect((await comeBack(ctx, first))[1]).toBe("kept");
  });

  test.each<[string, (ctx: Payer) => Promise<unknown>]>([
    ["an existing member", (ctx) => rows("DELETE FROM unpaid_registrations WHERE user_id = ?", ctx.userId)],
    ["who has written something", (ctx) => answered(ctx)],
    ["who went on for free", (ctx) => keepRegistration(ctx)],
  ])("%s keeps everything", async (_who, make) => {
    const ctx = await registered();
    await make(ctx);
    expect((await comeBack(ctx))[1]).toBe("kept");
    expect(await rests(ctx)).toBeNull();
  });

  test("an account that is older than a sign-up is never begun", async () => {
    const ctx = await payer();
    await beginRegistration(ctx, "premium");
    expect(await rows("SELECT 1 FROM unpaid_registrations WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("a checkout of another member says nothing about the account", async () => {
    const [ctx, other] = [await registered(), await registered()];
    expect((await comeBack(ctx, onlySession(other)))[1]).toBe("kept");
    expect([await rests(ctx), await rests(other)]).toEqual([null, null]);
  });
});

describe("an administrator", () => {
  const linesOf = (ctx: Payer) =>
    rows(
      "SELECT act, amount, reason, outcome, actor_user_id AS actor FROM audit_log WHERE user_id = ? ORDER BY at, id",
      ctx.userId,
    );
  test("finds a member by whatever is known, and sees payments and acts", async () => {
    const ctx = await subscribed();
    const [customer = ""] = [...ctx.machine.customers.keys()];
    const { payments } = await readBillingFromPrimary(ctx);
    await rows(
      "UPDATE profiles SET full_name = ? WHERE user_id = ?",
      `Zebedee ${ctx.userId.slice(-8)}`,
      ctx.userId,
    );
    for (const query of [
      ctx.userId,
      customer,
      subscription(ctx).id,
      payments[0]?.id ?? "",
      "ann@example.com",
      `zebedee ${ctx.userId.slice(-8).toLowerCase()}`,
    ]) {
      const found = await lookUpMember(ctx, query);
      expect(
        found.map(({ userId }) => userId),
        query,
      ).toEqual([ctx.userId]);
      expect(found[0]).toMatchObject({ customerId: customer, billing: { plan: "premium" } });
    }
    for (const query of ["", "x", "user_nobody", "%", "nobody@example.com", "x".repeat(300)]) {
      expect(await lookUpMember(ctx, query), query).toEqual([]);
    }
  });

  test("refunds a payment once, with a line that stays", async () => {
    const ctx = await payer();
    await openCheckout(ctx, { kind: "pack" });
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx);
    const paymentId = onlySession(ctx);
    const admin = await payer();
    Object.assign(admin, { payments: ctx.machine });
    const act = () => refundPayment(admin, { paymentId, reason: "asked by mail" });
    expect((await Promise.all([act(), act()])).some(({ ok }) => ok)).toBe(true);
    expect(await act()).toEqual({ ok: false, refusal: "billing.not_refundable" });
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      credits: 0,
      payments: [{ status: "refunded" }],
    });
    expect(await linesOf(ctx)).toEqual([
      { act: "refund", amount: 395, reason: "asked by mail", outcome: "done", actor: admin.userId },
    ]);
    await expect(rows("UPDATE audit_log SET reason = 'x' WHERE subject = ?", paymentId)).rejects.toThrow(
      "audit_is_for_good",
    );
    await expect(rows("DELETE FROM audit_log WHERE subject = ?", paymentId)).rejects.toThrow(
      "audit_is_for_good",
    );
  });

  test("the vendor is silent: the act stands as asked, and the same press later is the same refund", async () => {
    const ctx = await payer();
    await openCheckout(ctx, { kind: "pack" });
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx);
    const asked = { paymentId: onlySession(ctx), reason: "asked" };
    ctx.machine.fault = "lost";
    expect(await refundPayment(ctx, asked)).toEqual({ ok: false, refusal: "billing.unreachable" });
    expect(await linesOf(ctx)).toMatchObject([{ outcome: "asked" }]);
    ctx.machine.fault = "none";
    expect((await refundPayment(ctx, asked)).ok).toBe(true);
    expect(await linesOf(ctx)).toMatchObject([{ outcome: "done" }]);
    expect((await readBillingFromPrimary(ctx)).payments).toMatchObject([{ refundedCents: 395 }]);
  });

  test("the answer is lost, and the webhook tells of it: the line is closed by whoever hears first", async () => {
    const ctx = await payer();
    await openCheckout(ctx, { kind: "pack" });
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx);
    const from = ctx.machine.events.length;
    ctx.machine.fault = "lost";
    await refundPayment(ctx, { paymentId: onlySession(ctx), reason: "asked" });
    expect(await linesOf(ctx)).toMatchObject([{ outcome: "asked" }]);
    ctx.machine.fault = "none";
    await receiveEvents(ctx, from);
    expect(await linesOf(ctx)).toMatchObject([{ outcome: "done" }]);
  });

  test("refused once, then done: two lines, and each says what came of it", async () => {
    const ctx = await payer();
    await openCheckout(ctx, { kind: "pack" });
    ctx.machine.pay(onlySession(ctx));
    await receiveEvents(ctx);
    const act = (reason: string) => refundPayment(ctx, { paymentId: onlySession(ctx), reason });
    ctx.machine.fault = "refused";
    expect(await act("first")).toEqual({ ok: false, refusal: "billing.not_refundable" });
    expect(await linesOf(ctx)).toMatchObject([{ reason: "first", outcome: "refused" }]);
    ctx.machine.fault = "none";
    ctx.at(START + 60_000);
    expect((await act("second")).ok).toBe(true);
    expect(await linesOf(ctx)).toMatchObject([
      { reason: "first", outcome: "refused" },
      { reason: "second", outcome: "done" },
    ]);
  });

  test("grants messages, once for a press, and only to who is there", async () => {
    const [admin, ctx] = [await payer(), await payer()];
    const gift = { userId: ctx.userId, count: 20, reason: "for the outage", requestId: crypto.randomUUID() };
    expect([await grantMessages(admin, gift), await grantMessages(admin, gift)].map(({ ok }) => ok)).toEqual([
      true,
      true,
    ]);
    expect((await readBillingFromPrimary(ctx)).credits).toBe(20);
    expect(await linesOf(ctx)).toMatchObject([
      { act: "grant_messages", amount: 20, outcome: "done", actor: admin.userId },
    ]);
    const refusals = [
      await grantMessages(admin, { ...gift, userId: "user_nobody", requestId: crypto.randomUUID() }),
      await grantMessages(admin, { ...gift, count: 0 }),
      await grantMessages(admin, { ...gift, count: 501 }),
      await grantMessages(admin, { ...gift, reason: "  " }),
      await refundPayment(admin, { paymentId: "cs_nothing", reason: "x" }),
    ];
    expect(refusals.map((each) => (each.ok ? "ok" : each.refusal))).toEqual([
      "billing.not_found",
      "billing.count",
      "billing.count",
      "billing.reason",
      "billing.not_found",
    ]);
  });
});

describe("integrity by schema", () => {
  test.each([
    [
      "messages that nobody paid for",
      "credits_are_paid_for",
      "INSERT INTO user_stats (user_id, updated_at) VALUES (?1, 0) ON CONFLICT DO NOTHING",
      "INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at) VALUES (?1, 'message_credits', 50, 'credits_bought', 'cs_free', 50, 0)",
    ],
    [
      "a blessing out of bounds",
      "blessing_amount",
      "SELECT ?1",
      "INSERT INTO checkouts (id, user_id, kind, amount_cents, language, created_at, expires_at) VALUES ('c' || ?1, ?1, 'blessing', 75, 'en', 0, 1)",
    ],
    [
      "a payment in another currency",
      "payment_currency",
      "SELECT ?1",
      "INSERT INTO payments (id, user_id, kind, amount_cents, currency, state, at) VALUES ('p' || ?1, ?1, 'pack', 395, 'eur', 'paid', 0)",
    ],
    [
      "a payment that is taken out of the books",
      "payment_is_for_good",
      "INSERT INTO payments (id, user_id, kind, amount_cents, currency, state, at) VALUES ('q' || ?1, ?1, 'pack', 395, 'usd', 'paid', 0)",
      "DELETE FROM payments WHERE id = 'q' || ?1",
    ],
    [
      "a payment that becomes another",
      "payment_is_for_good",
      "INSERT INTO payments (id, user_id, kind, amount_cents, currency, state, at) VALUES ('r' || ?1, ?1, 'pack', 395, 'usd', 'paid', 0)",
      "UPDATE payments SET amount_cents = 500 WHERE id = 'r' || ?1",
    ],
    [
      "a gift to a member",
      "recipient_known",
      "INSERT INTO payments (id, user_id, kind, amount_cents, currency, state, at) VALUES ('s' || ?1, ?1, 'blessing', 100, 'usd', 'paid', 0)",
      "INSERT INTO blessings (payment_id, recipient, note, at) VALUES ('s' || ?1, ?1, '', 0)",
    ],
  ])("%s: %s", async (_what, constraint, before, statement) => {
    const ctx = await payer();
    await rows(before, ctx.userId);
    await expect(rows(statement, ctx.userId)).rejects.toThrow(constraint);
  });
});
