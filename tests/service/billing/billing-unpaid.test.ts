import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import { sendUnpaidMails } from "#app/features/billing/unpaid/mails.server.ts";
import { cellOf } from "#app/features/notifications/choices/choices.ts";
import { TOPICS } from "#app/features/notifications/topics.ts";
import { DAY, onlySession, type Payer, payer, receiveEvents } from "#tests/billing/payer.ts";
import { rows } from "#tests/service/members.ts";

/** A renewal that fails is told by mail too. */

const sandbox = (env as unknown as { SANDBOX: Fetcher }).SANDBOX;
const outbox = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await sandbox.fetch(`http://sandbox/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

/** A subscriber with an address of their own, whose renewal has failed; the webhook has arrived. */
async function unpaid(language = "en"): Promise<{ ctx: Payer; email: string; subscription: string }> {
  const ctx = await payer();
  const email = `${ctx.userId.toLowerCase()}@example.com`;
  const account = await ctx.accounts.find(ctx.userId);
  if (!account) throw new Error("no account");
  ctx.accounts.find = async () => ({ ...account, email, language });
  await openCheckout(ctx, { kind: "premium" });
  ctx.machine.pay(onlySession(ctx));
  await receiveEvents(ctx);
  const subscription = [...ctx.machine.subscriptions.keys()][0] ?? "";
  await failed(ctx, subscription);
  return { ctx, email, subscription };
}

async function failed(ctx: Payer, subscription: string): Promise<void> {
  const from = ctx.machine.events.length;
  ctx.at(ctx.now() + 31 * DAY);
  ctx.machine.renew(subscription, false);
  await receiveEvents(ctx, from);
}

const stateOf = async (ctx: Payer) =>
  (
    await rows<{ state: string }>(
      "SELECT state FROM unpaid_mails WHERE user_id = ? ORDER BY since",
      ctx.userId,
    )
  ).map(({ state }) => state);

test("P8: it goes to the account's address, once, however often it is told and worked, with the way to the portal", async () => {
  const { ctx, email } = await unpaid();
  await Promise.all([sendUnpaidMails(ctx), sendUnpaidMails(ctx)]);
  await receiveEvents(ctx);
  ctx.at(ctx.now() + DAY);
  await sendUnpaidMails(ctx);
  const mails = await outbox(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Your Premium payment did not go through, and nothing has changed");
  expect(mails[0]?.text).toContain("Premium stays active until");
  expect(mails[0]?.text).toContain("http://localhost/settings#billing");
  expect(mails[0]?.text).not.toMatch(/immediately|final|suspend|lose|urgent/i);
  expect(await stateOf(ctx)).toEqual(["sent"]);
});

test("P8: in the member's language", async () => {
  const { ctx, email } = await unpaid("es");
  await sendUnpaidMails(ctx);
  expect((await outbox(email))[0]?.subject).toBe("Tu pago de Premium no se completó, y nada ha cambiado");
});

test("P8: a worker that dies before it is sent, and a mail vendor that is silent, leave it to the next run", async () => {
  const { ctx, email } = await unpaid();
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  // dead: it never ends
  void sendUnpaidMails({ ...ctx, accounts: { ...ctx.accounts, find: () => new Promise(() => {}) } });
  await vi.waitFor(async () =>
    expect(await rows("SELECT tries FROM unpaid_mails WHERE user_id = ?", ctx.userId)).toEqual([
      { tries: 1 },
    ]),
  );
  await sendUnpaidMails(ctx);
  expect(await outbox(email)).toEqual([]);
  ctx.at(ctx.now() + 6 * 60_000);
  const silent = { send: async () => Promise.reject(new Error("the mail vendor is silent")) };
  await sendUnpaidMails({ ...ctx, mail: silent });
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
  expect(await stateOf(ctx)).toEqual(["due"]);
  ctx.at(ctx.now() + 11 * 60_000);
  await sendUnpaidMails(ctx);
  await sendUnpaidMails(ctx);
  expect(await outbox(email)).toHaveLength(1);
});

test("P8: nobody is told of what was paid meanwhile; the next invoice that fails has its own", async () => {
  const { ctx, email, subscription } = await unpaid();
  const from = ctx.machine.events.length;
  ctx.machine.mend(subscription);
  await receiveEvents(ctx, from);
  await sendUnpaidMails(ctx);
  expect(await outbox(email)).toEqual([]);
  expect(await stateOf(ctx)).toEqual(["over"]);
  await failed(ctx, subscription);
  await sendUnpaidMails(ctx);
  expect(await outbox(email)).toHaveLength(1);
  expect(await stateOf(ctx)).toEqual(["over", "sent"]);
});

test("G20: such a mail is one that goes always, and none that is chosen", () => {
  expect(cellOf({ kind: TOPICS["premium.unpaid"].kind, channel: "email" })).toBe("always");
});
