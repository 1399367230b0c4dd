import { ok, type Result, refuse } from "#app/core/result.ts";

/** What may stand in the fields of accounts, whatever form they are in: judged before the vendor is asked. */

export type FieldRefusal =
  | "signup.incomplete"
  | "signup.too_long"
  | "signup.email_invalid"
  | "signup.weak_password"
  | "signup.long_password";
export type CodeFault = "empty" | "short" | "long";

/** Longer than any name, address or number is, and than the vendor takes, characters. */
export const MAX_FIELD = 254;
/** The vendor's most for a new password, bytes. */
const MAX_NEW_PASSWORD = 72;
/** Longer than any backup code is, characters. */
const MAX_BACKUP_CODE = 64;
/** Characters that no eye sees: what is made of them is empty. */
const UNSEEN = /[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;

const seen = (typed: string): string => typed.replace(UNSEEN, "").trim();

export const isBlank = (typed: string): boolean => seen(typed) === "";

/** An address as it is sent. */
export function checkEmail(typed: string): Result<string, FieldRefusal> {
  const email = seen(typed);
  if (email === "") return refuse("signup.incomplete");
  if (typed.length > MAX_FIELD) return refuse("signup.too_long");
  return EMAIL.test(email) ? ok(email) : refuse("signup.email_invalid");
}

/** A password that was chosen once, by whatever rule held then. Null: it may be tried. */
export function passwordFault(typed: string): FieldRefusal | null {
  if (isBlank(typed)) return "signup.incomplete";
  return typed.length > MAX_FIELD ? "signup.too_long" : null;
}

/** V5, K2. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 &&
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password) &&
  /[^A-Za-z0-9\s]/.test(password);

export const isLongPassword = (password: string): boolean =>
  new TextEncoder().encode(password).length > MAX_NEW_PASSWORD;

/** Null: it may be chosen. */
export function newPasswordFault(typed: string): FieldRefusal | null {
  if (isLongPassword(typed)) return "signup.long_password";
  return isStrongPassword(typed) ? null : "signup.weak_password";
}

/** V9, V10: a code of an e-mail or an app, with whatever spaces it was copied with. */
export function checkDigits(typed: string): Result<string, CodeFault> {
  const code = typed.replace(/\s/gu, "");
  if (code === "") return refuse("empty");
  return /^\d{6}$/.test(code) ? ok(code) : refuse("short");
}

/** One of the codes that were kept when the second step was turned on. */
export function checkBackupCode(typed: string): Result<string, CodeFault> {
  const code = typed.replace(/\s/gu, "");
  if (isBlank(code)) return refuse("empty");
  return code.length > MAX_BACKUP_CODE ? refuse("long") : ok(code);
}
