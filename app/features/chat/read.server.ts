import type { LocalDay } from "#app/core/local-day.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole, type Role } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay, zoneOn } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { AllowanceView, ConversationView, MessageView } from "#party/protocol.ts";
import { dailyMessages } from "./allowance.ts";
import { readChatPage } from "./page-read.server.ts";

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
 * The chat screen in one D1 trip (more for a member whose profile is not mirrored yet).
 * Null when the conversation is not the member's.
 */
export async function readChat(ctx: MemberContext, conversationId: string | null): Promise<ChatPage | null> {
  const rows = await readChatPage(ctx.db, ctx.userId, conversationId ?? "");
  const { conversation, conversations, messages, running, subscribed } = rows;
  if (conversationId !== null && !conversation) return null;
  const profile = await ensureProfile(ctx, rows.profile ?? undefined);
  const role = firstRole(rows.roles);
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  return {
    member: {
      firstName: firstName(profile.fullName),
      timeZone: zoneOn(profile, ctx.now()),
      role,
      subscribed,
    },
    conversations,
    conversation,
    messages,
    writing:
      running && running.conversationId === conversation?.id
        ? { answerId: running.answerId, questionId: running.questionId }
        : null,
    allowance: allowanceToday(profile, rows.used, allowed, ctx.now()),
    companion: ctx.companion,
  };
}
