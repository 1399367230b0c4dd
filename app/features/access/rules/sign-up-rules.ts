import { ok, type Result, refuse } from "#app/core/result.ts";
import { type AgeBand, bandOf, isAgeAnswer } from "#app/features/member/age.ts";
import { usPhone } from "#app/features/phone/phone-format.ts";
import type { AccountSource } from "./account-options.ts";
import {
  checkEmail,
  type FieldRefusal,
  isBlank,
  isLongPassword,
  isStrongPassword,
  MAX_FIELD,
} from "./field-rules.ts";

/** As the form sends them; `phoneNumber` is null where there is no such field (the front page's form). */
export type SignUpFields = {
  email: string;
  password: string;
  fullName: string;
  phoneNumber: string | null;
  age: string;
};
export type SignUp = {
  email: string;
  password: string;
  fullName: string;
  /** E.164. */
  phoneNumber: string | null;
  ageBand: AgeBand;
};
export type SignUpRefusal = FieldRefusal | "signup.captcha" | "signup.phone_invalid";

/** A refusal names the fields that it is about, so that each can be marked. */
export type FormError = { refusal: SignUpRefusal; fields: readonly (keyof SignUpFields)[] };
/** G13: said by itself, since nothing may be sent then. */
export const TOO_YOUNG = "too-young";

const NAMES = ["fullName", "email", "password", "phoneNumber", "age"] as const;

/** A name as it is kept: no control or zero-width characters but the joiners that scripts and emoji need. */
export const cleanName = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === "\u200c" || mark === "\u200d" ? mark : ""))
    .replace(/\s+/gu, " ")
    .trim();

/**
 * V3-V5, V8, D7, D9: what must be right before the vendor is asked, in the specification's order. The front
 * page's form has no phone, and the password's strength is left to the vendor there.
 */
export function checkSignUp(
  fields: SignUpFields,
  { source, captcha }: { source: AccountSource; captcha: boolean },
): Result<SignUp, FormError | typeof TOO_YOUNG> {
  const asked = NAMES.filter((name) => fields[name] !== null);
  const blank = asked.filter((name) => isBlank(fields[name] ?? ""));
  const long = asked.filter((name) => (fields[name] ?? "").length > MAX_FIELD);
  const email = checkEmail(fields.email);
  const phoneNumber = fields.phoneNumber === null ? null : usPhone(fields.phoneNumber);

  if (fields.age === "under13") return refuse(TOO_YOUNG);
  if (!captcha) return refuse({ refusal: "signup.captcha", fields: blank });
  if (blank.length > 0) return refuse({ refusal: "signup.incomplete", fields: blank });
  if (long.length > 0) return refuse({ refusal: "signup.too_long", fields: long });
  if (!email.ok) return refuse({ refusal: email.refusal, fields: ["email"] });
  if (isLongPassword(fields.password))
    return refuse({ refusal: "signup.long_password", fields: ["password"] });
  if (source !== "landing" && !isStrongPassword(fields.password))
    return refuse({ refusal: "signup.weak_password", fields: ["password"] });
  if (fields.phoneNumber !== null && phoneNumber === null)
    return refuse({ refusal: "signup.phone_invalid", fields: ["phoneNumber"] });
  const ageBand = isAgeAnswer(fields.age) ? bandOf(fields.age) : null;
  if (!ageBand) return refuse({ refusal: "signup.incomplete", fields: ["age"] });
  return ok({
    email: email.value,
    password: fields.password,
    fullName: cleanName(fields.fullName),
    phoneNumber,
    ageBand,
  });
}

/** The vendor keeps two names; people have one. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(" ") };
}

/** By field, what is wrong with it. */
export type Faults = Partial<Record<keyof SignUpFields | "captcha", string>>;

/** What is missing is named in each of its fields; what is wrong with one, in that one. */
export function faultsOf(
  { refusal, fields }: FormError,
  said: { missing: Record<keyof SignUpFields, string>; refused: string },
): Faults {
  const isMissing = refusal === "signup.incomplete" || refusal === "signup.captcha";
  const faults: Faults = Object.fromEntries(
    fields.map((name) => [name, isMissing ? said.missing[name] : said.refused]),
  );
  return refusal === "signup.captcha" ? { ...faults, captcha: said.refused } : faults;
}
