import { expect, test } from "vitest";
import { usPhone } from "#app/features/phone/phone-format.ts";
import { checkSignUp, isStrongPassword, type SignUpFields, splitName } from "./sign-up-rules.ts";

const good: SignUpFields = {
  email: "ruth@example.com",
  password: "Gleaning7!",
  fullName: "Ruth Bennett",
  phoneNumber: "555-123-4567",
};

test("a whole form comes back trimmed, its number as the vendor writes it", () => {
  expect(checkSignUp({ ...good, email: " ruth@example.com ", fullName: " Ruth Bennett " })).toEqual({
    ok: true,
    value: { ...good, phoneNumber: "+15551234567" },
  });
});

test("a password is never trimmed", () => {
  const checked = checkSignUp({ ...good, password: " Gleaning7! " });
  expect(checked).toMatchObject({ ok: true, value: { password: " Gleaning7! " } });
});

test.each<[string, Partial<SignUpFields>, string]>([
  ["V4: no email", { email: "" }, "signup.incomplete"],
  ["V4: an email of blanks", { email: "   " }, "signup.incomplete"],
  ["V4: no password", { password: "" }, "signup.incomplete"],
  ["V4: no name", { fullName: "  " }, "signup.incomplete"],
  ["D7: no phone", { phoneNumber: "" }, "signup.incomplete"],
  ["V4 before V5", { email: "", password: "weak" }, "signup.incomplete"],
  ["V5: a weak password", { password: "gleaning7!" }, "signup.weak_password"],
  ["V5 before V8", { password: "weak", phoneNumber: "1" }, "signup.weak_password"],
  ["V8: a short number", { phoneNumber: "555-123" }, "signup.phone_invalid"],
  ["V8: letters", { phoneNumber: "five five five" }, "signup.phone_invalid"],
  ["a name without end", { fullName: "R".repeat(255) }, "signup.too_long"],
  ["a password without end", { password: `Aa1!${"x".repeat(300)}` }, "signup.too_long"],
])("refuses %s", (_name, change, refusal) => {
  expect(checkSignUp({ ...good, ...change })).toEqual({ ok: false, refusal });
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
  ["5551234567", "+15551234567"],
  ["555-123-4567", "+15551234567"],
  ["(555) 123-4567", "+15551234567"],
  ["+1 555 123 4567", "+15551234567"],
  ["1-555-123-4567", "+15551234567"],
  ["555123456", null],
  ["55512345678", null],
  ["+44 20 7946 0958", null],
  ["٥٥٥١٢٣٤٥٦٧", null],
  ["", null],
])("PH7, V8: %j is %j", (typed, expected) => {
  expect(usPhone(typed)).toBe(expected);
});

test.each([
  ["Ruth Bennett", "Ruth", "Bennett"],
  ["Ruth", "Ruth", ""],
  ["  Ruth   van der  Berg ", "Ruth", "van der Berg"],
  ["", "", ""],
])("%j is two names to the vendor", (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
