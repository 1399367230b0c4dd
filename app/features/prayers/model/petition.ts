import type { LocalDay } from "#app/core/local-day.ts";
import type { Closing, Theme } from "#app/features/community/model/themes.ts";

export const PETITION_PREFIX = "petn";

/** Whether an id of the list is a prayer of one's own; else it is a request of somebody else's. */
export const isPetition = (id: string): boolean => id.startsWith(`${PETITION_PREFIX}_`);

/** A day on which it was prayed for, and when. */
export type Prayed = { day: LocalDay; at: number };

/** A prayer of the member's own, as its page shows it. */
export type Petition = {
  id: string;
  body: string;
  person: string;
  theme: Theme | "";
  pinned: boolean;
  state: "open" | Closing;
  closing: string;
  /** When the member prayed for it today; null: not yet. */
  prayedAt: number | null;
  /** On how many days. */
  prayedDays: number;
  createdAt: number;
  closedAt: number | null;
  deletedAt: number | null;
};

/** Of the last two days of prayer, the newest first: whether today's is there, and the last before it. */
export function prayedOf(lastTwo: readonly Prayed[], today: LocalDay) {
  const now = lastTwo.find(({ day }) => day === today);
  const before = lastTwo.find(({ day }) => day < today);
  return { prayedAt: now?.at ?? null, prayedBefore: before?.at ?? null };
}
