import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, settingsOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { NoticePage } from "./page.ts";
import { bellReads, noticePage, noticeReads } from "./read.server.ts";

/** The newest, and what the bell says now: one D1 trip. */
export async function readRecent(ctx: MemberContext): Promise<NoticePage> {
  const [profiles, settings, unread, rows] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    settingsOf(ctx.db, ctx.userId),
    bellReads(ctx),
    noticeReads(ctx, null),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  return noticePage(ctx, { profile, settings: settings[0], unread, rows });
}
