import { expect, onTestFinished, test, vi } from "vitest";
import { retryAnswer } from "#app/features/chat/answering/again.server.ts";
import { closeLostAnswers, LOST_AFTER_MS } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { answered, close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows } from "#tests/service/members.ts";
import { beforeTrip } from "#tests/service/trips.ts";

/** What must hold when two things happen at once, or one of them twice. */

test("two requests race for the eighth message: the schema refuses the second and writes nothing of it", async () => {
  const ctx = await member();
  const { conversation } = await answered(ctx);
  for (let i = 1; i < 7; i++) await answered(ctx, conversation.id);
  // between the second's reading and its writing the first is sent and answered
  beforeTrip(ctx, 2, () => answered(ctx, conversation.id));
  expect(
    await sendMessage(ctx, { conversationId: conversation.id, text: "Late", requestId: requestId() }),
  ).toEqual({ ok: false, refusal: "chat.limit" });
  expect(await used(ctx)).toMatchObject([{ used: 8 }]);
  expect(await rows("SELECT id FROM chatbot_messages WHERE content = 'Late'")).toEqual([]);
  expect(
    await rows("SELECT id FROM chat_answers WHERE state = 'writing' AND user_id = ?", ctx.userId),
  ).toEqual([]);
});

test("the eighth message's own request twice at once is that message, not the limit", async () => {
  const ctx = await member();
  const { conversation } = await answered(ctx);
  for (let i = 1; i < 7; i++) await answered(ctx, conversation.id);
  const input = { conversationId: conversation.id, text: "The eighth", requestId: requestId() };
  const results = await Promise.all([sendMessage(ctx, input), sendMessage(ctx, input)]);
  const sent = results.map((result) => (result.ok ? result.value.message.id : result.refusal));
  expect(sent[0]).toMatch(/^msg_/);
  expect(sent[1]).toBe(sent[0]);
  expect(await used(ctx)).toMatchObject([{ used: 8 }]);
});

test.each([
  ["answered", "Peace."],
  ["stopped", "Pea"],
] as const)(
  "a question that was %s is not asked again: refused, nothing is charged",
  async (outcome, text) => {
    const ctx = await member();
    const { message } = await send(ctx);
    await close(ctx, said(outcome, text));
    expect(await retryAnswer(ctx, message.id)).toEqual({ ok: false, refusal: "chat.busy" });
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
    expect(ctx.recorded.jobs).toHaveLength(1);
  },
);

test("an earlier question is not asked again because the latest one broke off", async () => {
  const ctx = await member();
  const earlier = await answered(ctx);
  ctx.at(ctx.now() + 1000);
  await send(ctx, "The latest", earlier.conversation.id);
  await close(ctx, said("interrupted"));
  expect(await retryAnswer(ctx, earlier.message.id)).toEqual({ ok: false, refusal: "chat.busy" });
  expect(await used(ctx)).toMatchObject([{ used: 1 }]);
});

test("a room out of reach does not stop the sweep: the answers after it are closed", async () => {
  const stateOf = (id: string) => rows<{ state: string }>("SELECT state FROM chat_answers WHERE id = ?", id);
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  const away = await member();
  const unreached = await send(away);
  const near = await member();
  near.at(near.now() + 1);
  const lost = await send(near);
  const isWriting = async (userId: string) => {
    if (userId === away.userId) throw new Error("no such room");
    return false;
  };
  near.at(near.now() + LOST_AFTER_MS + 1);
  await closeLostAnswers({ ...near, rooms: { ...near.rooms, isWriting } });
  expect(await stateOf(unreached.answerId)).toEqual([{ state: "writing" }]);
  expect(await stateOf(lost.answerId)).toEqual([{ state: "interrupted" }]);
  expect(await used(near)).toMatchObject([{ used: 0 }]);
  expect(errors.mock.calls.join()).toContain(unreached.answerId);
});

test("two presses of Try again: a question is answered once, whatever both have read", async () => {
  const ctx = await member();
  const sent = await send(ctx);
  await close(ctx, said("failed", ""));
  const first = await retryAnswer(ctx, sent.message.id);
  expect(first.ok).toBe(true);
  await ctx.settled();
  await close(ctx, said("answered"));
  // the second press had read the question before it was answered
  await rows("UPDATE chatbot_messages SET state = 'unanswered' WHERE id = ?", sent.message.id);
  expect(await retryAnswer(ctx, sent.message.id)).toEqual({ ok: false, refusal: "chat.busy" });
  expect(await used(ctx)).toMatchObject([{ used: 1 }]);
});
