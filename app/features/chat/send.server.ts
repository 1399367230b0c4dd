import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext, Publication } from "#app/platform/context.ts";
import { deliver } from "#app/platform/deliver.server.ts";
import type { AllowanceView, ConversationView, MessageView } from "#party/protocol.ts";
import { dailyMessages } from "./allowance.ts";
import { closeLost } from "./answer.server.ts";
import type { AnswerJob } from "./answer-job.ts";
import { type Category, CONTEXT_MESSAGES, isCategory } from "./catalog.ts";
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
  openAnswer,
  reserveMessage,
  runningAnswer,
  touchConversation,
} from "./store.server.ts";
import type { Conversation, Message } from "./tables.ts";
import { viewConversation, viewMessage } from "./views.ts";

export type Sent = {
  conversation: ConversationView;
  message: MessageView;
  answerId: string;
  /** Null when the same request had been taken before: the count did not move. */
  allowance: AllowanceView | null;
};

/** One running answer a member. */
const BUSY = "chat_answers.user_id";

/** Which refusal a constraint of the schema means, when a race was lost after the read. */
const REFUSAL_OF: Record<string, ChatRefusal> = {
  allowance_kept: "chat.limit",
  [BUSY]: "chat.busy",
  "FOREIGN KEY": "chat.not_found",
};

async function memberHash(userId: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`koinonia:${userId}`));
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Asking = {
  profile: Profile;
  allowed: number | null;
  conversation: Conversation;
  question: Message;
  /** Oldest first, without the question. */
  before: readonly Message[];
  /** What must be written with the question. */
  statements: Statement[];
};

/** An answer younger than this may be on its way to the room, ms. */
const ON_ITS_WAY_MS = 10_000;

/** True when the member's running answer was lost, and is closed now: nobody waits for the sweep. */
async function clearedLost(ctx: MemberContext): Promise<boolean> {
  const [running] = await runningAnswer(ctx.db, ctx.userId);
  if (!running) return true;
  if (running.startedAt > ctx.now() - ON_ITS_WAY_MS || (await ctx.rooms.isWriting(ctx.userId, running.id)))
    return false;
  await closeLost(ctx, running);
  return true;
}

/** Opens the answer, reserves the message and tells the room: the part that sending and trying again share. */
async function ask(ctx: MemberContext, asking: Asking): Promise<Result<Sent, ChatRefusal>> {
  const { db, userId } = ctx;
  const { allowed, conversation, question, before, statements } = asking;
  const now = ctx.now();
  const chargedDay = allowed === null ? null : memberDay(asking.profile, now);
  const answerId = newId("ans", now, ctx.random);
  const reservation = chargedDay && allowed !== null ? [reserveMessage(db, userId, chargedDay, allowed)] : [];
  const opening = {
    id: answerId,
    userId,
    conversationId: conversation.id,
    questionId: question.id,
    chargedDay,
    startedAt: now,
  };
  const write = () =>
    commit(db, [
      ...reservation,
      ...statements,
      openAnswer(db, opening),
      touchConversation(db, conversation.id, question.createdAt),
    ]);
  let written = await write();
  if (!written.ok && written.constraint === BUSY && (await clearedLost(ctx))) written = await write();
  if (!written.ok) return refuseOrThrow(written.constraint);
  const rows = reservation.length > 0 ? (written.results[0] as { used: number }[]) : [];
  const allowance = { used: rows[0]?.used ?? 0, allowed };
  const job: AnswerJob = {
    answerId,
    userId,
    conversationId: conversation.id,
    questionId: question.id,
    askedAt: question.createdAt,
    chargedDay,
    category: isCategory(conversation.category) ? conversation.category : "prayer",
    memberHash: await memberHash(userId),
    turns: [...before, question]
      .slice(-CONTEXT_MESSAGES)
      .map((turn) => ({ role: turn.role, text: turn.content })),
  };
  const sent: Sent = {
    conversation: { ...viewConversation(conversation), lastMessageAt: question.createdAt },
    message: viewMessage(question),
    answerId,
    allowance,
  };
  deliver(ctx, () => ctx.rooms.answer(job, eventsOf(sent, answerId)));
  return ok(sent);
}

const eventsOf = (sent: Sent, answerId: string): Publication[] => [
  {
    id: `asked:${answerId}:conversation`,
    event: { name: "conversation.changed", conversation: sent.conversation },
  },
  { id: `asked:${answerId}:message`, event: { name: "message.created", message: sent.message } },
  ...(sent.allowance
    ? [
        {
          id: `asked:${answerId}:allowance`,
          event: { name: "allowance.changed" as const, allowance: sent.allowance },
        },
      ]
    : []),
  {
    id: `asked:${answerId}`,
    event: {
      name: "answer.started",
      answerId,
      conversationId: sent.conversation.id,
      questionId: sent.message.id,
    },
  },
];

function refuseOrThrow(constraint: string): { ok: false; refusal: ChatRefusal } {
  const refusal = REFUSAL_OF[constraint];
  if (!refusal) throw new Error(`unexpected constraint: ${constraint}`);
  return refuse(refusal);
}

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
  return ask(ctx, {
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
  const kept: Message = { ...question, state: "kept" };
  return ask(ctx, {
    profile: await ensureProfile(ctx, profiles[0]),
    allowed: dailyMessages({ subscribed: subscriptions[0]?.subscribed ?? false, isAdmin }),
    conversation,
    question: kept,
    before: newest.reverse().filter((message) => message.createdAt < question.createdAt),
    statements: [markMessage(ctx.db, question.id, "kept")],
  });
}
