import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { refusalCopy } from "#app/features/phone/copy-refusals.ts";
import { accountCopy, signUpCopy, stepCopy, successCopy } from "./copy.ts";
import { ageCopy } from "./copy-age.ts";
import { codeCopy } from "./copy-code.ts";
import { earlyCopy } from "./copy-early.ts";
import { signInPageCopy } from "./copy-sign-in-page.ts";
import { copyForVendorError, vendorCopy, vendorField } from "./copy-vendor.ts";

const refusal = (code: string, words: { message?: string; longMessage?: string } = {}) => ({
  errors: [{ code, ...words }],
});
const signingIn = { language: "en", during: "sign-in" } as const;
const signingUp = { language: "en", during: "sign-up" } as const;

test.each([
  ["X9", "form_password_length_too_short", "Password Requirements Not Met"],
  ["X9", "form_password_no_lowercase", "Password Requirements Not Met"],
  ["X9", "form_password_no_uppercase", "Password Requirements Not Met"],
  ["X9", "form_password_no_number", "Password Requirements Not Met"],
  ["X9", "form_password_no_special_char", "Password Requirements Not Met"],
  ["X9", "form_password_pwned", "Password Requirements Not Met"],
  ["X9", "form_password_length_too_long", "Password Requirements Not Met"],
  ["X10", "form_identifier_exists", "Account Already Exists"],
  ["X11", "form_password_incorrect", "Sign In Failed"],
  ["X11", "form_identifier_not_found", "Sign In Failed"],
  ["X13", "form_identifier_unverified", "Email Verification Required"],
  ["X18", "form_code_incorrect", "Invalid verification code"],
  ["X18", "verification_expired", "Verification failed"],
  ["X18", "verification_failed", "Verification failed"],
  ["V3", "captcha_invalid", "CAPTCHA Required"],
  ["V3", "captcha_missing_token", "CAPTCHA Required"],
  ["G21", "user_locked", "Sign In Failed"],
  ["G21", "too_many_requests", "Too many attempts"],
])("%s: %s reads %s", (_id, code, title) => {
  const copy = copyForVendorError(refusal(code, { longMessage: "the vendor's own words" }), signingIn);
  expect(copy.title).toBe(title);
  expect(copy.text).not.toContain("vendor");
});

test("X11: a wrong password and an unknown address read the same, so that nobody learns who is a member", () => {
  expect(copyForVendorError(refusal("form_password_incorrect"), signingIn)).toEqual(
    copyForVendorError(refusal("form_identifier_not_found"), signingIn),
  );
});

test("X12: the same refusal of a sign-up says that no account could be made", () => {
  expect(copyForVendorError(refusal("form_password_incorrect"), signingUp)).toEqual({
    title: "Sign In Failed",
    text: "Unable to create account. Please try again.",
  });
});

test("X9: a breached password is not told that it lacks a letter", () => {
  expect(copyForVendorError(refusal("form_password_pwned"), signingUp).text).toContain("data breach");
});

test.each([
  [
    "the long words first",
    refusal("rate_limit", { message: "Slow", longMessage: "Slow down." }),
    "Slow down.",
  ],
  ["the short ones else", refusal("rate_limit", { message: "Slow" }), "Slow"],
  ["an error without words", refusal("odd"), "An error occurred during authentication."],
  ["an error without a list", { errors: [] }, "An error occurred during authentication."],
  ["a text", "boom", "An error occurred during authentication."],
  ["nothing", null, "An error occurred during authentication."],
  ["nothing at all", undefined, "An error occurred during authentication."],
])("X14: %s", (_name, error, text) => {
  expect(copyForVendorError(error, signingIn)).toEqual({ title: "Error", text });
});

test.each([
  ["of fetch", new TypeError("fetch failed")],
  ["of clerk-js", { code: "network_error" }],
])("an error of the network, %s, says that nothing was lost", (_name, error) => {
  expect(copyForVendorError(error, signingIn).title).toBe("No connection");
});

test("an address that the vendor does not take", () => {
  const error = { errors: [{ code: "form_param_format_invalid", meta: { paramName: "email_address" } }] };
  expect(copyForVendorError(error, signingUp).text).toBe("Please enter a valid email address.");
});

test.each([
  [
    "V3",
    "signup.captcha",
    "CAPTCHA Required",
    "Please complete the CAPTCHA verification by checking the box.",
  ],
  ["V4", "signup.incomplete", "Form Incomplete", "Please fill in all required fields."],
  [
    "V5",
    "signup.weak_password",
    "Password Too Weak",
    "Password must contain at least 8 characters with uppercase, lowercase, number, and special character.",
  ],
  ["V8", "signup.phone_invalid", "Phone number", "Please enter a valid 10-digit phone number"],
] as const)("%s: %s reads as the specification says", (_id, code, title, text) => {
  expect(signUpCopy.en[code]).toEqual({ title, text });
});

test.each([
  ["a breached password", refusal("form_password_pwned"), "password"],
  ["a short password", refusal("form_password_length_too_short"), "password"],
  ["a long password", refusal("form_password_length_too_long"), "password"],
  ["the captcha", refusal("captcha_invalid"), "captcha"],
  ["a wrong password, or address: nobody learns which", refusal("form_password_incorrect"), null],
  ["too many requests", refusal("too_many_requests"), null],
  ["the network", new TypeError("fetch failed"), null],
])("X9-X14: the vendor's answer stands at the field that it is about: %s", (_name, error, field) => {
  expect(vendorField(error)).toBe(field);
});

test("X16: a vendor that does not answer", () => {
  expect(vendorCopy.en.timeout).toEqual({
    title: "Request Timeout",
    text: "The operation took too long. Please try again.",
  });
});

test("every refusal is said in every language", () => {
  for (const language of LANGUAGES) {
    for (const copy of [...Object.values(vendorCopy[language]), ...Object.values(signUpCopy[language])])
      expect(Object.values(copy).every((text) => text.length > 3)).toBe(true);
  }
});

const SPANISH = [
  ...[
    accountCopy,
    signUpCopy,
    stepCopy,
    successCopy,
    ageCopy,
    codeCopy,
    signInPageCopy,
    earlyCopy,
    vendorCopy,
  ],
  ...[phoneCopy, refusalCopy],
].map(({ es }) => JSON.stringify(es));

test.each([
  ["the digits of a code have one name", /cifra/],
  ["nobody is taken for a man", /bienvenido/i],
  ["the United States stay on one line", /EE\. UU/],
])("V9, V10: in Spanish %s", (_what, never) => {
  expect(SPANISH.filter((words) => never.test(words))).toEqual([]);
});

test.each(LANGUAGES)("AU3: the verse over the door is Scripture word for word (%s)", (language) => {
  const { text, translation } = accountCopy[language].verse;
  const bible = gunzipSync(readFileSync(`data/bible/${translation.toLowerCase()}.tsv.gz`)).toString();
  expect(/^45015007\t[^\t]*\t(.*)$/m.exec(bible)?.[1]).toBe(text);
});
