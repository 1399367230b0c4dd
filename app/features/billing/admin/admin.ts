import type { Dispute } from "#app/core/money.ts";

/** What an administrator may look for; null for what is nothing. */
export type Search = { by: "id" | "email" | "name"; text: string };

const MAX_QUERY = 200;
const ID = /^(user|cus|cs|in|pi|sub|checkout)_[\w-]+$/;

export function searchFor(query: string): Search | null {
  const text = query.trim();
  if (text.length < 2 || text.length > MAX_QUERY) return null;
  if (ID.test(text)) return { by: "id", text };
  return { by: text.includes("@") ? "email" : "name", text };
}

export const MAX_GRANT = 500;

export const isGrantCount = (count: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= MAX_GRANT;

type Refundable = {
  state: "paid" | "failed";
  amountCents: number;
  refundedCents: number;
  dispute: Dispute;
  intentId: string | null;
};

/** Something is left of it, and it is here: what the bank has taken back cannot be given back as well. */
export const isRefundable = ({ state, amountCents, refundedCents, dispute, intentId }: Refundable): boolean =>
  state === "paid" &&
  intentId !== null &&
  refundedCents < amountCents &&
  dispute !== "open" &&
  dispute !== "lost";
