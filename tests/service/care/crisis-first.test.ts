import { expect, test } from "vitest";
import { editQuestion, regenerateAnswer } from "#app/features/chat/answering/again.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { companion, room, stateOf, synced } from "#tests/service/tabs.ts";

/** G13: a crisis message while another answer is being written. It is never one too many. */

const CRISIS_MESSAGE = "I want to die";

const sendCrisis = (ctx: MemberContext, conversationId: string | null, text = CRISIS_MESSAGE) =>
  sendMessage(ctx, { conversationId, text, requestId: requestId() });

const states = (ctx: TestMember) =>
  rows<{ state: string }>("SELECT state FROM chat_answers WHERE user_id = ? ORDER BY rowid", ctx.userId);

/** The same member with a real room behind. */
const withRoom = (ctx: TestMember): TestMember => ({
  ...ctx,
  rooms: {
    ...ctx.rooms,
    publish: async (userId, events) => room(userId).publish([...events]),
    answer: async (job, events) => room(job.userId).answer(job, [...events]),
    end: async (userId, answerId) => room(userId).end(answerId),
    isWriting: async (userId, answerId) => room(userId).isWriting(answerId),
  },
});

test.each([
  ["elsewhere", false],
  ["in the same conversation", true],
])(
  "G13: a crisis message while an answer is written %s goes before it; what was said of it is kept",
  async (_where, here) => {
    await companion({ wordDelayMs: 60, fault: "none" });
    const ctx = withRoom(await member());
    const tab = await synced(ctx.userId);
    const first = await send(ctx, "I am anxious about tomorrow");
    while ((await tab.next()).t !== "delta");
    const asked = await sendCrisis(ctx, here ? first.conversation.id : null);
    if (!asked.ok) throw new Error(asked.refusal);
    await ctx.settled();
    expect(await stateOf(first.answerId)).toBe("stopped");
    // the help is the first thing that comes
    for (;;) {
      const frame = await tab.next();
      if (frame.t !== "delta" || frame.answerId !== asked.value.answerId) continue;
      expect(frame.parts[0]).toMatchObject({ kind: "help" });
      break;
    }
    const [partial] = await rows<{ content: string; state: string }>(
      "SELECT content, state FROM chatbot_messages WHERE parent_id = ?",
      first.message.id,
    );
    expect(partial).toMatchObject({ state: "stopped", content: expect.stringMatching(/\w/) });
    await room(ctx.userId).end(asked.value.answerId);
    await companion({ wordDelayMs: 0 });
  },
);

test("G13: an answer whose room never got it, or cannot be reached, is in no crisis message's way; its message is given back", async () => {
  const ctx = await member();
  await send(ctx);
  const away = { ...ctx.rooms, end: async () => Promise.reject(new Error("no such room")) };
  const asked = await sendCrisis({ ...ctx, rooms: away }, null);
  expect(asked.ok).toBe(true);
  expect(await states(ctx)).toEqual([{ state: "interrupted" }, { state: "writing" }]);
  expect(await used(ctx)).toMatchObject([{ used: 0 }]);
});

test("G13: a second crisis message is not kept waiting by the first one's answer, nor a question that becomes one", async () => {
  const ctx = await member();
  const first = await sendCrisis(ctx, null);
  if (!first.ok) throw new Error(first.refusal);
  const { conversation } = first.value;
  const second = await sendCrisis(ctx, conversation.id, "I am going to kill myself tonight");
  if (!second.ok) throw new Error(second.refusal);
  const { message } = second.value;
  const edited = await editQuestion(ctx, {
    messageId: message.id,
    text: `${CRISIS_MESSAGE} now`,
    requestId: requestId(),
  });
  expect(edited.ok).toBe(true);
  expect((await states(ctx)).map(({ state }) => state)).toEqual(["interrupted", "interrupted", "writing"]);
});

test("any other message waits its turn; so does a press told twice for the crisis message that is being answered", async () => {
  const ctx = await member();
  await send(ctx, CRISIS_MESSAGE);
  expect(await sendCrisis(ctx, null, "How do I pray?")).toEqual({ ok: false, refusal: "chat.busy" });
  await ctx.settled();
  await close(ctx, { ...said("answered"), free: true });
  const questionId = ctx.recorded.jobs.at(-1)?.questionId ?? "";
  expect((await regenerateAnswer(ctx, { questionId, seen: 1 })).ok).toBe(true);
  expect(await regenerateAnswer(ctx, { questionId, seen: 1 })).toEqual({ ok: false, refusal: "chat.busy" });
});
