import type { Role } from "#app/features/member/roles.ts";
import type { QueueRefusal } from "./reply.ts";

/** What may be decided of a text that waits. `leave` shows what was held; all after it take the text out of sight. */
export const DECISIONS = ["leave", "hide", "ask_edit", "warn", "mute", "suspend"] as const;
export type Decision = (typeof DECISIONS)[number];

export const ITEM_KINDS = [
  "request",
  "update",
  "testimony",
  "comment",
  "note",
  "post",
  "group",
  "appeal",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

export type Moderation = "held" | "shown" | "hidden";

/** As it is written down: what leaving is depends on how the text stood. */
export const ACTS = [
  "release",
  "keep",
  "restore",
  "hide",
  "ask_edit",
  "warn",
  "mute",
  "suspend",
  "undo",
  "reveal",
  "appeal_right",
  "appeal_kept",
] as const;
export type Act = (typeof ACTS)[number];

const LEFT = { held: "release", shown: "keep", hidden: "restore" } as const;
export const actOf = (decision: Decision, was: Moderation): Act =>
  decision === "leave" ? LEFT[was] : decision;

/** The text is out of sight. */
export const hidesText = (act: Act): boolean => ["hide", "ask_edit", "warn", "mute", "suspend"].includes(act);
/** Held against its author, until it is undone: counts for their level, and may be appealed. */
export const mayBeAppealed = hidesText;
/** What a reverse act can take back. */
export const mayBeUndone = (act: Act): boolean => hidesText(act) || act === "keep" || act === "release";

/** What an author can change: only those may be asked to. */
const CAN_BE_EDITED: readonly ItemKind[] = ["request", "testimony"];
export const offeredFor = (kind: ItemKind): readonly Decision[] =>
  CAN_BE_EDITED.includes(kind) ? DECISIONS : DECISIONS.filter((one) => one !== "ask_edit");

export const MAX_DAYS_OF_MODERATOR = 7;
export const MAX_DAYS = 3_650;
const MUTE_DAYS = 3;
export const daysOffered = (decision: "mute" | "suspend", isAdmin: boolean): readonly number[] =>
  decision === "mute" || !isAdmin ? [1, MUTE_DAYS, MAX_DAYS_OF_MODERATOR] : [1, 3, 7, 30, 90, 365];

/** How long a decision can be taken back, ms. */
export const UNDO_MS = 30 * 24 * 60 * 60 * 1_000;
/** How long one moderator keeps an item to themselves, ms. */
export const CLAIM_MS = 15 * 60 * 1_000;

export type Staff = { userId: string; role: Role | null };

/**
 * Whether one of staff may decide about a member: nobody about themselves, and about staff an administrator alone.
 * @returns null, or why not
 */
export function mayActOn(actor: Staff, target: Staff): QueueRefusal | null {
  if (actor.userId === target.userId) return "queue.yourself";
  const isStaff = target.role === "moderator" || target.role === "admin";
  return isStaff && actor.role !== "admin" ? "queue.staff" : null;
}

/** Longer than a week is an administrator's to say. */
export const mayLast = (actor: Staff, days: number): boolean =>
  days <= (actor.role === "admin" ? MAX_DAYS : MAX_DAYS_OF_MODERATOR);
