import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grantMessages, refundPayment } from "#app/features/billing/admin/admin.server.ts";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { ledgerOf, onlySession, type Payer, payer, receiveEvents } from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";

const linesOf = (ctx: Payer) =>
  rows<{ actor: string; amount: number; reason: string; outcome: string }>(
    "SELECT actor_user_id AS actor, amount, reason, outcome FROM audit_log WHERE user_id = ? ORDER BY at, id",
    ctx.userId,
  );
const saidOf = (answers: { ok: boolean; refusal?: string }[]) =>
  answers.map((each) => (each.ok ? "ok" : each.refusal)).sort();
const newGift = (userId: string) => ({ userId, count: 20, reason: "outage", requestId: crypto.randomUUID() });

async function paid(): Promise<Payer> {
  const ctx = await payer();
  await openCheckout(ctx, { kind: "pack" });
  ctx.machine.pay(onlySession(ctx));
  await receiveEvents(ctx);
  return ctx;
}

describe("G3, P9: no act of staff without its line", () => {
  test.each<[string, (gift: ReturnType<typeof newGift>, other: Payer) => Partial<typeof gift>]>([
    ["to another member", (_gift, other) => ({ userId: other.userId })],
    ["of another number", () => ({ count: 21 })],
    ["for another reason", () => ({ reason: "something else" })],
  ])("a request that is sent again as a gift %s is refused, and gives nothing", async (_what, change) => {
    const [admin, ctx, other] = [await payer(), await payer(), await payer()];
    const gift = newGift(ctx.userId);
    expect((await grantMessages(admin, gift)).ok).toBe(true);
    expect(await grantMessages(admin, { ...gift, ...change(gift, other) })).toEqual({
      ok: false,
      refusal: "billing.request_reused",
    });
    expect([
      (await readBillingFromPrimary(ctx)).credits,
      (await readBillingFromPrimary(other)).credits,
    ]).toEqual([20, 0]);
    expect([await linesOf(ctx), await linesOf(other)]).toMatchObject([[{ amount: 20 }], []]);
  });

  test("the race: twenty presses of one form at once are one gift and one line, and so are two forms under one name", async () => {
    const [admin, ctx, other] = [await payer(), await payer(), await payer()];
    const gift = newGift(ctx.userId);
    const presses = Array.from({ length: 20 }, () => grantMessages(admin, gift));
    expect(saidOf(await Promise.all(presses))).toEqual(Array.from({ length: 20 }, () => "ok"));
    expect([(await readBillingFromPrimary(ctx)).credits, (await linesOf(ctx)).length]).toEqual([20, 1]);
    const two = newGift(ctx.userId);
    const both = [grantMessages(admin, two), grantMessages(admin, { ...two, userId: other.userId })];
    expect(saidOf(await Promise.all(both))).toEqual(["billing.request_reused", "ok"]);
    const given =
      (await readBillingFromPrimary(ctx)).credits - 20 + (await readBillingFromPrimary(other)).credits;
    expect([given, (await linesOf(ctx)).length + (await linesOf(other)).length]).toEqual([20, 2]);
  });

  test("two administrators may use the same name for two gifts: each has its line", async () => {
    const [one, two, ctx] = [await payer(), await payer(), await payer()];
    const gift = newGift(ctx.userId);
    expect(saidOf([await grantMessages(one, gift), await grantMessages(two, gift)])).toEqual(["ok", "ok"]);
    expect((await readBillingFromPrimary(ctx)).credits).toBe(40);
    expect((await linesOf(ctx)).map(({ actor }) => actor).sort()).toEqual([one.userId, two.userId].sort());
  });

  test("whatever is pressed in whatever order: what was given is what the log says", async () => {
    const press = fc.record({
      admin: fc.nat(1),
      to: fc.nat(1),
      request: fc.nat(2),
      count: fc.constantFrom(1, 7),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(press, { minLength: 2, maxLength: 8 }), async (presses) => {
        const people = [await payer(), await payer()];
        const admins = [await payer(), await payer()];
        const name = crypto.randomUUID();
        await Promise.all(
          presses.map(({ admin, to, request, count }) =>
            grantMessages(admins[admin] as Payer, {
              userId: (people[to] as Payer).userId,
              count,
              reason: "why",
              requestId: `${name}:${request}`,
            }),
          ),
        );
        for (const ctx of people) {
          const logged = (await linesOf(ctx)).reduce((sum, { amount }) => sum + amount, 0);
          expect((await readBillingFromPrimary(ctx)).credits).toBe(logged);
        }
      }),
      { numRuns: 15 },
    );
  });

  test("two administrators refund one payment at once: one refund, a line each, and one of them says that it was done", async () => {
    const ctx = await paid();
    const admins = [await payer(), await payer()].map((admin) =>
      Object.assign(admin, { payments: ctx.machine }),
    );
    const asked = { paymentId: onlySession(ctx), reason: "asked by mail" };
    const said = saidOf(await Promise.all(admins.map((admin) => refundPayment(admin, asked))));
    expect(said).toEqual(["billing.not_refundable", "ok"]);
    const lines = await linesOf(ctx);
    expect(lines.map(({ outcome }) => outcome).sort()).toEqual(["done", "refused"]);
    expect((await readBillingFromPrimary(ctx)).payments).toMatchObject([{ refundedCents: 395 }]);
  });

  test("the same refund with another reason, by who has asked for it already: the log keeps the first, and says so", async () => {
    const ctx = await paid();
    ctx.machine.fault = "lost";
    const asked = { paymentId: onlySession(ctx), reason: "first" };
    await refundPayment(ctx, asked);
    ctx.machine.fault = "none";
    expect(await refundPayment(ctx, { ...asked, reason: "second" })).toEqual({
      ok: false,
      refusal: "billing.request_reused",
    });
    expect((await refundPayment(ctx, asked)).ok).toBe(true);
    expect(await linesOf(ctx)).toMatchObject([{ reason: "first", outcome: "done" }]);
  });
});

