import { dateFormat } from "#app/core/text/date-format.ts";

const DAY_MS = 86_400_000;
export const LOCAL_PATTERN = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** `2026-12-01T19:30`: what the clocks of a zone show at a moment. */
export function localTime(at: number, zone: string): string {
  const formatter = dateFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const parts = Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

const asUtc = (local: string): number => Date.parse(`${local}:00Z`);
const offsetAt = (at: number, zone: string): number => asUtc(localTime(at, zone)) - at;

/**
 * The moment at which the clocks of a zone show a time. Shown twice, on the night on which they go back, it is the first
 * one; never shown, on the night on which they go forward, it is so much later as they jump. Null for no date.
 * @param zone an IANA name that there is
 */
export function momentOf(local: string, zone: string): number | null {
  if (!LOCAL_PATTERN.test(local)) return null;
  const guess = asUtc(local);
  if (Number.isNaN(guess) || new Date(guess).toISOString().slice(0, 16) !== local) return null;
  const [before, after] = [offsetAt(guess - DAY_MS, zone), offsetAt(guess + DAY_MS, zone)];
  const shown = [guess - before, guess - after].filter((at) => localTime(at, zone) === local);
  return shown.length > 0 ? Math.min(...shown) : guess - before;
}
