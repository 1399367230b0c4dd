const HOUR = 60 * 60 * 1_000;

/** What waits is decided within a day. */
export const MAX_AGE_MS = 24 * HOUR;

export type Clock = {
  hours: number;
  minutes: number;
  /** Of the day that is left; nothing once it is missed. */
  left: { hours: number; minutes: number } | null;
};

const parts = (ms: number) => ({ hours: Math.floor(ms / HOUR), minutes: Math.floor((ms % HOUR) / 60_000) });

/** How long an item has waited. */
export function clockOf(openedAt: number, now: number): Clock {
  const age = Math.max(0, now - openedAt);
  return { ...parts(age), left: age >= MAX_AGE_MS ? null : parts(MAX_AGE_MS - age) };
}
