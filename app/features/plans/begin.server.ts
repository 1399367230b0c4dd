import { newId } from "#app/core/id.ts";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { isDay } from "#app/features/rhythm/ask.ts";
import type { MemberContext } from "#app/request/context.ts";
import { plansCopy } from "./copy.ts";
import type { OwnForm, PlansForm } from "./forms.ts";
import { contentOf, type PlanContent } from "./model/kinds.ts";
import { type OwnPlan, type OwnRefusal, ownPlan } from "./model/own.ts";
import { choiceOf } from "./model/own-choice.ts";
import { EVERY_DAY } from "./model/schedule.ts";
import type { Worked } from "./outcome.server.ts";
import { dayInWords } from "./shown/say.ts";
import { addPlan, countPlans } from "./store.server.ts";

/** Plans of one member, finished ones too: more than anybody reads, fewer than anybody could flood the store with. */
export const MAX_PLANS = 60;

/** How far away the first day may be. */
const START_BACK_DAYS = 366;
const START_AHEAD_DAYS = 366;

const isStart = (start: string, today: LocalDay): start is LocalDay =>
  isDay(start) && start >= addDays(today, -START_BACK_DAYS) && start <= addDays(today, START_AHEAD_DAYS);

type BeginForm = Extract<PlansForm, { intent: "begin" | "make" }>;
type Begun = PlanContent & { name: string; weekdays: number; start: LocalDay };

export async function beginPlan(ctx: MemberContext, form: BeginForm): Promise<Worked> {
  const [profiles, [counted]] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    countPlans(ctx.db, ctx.userId),
  ]);
  const today = memberDay(await ensureProfile(ctx, profiles[0]), ctx.now());
  const asked = begunBy(form, today);
  if (!asked.ok) return { refusal: asked.refusal };
  if ((counted?.plans ?? 0) >= MAX_PLANS) return { refusal: "plans.too_many" };
  const { kind, books, readings, name, weekdays, start } = asked.value;
  const row = {
    id: newId("plan", ctx.now(), ctx.random),
    userId: ctx.userId,
    requestId: form.requestId,
    kind,
    name,
    books: [...books],
    readings,
    weekdays,
    anchorDay: start,
    restDays: [],
    beganDay: today,
    createdAt: ctx.now(),
  };
  const written = await commitNamed(ctx.db, addPlan(ctx.db, row));
  if (!written.ok) throw new Error(`plan not kept: ${written.constraint}`);
  const [kept] = written.rows.kept;
  return { id: kept?.id ?? row.id, finished: false };
}

function begunBy(form: BeginForm, today: LocalDay): Result<Begun, OwnRefusal> {
  if (!isStart(form.start, today)) return refuse("plans.bad_start");
  if (form.intent === "make") {
    const made = ownPlan(choiceOf(form));
    if (!made.ok) return made;
    const { books, readings, weekdays, start } = made.value;
    return ok({ kind: "own", books, readings, name: form.name, weekdays, start });
  }
  if ((form.weekdays & EVERY_DAY) === 0) return refuse("plans.no_weekday");
  return ok({ ...contentOf(form.kind), name: "", weekdays: form.weekdays, start: form.start });
}

/** The last day before one begins, for a page without script. Nothing is written. */
export async function previewOwn(ctx: MemberContext, form: OwnForm): Promise<Worked> {
  if (!isDay(form.start)) return { refusal: "plans.bad_start" };
  const made = ownPlan(choiceOf(form));
  if (!made.ok) return { refusal: made.refusal };
  return { id: null, finished: false, preview: previewOf(ctx, made.value) };
}

function previewOf({ language }: Pick<MemberContext, "language">, made: OwnPlan) {
  const copy = plansCopy[language];
  return {
    days: copy.daysOfReading(made.readings),
    minutes: copy.aboutMinutes(made.minutes),
    first: dayInWords(language, made.firstDay),
    last: dayInWords(language, made.lastDay),
  };
}
