import type { Json } from "#app/core/json.ts";
import type { LocalDay } from "#app/core/local-day.ts";
import { dailyMessages } from "#app/features/chat/allowance/allowance.ts";
import type { ChatRows } from "#app/features/chat/model/chat-rows.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { firstRole, type Role } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { AllowanceView } from "#party/protocol.ts";
import { readChatPage } from "./page-store.server.ts";

/** The chat screen but for its conversations and messages. */
export type ChatScreen = {
  member: { firstName: string; timeZone: string; role: Role | null; subscribed: boolean };
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

/** The screen, and its rows as D1 wrote them. */
export type ChatSheet = { screen: ChatScreen; rows: Json<ChatRows> };

/**
 * The chat screen in one D1 trip (more for a member whose profile is not mirrored yet).
 * Null when the conversation is not the member's.
 */
export async function readChatSheet(
  ctx: MemberContext,
  conversationId: string | null,
): Promise<ChatSheet | null> {
  const read = await readChatPage(ctx.db, ctx.userId, conversationId ?? "");
  const { rows, running, subscribed } = read;
  if (conversationId !== null && !read.conversationId) return null;
  const profile = await ensureProfile(ctx, read.profile ?? undefined);
  const role = firstRole(read.roles);
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const screen = {
    member: {
      firstName: firstName(profile.fullName),
      timeZone: currentTimeZone(profile, ctx.now()),
      role,
      subscribed,
    },
    writing:
      running && running.conversationId === read.conversationId
        ? { answerId: running.answerId, questionId: running.questionId }
        : null,
    allowance: { ...allowanceToday(profile, read.used, allowed, ctx.now()), credits: read.credits },
    companion: ctx.companion,
  };
  return { screen, rows };
}
