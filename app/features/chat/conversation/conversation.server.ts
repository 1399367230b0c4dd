import { newId } from "#app/core/id.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { greetingFor } from "#app/features/chat/copy/copy-greetings.ts";
import { chatCopy } from "#app/features/chat/copy/copy-screen.ts";
import { type Category, categoryName } from "#app/features/chat/model/catalog.ts";
import { type HubContextName, ministryOf, themeOf } from "#app/features/chat/model/hub-contexts.ts";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import {
  addConversation,
  addMessage,
  conversationOf,
  greetingOf,
  messageByRequest,
  setCategory,
} from "#app/features/chat/model/store.server.ts";
import { type Conversation, firstVersion, type NewMessage } from "#app/features/chat/model/tables.ts";
import { viewConversation, viewMessage } from "#app/features/chat/model/views.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { incrementRateLimits, profileOf } from "#app/features/member/store.server.ts";
import { rateLimitCounters } from "#app/rate-limit/rate-limit-rules.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { ConversationView, MessageView } from "#party/protocol.ts";

export function newConversation(
  ctx: MemberContext,
  { category, title }: { category: Category | HubContextName; title: string },
): Conversation {
  const now = ctx.now();
  return {
    id: newId("conv", now, ctx.random),
    userId: ctx.userId,
    title,
    category,
    description: "",
    createdAt: now,
    lastMessageAt: now,
    // the greeting says it
    disclosedAt: now,
    pathRevision: 0,
    titleBy: "none",
    pinnedAt: null,
    folderId: null,
    deletedAt: null,
  };
}

/** The companion's first words: written by us, said once a conversation, never counted (C17, C18, D13, G2). */
export function greetingMessage(ctx: MemberContext, conversation: Conversation, name: string): NewMessage {
  const about = ministryOf(conversation.category) ?? themeOf(conversation.category);
  const text = greetingFor(about, name, ctx.language);
  return {
    id: newId("msg", ctx.now(), ctx.random),
    conversationId: conversation.id,
    userId: ctx.userId,
    role: "assistant",
    content: text,
    parts: [{ kind: "text", text }],
    state: "kept",
    isGreeting: true,
    requestId: null,
    createdAt: ctx.now(),
    parentId: null,
  };
}

/** So many conversations are begun for one member; a first message that begins one is counted as a message. */
export const START_LIMIT = { minute: 20, day: 300 } as const;

/** The constraints of `incrementRateLimits`. */
const IS_TOO_MANY = ["send_burst_kept", "send_day_kept"];

/** A new conversation with its greeting (C12, C18). The same `requestId` twice is one conversation. */
export async function startConversation(
  ctx: MemberContext,
  input: { requestId: string; category?: Category | HubContextName | undefined; title?: string },
): Promise<Result<ConversationView, "chat.many_begun">> {
  const [[found], mark] = await Promise.all([
    profileOf(ctx.db, ctx.userId),
    ctx.hmac(`conversations:${ctx.userId}`),
  ]);
  const profile = await ensureProfile(ctx, found);
  const category = input.category ?? "prayer";
  const conversation = newConversation(ctx, {
    category,
    title:
      input.title ??
      (input.category
        ? categoryName(themeOf(category), ctx.language)
        : chatCopy[ctx.language].newConversation),
  });
  // D14: a tile has named it; the first question does not name it again
  if (input.title !== undefined) conversation.titleBy = "rule";
  const greeting = greetingMessage(ctx, conversation, firstName(profile.fullName));
  const written = await commit(ctx.db, [
    addConversation(ctx.db, conversation),
    addMessage(ctx.db, { ...greeting, requestId: input.requestId }),
    // last: the same request again is told what it has made
    incrementRateLimits(ctx.db, rateLimitCounters(mark, START_LIMIT, ctx.now())),
  ]);
  if (!written.ok) {
    if (IS_TOO_MANY.includes(written.constraint)) return refuse("chat.many_begun");
    return ok(await conversationOfRequest(ctx, input.requestId, written.constraint));
  }
  const view = viewConversation(conversation);
  deliver(ctx, () =>
    ctx.rooms.publish(ctx.userId, [
      { id: `started:${view.id}`, event: { name: "conversation.changed", conversation: view } },
    ]),
  );
  return ok(view);
}

async function conversationOfRequest(
  ctx: MemberContext,
  requestId: string,
  constraint: string,
): Promise<ConversationView> {
  const [greeting] = await messageByRequest(ctx.db, ctx.userId, requestId);
  const [conversation] = greeting ? await conversationOf(ctx.db, ctx.userId, greeting.conversationId) : [];
  if (!conversation) throw new Error(`conversation not created: ${constraint}`);
  return viewConversation(conversation);
}

/** C17, F18: greets an empty conversation; asked twice, the first greeting is the answer (D13). */
export async function greet(
  ctx: MemberContext,
  conversationId: string,
  category?: Category,
): Promise<Result<MessageView, ChatRefusal>> {
  const [profiles, found, greetings] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    conversationOf(ctx.db, ctx.userId, conversationId),
    greetingOf(ctx.db, ctx.userId, conversationId),
  ]);
  const [kept] = found;
  if (!kept) return refuse("chat.not_found");
  const conversation = category && category !== themeOf(kept.category) ? { ...kept, category } : kept;
  if (greetings[0]) return ok(viewMessage(greetings[0]));
  const profile = await ensureProfile(ctx, profiles[0]);
  const greeting = greetingMessage(ctx, conversation, firstName(profile.fullName));
  const written = await commit(ctx.db, [
    addMessage(ctx.db, greeting),
    ...(conversation === kept ? [] : [setCategory(ctx.db, conversationId, themeOf(conversation.category))]),
  ]);
  if (!written.ok) {
    const [first] = await greetingOf(ctx.db, ctx.userId, conversationId);
    return first ? ok(viewMessage(first)) : refuse("chat.not_found");
  }
  const message = viewMessage(firstVersion(greeting));
  deliver(ctx, () =>
    ctx.rooms.publish(ctx.userId, [
      { id: `greeted:${conversationId}`, event: { name: "message.created", message } },
    ]),
  );
  return ok(message);
}