describe("by schema", () => {
  const GRANT =
    "INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at) VALUES (?1, 'message_credits', ?2, 'credits_granted', ?3, ?2 + coalesce((SELECT message_credits FROM user_stats WHERE user_id = ?1), 0), 0)";

  test("messages are granted by a line of the log alone: to that member, and so many, once", async () => {
    const [admin, ctx, other] = [await payer(), await payer(), await payer()];
    await grantMessages(admin, newGift(ctx.userId));
    const [line] = await rows<{ id: string }>("SELECT id FROM audit_log WHERE user_id = ?", ctx.userId);
    const id = line?.id ?? "";
    for (const userId of [ctx.userId, other.userId]) {
      await rows("INSERT INTO user_stats (user_id, updated_at) VALUES (?, 0) ON CONFLICT DO NOTHING", userId);
    }
    await expect(rows(GRANT, other.userId, 20, id)).rejects.toThrow("grants_are_logged");
    await expect(rows(GRANT, ctx.userId, 21, id)).rejects.toThrow("grants_are_logged");
    await expect(rows(GRANT, ctx.userId, 20, "audit_none")).rejects.toThrow("grants_are_logged");
    await expect(rows(GRANT, ctx.userId, 20, id)).rejects.toThrow("UNIQUE");
    expect(await ledgerOf(ctx)).toEqual([{ cause: "credits_granted", amount: 20 }]);
  });

  test("a line names who acts and whom, and is another's afterwards for nobody", async () => {
    const [admin, ctx] = [await payer(), await payer()];
    const add =
      "INSERT INTO audit_log (id, actor_user_id, user_id, act, request_id, subject, amount, reason, outcome, at) VALUES (?1, ?2, ?3, 'refund', ?1, 'cs', 1, 'why', 'asked', 0)";
    const id = crypto.randomUUID();
    await expect(rows(add, id, null, ctx.userId)).rejects.toThrow("audit_has_actor");
    await expect(rows(add, id, admin.userId, null)).rejects.toThrow("audit_has_actor");
    await rows(add, id, admin.userId, ctx.userId);
    await expect(rows("UPDATE audit_log SET actor_user_id = ? WHERE id = ?", ctx.userId, id)).rejects.toThrow(
      "audit_is_for_good",
    );
  });
});
