import type { LocalDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { bookByNumber } from "#app/features/bible/books.ts";
import { memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import { type Rhythm, restWeekday, summaryOf, weekdayOf } from "#app/features/rhythm/rhythm.ts";
import { rhythmReads } from "#app/features/rhythm/store.server.ts";
import { readProgress } from "#app/features/study/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { ALL_CHAPTERS, analyticsOf, type ProgressRows, sinceDays } from "./analytics.ts";
import type { ProgressPage } from "./page.ts";

/** In a page's own batch; the member's day is known only afterwards, so a few days more are read. */
export const progressReads = (ctx: MemberContext) => {
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return [readProgress(ctx.db, ctx.userId, sinceDays(day)), ...rhythmReads(ctx.db, ctx.userId)] as const;
};

type Words = Pick<MemberContext, "language">;

const say = ({ language }: Words, day: LocalDay, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, { timeZone: "UTC", ...options }).format(Date.parse(`${day}T12:00:00Z`));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function progressPage(
  ctx: MemberContext,
  profile: ZoneSetting,
  found: string,
  rhythm: Rhythm,
): ProgressPage {
  const today = memberDay(profile, ctx.now());
  const analytics = analyticsOf(JSON.parse(found) as ProgressRows, today);
  const { days, best } = summaryOf(rhythm, today);
  const nameOf = (book: number): string => {
    const known = bookByNumber(book);
    return (ctx.language === "es" ? known?.spanishName : known?.name) ?? "";
  };
  return {
    today,
    week: analytics.weeklyStudyTime.map(({ day, minutes }) => ({
      key: day,
      label: capital(say(ctx, day, { weekday: "short" })),
      long: capital(say(ctx, day, { weekday: "long", day: "numeric", month: "long" })),
      value: minutes,
      isRest: restWeekday(rhythm.rests, day) === weekdayOf(day),
      isToday: day === today,
    })),
    weekMinutes: analytics.weeklyStudyTime.reduce((sum, { minutes }) => sum + minutes, 0),
    weekSessions: analytics.studySessionsThisWeek,
    average: analytics.averageSessionTime,
    moods: analytics.moodDistribution,
    sessions: analytics.sessions,
    months: analytics.monthlyProgress.map(({ month, minutes }) => ({
      key: month,
      label: capital(say(ctx, `${month}-15`, { month: "short" })),
      long: capital(say(ctx, `${month}-15`, { month: "long", year: "numeric" })),
      value: minutes,
    })),
    monthNow: capital(say(ctx, today, { month: "long" })),
    books: analytics.mostStudiedBooks.map(({ book, sessions }) => ({
      key: String(book),
      label: nameOf(book),
      long: nameOf(book),
      value: sessions,
    })),
    tiles: analytics.books.map((row) => ({
      ...row,
      name: nameOf(row.book),
      short: shortName(ctx, row.book),
    })),
    chaptersRead: analytics.chaptersRead,
    allChapters: ALL_CHAPTERS,
    rhythm: { days, best },
  };
}

/** The usual short form of three signs: `Gen`, `1Sa`. */
function shortName({ language }: Words, book: number): string {
  const known = bookByNumber(book);
  if (!known) return "";
  const [name, forms] =
    language === "es" ? [known.spanishName, known.spanishAbbreviations] : [known.name, known.abbreviations];
  return forms.find((form) => form.length === 3) ?? name.replace(" ", "").slice(0, 3);
}
