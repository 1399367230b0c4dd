import type { AdminBillingRefusal } from "#app/features/billing/model/refusals.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";

/** Whoever was looked up, and what they have paid. */
export type FoundMember = {
  userId: string;
  fullName: string;
  /** When the account of somebody who said that they are under 13 is erased; null where it is none. */
  under13Until: number | null;
  billing: BillingState;
};

/** One act of an administrator, or one member that they looked up. */
export type AuditLine = {
  id: string;
  /** Epoch ms. */
  at: number;
  /** Their names; null once an account is erased. */
  actor: string | null;
  whom: string | null;
  act: "refund" | "grant_messages" | "restore_account" | "look_up";
  /** Cents of a refund, messages of a grant, nothing of an account that is opened again. */
  amount: number;
  /** Of a look-up, by what it was looked for. */
  reason: string;
  outcome: "asked" | "done" | "refused" | "found" | "nobody";
};

/** What was typed, so that a refused form keeps it. */
export type Typed = { query: string; reason: string; count: string; paymentId: string };

/** What the page's forms are answered. The members are shown as they are afterwards, whatever became of the act. */
export type AdminBillingReply = {
  intent: "look-up" | "refund" | "grant" | "restore";
  /** Null when it is done. */
  refusal: AdminBillingRefusal | null;
  members: FoundMember[];
  /** Of the forms that come with this answer: whatever is read anew beside it, what is typed into them stays. */
  requestId: string;
  typed: Typed;
};
