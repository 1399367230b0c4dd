import { dayStart } from "#app/core/local-day.ts";
import type { Result } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { OnPlan, Worked } from "./act.server.ts";
import type { DanielForm } from "./forms.ts";
import * as changes from "./model/change.ts";
import type { Plan, Situation } from "./model/progress.ts";
import { nextReminder } from "./model/reminder.ts";
import { PLAN_CHANGED, savePlan } from "./store.server.ts";

type Change = Exclude<DanielForm, { intent: "start" | "check" | "note" | "delete" | "restore" }>;

export async function changePlan(
  ctx: MemberContext,
  { row, profile, situation }: OnPlan,
  form: Change,
): Promise<Worked | "again"> {
  const changed = changeOf(situation, form);
  if (!changed.ok) return { refusal: changed.refusal, note: null };
  const remindHour = form.intent === "remind" ? form.hour : row.remindHour;
  const zone = currentTimeZone(profile, ctx.now());
  const remindAt = nextReminder(remindHour, dayStart(ctx.now(), zone), ctx.now());
  const saved = { ...changed.value, remindHour, remindAt };
  const written = await commit(ctx.db, [savePlan(ctx.db, row, saved, situation.today)]);
  if (!written.ok && written.constraint === PLAN_CHANGED) return "again";
  if (!written.ok) throw new Error(`plan not kept: ${written.constraint}`);
  return { planId: row.id, ...(form.intent === "finish" && { finished: true }) };
}

function changeOf(situation: Situation, form: Change): Result<Plan, changes.ChangeRefusal> {
  switch (form.intent) {
    case "go-on":
      return changes.goOn(situation);
    case "rest":
      return changes.rest(situation);
    case "move":
      return changes.move(situation, form.day);
    case "pause":
      return changes.pause(situation);
    case "resume":
      return changes.resume(situation);
    case "repeat":
      return changes.repeatWeek(situation, form.week);
    case "finish":
      return changes.finish(situation);
    case "end":
      return changes.end(situation);
    case "leave-out":
      return changes.leaveOut(situation, [...new Set(form.leftOut)]);
    case "remind":
      return { ok: true, value: situation.plan };
  }
}
