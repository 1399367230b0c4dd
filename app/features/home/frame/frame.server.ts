import type { BatchResponse } from "drizzle-orm/batch";
import type { Statement } from "#app/db/database.ts";
import { dailyMessages } from "#app/features/chat/allowance/allowance.ts";
import { allowanceToday } from "#app/features/chat/conversation/read.server.ts";
import type { HubMember } from "#app/features/home/hub.ts";
import { isYoung } from "#app/features/member/age.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { bellOf } from "#app/features/notifications/read.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type FrameRows, frameOf } from "./store.server.ts";

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
  const [framed, ...rows] = await ctx.db.batch([frameOf(ctx.db, ctx.userId), ...reads]);
  const found = JSON.parse(framed[0]?.frame ?? "null") as FrameRows;
  const { roles, subscribed, used, unread } = found;
  const settings = found.settings ?? undefined;
  const profile = await ensureProfile(ctx, found.profile ?? undefined);
  const role = firstRole(roles);
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const today = allowanceToday(profile, used, allowed, ctx.now());
  return {
    frame: {
      profile,
      settings,
      unread,
      member: {
        userId: ctx.userId,
        fullName: profile.fullName,
        firstName: firstName(profile.fullName),
        role,
        subscribed,
        young: isYoung(profile.ageBand),
        messages: allowed === null ? null : { left: Math.max(0, allowed - today.used), allowed },
        unread: bellOf(ctx, profile, settings, unread),
        balance: found.balance,
      },
    },
    rows: rows as unknown as BatchResponse<Reads>,
  };
}

/** The frame alone. */
export const readMemberFrame = async (ctx: MemberContext): Promise<HubMember> =>
  (await readFramed(ctx, [])).frame.member;
