import { expect, test } from "vitest";
import { AccountTimeout } from "#app/features/access/rules/with-timeout.ts";
import { VendorRefusal, vendorRefusal } from "./vendor-refusal.ts";

const refused = (code: string) => ({ errors: [{ code }] });

test.each([
  ["X16", "a vendor that took too long", new AccountTimeout("late"), "Request Timeout", "took too long"],
  ["—", "a vendor that is away", { code: "network_error" }, "No connection", "Nothing was lost"],
  ["—", "its script is away", new TypeError("gone"), "No connection", "Nothing was lost"],
  ["X14", "a vendor that fails", { errors: [] }, "Error", "That did not work. Please try again."],
])("%s: %s is said beside the button and as a notice", (_id, _name, error, title, text) => {
  const refusal = vendorRefusal(error, "en");
  expect(refusal.title).toBe(title);
  expect(refusal.message).toContain(text);
});

test.each([
  ["form_password_incorrect", "That password is not right."],
  ["form_code_incorrect", "That code is not right."],
  ["verification_expired", "That code can no longer be used. Send a new one."],
  ["form_identifier_exists", "Somebody has this email already."],
  ["form_param_format_invalid", "Please write an email address."],
  ["form_password_length_too_short", "Please choose a stronger password."],
  ["too_many_requests", "Too many tries. Please wait a minute."],
])("%s is about what was typed: beside the button alone", (code, text) => {
  expect(vendorRefusal(refused(code), "en")).toMatchObject({ title: null, message: text });
});

test("each is said in Spanish too, and none keeps the vendor's words", () => {
  for (const error of [
    new AccountTimeout("late"),
    new TypeError("gone"),
    refused("odd"),
    refused("form_code_incorrect"),
  ])
    expect(vendorRefusal(error, "es").message).not.toBe(vendorRefusal(error, "en").message);
});

test("what is in words already stays", () => {
  const cancelled = new VendorRefusal("");
  expect(vendorRefusal(cancelled, "en")).toBe(cancelled);
});
