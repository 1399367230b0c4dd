import { newId } from "#app/core/id.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { plansCopy } from "./copy.ts";
import { isReadyKind } from "./model/kinds.ts";
import { type Checked, situationOf } from "./model/situation.ts";
import { dayOf } from "./shown/day.ts";
import { lineOf, makerPage, offerPage, offersIn } from "./shown/lines.ts";
import type { DailyPage, ListPage, OnePage } from "./shown/page.ts";
import type { Reader } from "./shown/passages.ts";
import { planPage } from "./shown/whole.ts";
import type { PlanRow } from "./tables.ts";

export { planReads } from "./store.server.ts";

export type PlanRows = { plans: readonly PlanRow[]; checks: readonly Checked[] };

/** The translation that a member reads: their own choice where they made one, else their language's. */
export const readerOf = ({ language, translation }: MemberContext): Reader => ({
  language,
  translation: ownTranslation(translation, language),
});

type Framed = { profile: Profile; settings: MemberSettings | undefined };

/** `/daily-plan`: the plan that is asked for, else the newest that runs, else the newest that rests. */
export function dailyPage(
  ctx: MemberContext,
  { profile }: Framed,
  { plans, checks }: PlanRows,
  asked: string | null,
): DailyPage {
  const today = memberDay(profile, ctx.now());
  const chosen =
    plans.find(({ id }) => id === asked) ??
    plans.find(({ status }) => status === "active") ??
    plans.find(({ status }) => status === "paused") ??
    null;
  const others = plans.filter((row) => row !== chosen && row.status !== "finished");
  return {
    plan: chosen && dayOf(chosen, situationOf(chosen, checks, today), readerOf(ctx)),
    others: others.map((row) => lineOf(row, checks, today, ctx.language)),
    offers: offersIn(ctx.language),
  };
}

/** `/bible-study/plans` */
export function listPage(ctx: MemberContext, { profile }: Framed, { plans, checks }: PlanRows): ListPage {
  const today = memberDay(profile, ctx.now());
  return {
    plans: plans.map((row) => lineOf(row, checks, today, ctx.language)),
    offers: offersIn(ctx.language),
  };
}

/** The maker's place among plans. */
export const MAKER = "new";

/** `/bible-study/plans/:id`: a plan of the member's, one that is ready to begin, or the maker. Null: there is none. */
export function onePage(
  ctx: MemberContext,
  { profile }: Framed,
  { plans, checks }: PlanRows,
  id: string,
): { title: string; one: OnePage } | null {
  const today = memberDay(profile, ctx.now());
  const copy = plansCopy[ctx.language];
  const requestId = newId("begin", ctx.now(), ctx.random);
  if (id === MAKER) {
    const page = { ...makerPage(today, ctx.language), requestId };
    return { title: copy.maker.title, one: { shows: "maker", page } };
  }
  if (isReadyKind(id)) {
    const page = { ...offerPage(id, today, ctx.language), requestId };
    return { title: page.offer.title, one: { shows: "offer", page } };
  }
  const row = plans.find((plan) => plan.id === id);
  if (!row) return null;
  const page = planPage(row, situationOf(row, checks, today), readerOf(ctx));
  return { title: page.plan.title, one: { shows: "plan", page } };
}
