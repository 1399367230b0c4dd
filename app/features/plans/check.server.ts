import { commit, commitNamed } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay, pastDay } from "#app/features/member/time-zone.ts";
import { publishReward, type RewardFor, rewardStatements } from "#app/features/rewards/service.server.ts";
import { practiceStatement, rhythmChanged } from "#app/features/rhythm/record.server.ts";
import { ALREADY_MOVED, REWARD_LIMIT } from "#app/features/wallet/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import type { PlansForm } from "./forms.ts";
import { finish } from "./model/change.ts";
import { progressOf } from "./model/plan-progress.ts";
import { type Item, keyOf } from "./model/schedule.ts";
import { situationOf } from "./model/situation.ts";
import { type Checks, type Done, lost, type Worked } from "./outcome.server.ts";
import { addChecks, removeChecks, savePlan } from "./store.server.ts";
import type { PlanRow } from "./tables.ts";

type CheckForm = Extract<PlansForm, { intent: "check" }>;
/** `opened`: passages that were opened again since. */
type Check = { profile: Profile; row: PlanRow; checks: Checks; opened: readonly Item[]; form: CheckForm };

/** How far back something may have been read that is told now, ms. */
const BACK_MS = 92 * 86_400_000;

/** When something was read, as far as its device is believed. */
export const checkedAt = ({ now }: Pick<MemberContext, "now">, { at }: Pick<CheckForm, "at">): number =>
  Math.max(Math.min(at ?? now(), now()), now() - BACK_MS);

/** Checks passages off, or opens them again. The first of a day's readings that is whole is rewarded. */
export async function checkItems(ctx: MemberContext, check: Check): Promise<Worked | "again"> {
  const { profile, row, checks, opened, form } = check;
  const today = memberDay(profile, ctx.now());
  const situation = situationOf(row, checks, today);
  const known = form.items.filter(({ reading, place }) => situation.readings[reading]?.[place]);
  if (known.length < form.items.length) return { refusal: "plans.bad_form" };
  const at = checkedAt(ctx, form);
  const day = at < ctx.now() ? pastDay(profile, at) : today;
  const to = { userId: ctx.userId, planId: row.id, day, at };
  if (form.read === "no") {
    const written = await commit(ctx.db, [removeChecks(ctx.db, to, known)]);
    return lost(written) ?? { id: row.id, finished: false };
  }
  const since = new Set(opened.map(keyOf));
  const items = known.filter((item) => !since.has(keyOf(item)));
  // opened again after it: a check-off that comes late changes nothing
  if (items.length === 0) return { id: row.id, finished: false };
  const done = new Set([...situation.done, ...items.map(keyOf)]);
  const after = progressOf(row, situation.readings, done, today);
  const finished = after.complete && row.status !== "finished";
  const wholeNow = items.some(
    ({ reading }) =>
      !isWhole(situation.readings, situation.done, reading) && isWhole(situation.readings, done, reading),
  );
  const ended = finish({ ...situation, done });
  const statements = [
    addChecks(ctx.db, to, items),
    ...items.map((item) =>
      practiceStatement(ctx, ctx.userId, profile, {
        kind: "reading",
        causeId: `${row.id}:${keyOf(item)}`,
        at,
      }),
    ),
    ...(finished && ended.ok ? [savePlan(ctx.db, row, ended.value, today)] : []),
  ];
  const rewarded = wholeNow && !wasRewarded(check, situation, day);
  const reply: Done = { id: row.id, finished, events: [rhythmChanged(ctx)] };
  return write(ctx, statements, rewarded ? rewardOn(day) : null, reply);
}

const isWhole = (readings: readonly (readonly unknown[])[], done: ReadonlySet<string>, reading: number) =>
  (readings[reading] ?? []).every((_, place) => done.has(keyOf({ reading, place })));

/** Once on each of the member's days, whatever plan it is of. */
const rewardOn = (day: string): RewardFor => ({
  activity: "bible_study",
  causeId: `plan-reading@${day}`,
  day,
});

/** Another reading of this plan was whole on that day: its reward was given. */
const wasRewarded = ({ checks }: Check, { readings, done }: ReturnType<typeof situationOf>, day: string) =>
  checks.some((each) => each.day === day && isWhole(readings, done, each.reading));

async function write(
  ctx: MemberContext,
  statements: readonly Statement[],
  reward: RewardFor | null,
  reply: Done,
): Promise<Worked | "again"> {
  const written = await commitNamed(ctx.db, { statements, rewarded: rewardStatements(ctx, reward) });
  // another plan, or a reading that was opened again, had it already; or the day has had all that it gives
  if (!written.ok && reward && [ALREADY_MOVED, REWARD_LIMIT].includes(written.constraint))
    return write(ctx, statements, null, reply);
  const again = lost(written);
  if (again) return again;
  const [row] = written.ok ? written.rows.rewarded.after : [];
  if (reward && row) publishReward(ctx, reward, row);
  return reply;
}
