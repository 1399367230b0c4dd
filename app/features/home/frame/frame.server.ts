import type { BatchResponse } from "drizzle-orm/batch";
import type { Statement } from "#app/db/database.ts";
import { dailyMessages } from "#app/features/chat/allowance/allowance.ts";
import { allowanceToday } from "#app/features/chat/conversation/read.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { balanceOf, usedLately } from "#app/features/home/store.server.ts";
import { isYoung } from "#app/features/member/age.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, settingsOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { bellOf, bellReads } from "#app/features/notifications/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";

/** What header and menu show of a member, in a page's own batch. */
const frameReads = (ctx: MemberContext) =>
  [
    profileOf(ctx.db, ctx.userId),
    rolesOf(ctx.db, ctx.userId),
    subscriptionOf(ctx.db, ctx.userId),
    settingsOf(ctx.db, ctx.userId),
    usedLately(ctx.db, ctx.userId),
    bellReads(ctx),
    balanceOf(ctx.db, ctx.userId),
  ] as const;

export type Frame = {
  member: HubMember;
  profile: Profile;
  settings: MemberSettings | undefined;
  unread: { at: number }[];
};

/**
 * A member's page in one D1 trip: the frame around it, and what it reads itself.
 * @param reads of the page, answered in their order
 */
export async function readFramed<Reads extends readonly Statement[]>(
  ctx: MemberContext,
  reads: readonly [...Reads],
): Promise<{ frame: Frame; rows: BatchResponse<Reads> }> {
  const frame = frameReads(ctx);
  const found = await ctx.db.batch([...frame, ...reads]);
  const [profiles, roles, subscriptions, settings, used, unread, purses] = found;
  const profile = await ensureProfile(ctx, profiles[0]);
  const role = firstRole(roles.map((row) => row.role));
  const subscribed = subscriptions[0]?.subscribed ?? false;
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const today = allowanceToday(profile, used, allowed, ctx.now());
  return {
    frame: {
      profile,
      settings: settings[0],
      unread,
      member: {
        userId: ctx.userId,
        fullName: profile.fullName,
        firstName: firstName(profile.fullName),
        role,
        subscribed,
        young: isYoung(profile.ageBand),
        messages: allowed === null ? null : { left: Math.max(0, allowed - today.used), allowed },
        unread: bellOf(ctx, profile, settings[0], unread),
        balance: purses[0] ?? null,
      },
    },
    rows: found.slice(frame.length) as unknown as BatchResponse<Reads>,
  };
}

/** The frame alone. */
export const readMemberFrame = async (ctx: MemberContext): Promise<HubMember> =>
  (await readFramed(ctx, [])).frame.member;
