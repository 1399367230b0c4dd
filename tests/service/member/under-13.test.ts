import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { lookUpMember } from "#app/features/billing/admin/admin.server.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { alignPausedRenewals } from "#app/features/billing/sync/pause-renewal.server.ts";
import { refundDueUnder13 } from "#app/features/billing/under-13/return.server.ts";
import { keepAgeBand, readAgeBand } from "#app/features/member/age.server.ts";
import { mirrorAccount } from "#app/features/member/service.server.ts";
import { downloadEverything } from "#app/features/settings/archive/download.server.ts";
import {
  deleteAccount,
  eraseDeletedAccount,
  purgeDeletedAccounts,
  undoDeletion,
} from "#app/features/settings/deletion/deletion.server.ts";
import { deleteUnder13, restoreUnder13 } from "#app/features/settings/deletion/under-13.server.ts";
import { DAY, onlySession, type Payer, payer, receiveEvents, START } from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";

const deletionOf = async (userId: string) =>
  (
    await rows<{ reason: string; state: string; left: number }>(
      "SELECT reason, state, purge_at - asked_at AS left FROM account_deletions WHERE user_id = ?",
      userId,
    )
  )[0] ?? null;
const bought = async (kind: "premium" | "pack" | "blessing", ctx: Payer): Promise<void> => {
  const from = ctx.machine.events.length;
  await openCheckout(ctx, kind === "blessing" ? { kind, amountCents: 300, note: "" } : { kind });
  ctx.machine.pay(onlySession(ctx));
  await receiveEvents(ctx, from);
};
const paymentsOf = (ctx: Payer) =>
  rows<{ kind: string; left: number }>(
    "SELECT kind, amount_cents - refunded_cents AS left FROM payments WHERE user_id = ? ORDER BY kind",
    ctx.userId,
  );
const refused = { ok: false, refusal: "settings.under_13" };
const correction = (userId: string, change: object = {}) => ({
  userId,
  ageBand: "18+" as const,
  reason: "passport seen by mail",
  requestId: crypto.randomUUID(),
  ...change,
});

describe("G13: who has said that they are under 13", () => {
  test("the account is closed until it is erased, and its owner undoes it on no way", async () => {
    const ctx = await payer();
    await deleteUnder13(ctx);
    await ctx.settled();
    expect(await deletionOf(ctx.userId)).toEqual({ reason: "under_13", state: "resting", left: 30 * DAY });
    expect(ctx.recorded.vendor).toContain("sessions ended");
    for (const later of [0, 1, 29 * DAY, 31 * DAY]) {
      ctx.at(START + later);
      expect(await undoDeletion(ctx)).toEqual(refused);
    }
    ctx.at(START);
    // asked for again as any other, it stays what it is
    await deleteAccount(ctx);
    expect(await undoDeletion(ctx)).toEqual(refused);
    await keepAgeBand(ctx, "18+");
    expect(await readAgeBand(ctx)).toBe("13-17");
    expect((await deletionOf(ctx.userId))?.reason).toBe("under_13");
  });

  test("who had asked to delete the account before, in another tab, undoes neither", async () => {
    const ctx = await payer();
    await deleteAccount(ctx);
    await deleteUnder13(ctx);
    expect(await undoDeletion(ctx)).toEqual(refused);
  });

  test("undoing and saying it at once: it is closed afterwards", async () => {
    const ctx = await payer();
    await deleteAccount(ctx);
    await Promise.all([undoDeletion(ctx), deleteUnder13(ctx), undoDeletion(ctx)]);
    expect((await deletionOf(ctx.userId))?.reason).toBe("under_13");
  });

  test("by schema too: the row cannot be taken away, made another or put off", async () => {
    const ctx = await payer();
    await deleteUnder13(ctx);
    for (const statement of [
      "DELETE FROM account_deletions WHERE user_id = ?",
      "UPDATE account_deletions SET reason = 'asked' WHERE user_id = ?",
      "UPDATE account_deletions SET purge_at = purge_at + 1 WHERE user_id = ?",
    ]) {
      await expect(rows(statement, ctx.userId)).rejects.toThrow("under_13_stays");
    }
  });

  test("everything can still be taken along, and after thirty days nothing is left", async () => {
    const ctx = await payer();
    await deleteUnder13(ctx);
    await ctx.settled();
    const archive = await downloadEverything(ctx);
    expect((await archive.arrayBuffer()).byteLength).toBeGreaterThan(500);
    ctx.at(START + 30 * DAY);
    await purgeDeletedAccounts({ ...ctx, session: null });
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toEqual([]);
    expect(await deletionOf(ctx.userId)).toBeNull();
  });
});

