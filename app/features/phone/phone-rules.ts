import { ok, type Result, refuse } from "#app/core/result.ts";
import { placeOf } from "./area-codes.ts";
import { isForeign, usPhone } from "./phone-format.ts";

/** K2, G23. */
export const CODE_DIGITS = 6;
export const MAX_TRIES = 5;
export const CODE_LIFE_MS = 600_000;
export const RESEND_MS = 60_000;

export type NumberRefusal = "phone.empty" | "phone.not_ten_digits" | "phone.not_us";
export type CodeRefusal = "phone.code_empty" | "phone.code_not_six_digits";

/** V7, V8, PH7: a number of the United States as E.164. */
export function checkNumber(typed: string): Result<string, NumberRefusal> {
  if (typed.trim() === "") return refuse("phone.empty");
  if (isForeign(typed)) return refuse("phone.not_us");
  const number = usPhone(typed);
  const place = number ? placeOf(number.slice(2)) : "none";
  if (!number || place === "none") return refuse("phone.not_ten_digits");
  return place === "us" ? ok(number) : refuse("phone.not_us");
}

/** V9, V10. */
export function checkCode(typed: string): Result<string, CodeRefusal> {
  const code = typed.trim();
  if (code === "") return refuse("phone.code_empty");
  return /^\d{6}$/.test(code) ? ok(code) : refuse("phone.code_not_six_digits");
}

/** What the schema refuses a text for (migration 0004), and when it will not any more, ms after the newest or oldest send. */
export const SEND_LIMITS = {
  sends_a_minute_apart: "phone.too_soon",
  sends_three_in_ten_minutes: "phone.three_sends",
  sends_ten_a_day: "phone.ten_a_day",
  sends_ten_a_day_by_a_member: "phone.ten_a_day",
  sends_thirty_a_day_from_an_address: "phone.address_limit",
  sends_three_tests_a_day_from_an_address: "phone.address_limit",
} as const;
export type SendLimit = (typeof SEND_LIMITS)[keyof typeof SEND_LIMITS];

export const sendLimitOf = (constraint: string): SendLimit | null =>
  Object.hasOwn(SEND_LIMITS, constraint) ? SEND_LIMITS[constraint as keyof typeof SEND_LIMITS] : null;

export type SendRefusal =
  | NumberRefusal
  | SendLimit
  | "phone.code_elsewhere"
  | "phone.too_many_tries"
  | "phone.cannot_be_texted"
  | "phone.vendor_limit"
  | "phone.not_sent";

export type VerifyRefusal =
  | NumberRefusal
  | CodeRefusal
  | "phone.code_wrong"
  | "phone.code_expired"
  | "phone.code_used"
  | "phone.no_code"
  | "phone.too_many_tries"
  | "phone.taken"
  | "phone.not_checked"
  | "phone.not_saved";

export type PhoneRefusal = SendRefusal | VerifyRefusal | "phone.not_yours";

/** Whole seconds until a time, never negative: browsers count down from it, whatever their own clock says. */
export const secondsUntil = (time: number, now: number): number =>
  Math.max(0, Math.ceil((time - now) / 1000));
