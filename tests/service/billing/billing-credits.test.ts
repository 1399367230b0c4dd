import { expect, test } from "vitest";
import { grantMessages } from "#app/features/billing/admin/admin.server.ts";
import { closeLostAnswers } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { ledgerOf, type Payer, payer } from "#tests/billing/payer.ts";
import { close, said, send, used } from "#tests/service/asking.ts";
import { requestId, rows } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { beforeTrip } from "#tests/service/trips.ts";

const HOUR = 3_600_000;

async function withCredits(count: number): Promise<Payer> {
  const ctx = await payer();
  const granted = await grantMessages(ctx, { userId: ctx.userId, count, reason: "a test" });
  if (!granted.ok) throw new Error(granted.refusal);
  return ctx;
}

const useDay = async (ctx: Payer, messages = 8): Promise<void> => {
  for (let n = 0; n < messages; n++) {
    await send(ctx);
    await close(ctx, said("answered"));
  }
};

const trySend = (ctx: Payer) =>
  sendMessage(ctx, { conversationId: null, text: "And now?", requestId: requestId() });
const credits = async (ctx: Payer) => (await readChat(ctx, null))?.allowance.credits;

test("G2: the day's eight first, then what was bought, then none", async () => {
  const ctx = await withCredits(2);
  await useDay(ctx);
  expect([(await used(ctx))[0]?.used, await credits(ctx)]).toEqual([8, 2]);
  const ninth = await send(ctx);
  expect(ninth.allowance).toMatchObject({ used: 8, allowed: 8, credits: 1 });
  await close(ctx, said("answered"));
  await useDay(ctx, 1);
  expect(await trySend(ctx)).toEqual({ ok: false, refusal: "chat.limit" });
  expect(await ledgerOf(ctx)).toEqual([
    { cause: "credits_granted", amount: 2 },
    { cause: "credit_spent", amount: -1 },
    { cause: "credit_spent", amount: -1 },
  ]);
});

test.each([
  ["failed", "", 1],
  ["interrupted", "Peace", 1],
  ["stopped", "", 1],
  ["stopped", "Peace", 0],
  ["answered", "Peace", 0],
] as const)("G2: an answer that %s (%j) gives back %i", async (outcome, text, back) => {
  const ctx = await withCredits(5);
  await useDay(ctx);
  await send(ctx);
  const events = await close(ctx, said(outcome, text));
  expect(await credits(ctx)).toBe(4 + back);
  const allowances = events?.flatMap(({ event }) =>
    event.name === "allowance.changed" ? [event.allowance] : [],
  );
  expect(allowances).toEqual(back ? [expect.objectContaining({ used: 8, allowed: 8, credits: 5 })] : []);
  // closed once: nothing is given back twice
  expect(await close(ctx, said(outcome, text))).toBeNull();
  expect(await credits(ctx)).toBe(4 + back);
});

test("an answer whose room was lost gives its bought message back", async () => {
  const ctx = await withCredits(1);
  await useDay(ctx);
  await send(ctx);
  expect(await credits(ctx)).toBe(0);
  ctx.at(ctx.now() + HOUR / 4);
  await closeLostAnswers({ ...ctx, session: null });
  expect(await credits(ctx)).toBe(1);
});

test("the last one of both at once: one message goes, and nothing falls below zero", async () => {
  const ctx = await withCredits(1);
  await useDay(ctx);
  const sent = await Promise.all(Array.from({ length: 4 }, () => trySend(ctx)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await credits(ctx)).toBe(0);
});

test("the day's last is taken by another message meanwhile: what was bought pays", async () => {
  const ctx = await withCredits(3);
  await useDay(ctx, 7);
  beforeTrip(ctx, 2, () => rows("UPDATE chat_allowance SET used = 8 WHERE user_id = ?", ctx.userId));
  expect((await trySend(ctx)).ok).toBe(true);
  expect(await credits(ctx)).toBe(2);
});

test("the same request twice is one message and one charge", async () => {
  const ctx = await withCredits(3);
  await useDay(ctx);
  const request = { conversationId: null, text: "And now?", requestId: requestId() };
  const first = await sendMessage(ctx, request);
  const second = await sendMessage(ctx, request);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect(await credits(ctx)).toBe(2);
});

test("a subscriber keeps the pack", async () => {
  const ctx = await withCredits(3);
  await rows("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 0)", ctx.userId);
  await useDay(ctx, 10);
  await send(ctx);
  await close(ctx, said("failed", ""));
  expect([await credits(ctx), await used(ctx)]).toEqual([3, []]);
});
