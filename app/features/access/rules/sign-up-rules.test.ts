import { expect, test } from "vitest";
import { checkSignUp, cleanName, type SignUpFields, splitName } from "./sign-up-rules.ts";

const good: SignUpFields = {
  email: "ruth@example.com",
  password: "Gleaning7!",
  fullName: "Ruth Bennett",
  phoneNumber: "555-123-4567",
  age: "adult",
};
const taken = {
  email: "ruth@example.com",
  password: "Gleaning7!",
  fullName: "Ruth Bennett",
  phoneNumber: "+15551234567",
  ageBand: "18+",
};
const modal = { source: "modal", captcha: true } as const;
const landing = { source: "landing", captcha: true } as const;

test("a whole form comes back trimmed, its number as the vendor writes it", () => {
  const typed = { ...good, email: " ruth@example.com ", fullName: " Ruth  Bennett " };
  expect(checkSignUp(typed, modal)).toEqual({ ok: true, value: taken });
});

test("a password is never trimmed", () => {
  const checked = checkSignUp({ ...good, password: " Gleaning7! " }, modal);
  expect(checked).toMatchObject({ ok: true, value: { password: " Gleaning7! " } });
});

test.each<[string, Partial<SignUpFields>, string, string[]]>([
  ["V4: no email", { email: "" }, "signup.incomplete", ["email"]],
  ["V4: an email of blanks", { email: "   " }, "signup.incomplete", ["email"]],
  ["V4: no password", { password: "" }, "signup.incomplete", ["password"]],
  ["V4: no name", { fullName: "  " }, "signup.incomplete", ["fullName"]],
  ["V4: a name that no eye sees", { fullName: "\u200b\u200d\u2060" }, "signup.incomplete", ["fullName"]],
  ["D7: no phone", { phoneNumber: "" }, "signup.incomplete", ["phoneNumber"]],
  ["G13: no age", { age: "" }, "signup.incomplete", ["age"]],
  ["G13: an age that is not offered", { age: "old" }, "signup.incomplete", ["age"]],
  [
    "V4: all that is missing at once",
    { email: "", fullName: "" },
    "signup.incomplete",
    ["fullName", "email"],
  ],
  ["V4 before V5", { email: "", password: "weak" }, "signup.incomplete", ["email"]],
  ["V5: a weak password", { password: "gleaning7!" }, "signup.weak_password", ["password"]],
  ["a password of 73 bytes", { password: `Aa1!${"x".repeat(69)}` }, "signup.long_password", ["password"]],
  ["V5 before V8", { password: "weak", phoneNumber: "1" }, "signup.weak_password", ["password"]],
  ["V8: a short number", { phoneNumber: "555-123" }, "signup.phone_invalid", ["phoneNumber"]],
  ["V8: letters", { phoneNumber: "five five five" }, "signup.phone_invalid", ["phoneNumber"]],
  ["V8: a British number", { phoneNumber: "+44 20 7946 0958" }, "signup.phone_invalid", ["phoneNumber"]],
  ["an address without a host", { email: "ruth" }, "signup.email_invalid", ["email"]],
  ["HTML for an address", { email: "<b>ruth</b>" }, "signup.email_invalid", ["email"]],
  ["a name without end", { fullName: "R".repeat(10_000) }, "signup.too_long", ["fullName"]],
  ["a password without end", { password: `Aa1!${"x".repeat(9_996)}` }, "signup.too_long", ["password"]],
])("refuses %s", (_name, change, refusal, fields) => {
  expect(checkSignUp({ ...good, ...change }, modal)).toEqual({ ok: false, refusal: { refusal, fields } });
});

test("V3: the captcha is asked for first, and what is missing is marked with it", () => {
  expect(checkSignUp({ ...good, email: "" }, { ...modal, captcha: false })).toEqual({
    ok: false,
    refusal: { refusal: "signup.captcha", fields: ["email"] },
  });
});

test("V6, D9: the front page's form has no phone and leaves the password to the vendor", () => {
  const typed = { ...good, password: "weak", phoneNumber: null };
  expect(checkSignUp(typed, landing)).toMatchObject({
    ok: true,
    value: { password: "weak", phoneNumber: null },
  });
});

test.each([modal, landing, { ...modal, captcha: false }])(
  "G13: under 13 is answered before anything else (%j)",
  (how) => {
    expect(checkSignUp({ ...good, age: "under13", email: "" }, how)).toEqual({
      ok: false,
      refusal: "too-young",
    });
  },
);

test.each([
  ["Ruth Bennett", "Ruth", "Bennett"],
  ["Ruth", "Ruth", ""],
  ["  Ruth   van der  Berg ", "Ruth", "van der Berg"],
  ["", "", ""],
])("%j is two names to the vendor", (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test.each([
  ["<b>Ruth</b>", "<b>Ruth</b>"],
  ["Ruth 👩‍🌾", "Ruth 👩‍🌾"],
  ["\u202eרות\u202c", "רות"],
  ["Ru\u200bth\u0000", "Ruth"],
])("the name %j is kept as %j", (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});
