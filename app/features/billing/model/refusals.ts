import { retryAfterHeader } from "#app/rate-limit/rate-limit-rules.ts";

/** Everything that a member's act on money can be refused for; words in `copy-refusals.ts`. */
export type BillingRefusal =
  | "billing.unreachable"
  /** G17: asked from within the native shell, where a store's rules forbid payments that are not its own. */
  | "billing.in_app"
  | "billing.recipient"
  | "billing.adults_only"
  | "billing.amount"
  | "billing.note"
  | "billing.already_premium"
  | "billing.premium_stands"
  | "billing.premium_on_its_way"
  | "billing.no_customer"
  | "billing.no_subscription"
  | PageLimitRefusal;

/** More pages of the vendor's than anybody needs, in a minute or in a day. */
export type PageLimitRefusal = "billing.too_fast" | "billing.too_many";

/** Why the plan is not ended, or not kept, now. */
export type PlanChangeRefusal =
  | "billing.unreachable"
  | "billing.no_subscription"
  | "billing.change_under_way"
  | PageLimitRefusal;

/** The same for an administrator's. */
export type AdminBillingRefusal =
  | "billing.unreachable"
  | "billing.not_found"
  | "billing.not_refundable"
  | "billing.count"
  | "billing.reason"
  | "billing.request_reused"
  | "billing.nothing_to_restore";

export const STATUS: Record<BillingRefusal | AdminBillingRefusal, number> = {
  "billing.unreachable": 502,
  "billing.in_app": 403,
  "billing.recipient": 403,
  "billing.adults_only": 403,
  "billing.amount": 400,
  "billing.note": 400,
  "billing.already_premium": 409,
  "billing.premium_stands": 409,
  "billing.premium_on_its_way": 409,
  "billing.no_customer": 409,
  "billing.no_subscription": 409,
  "billing.too_fast": 429,
  "billing.too_many": 429,
  "billing.not_found": 404,
  "billing.not_refundable": 409,
  "billing.count": 400,
  "billing.reason": 400,
  "billing.request_reused": 409,
  "billing.nothing_to_restore": 409,
};

/** When it may be tried again, for `Retry-After`; none where nothing but another wish would help. */
export function waitOf(refusal: BillingRefusal, now: number): Record<string, string> {
  if (refusal === "billing.too_fast") return retryAfterHeader("minute", now);
  if (refusal === "billing.too_many") return retryAfterHeader("day", now);
  return {};
}
