import { addDays, type LocalDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { SICK_BACK_DAYS } from "./ask.ts";
import { rhythmCopy } from "./copy.ts";
import type { RhythmCardData, RhythmPage, ShownDay } from "./page.ts";
import { type Day, monthOf, type Rhythm, restWeekday, summaryOf, weekOf } from "./rhythm.ts";

export { rhythmIn, rhythmReads } from "./store.server.ts";

type Speech = Pick<MemberContext, "language">;
/** A Sunday: the days after it name the weekdays. */
const A_SUNDAY = "2026-11-22";

const say = ({ language }: Speech, day: LocalDay, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { timeZone: "UTC", ...options }).format(Date.parse(`${day}T12:00:00Z`));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const weekdayName = (ctx: Speech, weekday: number): string =>
  say(ctx, addDays(A_SUNDAY, weekday), { weekday: "long" });

/** What is in a day, in words: "Thu, November 19: today, practised: prayer". */
function shown(ctx: Speech, days: readonly Day[]): ShownDay[] {
  const copy = rhythmCopy[ctx.language];
  return days.map((day) => {
    const what = day.practices.map((kind) => copy.practices[kind]);
    const state = what.length > 0 ? `${copy.states.practised}: ${what.join(", ")}` : copy.states[day.state];
    const today = day.isToday && day.state !== "today" ? `${copy.today}, ` : "";
    return {
      ...day,
      number: Number(day.day.slice(8)),
      name: capital(say(ctx, day.day, { weekday: "short" })),
      says: `${say(ctx, day.day, { weekday: "long", month: "long", day: "numeric" })}: ${today}${state}`,
    };
  });
}

/** For the wallet, the hub and the games: the week, and days that never fall. */
export function rhythmCard(ctx: MemberContext, profile: Profile, rhythm: Rhythm): RhythmCardData {
  const today = memberDay(profile, ctx.now());
  const { days, since } = summaryOf(rhythm, today);
  return {
    days,
    since:
      since && say(ctx, since, { month: "long", ...(since < addDays(today, -300) && { year: "numeric" }) }),
    restName: weekdayName(ctx, restWeekday(rhythm.rests, today)),
    week: shown(ctx, weekOf(rhythm, today)),
  };
}

export function rhythmPage(
  ctx: MemberContext,
  profile: Profile,
  rhythm: Rhythm,
  asked: string | null,
): RhythmPage {
  const today = memberDay(profile, ctx.now());
  const { best, since } = summaryOf(rhythm, today);
  const month = asked && asked <= today.slice(0, 7) ? asked : today.slice(0, 7);
  const first = `${month}-01`;
  const next = addDays(first, 31).slice(0, 7);
  const earliest = addDays(today, -SICK_BACK_DAYS);
  const begins = since && since < earliest ? since : earliest;
  const { before, days } = monthOf(rhythm, today, month);
  const copy = rhythmCopy[ctx.language];
  const inWords = (day: LocalDay) => say(ctx, day, { month: "long", day: "numeric", year: "numeric" });
  return {
    ...rhythmCard(ctx, profile, rhythm),
    best,
    today,
    earliest,
    weekday: restWeekday(rhythm.rests, today),
    weekdays: [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, name: capital(weekdayName(ctx, weekday)) })),
    month: {
      title: capital(say(ctx, first, { month: "long", year: "numeric" })),
      before,
      days: shown(ctx, days),
      previous: month > begins.slice(0, 7) ? addDays(first, -1).slice(0, 7) : null,
      next: next <= today.slice(0, 7) ? next : null,
    },
    sick: rhythm.sick.map(({ id, firstDay, lastDay }) => ({
      id,
      words: firstDay === lastDay ? inWords(firstDay) : copy.sick.range(inWords(firstDay), inWords(lastDay)),
    })),
  };
}
