import type { RoleAndPlan } from "#app/features/member/roles.ts";
import { hasPremium } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { isAdult } from "./admit.server.ts";
import { danielCopy } from "./copy.ts";
import { keptFile, keptPage, type Log } from "./shown/kept.ts";
import type { KeptPage } from "./shown/page.ts";
import { allLogs, allPlans } from "./store.server.ts";
import type { PlanRow } from "./tables.ts";

export const keptReads = (ctx: MemberContext) =>
  [allPlans(ctx.db, ctx.userId), allLogs(ctx.db, ctx.userId)] as const;

type Rows = readonly [readonly PlanRow[], readonly Log[]];

/** What was kept is its member's to read and to take along, whether they subscribe or not. */
export const readKeptPage = (
  ctx: MemberContext,
  profile: Profile,
  roleAndPlan: RoleAndPlan,
  [plans, logs]: Rows,
): KeptPage =>
  keptPage(plans, logs, {
    today: memberDay(profile, ctx.now()),
    language: ctx.language,
    isOpen: isAdult(profile) && hasPremium(roleAndPlan),
  });

/** The same as a file. One D1 trip. */
export async function keptDownload(ctx: MemberContext): Promise<Response> {
  const [profiles, plans, logs] = await ctx.db.batch([profileOf(ctx.db, ctx.userId), ...keptReads(ctx)]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const page = readKeptPage(ctx, profile, { role: null, subscribed: false }, [plans, logs]);
  return new Response(keptFile(page, ctx.language), {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "content-disposition": `attachment; filename="${danielCopy[ctx.language].kept.file}"`,
      "cache-control": "private, no-store",
    },
  });
}
