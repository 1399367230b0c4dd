import type { Language } from "#app/core/language.ts";
import { localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { causeWords, type NameOf } from "./copy.ts";
import type { LedgerView } from "./query.ts";
import type { Movement } from "./rules.ts";

/** One movement as it is shown, in the member's language and zone. */
export type LedgerLine = {
  seq: number;
  time: string;
  lead: string;
  about: string;
  currency: Movement["currency"];
  amount: number;
  balance: number;
};
export type LedgerDay = { day: string; title: string; lines: LedgerLine[] };

export type LedgerPage = {
  view: LedgerView;
  days: LedgerDay[];
  /** Where older ones begin; null at the end. */
  before: number | null;
  isFirst: boolean;
  coins: { balance: number; earned: number; spent: number; since: string | null };
  gems: number;
  messages: number;
  /** LV1, LV2: and what is left to the next, 0 at the highest. */
  level: number;
  toNext: number;
};

type Reader = { language: Language; zone: string; now: number };

/** Movements, newest first, under the days on which they were. */
export function daysOf(
  movements: readonly Movement[],
  { language, zone, now }: Reader,
  nameOf: NameOf,
): LedgerDay[] {
  const clock = dateFormat(language, { timeZone: zone, hour: "numeric", minute: "2-digit" });
  const days: LedgerDay[] = [];
  for (const { seq, createdAt, cause, subject, currency, amount, balanceAfter } of movements) {
    const day = localDay(createdAt, zone);
    if (days.at(-1)?.day !== day)
      days.push({ day, title: titleOf(day, localDay(now, zone), language), lines: [] });
    const [lead, about] = causeWords(cause, subject, language, nameOf);
    const line = { seq, time: clock.format(createdAt), lead, about, currency, amount, balance: balanceAfter };
    days.at(-1)?.lines.push(line);
  }
  return days;
}

const TODAY = { en: "Today", es: "Hoy" };

function titleOf(day: string, today: string, language: Language): string {
  if (day === today) return TODAY[language];
  const words = dateFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.parse(`${day}T12:00:00Z`));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** With its sign, and a minus as wide as the plus. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** The month of the first coin: what was earned is counted since then. */
export const sinceWords = (at: number, { language, zone, now }: Reader): string =>
  dateFormat(language, {
    timeZone: zone,
    month: "long",
    ...(now - at > 300 * 86_400_000 && { year: "numeric" }),
  }).format(at);
