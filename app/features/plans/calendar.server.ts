import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { notFound } from "#app/request/guards.server.ts";
import { plansCopy } from "./copy.ts";
import type { Situation } from "./model/change.ts";
import { minutesOf, readerPath } from "./model/passage.ts";
import { passagesAt, progressOf } from "./model/plan-progress.ts";
import { keyOf } from "./model/schedule.ts";
import { situationOf } from "./model/situation.ts";
import { dailyPath } from "./paths.ts";
import { readerOf } from "./read.server.ts";
import { titleOf } from "./shown/day.ts";
import { passageName, type Reader } from "./shown/passages.ts";
import { readingName } from "./shown/say.ts";
import { onePlanReads } from "./store.server.ts";
import type { PlanRow } from "./tables.ts";

/** Nothing but the day of it is read: an event of a whole day has no zone. */
const dateOf = (day: LocalDay): Date => new Date(`${day}T00:00:00`);

/**
 * The days that are to come as a calendar (RFC 5545). Each is an event of a whole day, which is that date wherever its
 * reader is: no zone and no change of clocks can move it. What a day has keeps its id, so a file that is taken in again
 * changes the events and adds none.
 */
export async function planCalendar(ctx: MemberContext, planId: string): Promise<Response> {
  const [profiles, plans, checks] = await ctx.db.batch([
    profileOf(ctx.db, ctx.userId),
    ...onePlanReads(ctx.db, ctx.userId, planId),
  ]);
  const [row] = plans;
  if (!row) throw notFound();
  const today = memberDay(await ensureProfile(ctx, profiles[0]), ctx.now());
  return new Response(calendarOf(ctx, readerOf(ctx), situationOf(row, checks, today), row), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="koinonia-reading-plan.ics"',
      "cache-control": "private, no-store",
    },
  });
}

function calendarOf(ctx: MemberContext, reader: Reader, situation: Situation, row: PlanRow): string {
  const { language, translation } = reader;
  const copy = plansCopy[language];
  const title = titleOf(row, language);
  const { plan, readings, done, today } = situation;
  const calendar = ical({
    name: title,
    prodId: { company: "Koinonia", product: "Reading plans", language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { day, items } of progressOf(plan, readings, done, today).schedule) {
    const [first] = items;
    if (day < today || !first || items.every((item) => done.has(keyOf(item)))) continue;
    const passages = passagesAt(readings, items);
    const lines = passages.map(
      (passage) => `${passageName(passage, language)}: ${ctx.origin}${readerPath(translation, passage)}`,
    );
    calendar.createEvent({
      id: `${row.id}-${keyOf(first).replace(":", "-")}@koinonia`,
      sequence: row.version,
      stamp: new Date(ctx.now()),
      start: dateOf(day),
      end: dateOf(addDays(day, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: readingName(passages, language),
      description: [`${title}. ${copy.aboutMinutes(minutesOf(passages))}`, ...lines].join("\n"),
      url: `${ctx.origin}${dailyPath(row.id)}`,
    });
  }
  return calendar.toString();
}
