import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { rememberedFrom } from "#app/features/care/care.ts";
import { REMEMBERED_MS } from "#app/features/care/use/signals.ts";
import { billDay } from "#app/features/care/use/spend.ts";
import { NO_USE } from "#app/features/care/use/use.ts";
import { dailyMessages } from "#app/features/chat/allowance/allowance.ts";
import { greetingMessage, newConversation } from "#app/features/chat/conversation/conversation.server.ts";
import { cleanMessage } from "#app/features/chat/message/message-text.ts";
import type { Category } from "#app/features/chat/model/catalog.ts";
import { themeOf } from "#app/features/chat/model/hub-contexts.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import {
  addConversation,
  addMessage,
  conversationOf,
  messageByRequest,
  setCategory,
} from "#app/features/chat/model/store.server.ts";
import { type Conversation, firstVersion, type Message } from "#app/features/chat/model/tables.ts";
import { viewConversation, viewMessage } from "#app/features/chat/model/views.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { startAnswer } from "./ask.server.ts";
import { automaticTitle } from "./automatic-title.ts";
import { type PreviousMessage, readSendState } from "./send-store.server.ts";
import { messagePath, type Sent } from "./sent.server.ts";

export type { Sent } from "./sent.server.ts";

type Sending = {
  conversationId: string | null;
  text: string;
  requestId: string;
  category?: Category | undefined;
};

/**
 * Stores the member's message, then asks the companion (C8-C10, C19). Two D1 trips and one room call.
 * Without a conversation a new one begins, with its greeting. The same `requestId` twice is one message.
 */
export async function sendMessage(
  ctx: MemberContext,
  input: Sending,
  tries = 2,
): Promise<Result<Sent, ChatRefusal>> {
  const cleaned = cleanMessage(input.text);
  if (!cleaned.ok) return cleaned;
  const found = await readSendState(ctx.db, ctx.userId, {
    conversationId: input.conversationId ?? "",
    requestId: input.requestId,
    signsSince: ctx.now() - REMEMBERED_MS,
    billDay: billDay(ctx.now()),
  });
  const { repeated, conversation: existing } = found;
  if (repeated) return repeatOf(ctx, repeated, repeated.answerId ?? "");
  if (input.conversationId !== null && !existing) return refuse("chat.not_found");
  const profile = await ensureProfile(ctx, found.profile ?? undefined);

  const now = ctx.now();
  const category = input.category ?? "prayer";
  const title = automaticTitle(cleaned.value, category, ctx.language);
  const begun = existing ?? newConversation(ctx, { category, title });
  const theme = themeChosen(begun, input.category, found.newest);
  const conversation = theme ? { ...begun, category: theme } : begun;
  const greeting = existing ? null : greetingMessage(ctx, conversation, firstName(profile.fullName));
  const before: PreviousMessage[] = greeting ? [firstVersion(greeting)] : found.newest.reverse();
  const question = firstVersion({
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
    parentId: before.findLast(({ isGreeting }) => !isGreeting)?.id ?? conversation.id,
  });
  const isAdmin = firstRole(found.roles) === "admin";
  const asked = await startAnswer(ctx, {
    profile,
    allowed: dailyMessages({ subscribed: found.subscribed, isAdmin }),
    meter: found.meter,
    conversation,
    question,
    before,
    statements: [
      ...(greeting ? [addConversation(ctx.db, conversation), addMessage(ctx.db, greeting)] : []),
      ...(theme ? [setCategory(ctx.db, conversation.id, theme)] : []),
      addMessage(ctx.db, question),
    ],
    earlierAnswers: 0,
    careState: {
      remembered: rememberedFrom(found.signs),
      spentMicros: found.spentMicros,
      use: found.use ?? NO_USE,
    },
  });
  if (asked.ok) return asked;
  // a race of this request with itself may be lost at the limit too
  const [winner] = await messageByRequest(ctx.db, ctx.userId, input.requestId);
  if (winner) return repeatOf(ctx, winner, winner.answerId ?? "");
  // another message stands at the end by now: this one follows it
  if (asked.refusal === "branch_changed" && tries > 1) return sendMessage(ctx, input, tries - 1);
  return refuse(
    asked.refusal === "taken" || asked.refusal === "branch_changed" ? "chat.busy" : asked.refusal,
  );
}

/** C6: another theme than the conversation was begun with; null once something has been asked in it. */
const themeChosen = (
  { category }: Conversation,
  chosen: Category | undefined,
  before: readonly PreviousMessage[],
): Category | null =>
  chosen && chosen !== themeOf(category) && before.every(({ role }) => role !== "user") ? chosen : null;

/** The answer to a request that was taken before: the same, and nothing is charged. */
export async function repeatOf(
  ctx: MemberContext,
  message: Message,
  answerId: string,
): Promise<Result<Sent, ChatRefusal>> {
  const [conversation] = await conversationOf(ctx.db, ctx.userId, message.conversationId);
  if (!conversation) return refuse("chat.not_found");
  return ok({
    conversation: viewConversation(conversation),
    message: viewMessage(message),
    path: messagePath(message, conversation.pathRevision),
    answerId,
    allowance: null,
  });
}
