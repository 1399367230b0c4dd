import { newId } from "#app/core/id.ts";
import type { Result } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import type { Publication } from "#party/protocol.ts";
import { beginPlan, previewOwn } from "./begin.server.ts";
import { checkedAt, checkItems } from "./check.server.ts";
import { type PlansForm, readPlansForm } from "./forms.ts";
import * as changes from "./model/change.ts";
import type { Item, Plan } from "./model/schedule.ts";
import { situationOf } from "./model/situation.ts";
import { type Checks, lost, type Worked } from "./outcome.server.ts";
import type { Given, PlansReply } from "./reply.ts";
import { onePlanReads, openedSince, removePlan, savePlan } from "./store.server.ts";
import type { PlanRow } from "./tables.ts";

/** Of two tabs that change a plan at once, the later one reads it again, so often at most. */
const MAX_ROUNDS = 5;

/** Works one form of the plans. Two D1 trips; what is refused changes nothing. */
export async function actOnPlans(ctx: MemberContext, form: FormData): Promise<PlansReply> {
  const parsed = readPlansForm(form);
  const intent = String(form.get("intent") ?? "");
  const given = givenOf(form);
  if (!parsed.success) return { ok: false, intent, refusal: "plans.bad_form", given };
  const done = await work(ctx, parsed.data);
  if ("refusal" in done) return { ok: false, intent, refusal: done.refusal, given };
  const { events = [], ...reply } = done;
  if (reply.preview === undefined) {
    const publications = [...events, plansChanged(ctx)];
    deliver(ctx, () => ctx.rooms.publish(ctx.userId, publications));
  }
  return { ok: true, intent, ...reply };
}

const plansChanged = (ctx: MemberContext): Publication => ({
  id: newId("plans", ctx.now(), ctx.random),
  event: { name: "plans.changed" },
});

function work(ctx: MemberContext, form: PlansForm): Promise<Worked> {
  switch (form.intent) {
    case "begin":
    case "make":
      return beginPlan(ctx, form);
    case "preview":
      return previewOwn(ctx, form);
    case "check":
      return onPlan(
        ctx,
        form.plan,
        (profile, row, checks, opened) => checkItems(ctx, { profile, row, checks, opened, form }),
        checkedAt(ctx, form),
      );
    case "remove":
      return remove(ctx, form.plan);
    default:
      return onPlan(ctx, form.plan, (profile, row, checks) => changePlan(ctx, profile, row, checks, form));
  }
}

/** Asked to be gone, and gone: also when it was before. */
async function remove(ctx: MemberContext, id: string): Promise<Worked> {
  const written = await commit(ctx.db, [removePlan(ctx.db, ctx.userId, id)]);
  if (!written.ok) throw new Error(`plan not removed: ${written.constraint}`);
  return { id: null, finished: false };
}

type OnPlan = (
  profile: Profile,
  row: PlanRow,
  checks: Checks,
  opened: readonly Item[],
) => Promise<Worked | "again">;

/** @param since from when on passages are told that were opened again */
async function onPlan(ctx: MemberContext, id: string, act: OnPlan, since = ctx.now()): Promise<Worked> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [profiles, rows, checks, opened] = await ctx.db.batch([
      profileOf(ctx.db, ctx.userId),
      ...onePlanReads(ctx.db, ctx.userId, id),
      openedSince(ctx.db, ctx.userId, id, since),
    ]);
    const [row] = rows;
    if (!row) return { refusal: "plans.gone" };
    const worked = await act(await ensureProfile(ctx, profiles[0]), row, checks, opened);
    if (worked !== "again") return worked;
  }
  throw new Error("a plan was changed again and again");
}

type Change = Exclude<PlansForm, { intent: "begin" | "make" | "preview" | "check" | "remove" }>;

async function changePlan(
  ctx: MemberContext,
  profile: Profile,
  row: PlanRow,
  checks: Checks,
  form: Change,
): Promise<Worked | "again"> {
  const today = memberDay(profile, ctx.now());
  const changed = changeOf(situationOf(row, checks, today), form);
  if (!changed.ok) return { refusal: changed.refusal };
  const written = await commit(ctx.db, [savePlan(ctx.db, row, changed.value, today)]);
  return lost(written) ?? { id: row.id, finished: false };
}

function changeOf(situation: changes.Situation, form: Change): Result<Plan, changes.ChangeRefusal> {
  switch (form.intent) {
    case "move":
      return changes.move(situation);
    case "catch-up":
      return changes.catchUp(situation);
    case "aside":
      return changes.setAside(situation);
    case "rest":
      return changes.rest(situation, true);
    case "unrest":
      return changes.rest(situation, false);
    case "pause":
      return changes.pause(situation);
    case "resume":
      return changes.resume(situation);
    case "finish":
      return changes.finish(situation);
    case "change":
      return changes.change(situation, form.weekdays, form.minutes);
  }
}

/** Words of members are in one field only, the name; the rest are choices. */
function givenOf(form: FormData): Given {
  const given: Given = {};
  for (const name of new Set(form.keys())) given[name] = form.getAll(name).map(String);
  return given;
}
