import { ok, type Result, refuse } from "#app/core/result.ts";
import { usPhone } from "#app/features/phone/phone-format.ts";

export type SignUpFields = { email: string; password: string; fullName: string; phoneNumber: string };
export type SignUpRefusal =
  | "signup.incomplete"
  | "signup.weak_password"
  | "signup.phone_invalid"
  | "signup.too_long";

/** Longer than any name, address or number is, and than the vendor takes. */
const MAX_FIELD = 254;

/** V5, K2. */
export const isStrongPassword = (password: string): boolean =>
  password.length >= 8 &&
  /[a-z]/.test(password) &&
  /[A-Z]/.test(password) &&
  /\d/.test(password) &&
  /[^A-Za-z0-9\s]/.test(password);

/** V4, V5, D7: what must be right before the vendor is asked; the phone is required and verified later. */
export function checkSignUp(fields: SignUpFields): Result<SignUpFields, SignUpRefusal> {
  const trimmed = {
    email: fields.email.trim(),
    password: fields.password,
    fullName: fields.fullName.trim(),
    phoneNumber: fields.phoneNumber.trim(),
  };
  if (Object.values(trimmed).some((value) => value === "")) return refuse("signup.incomplete");
  if (Object.values(trimmed).some((value) => value.length > MAX_FIELD)) return refuse("signup.too_long");
  if (!isStrongPassword(trimmed.password)) return refuse("signup.weak_password");
  const phoneNumber = usPhone(trimmed.phoneNumber);
  return phoneNumber ? ok({ ...trimmed, phoneNumber }) : refuse("signup.phone_invalid");
}

/** The vendor keeps two names; people have one. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(" ") };
}
