/** "I prayed" that waits on a device: for what, and when. */
export type WaitingPrayer = { requestId: string; id: string; at: number };

/** Where a session is: the first of its steps that was not prayed, from one on; past the last one it is over. */
export function nextStep(done: readonly boolean[], from: number): number {
  const next = done.findIndex((isDone, step) => step >= from && !isDone);
  return next < 0 ? done.length : next;
}

/** At which step a session opens: the one that its address says, else the first that was not prayed; all prayed: the first. */
export function firstStep(done: readonly boolean[], asked: number | null): number {
  if (asked !== null) return Math.min(asked, done.length);
  const next = nextStep(done, 0);
  return next === done.length ? 0 : next;
}

/** The step of an address; null where it says none. */
export const stepOf = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;

/** Minutes and seconds of a timer. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
