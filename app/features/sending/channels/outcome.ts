import type { SkipReason } from "#app/features/sending/model/decide.ts";

/** What became of one try. */
export type Outcome =
  | { kind: "sent" }
  | { kind: "skipped"; reason: SkipReason }
  /** Nobody knows, or it is busy: tried again. */
  | { kind: "later" };

export const SENT: Outcome = { kind: "sent" };
export const LATER: Outcome = { kind: "later" };
export const skipped = (reason: SkipReason): Outcome => ({ kind: "skipped", reason });