describe("G13: a child pays for nothing", () => {
  test("Premium ends at once, what is open is closed, and premium, messages and gifts go back whole", async () => {
    const ctx = await payer();
    for (const kind of ["premium", "pack", "blessing"] as const) await bought(kind, ctx);
    await openCheckout(ctx, { kind: "pack" });
    const open = onlySession(ctx);
    await deleteUnder13(ctx);
    await ctx.settled();
    expect([...ctx.machine.subscriptions.values()].map(({ endedAt }) => endedAt)).toEqual([START]);
    expect(ctx.machine.session(open).state).toBe("over");
    expect(await paymentsOf(ctx)).toEqual([
      { kind: "blessing", left: 0 },
      { kind: "pack", left: 0 },
      { kind: "premium", left: 0 },
    ]);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({ plan: "free", stands: false, credits: 0 });
    // nothing is asked of the vendor again, and nothing is charged
    const calls = ctx.machine.calls.length;
    for (const job of [refundDueUnder13, alignPausedRenewals]) await job(ctx);
    expect(ctx.machine.calls.length).toBe(calls);
    expect((await openCheckout(ctx, { kind: "premium" })).ok).toBe(false);
    expect(await setCancelAtPeriodEnd(ctx, false)).toMatchObject({ refusal: "billing.no_subscription" });
  });

  test("what a bank brings only later goes back too", async () => {
    const ctx = await payer();
    await openCheckout(ctx, { kind: "pack" });
    const id = onlySession(ctx);
    ctx.machine.payLater(id);
    await receiveEvents(ctx);
    await deleteUnder13(ctx);
    await ctx.settled();
    const from = ctx.machine.events.length;
    ctx.machine.arrive(id, true);
    await receiveEvents(ctx, from);
    expect(await paymentsOf(ctx)).toMatchObject([{ left: 395 }]);
    ctx.at(START + DAY);
    await refundDueUnder13(ctx);
    expect(await paymentsOf(ctx)).toMatchObject([{ left: 0 }]);
  });

  test("the vendor is silent: the cron asks until it is done, and nothing is erased before", async () => {
    const ctx = await payer();
    await bought("premium", ctx);
    ctx.machine.fault = "unreachable";
    await deleteUnder13(ctx);
    await ctx.settled();
    expect(await paymentsOf(ctx)).toMatchObject([{ left: 995 }]);
    ctx.at(START + 30 * DAY);
    await purgeDeletedAccounts({ ...ctx, session: null });
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toHaveLength(1);
    // an answer that is lost is no second refund
    ctx.machine.fault = "lost";
    await refundDueUnder13(ctx);
    ctx.machine.fault = "none";
    ctx.at(START + 31 * DAY);
    await refundDueUnder13(ctx);
    expect(await paymentsOf(ctx)).toMatchObject([{ left: 0 }]);
    await purgeDeletedAccounts({ ...ctx, session: null });
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("what the vendor refuses to give back is tried less and less often, and keeps nothing from being erased", async () => {
    const ctx = await payer();
    await bought("pack", ctx);
    await deleteAccount(ctx);
    await ctx.settled();
    const refund = ctx.machine.refund.bind(ctx.machine);
    ctx.machine.refund = async (...asked) => {
      ctx.machine.fault = "refused";
      await refund(...asked).finally(() => {
        ctx.machine.fault = "none";
      });
    };
    await deleteUnder13(ctx);
    await ctx.settled();
    const tries = () => ctx.machine.calls.filter((name) => name === "refund").length;
    expect(tries()).toBe(1);
    await refundDueUnder13(ctx);
    expect(tries()).toBe(1);
    for (const minute of [1, 2, 3, 4, 5, 6]) {
      ctx.at(START + minute * 60_000);
      await refundDueUnder13(ctx);
    }
    expect(tries()).toBe(3);
    await eraseDeletedAccount({ ...ctx, session: null }, ctx.userId);
    expect(await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId)).toEqual([]);
  });
});

describe("G13, G21: a mistaken press is corrected by staff, on proof", () => {
  test("an administrator opens the account again, with a reason that stays in the log", async () => {
    const [admin, ctx] = [await payer(), await payer()];
    await bought("premium", ctx);
    await deleteUnder13(ctx);
    await ctx.settled();
    const [found] = await lookUpMember(admin, ctx.userId);
    expect(found?.under13Until).toBe(START + 30 * DAY);
    const asked = correction(ctx.userId);
    expect(await restoreUnder13(admin, { ...asked, reason: "  " })).toMatchObject({
      refusal: "billing.reason",
    });
    expect((await restoreUnder13(admin, asked)).ok).toBe(true);
    expect(await deletionOf(ctx.userId)).toBeNull();
    expect(await readAgeBand(ctx)).toBe("18+");
    expect(
      await rows(
        "SELECT actor_user_id AS actor, act, subject, reason FROM audit_log WHERE user_id = ?",
        ctx.userId,
      ),
    ).toEqual([{ actor: admin.userId, act: "restore_account", subject: "18+", reason: asked.reason }]);
    // what was given back stays given back
    expect([await paymentsOf(ctx), (await readBillingFromPrimary(ctx)).plan]).toMatchObject([
      [{ left: 0 }],
      "free",
    ]);
    // the same press again is the same act; another under its name is none
    expect((await restoreUnder13(admin, asked)).ok).toBe(true);
    expect(await restoreUnder13(admin, { ...asked, ageBand: "13-17" })).toMatchObject({
      refusal: "billing.request_reused",
    });
    expect((await lookUpMember(admin, ctx.userId))[0]?.under13Until).toBeNull();
  });

  test("nothing is opened that is not closed for this, is being erased, or is one's own", async () => {
    const [admin, ctx, asking] = [await payer(), await payer(), await payer()];
    const nothing = { ok: false, refusal: "billing.nothing_to_restore" };
    expect(await restoreUnder13(admin, correction(ctx.userId))).toEqual(nothing);
    expect(await restoreUnder13(admin, correction("user_nobody"))).toEqual(nothing);
    await deleteAccount(asking);
    expect(await restoreUnder13(admin, correction(asking.userId))).toEqual(nothing);
    await deleteUnder13(ctx);
    expect(await restoreUnder13(ctx, correction(ctx.userId))).toEqual(nothing);
    await rows("UPDATE account_deletions SET state = 'purging' WHERE user_id = ?", ctx.userId);
    expect(await restoreUnder13(admin, correction(ctx.userId))).toEqual(nothing);
    expect(await rows("SELECT 1 FROM audit_log WHERE user_id IN (?, ?)", ctx.userId, asking.userId)).toEqual(
      [],
    );
  });

  test("an act of another time opens nothing: said again, it needs another", async () => {
    const [admin, ctx] = [await payer(), await payer()];
    await deleteUnder13(ctx);
    await restoreUnder13(admin, correction(ctx.userId));
    ctx.at(START + 1);
    await deleteUnder13(ctx);
    await expect(rows("DELETE FROM account_deletions WHERE user_id = ?", ctx.userId)).rejects.toThrow(
      "under_13_stays",
    );
  });
});

describe("G13: a new account with the same address, within the thirty days", () => {
  let events = 0;
  const created = async (
    ctx: Payer,
    email: string,
    createdAt: number,
    type: "created" | "updated" = "created",
  ) => {
    const account = {
      userId: ctx.userId,
      fullName: "Ann Okafor",
      email,
      phoneNumber: null,
      phoneVerified: false,
      timeZone: null,
      language: null,
      ageBand: "18+",
      createdAt,
      updatedAt: createdAt,
    };
    return mirrorAccount(ctx, { id: `evt_13_${events++}_${ctx.userId}`, type: `user.${type}`, account });
  };
  async function said(): Promise<string> {
    const child = await payer();
    const email = `Child.${child.userId.slice(-10)}@example.com`;
    child.accounts.find = async () => ({ email }) as Awaited<ReturnType<typeof child.accounts.find>>;
    await deleteUnder13(child);
    await child.settled();
    return email;
  }

  test("is closed for the time that is left, however the address is written; staff open it for whoever it belongs to", async () => {
    const email = await said();
    const [admin, again] = [await payer(), await payer({ profile: false })];
    again.at(START + 5 * DAY);
    await created(again, email.toUpperCase(), START + 5 * DAY);
    expect(await deletionOf(again.userId)).toEqual({ reason: "under_13", state: "resting", left: 25 * DAY });
    expect(await undoDeletion(again)).toEqual(refused);
    admin.at(START + 6 * DAY);
    expect((await restoreUnder13(admin, correction(again.userId))).ok).toBe(true);
    await created(again, email, START + 5 * DAY, "updated");
    expect(await deletionOf(again.userId)).toBeNull();
  });

  test("is not closed when the account was there before, has another address, or comes after the thirty days", async () => {
    const email = await said();
    const [before, other, after] = [await payer(), await payer(), await payer()];
    await created(before, email, START - DAY, "updated");
    await created(other, `x${email}`, START + DAY);
    after.at(START + 30 * DAY);
    await created(after, email, START + 30 * DAY);
    for (const { userId } of [before, other, after]) expect(await deletionOf(userId)).toBeNull();
    await purgeDeletedAccounts({ ...after, session: null });
    const mark = await after.hmac(`under-13:${email.toLowerCase()}`);
    const left = await env.DB.prepare("SELECT 1 FROM under_13_addresses WHERE mark = ?").bind(mark).all();
    expect(left.results).toEqual([]);
  });
});
