import { ok, type Result, refuse } from "#app/core/result.ts";
import type { BillingRefusal } from "./refusals.ts";

/** The prices, in cents (K6). */
export const PREMIUM_CENTS = 995;
export const PACK_CENTS = 395;
export const PACK_MESSAGES = 50;
/** The daily limit: messages that are free for a member without premium (G2, K6). */
export const FREE_MESSAGES_A_DAY = 8;

/** PR5, D28: from one dollar to five, in half dollars. */
export const BLESSING = { leastCents: 100, mostCents: 500, stepCents: 50 } as const;
export const MAX_NOTE = 200;
/** G11: the one that may be blessed; gifts from member to member are off. */
export const MINISTRY = "ministry";

/** So many pages of the vendor's, checkouts and portals together, are opened for one member. */
export const PAGE_LIMIT = { minute: 10, day: 100 } as const;
/** So often a member ends the plan or keeps it after all. */
export const PLAN_CHANGE_LIMIT = { minute: 6, day: 30 } as const;

export type CheckoutOrder =
  | { kind: "premium" }
  | { kind: "pack" }
  | { kind: "blessing"; amountCents: number; note: string; recipient?: string };

/** What is set out to be paid for. */
export type Offer = { kind: CheckoutOrder["kind"]; amountCents: number; note: string };

export const isBlessingAmount = (cents: number): boolean =>
  Number.isInteger(cents) &&
  cents >= BLESSING.leastCents &&
  cents <= BLESSING.mostCents &&
  cents % BLESSING.stepCents === 0;

/** One line, as it was meant; null for what is too long. */
export function cleanNote(note: string): string | null {
  if (note.length > 4 * MAX_NOTE) return null;
  const clean = note
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return clean.length <= MAX_NOTE ? clean : null;
}

export function offerFor(
  wanted: CheckoutOrder,
): Result<Offer, Extract<BillingRefusal, "billing.recipient" | "billing.amount" | "billing.note">> {
  if (wanted.kind === "premium") return ok({ kind: "premium", amountCents: PREMIUM_CENTS, note: "" });
  if (wanted.kind === "pack") return ok({ kind: "pack", amountCents: PACK_CENTS, note: "" });
  // never silently to somebody else than was meant
  if ((wanted.recipient || MINISTRY) !== MINISTRY) return refuse("billing.recipient");
  if (!isBlessingAmount(wanted.amountCents)) return refuse("billing.amount");
  const note = cleanNote(wanted.note);
  if (note === null) return refuse("billing.note");
  return ok({ kind: "blessing", amountCents: wanted.amountCents, note });
}

const SOURCES = ["pricing", "chat", "restore-welcome", "settings", "welcome", "functions"] as const;
export type CheckoutSource = (typeof SOURCES)[number];
/** Where a member came from, as a page wrote it: one of ours, or nothing. */
export const sourceIn = (source: string | undefined): CheckoutSource | "" =>
  SOURCES.find((known) => known === source) ?? "";
