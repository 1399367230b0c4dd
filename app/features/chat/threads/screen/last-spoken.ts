import type { Language } from "#app/core/language.ts";
import { type LocalDay, localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";

const DAY_MS = 86_400_000;

/**
 * When a conversation was last spoken in, as its owner would say it: the time today, the weekday within the
 * week, the date before that.
 * @param at epoch ms
 * @param today the owner's, which a list finds out once
 * @param timeZone IANA
 */
export function lastMessageTime(at: number, today: LocalDay, timeZone: string, language: Language): string {
  return formatterFor(timeZone, language, shapeOf(localDay(at, timeZone), today))
    .format(at)
    .replaceAll(NARROW_SPACES, " ");
}

/** Newer engines set a narrow no-break space before AM: the server's and the browser's text must be the same. */
const NARROW_SPACES = /[\u202f\u00a0]/g;

const SHAPES = {
  time: { hour: "numeric", minute: "2-digit" },
  weekday: { weekday: "long" },
  day: { month: "long", day: "numeric" },
  dayAndYear: { month: "long", day: "numeric", year: "numeric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

function shapeOf(day: LocalDay, today: LocalDay): keyof typeof SHAPES {
  if (day === today) return "time";
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (daysAgo > 0 && daysAgo < 7) return "weekday";
  return day.slice(0, 4) === today.slice(0, 4) ? "day" : "dayAndYear";
}

const LOCALES: Record<Language, string> = { en: "en-US", es: "es" };

const formatterFor = (
  timeZone: string,
  language: Language,
  shape: keyof typeof SHAPES,
): Intl.DateTimeFormat => dateFormat(LOCALES[language], { ...SHAPES[shape], timeZone });
