import { expect, test } from "vitest";
import {
  checkBackupCode,
  checkDigits,
  checkEmail,
  isStrongPassword,
  newPasswordFault,
  passwordFault,
} from "./field-rules.ts";

const LONG = "a".repeat(10_000);
const HTML = "<img src=x onerror=alert(1)>";
const EMOJI = "👩‍🌾";
const RIGHT_TO_LEFT = "\u202eרות";
const ZERO_WIDTH = "\u200b\u2060\ufeff";

test.each([
  ["nothing", "", "signup.incomplete"],
  ["blanks", " \t ", "signup.incomplete"],
  ["zero-width characters", ZERO_WIDTH, "signup.incomplete"],
  ["10,000 characters", `${LONG}@example.com`, "signup.too_long"],
  ["one character too many", `${"a".repeat(243)}@example.com`, "signup.too_long"],
  ["HTML", HTML, "signup.email_invalid"],
  ["an emoji", EMOJI, "signup.email_invalid"],
  ["right to left", RIGHT_TO_LEFT, "signup.email_invalid"],
  ["no host", "ruth", "signup.email_invalid"],
])("an email is refused: %s", (_name, typed, refusal) => {
  expect(checkEmail(typed)).toEqual({ ok: false, refusal });
});

test.each([
  ["as it is", "ruth@example.com", "ruth@example.com"],
  ["as long as one may be", `${"a".repeat(242)}@example.com`, `${"a".repeat(242)}@example.com`],
  ["with blanks around it", " ruth@example.com ", "ruth@example.com"],
  ["with what no eye sees", `ruth${ZERO_WIDTH}@example.com\u200f`, "ruth@example.com"],
  ["in another script", "רות@example.com", "רות@example.com"],
  ["with an emoji", `${EMOJI}@example.com`, `👩🌾@example.com`],
])("an email is taken: %s", (_name, typed, email) => {
  expect(checkEmail(typed)).toEqual({ ok: true, value: email });
});

test.each([
  ["nothing", "", "signup.incomplete"],
  ["blanks", "   ", "signup.incomplete"],
  ["zero-width characters", ZERO_WIDTH, "signup.incomplete"],
  ["10,000 characters", LONG, "signup.too_long"],
  ["HTML", HTML, null],
  ["an emoji", EMOJI, null],
  ["right to left", RIGHT_TO_LEFT, null],
  ["a short one of earlier days", "x", null],
])("a password that one has: %s", (_name, typed, fault) => {
  expect(passwordFault(typed)).toBe(fault);
});

test.each([
  ["nothing", "", "signup.weak_password"],
  ["zero-width characters", ZERO_WIDTH.repeat(4), "signup.weak_password"],
  ["no capital", "lantern-7-lit", "signup.weak_password"],
  ["10,000 characters", `Lantern-7-${LONG}`, "signup.long_password"],
  ["73 bytes", `Lantern-7-${"x".repeat(63)}`, "signup.long_password"],
  ["72 bytes", `Lantern-7-${"x".repeat(62)}`, null],
  ["emoji, 70 bytes", `Lantern-7-${"🕯".repeat(15)}`, null],
  ["emoji, 74 bytes", `Lantern-7-${"🕯".repeat(16)}`, "signup.long_password"],
  ["HTML", `${HTML}A`, null],
  ["right to left", `Lantern-7-${RIGHT_TO_LEFT}`, null],
])("V5: a new password: %s", (_name, typed, fault) => {
  expect(newPasswordFault(typed)).toBe(fault);
});

test.each([
  ["Gleaning7!", true],
  ["Aa1!aaaa", true],
  ["Aa1-aaaa", true],
  ["Aa1!aaa", false],
  ["gleaning7!", false],
  ["GLEANING7!", false],
  ["Gleaning!!", false],
  ["Gleaning77", false],
  ["Gleaning 77", false],
  ["", false],
])("V5, K2: is %j strong: %s", (password, expected) => {
  expect(isStrongPassword(password)).toBe(expected);
});

test.each([
  ["nothing", "", "empty"],
  ["blanks", "  ", "empty"],
  ["five digits", "12345", "short"],
  ["10,000 digits", "1".repeat(10_000), "short"],
  ["HTML", HTML, "short"],
  ["an emoji", EMOJI, "short"],
  ["right to left", "١٢٣٤٥٦", "short"],
  ["zero-width characters", "\u200b\u2060", "short"],
])("V9, V10: a code of six digits is refused: %s", (_name, typed, fault) => {
  expect(checkDigits(typed)).toEqual({ ok: false, refusal: fault });
});

test("V10: a code is taken with the spaces that it was copied with", () => {
  expect(checkDigits(" 123 456\n")).toEqual({ ok: true, value: "123456" });
});

test.each([
  ["nothing", "", "empty"],
  ["zero-width characters", ZERO_WIDTH, "empty"],
  ["10,000 characters", LONG, "long"],
])("a backup code is refused: %s", (_name, typed, fault) => {
  expect(checkBackupCode(typed)).toEqual({ ok: false, refusal: fault });
});

test.each([
  ["as it is", "ab12-cd34", "ab12-cd34"],
  ["with spaces", " ab12 cd34 ", "ab12cd34"],
  ["HTML, which the vendor refuses", "<b>", "<b>"],
])("a backup code is tried: %s", (_name, typed, code) => {
  expect(checkBackupCode(typed)).toEqual({ ok: true, value: code });
});
