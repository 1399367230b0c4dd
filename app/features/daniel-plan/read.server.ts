import { redirect } from "@remix-run/cloudflare";
import { newId } from "#app/core/id.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { readKept } from "#app/features/devotional/verse.server.ts";
import type { RoleAndPlan } from "#app/features/member/roles.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { readerPath } from "#app/features/plans/model/passage.ts";
import type { MemberContext } from "#app/request/context.ts";
import { admitToPlan } from "./admit.server.ts";
import { dayWords } from "./content/days.ts";
import { contentAt, stepsOf, WEEK } from "./model/calendar.ts";
import { positionOf } from "./model/progress.ts";
import { type LoggedStep, situationOf } from "./model/situation.ts";
import { DANIEL_PATH } from "./paths.ts";
import { dayPage, type Note, type Shown } from "./shown/day.ts";
import type { DayPage, ShownReading, StartPage } from "./shown/page.ts";
import type { SheetPage, WeekPage, WeeksPage } from "./shown/pages-of-weeks.ts";
import { noticeShown, startPage } from "./shown/start.ts";
import { sheetPage, weekPage, weeksPage } from "./shown/week.ts";
import type { PlanRow } from "./tables.ts";

export { pageReads } from "./store.server.ts";

type Rows = readonly [readonly PlanRow[], readonly LoggedStep[], readonly Note[]];

/** The plan that runs or rests, as its pages show it; null where there is none. */
export function shownOf(ctx: MemberContext, profile: Profile, [rows, steps, notes]: Rows): Shown | null {
  const [row] = rows;
  if (!row || row.status === "finished" || row.status === "ended") return null;
  const today = memberDay(profile, ctx.now());
  const heldDay = (id: string) => ctx.content.of("daniel_day", id, today);
  return { row, situation: situationOf(row, steps, today), notes, language: ctx.language, heldDay };
}

/** A reading in the member's own translation, kept by the isolate. */
async function readingOf(ctx: MemberContext, reference: Reference): Promise<ShownReading | null> {
  const translation = ownTranslation(ctx.translation, ctx.language);
  const verse = await readKept(ctx, reference, translation);
  return (
    verse && {
      reference: verse.reference,
      translation,
      title: verse.title ?? null,
      text: verse.text,
      path: readerPath(translation, reference),
    }
  );
}

type Framed = { profile: Profile; member: RoleAndPlan };

/**
 * A page within the plan, by what its frame has read: the guard (S5, S6), and the plan that runs. Whoever has none is led
 * to where it begins.
 * @throws Response
 */
export function shownTo(ctx: MemberContext, { profile, member }: Framed, rows: Rows): Shown {
  admitToPlan(profile, member);
  const shown = shownOf(ctx, profile, rows);
  if (!shown) throw redirect(DANIEL_PATH);
  return shown;
}

/** The notice that is read before the start, at any time. */
export const healthNotice = ({ language }: Pick<MemberContext, "language">) => noticeShown(language);

export type MainPage = { shows: "day"; page: DayPage } | { shows: "start"; page: StartPage };

/** `/daniel-plan`: today's day; before the start, and after the end, the way in. */
export async function mainPage(ctx: MemberContext, profile: Profile, rows: Rows): Promise<MainPage> {
  const shown = shownOf(ctx, profile, rows);
  if (shown) return { shows: "day", page: await dayOf(ctx, shown, positionOf(shown.situation).step) };
  const today = memberDay(profile, ctx.now());
  const [row] = rows[0];
  const over = row ? { row, situation: situationOf(row, rows[1], today) } : null;
  const page = startPage(today, ctx.language, newId("begin", ctx.now(), ctx.random), over);
  return { shows: "start", page };
}

const dayOf = async (ctx: MemberContext, shown: Shown, step: number): Promise<DayPage> =>
  dayPage(
    shown,
    step,
    await readingOf(ctx, dayWords(contentAt(shown.row, step), ctx.language, shown.heldDay).reading),
  );

/** A day that is asked for; null: the plan has no such day. */
export const oneDay = async (
  ctx: MemberContext,
  shown: Shown,
  step: number | null,
): Promise<DayPage | null> => (step === null || step >= stepsOf(shown.row) ? null : dayOf(ctx, shown, step));

const hasWeek = ({ row }: Shown, slot: number | null): slot is number =>
  slot !== null && slot < row.weeks.length;

export const oneWeek = (shown: Shown, slot: number | null): WeekPage | null =>
  hasWeek(shown, slot) ? weekPage(shown, slot) : null;

/** With the first verse of the week's first reading. */
export async function oneSheet(
  ctx: MemberContext,
  shown: Shown,
  slot: number | null,
): Promise<SheetPage | null> {
  if (!hasWeek(shown, slot)) return null;
  const { reading } = dayWords(contentAt(shown.row, slot * WEEK + 1), ctx.language, shown.heldDay);
  return sheetPage(shown, slot, await readingOf(ctx, { ...reading, toVerse: reading.fromVerse }));
}

export const sixWeeks = (shown: Shown): WeeksPage => weeksPage(shown);
