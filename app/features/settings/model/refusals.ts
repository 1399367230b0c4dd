import { retryAfterHeader } from "#app/rate-limit/rate-limit-rules.ts";

/** What a form of `/settings` can be refused for. */
export type SettingsRefusal =
  | "settings.bad_form"
  | "settings.name_empty"
  | "settings.name_too_long"
  | "settings.zone_unknown"
  | "settings.zone_again"
  | "settings.quiet_times"
  | "settings.not_confirmed"
  | "settings.proof_needed"
  | "settings.vendor"
  | "settings.payments"
  | "settings.no_plan"
  | "settings.plan_busy"
  | "settings.plan_too_fast"
  | "settings.plan_too_many"
  | "settings.too_fast"
  | "settings.too_late"
  | "settings.under_13"
  | "settings.failed";

/** One map from refusal to HTTP status. */
export const STATUS: Record<SettingsRefusal, number> = {
  "settings.bad_form": 400,
  "settings.name_empty": 400,
  "settings.name_too_long": 400,
  "settings.zone_unknown": 400,
  "settings.zone_again": 429,
  "settings.quiet_times": 400,
  "settings.not_confirmed": 400,
  "settings.proof_needed": 403,
  "settings.vendor": 502,
  "settings.payments": 502,
  "settings.no_plan": 409,
  "settings.plan_busy": 409,
  "settings.plan_too_fast": 429,
  "settings.plan_too_many": 429,
  "settings.too_fast": 429,
  "settings.too_late": 409,
  "settings.under_13": 403,
  "settings.failed": 502,
};

/** When it may be tried again, for `Retry-After`. The member's own day is over in a day at most. */
export function waitOf(refusal: SettingsRefusal, now: number): Record<string, string> {
  if (refusal === "settings.plan_too_fast") return retryAfterHeader("minute", now);
  if (refusal === "settings.plan_too_many") return retryAfterHeader("day", now);
  return refusal === "settings.zone_again" ? { "retry-after": "86400" } : {};
}

export type SettingsIntent =
  | "rename"
  | "zone"
  | "notifications"
  | "mail-again"
  | "forget-device"
  | "cancel-premium"
  | "keep-premium"
  | "delete";

/** What the page's action answers; `value` is what was typed, so that a refused form keeps it. */
export type SettingsReply =
  | { ok: true; intent: SettingsIntent }
  | { ok: false; intent: string; refusal: SettingsRefusal; value: string | null };
