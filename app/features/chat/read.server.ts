import type { LocalDay } from "#app/core/local-day.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole, type Role } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay, zoneOn } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { AllowanceView, ConversationView, MessageView } from "#party/protocol.ts";
import { dailyMessages } from "./allowance.ts";
import {
  conversationOf,
  newestConversations,
  newestMessages,
  recentAllowance,
  runningAnswer,
} from "./store.server.ts";
import { viewConversation, viewMessage } from "./views.ts";

/** Messages that a page opens with; older ones come as the reader scrolls (a later issue). */
const PAGE_MESSAGES = 200;

export type ChatPage = {
  member: { firstName: string; timeZone: string; role: Role | null; subscribed: boolean };
  conversations: ConversationView[];
  conversation: ConversationView | null;
  messages: MessageView[];
  /** The answer being written in this conversation. */
  writing: { answerId: string; questionId: string } | null;
  allowance: AllowanceView;
  companion: "finder" | "model";
};

/** What the allowance is today; nothing used yet when there is no row. */
export function allowanceToday(
  profile: Profile,
  rows: readonly { day: LocalDay; used: number }[],
  allowed: number | null,
  now: number,
): AllowanceView {
  const today = memberDay(profile, now);
  return { day: today, used: rows.find((row) => row.day === today)?.used ?? 0, allowed };
}

/**
 * The chat screen in one D1 trip (two for a member whose profile is not mirrored yet).
 * Null when the conversation is not the member's.
 */
export async function readChat(ctx: MemberContext, conversationId: string | null): Promise<ChatPage | null> {
  const { db, userId } = ctx;
  const id = conversationId ?? "";
  const [profiles, roles, subscriptions, list, opened, newest, running, used] = await db.batch([
    profileOf(db, userId),
    rolesOf(db, userId),
    subscriptionOf(db, userId),
    newestConversations(db, userId),
    conversationOf(db, userId, id),
    newestMessages(db, userId, id, PAGE_MESSAGES),
    runningAnswer(db, userId),
    recentAllowance(db, userId),
  ]);
  const conversation = opened[0] ?? null;
  if (conversationId !== null && !conversation) return null;
  const profile = await ensureProfile(ctx, profiles[0]);
  const role = firstRole(roles.map((row) => row.role));
  const subscribed = subscriptions[0]?.subscribed ?? false;
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const answer = running[0];
  return {
    member: {
      firstName: firstName(profile.fullName),
      timeZone: zoneOn(profile, ctx.now()),
      role,
      subscribed,
    },
    conversations: list.map(viewConversation),
    conversation: conversation && viewConversation(conversation),
    messages: newest.reverse().map(viewMessage),
    writing:
      answer && answer.conversationId === conversation?.id
        ? { answerId: answer.id, questionId: answer.questionId }
        : null,
    allowance: allowanceToday(profile, used, allowed, ctx.now()),
    companion: ctx.companion,
  };
}
