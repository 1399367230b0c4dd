import { ALLOWED, type Level } from "./levels.ts";

/**
 * What somebody does on a shared surface: a new text of theirs (`post`), other words on what is there (`write`), what
 * says nothing in words (`act`: praying, "Amen", reporting, blocking), or taking something of theirs back.
 */
export type WriteAct = "post" | "write" | "act" | "take_back";

export type WriteRefusal = "community.suspended" | "community.muted" | "community.too_many";

export type WriterStatus = {
  /** Epoch ms; null: never, or taken back. */
  suspendedUntil: number | null;
  mutedUntil: number | null;
  level: Level;
  /** In the last 24 hours. */
  postsToday: number;
};

export const isSuspended = (who: Pick<WriterStatus, "suspendedUntil">, now: number): boolean =>
  (who.suspendedUntil ?? 0) > now;
export const isMuted = (who: Pick<WriterStatus, "mutedUntil">, now: number): boolean =>
  (who.mutedUntil ?? 0) > now;

/** The one rule of who may write what: every shared surface asks it (`admit-writing.server.ts`). Null: they may. */
export function mayWrite(who: WriterStatus, act: WriteAct, now: number): WriteRefusal | null {
  if (act === "take_back") return null;
  if (isSuspended(who, now)) return "community.suspended";
  if (act === "act") return null;
  if (isMuted(who, now)) return "community.muted";
  return act === "post" && who.postsToday >= ALLOWED[who.level].posts ? "community.too_many" : null;
}
