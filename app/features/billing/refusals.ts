/** Everything that a member's act on money can be refused for; words in `copy-refusals.ts`. */
export type BillingRefusal =
  | "billing.unreachable"
  | "billing.amount"
  | "billing.note"
  | "billing.already_premium"
  | "billing.no_customer"
  | "billing.no_subscription";

/** The same for an administrator's. */
export type AdminBillingRefusal =
  | "billing.unreachable"
  | "billing.not_found"
  | "billing.not_refundable"
  | "billing.count"
  | "billing.reason";

export const STATUS: Record<BillingRefusal | AdminBillingRefusal, number> = {
  "billing.unreachable": 502,
  "billing.amount": 400,
  "billing.note": 400,
  "billing.already_premium": 409,
  "billing.no_customer": 409,
  "billing.no_subscription": 409,
  "billing.not_found": 404,
  "billing.not_refundable": 409,
  "billing.count": 400,
  "billing.reason": 400,
};
