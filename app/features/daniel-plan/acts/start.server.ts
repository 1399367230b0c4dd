import { newId } from "#app/core/id.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { commitNamed } from "#app/db/commit.ts";
import type { Worked } from "#app/features/daniel-plan/act.server.ts";
import { admitToPlan } from "#app/features/daniel-plan/admit.server.ts";
import type { DanielForm } from "#app/features/daniel-plan/forms.ts";
import { startingOn } from "#app/features/daniel-plan/model/calendar.ts";
import { isFirstDay } from "#app/features/daniel-plan/model/change.ts";
import { ANOTHER_OPEN, addPlan, openPlan } from "#app/features/daniel-plan/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { roleAndPlanOf, roleAndPlanReads } from "#app/request/guards.server.ts";

type StartForm = Extract<DanielForm, { intent: "start" }>;

/** Begins the six weeks, once the notice has been read. Sent twice, or from two tabs at once, it begins one plan. */
export async function startPlan(ctx: MemberContext, form: StartForm): Promise<Worked> {
  const [roles, subscriptions, profiles, open] = await ctx.db.batch([
    ...roleAndPlanReads(ctx),
    profileOf(ctx.db, ctx.userId),
    openPlan(ctx.db, ctx.userId),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  admitToPlan(profile, roleAndPlanOf(roles, subscriptions));
  if (open[0]) return { planId: open[0].id };
  if (form.agreed !== "yes") return { refusal: "daniel.not_agreed", note: null };
  const today = memberDay(profile, ctx.now());
  const first = firstDay(form, today);
  if (!isFirstDay(first, today)) return { refusal: "daniel.bad_day", note: null };
  const { weeks, anchors } = startingOn(first);
  const row = {
    id: newId("daniel", ctx.now(), ctx.random),
    userId: ctx.userId,
    requestId: form.requestId,
    weeks: [...weeks],
    anchors: [...anchors],
    leftOut: [...new Set(form.leftOut)],
    beganDay: today,
    createdAt: ctx.now(),
  };
  const written = await commitNamed(ctx.db, addPlan(ctx.db, row));
  if (written.ok) {
    const [kept] = written.rows.kept;
    return { planId: kept?.id ?? row.id };
  }
  if (written.constraint !== ANOTHER_OPEN) throw new Error(`plan not begun: ${written.constraint}`);
  // another tab was first: its plan is this one's too
  const [other] = await openPlan(ctx.db, ctx.userId);
  if (!other) throw new Error("plan not begun: another one runs and cannot be found");
  return { planId: other.id };
}

const firstDay = ({ begin, day }: StartForm, today: LocalDay): string =>
  ({ today, tomorrow: addDays(today, 1), date: day })[begin];
