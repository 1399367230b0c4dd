import type { Language } from "#app/core/language.ts";
import { localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { parseNotificationData, TOPICS, wordsOf } from "./topics.ts";

/** A notification as it is shown: words and times are made by the server, in the member's language and zone. */
export type NoticeView = {
  id: string;
  lead: string;
  rest: string;
  when: string;
  isToday: boolean;
  isNew: boolean;
  picture: (typeof TOPICS)[keyof typeof TOPICS]["picture"];
};

type Row = {
  id: string;
  topic: string;
  data: string;
  createdAt: number;
  rings: boolean;
  readAt: number | null;
};
type Reader = { language: Language; zone: string; now: number };

/** Those whose topic is still known, newest first as they came. */
export const viewsOf = (rows: readonly Row[], reader: Reader): NoticeView[] =>
  rows.flatMap((row) => viewOf(row, reader) ?? []);

function viewOf(row: Row, { language, zone, now }: Reader): NoticeView | null {
  const data = parseNotificationData(row.topic, row.data);
  if (!data) return null;
  const [lead, rest] = wordsOf(data, language);
  return {
    id: row.id,
    lead,
    rest,
    when: whenOf(row.createdAt, { language, zone, now }),
    isToday: localDay(row.createdAt, zone) === localDay(now, zone),
    isNew: row.rings && row.readAt === null,
    picture: TOPICS[data.topic].picture,
  };
}

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The time today, yesterday by its name, then the weekday, then the date. */
export function whenOf(at: number, { language, zone, now }: Reader): string {
  const past = daysBetween(localDay(at, zone), localDay(now, zone));
  const say = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone: zone, ...options }).format(at);
  if (past <= 0) return say({ hour: "numeric", minute: "2-digit" });
  if (past === 1)
    return capital(new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-1, "day"));
  if (past < 7) return capital(say({ weekday: "long" }));
  return say({ day: "numeric", month: "long", ...(past > 300 && { year: "numeric" }) });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
