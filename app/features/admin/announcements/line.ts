import type { StoredAnnouncement } from "#app/features/announcements/announcement.ts";

/** An announcement as administrators see it. Times in epoch ms. */
export type AnnouncementLine = StoredAnnouncement & { endedAt: number | null };

export type AnnouncementState = "coming" | "running" | "over";

export function stateOf({ startsAt, endsAt, endedAt }: AnnouncementLine, now: number): AnnouncementState {
  if (endedAt !== null || endsAt <= now) return "over";
  return startsAt > now ? "coming" : "running";
}

export const MAX_ANNOUNCEMENT = 300;

/** Words as they are shown: one line; null for none, and for too many. */
export function cleanText(text: string, most: number): string | null {
  const clean = text
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return clean.length >= 1 && clean.length <= most ? clean : null;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The beginning of a day, UTC; null for what is none. */
export function dayStart(day: string): number | null {
  const time = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? null : time;
}

/** From the beginning of the first day to the end of the last; null for what is no period to come. */
export function periodOf(from: string, to: string, now: number): { startsAt: number; endsAt: number } | null {
  const [startsAt, last] = [dayStart(from), dayStart(to)];
  if (startsAt === null || last === null) return null;
  const endsAt = last + DAY_MS;
  return endsAt > startsAt && endsAt > now && endsAt - startsAt <= 90 * DAY_MS ? { startsAt, endsAt } : null;
}
