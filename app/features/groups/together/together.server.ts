import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { readJoined } from "#app/features/community/members/join.server.ts";
import { publishCommunityChange } from "#app/features/community/praying/pray.server.ts";
import { type KeptRow, keptDays } from "#app/features/daniel-plan/shared-store.server.ts";
import { publishToGroup } from "#app/features/groups/live/publish-group.server.ts";
import type { Together } from "#app/features/groups/page.ts";
import type { GroupRefusal } from "#app/features/groups/reply.ts";
import { hasPremium } from "#app/features/member/roles.ts";
import type { MemberContext } from "#app/request/context.ts";
import { roleAndPlanOf, roleAndPlanReads } from "#app/request/guards.server.ts";
import { togetherLine } from "./line.ts";
import { type TakingRow, takeNoPart, takePart } from "./store.server.ts";

type TogetherForm =
  | { intent: "together"; id: string; named: boolean }
  | { intent: "not-together"; id: string };

/** An adult with Premium takes part in their group's line of the six weeks, or no more. */
export async function workTogether(
  ctx: MemberContext,
  form: TogetherForm,
): Promise<Result<null, GroupRefusal>> {
  const { community, db, userId } = ctx;
  if (form.intent === "together") {
    const [{ profile }, [roles, subscriptions]] = await Promise.all([
      readJoined(ctx),
      db.batch([...roleAndPlanReads(ctx)]),
    ]);
    if (profile.ageBand !== "18+") return refuse("groups.gone");
    if (!hasPremium(roleAndPlanOf(roles, subscriptions))) return refuse("groups.premium");
  }
  const written = await commitNamed(community, {
    takePart:
      form.intent === "together"
        ? takePart(community, { userId, groupId: form.id, named: form.named, now: ctx.now() })
        : null,
    takeNoPart: form.intent === "together" ? null : takeNoPart(community, userId, form.id),
  });
  // a group of 13 to 17
  if (!written.ok) return refuse("groups.gone");
  if (form.intent === "together" && written.rows.takePart.length === 0) return refuse("groups.gone");
  publishToGroup(ctx, form.id, "group");
  publishCommunityChange(ctx, userId);
  return ok(null);
}

/** What whoever takes part sees; the line costs one more trip, and nobody else's page has it. */
export async function readTogether({ db }: MemberContext, rows: readonly TakingRow[]): Promise<Together> {
  const mine = rows.find((row) => row.mine === 1);
  if (!mine) return { takesPart: false, named: false, line: null };
  const [kept] = await db.batch([
    keptDays(
      db,
      rows.map((row) => row.userId),
    ),
  ]);
  const daysOf = (id: string) => kept.find((row: KeptRow) => row.userId === id)?.days ?? null;
  const taking = rows.map(({ userId, name, named }) => ({ name, named: named === 1, days: daysOf(userId) }));
  return { takesPart: true, named: mine.named === 1, line: togetherLine(taking) };
}
