import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { dailyMessages } from "./allowance.ts";
import { ask, type Sent } from "./ask.server.ts";
import { type Category, CONTEXT_MESSAGES } from "./catalog.ts";
import { greetingMessage, newConversation } from "./conversation.server.ts";
import { cleanMessage, titleFrom } from "./message-text.ts";
import type { ChatRefusal } from "./refusals.ts";
import {
  addConversation,
  addMessage,
  conversationOf,
  markMessage,
  messageByRequest,
  messageOf,
  newestMessages,
} from "./store.server.ts";
import type { Message } from "./tables.ts";
import { viewConversation, viewMessage } from "./views.ts";

export type { Sent } from "./ask.server.ts";

/** Everything that sending must know, in one trip. */
const readForSending = (ctx: MemberContext, conversationId: string, requestId: string) =>
  ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    rolesOf(ctx.db, ctx.userId),
    subscriptionOf(ctx.db, ctx.userId),
    conversationOf(ctx.db, ctx.userId, conversationId),
    newestMessages(ctx.db, ctx.userId, conversationId, CONTEXT_MESSAGES),
    messageByRequest(ctx.db, ctx.userId, requestId),
  ]);

/**
 * Stores the member's message, then asks the companion (C8-C10, C19). Two D1 trips and one room call.
 * Without a conversation a new one begins, with its greeting. The same `requestId` twice is one message.
 */
export async function sendMessage(
  ctx: MemberContext,
  input: { conversationId: string | null; text: string; requestId: string; category?: Category | undefined },
): Promise<Result<Sent, ChatRefusal>> {
  const cleaned = cleanMessage(input.text);
  if (!cleaned.ok) return cleaned;
  const [profiles, roles, subscriptions, found, newest, earlier] = await readForSending(
    ctx,
    input.conversationId ?? "",
    input.requestId,
  );
  const repeated = earlier[0];
  if (repeated) return repeatOf(ctx, repeated, repeated.answerId ?? "");
  const existing = found[0];
  if (input.conversationId !== null && !existing) return refuse("chat.not_found");
  const profile = await ensureProfile(ctx, profiles[0]);

  const now = ctx.now();
  const conversation =
    existing ??
    newConversation(ctx, { category: input.category ?? "prayer", title: titleFrom(cleaned.value) });
  const greeting = existing ? null : greetingMessage(ctx, conversation, firstName(profile.fullName));
  const before = greeting ? [greeting] : newest.reverse();
  const question: Message = {
    id: newId("msg", now, ctx.random),
    conversationId: conversation.id,
    userId: ctx.userId,
    role: "user",
    content: cleaned.value,
    parts: [{ kind: "text", text: cleaned.value }],
    state: "kept",
    isGreeting: false,
    requestId: input.requestId,
    createdAt: Math.max(now, (before.at(-1)?.createdAt ?? 0) + 1),
  };
  const isAdmin = firstRole(roles.map((row) => row.role)) === "admin";
  const asked = await ask(ctx, {
    profile,
    allowed: dailyMessages({ subscribed: subscriptions[0]?.subscribed ?? false, isAdmin }),
    conversation,
    question,
    before,
    statements: [
      ...(greeting ? [addConversation(ctx.db, conversation), addMessage(ctx.db, greeting)] : []),
      addMessage(ctx.db, question),
    ],
  });
  if (asked.ok) return asked;
  // a race of this request with itself may be lost at the limit too
  const [winner] = await messageByRequest(ctx.db, ctx.userId, input.requestId);
  return winner
    ? repeatOf(ctx, winner, winner.answerId ?? "")
    : refuse(asked.refusal === "taken" ? "chat.busy" : asked.refusal);
}

/** The answer to a request that was taken before: the same, and nothing is charged. */
async function repeatOf(
  ctx: MemberContext,
  message: Message,
  answerId: string,
): Promise<Result<Sent, ChatRefusal>> {
  const [conversation] = await conversationOf(ctx.db, ctx.userId, message.conversationId);
  if (!conversation) return refuse("chat.not_found");
  return ok({
    conversation: viewConversation(conversation),
    message: viewMessage(message),
    answerId,
    allowance: null,
  });
}

/** Asks again for the answer to a question that got none or only a part. */
export async function retryAnswer(
  ctx: MemberContext,
  questionId: string,
): Promise<Result<Sent, ChatRefusal>> {
  const [question] = await messageOf(ctx.db, ctx.userId, questionId);
  if (question?.role !== "user") return refuse("chat.not_found");
  const [profiles, roles, subscriptions, found, newest] = await readForSending(
    ctx,
    question.conversationId,
    "",
  );
  const conversation = found[0];
  if (!conversation) return refuse("chat.not_found");
  const isAdmin = firstRole(roles.map((row) => row.role)) === "admin";
  const last = newest[0];
  const open = question.state === "unanswered" || question.state === "stopped";
  const brokenOff =
    last?.state === "interrupted" && newest.find(({ role }) => role === "user")?.id === question.id;
  // answered meanwhile, in another tab or by the same press: nothing is charged twice
  if (!open && !brokenOff) return refuse("chat.busy");
  const kept: Message = { ...question, state: "kept" };
  const asked = await ask(ctx, {
    profile: await ensureProfile(ctx, profiles[0]),
    allowed: dailyMessages({ subscribed: subscriptions[0]?.subscribed ?? false, isAdmin }),
    conversation,
    question: kept,
    before: newest.reverse().filter((message) => message.createdAt < question.createdAt),
    statements: [markMessage(ctx.db, question.id, "kept")],
  });
  if (asked.ok) return asked;
  return refuse(asked.refusal === "taken" ? "chat.busy" : asked.refusal);
}
