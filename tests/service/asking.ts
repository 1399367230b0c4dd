import { closeAnswer } from "#app/features/chat/answering/answer.server.ts";
import { type AnswerResult, EMPTY_RESULT } from "#app/features/chat/answering/answer-job.ts";
import { type Sent, sendMessage } from "#app/features/chat/answering/send.server.ts";
import { startConversation } from "#app/features/chat/conversation/conversation.server.ts";
import type { ConversationView } from "#party/protocol.ts";
import { requestId, rows, type TestMember } from "./members.ts";

/** What the companion has written, as its room hands it over. */
export const said = (outcome: AnswerResult["outcome"], text = "Peace."): AnswerResult => ({
  outcome,
  ...EMPTY_RESULT,
  parts: text ? [{ kind: "text", text }] : [],
  model: "scripture-finder-1",
  inputTokens: 10,
  cachedTokens: 0,
  outputTokens: 5,
  costMicros: 0,
});

/** Sends a message that must be taken, and waits until its room has been asked. */
export async function send(
  ctx: TestMember,
  text = "How do I pray?",
  conversationId: string | null = null,
): Promise<Sent> {
  const sent = await sendMessage(ctx, { conversationId, text, requestId: requestId() });
  if (!sent.ok) throw new Error(sent.refusal);
  await ctx.settled();
  return sent.value;
}

/** The care of the answer that was asked for last. */
export const careOf = (ctx: TestMember) => ctx.recorded.jobs.at(-1)?.care;

/** Closes the answer that was asked for last. */
export async function close(ctx: TestMember, written: AnswerResult) {
  const job = ctx.recorded.jobs.at(-1);
  if (!job) throw new Error("nothing was asked");
  return closeAnswer(ctx, job, written);
}

/** A question and its answer. */
export async function answered(ctx: TestMember, conversationId: string | null = null): Promise<Sent> {
  const sent = await send(ctx, "A question", conversationId);
  await close(ctx, said("answered"));
  return sent;
}

/** Begins a conversation that is taken. */
export async function begin(
  ctx: TestMember,
  input: Omit<Parameters<typeof startConversation>[1], "requestId"> & { requestId?: string } = {},
): Promise<ConversationView> {
  const started = await startConversation(ctx, { requestId: requestId(), ...input });
  if (!started.ok) throw new Error(started.refusal);
  return started.value;
}

/** The member's days of the allowance. */
export const used = async (ctx: TestMember) =>
  rows<{ day: string; used: number }>(
    "SELECT day, used FROM chat_allowance WHERE user_id = ? ORDER BY day",
    ctx.userId,
  );
