import { expect, test } from "vitest";
import { fieldsFromForm, mergeFields, NO_FIELDS } from "./typed-early.ts";

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test.each([
  ["a sign-in", { email: "ann@example.com", password: "Lantern-7-lit" }, { email: "ann@example.com" }],
  [
    "a sign-up",
    { email: "a@b.co", password: "x", fullName: "<i>רות</i> 👩‍🌾", phoneNumber: "4155550134", age: "teen" },
    { email: "a@b.co", fullName: "<i>רות</i> 👩‍🌾", phoneNumber: "4155550134", age: "teen" },
  ],
  ["nothing", {}, {}],
  ["a file where words belong", { email: new File(["x"], "x.txt") }, {}],
  ["100,000 characters", { email: "a".repeat(100_000) }, { email: "a".repeat(10_000) }],
])("%s sent before its script is given back, but for the password", (_what, fields, kept) => {
  expect(fieldsFromForm(formOf(fields))).toEqual({ ...NO_FIELDS, ...kept });
});

test("L18, AU6: what sign-up was told stays while its email goes through sign-in; the password does not", () => {
  const signUp = { email: "a@b.co", password: "x", fullName: "Ann", phoneNumber: "415", age: "teen" };
  const before = mergeFields(formOf(signUp), NO_FIELDS);
  expect(mergeFields(formOf({ email: "ann@b.co", password: "y" }), before)).toEqual({
    email: "ann@b.co",
    fullName: "Ann",
    phoneNumber: "415",
    age: "teen",
  });
  // what was emptied stays empty
  expect(mergeFields(formOf({ email: "" }), before).email).toBe("");
});
