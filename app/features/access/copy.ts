import type { SignUpRefusal } from "./sign-up-rules.ts";

export type AccessCopy = { title: string; text: string };

/** V4, V5, V8: refused before the vendor is asked. */
export const signUpCopy = {
  "signup.incomplete": { title: "Form Incomplete", text: "Please fill in all required fields." },
  "signup.weak_password": {
    title: "Password Too Weak",
    text: "Password must contain at least 8 characters with uppercase, lowercase, number, and special character.",
  },
  "signup.phone_invalid": { title: "Phone number", text: "Please enter a valid 10-digit phone number" },
  "signup.too_long": { title: "Form Incomplete", text: "One of the fields is too long." },
} satisfies Record<SignUpRefusal, AccessCopy>;

export const TIMEOUT_COPY: AccessCopy = {
  title: "Request Timeout",
  text: "The operation took too long. Please try again.",
};

export const UNFINISHED_COPY: AccessCopy = {
  title: "Sign In Failed",
  text: "This sign-in asks for a step that we cannot take here. Please try again in a moment.",
};

const EXISTS: AccessCopy = {
  title: "Account Already Exists",
  text: "An account with this email already exists. Please sign in instead.",
};
const WRONG: AccessCopy = {
  title: "Sign In Failed",
  text: "Email or password is incorrect. If you have no account yet, please sign up.",
};
const REQUIREMENTS: AccessCopy = {
  title: "Password Requirements Not Met",
  text: "Password must contain an uppercase letter, a lowercase letter, a number, and a special character.",
};
const BREACHED: AccessCopy = {
  title: "Password Requirements Not Met",
  text: "This password has been found in a data breach elsewhere. Please choose another one.",
};
const WRONG_CODE: AccessCopy = {
  title: "Invalid verification code",
  text: "Check the code in the newest email and try again.",
};
const CODE_OVER: AccessCopy = {
  title: "Verification failed",
  text: "That code can no longer be used. Send a new one.",
};
const CAPTCHA: AccessCopy = {
  title: "CAPTCHA Required",
  text: "Please complete the CAPTCHA verification by checking the box.",
};

/** The vendor's error codes in our words (X9-X13). */
const BY_CODE: Record<string, AccessCopy> = {
  form_identifier_exists: EXISTS,
  form_password_incorrect: WRONG,
  form_identifier_not_found: WRONG,
  form_password_pwned: BREACHED,
  form_password_no_lowercase: REQUIREMENTS,
  form_password_no_uppercase: REQUIREMENTS,
  form_password_no_number: REQUIREMENTS,
  form_password_no_special_char: REQUIREMENTS,
  form_password_length_too_short: REQUIREMENTS,
  form_code_incorrect: WRONG_CODE,
  verification_expired: CODE_OVER,
  verification_failed: CODE_OVER,
  captcha_invalid: CAPTCHA,
  captcha_missing_token: CAPTCHA,
  captcha_unavailable: CAPTCHA,
};

type VendorError = { errors?: { code?: string; longMessage?: string; message?: string }[] };

/** What a person reads when the vendor refuses; X14 for what we have no words of our own for. */
export function copyForVendorError(error: unknown): AccessCopy {
  const first = (error as VendorError | null)?.errors?.[0];
  const known = first?.code ? BY_CODE[first.code] : undefined;
  if (known) return known;
  const text = first?.longMessage || first?.message || "An error occurred during authentication.";
  return { title: "Error", text };
}
