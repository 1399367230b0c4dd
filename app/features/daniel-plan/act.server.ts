import { newId } from "#app/core/id.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { roleAndPlanOf, roleAndPlanReads } from "#app/request/guards.server.ts";
import type { Publication } from "#party/protocol.ts";
import { checkPractice, saveNote } from "./acts/log.server.ts";
import { startPlan } from "./acts/start.server.ts";
import { admitToPlan } from "./admit.server.ts";
import { changePlan } from "./change.server.ts";
import { type DanielForm, readDanielForm } from "./forms.ts";
import type { Situation } from "./model/progress.ts";
import { situationOf } from "./model/situation.ts";
import type { DanielReply, SentNote } from "./reply.ts";
import { ANOTHER_OPEN, onePlanReads, setDeleted } from "./store.server.ts";
import type { PlanRow } from "./tables.ts";

/** Of two tabs that change a plan at once, the later one reads it again, so often at most. */
const MAX_ROUNDS = 5;

export type OnPlan = { row: PlanRow; profile: Profile; situation: Situation };
export type Done = Omit<Extract<DanielReply, { ok: true }>, "ok" | "intent"> & { events?: Publication[] };
export type Worked = Done | Omit<Extract<DanielReply, { ok: false }>, "ok" | "intent">;

/** Works one form of the plan. Two D1 trips, the guard's reads among them; what is refused changes nothing. */
export async function actOnDanielPlan(ctx: MemberContext, form: FormData): Promise<DanielReply> {
  const intent = String(form.get("intent") ?? "");
  const parsed = readDanielForm(form);
  if (!parsed.success) return { ok: false, intent, refusal: "daniel.bad_form", note: sentIn(form) };
  const worked = await work(ctx, parsed.data);
  if ("refusal" in worked) return { ok: false, intent, ...worked };
  const { events = [], ...reply } = worked;
  const publications: Publication[] = [
    ...events,
    { id: newId("daniel", ctx.now(), ctx.random), event: { name: "daniel.changed" } },
  ];
  deliver(ctx, () => ctx.rooms.publish(ctx.userId, publications));
  return { ok: true, intent, ...reply };
}

/** What was typed, where the form could not be read. */
function sentIn(form: FormData): SentNote | null {
  const body = form.get("body");
  if (typeof body !== "string") return null;
  return { step: Number(form.get("step")) || 0, entry: String(form.get("entry")), body };
}

function work(ctx: MemberContext, form: DanielForm): Promise<Worked> {
  switch (form.intent) {
    case "start":
      return startPlan(ctx, form);
    case "delete":
    case "restore":
      return deletePlan(ctx, form);
    case "check":
      return onPlan(ctx, form.plan, (on) => checkPractice(ctx, on, form));
    case "note":
      return onPlan(ctx, form.plan, (on) => saveNote(ctx, on, form));
    default:
      return onPlan(ctx, form.plan, (on) => changePlan(ctx, on, form));
  }
}

async function onPlan(
  ctx: MemberContext,
  planId: string,
  act: (on: OnPlan) => Promise<Worked | "again">,
): Promise<Worked> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [roles, subscriptions, profiles, rows, steps] = await ctx.db.batch([
      ...roleAndPlanReads(ctx),
      profileOf(ctx.db, ctx.userId),
      ...onePlanReads(ctx.db, ctx.userId, planId),
    ]);
    const profile = await ensureProfile(ctx, profiles[0]);
    admitToPlan(profile, roleAndPlanOf(roles, subscriptions));
    const [row] = rows;
    if (!row) return { refusal: "daniel.gone", note: null };
    const situation = situationOf(row, steps, memberDay(profile, ctx.now()));
    const worked = await act({ row, profile, situation });
    if (worked !== "again") return worked;
  }
  throw new Error("a plan was changed again and again");
}

/** What was kept is its member's, whether they subscribe or not: it is deleted, and brought back, by any of them. */
async function deletePlan(
  ctx: MemberContext,
  { intent, plan }: { intent: "delete" | "restore"; plan: string },
): Promise<Worked> {
  const deletedAt = intent === "delete" ? ctx.now() : null;
  const written = await commit(ctx.db, [setDeleted(ctx.db, ctx.userId, plan, deletedAt)]);
  if (written.ok) return { planId: plan };
  if (written.constraint === ANOTHER_OPEN) return { refusal: "daniel.another_open", note: null };
  throw new Error(`plan not deleted: ${written.constraint}`);
}
