import { expect, test } from "vitest";
import { pendingVerification } from "./pending-verification.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const attempt = {
  status: "missing_requirements",
  emailAddress: "ann@example.com",
  unverifiedFields: ["email_address"],
  verifications: { emailAddress: { strategy: "email_code", expireAt: new Date(NOW + 1) } },
  unsafeMetadata: { phoneNumber: "+14155550134" },
};
const verification = (change: object) => ({
  verifications: { emailAddress: { ...attempt.verifications.emailAddress, ...change } },
});

test("S10: an e-mail that still works is gone on with, by its code or its link", () => {
  const step = { at: "mail", email: "ann@example.com", number: "+14155550134", way: "email_code" };
  expect(pendingVerification(attempt, NOW)).toEqual(step);
  expect(pendingVerification({ ...attempt, ...verification({ strategy: "email_link" }) }, NOW)).toEqual({
    ...step,
    way: "email_link",
  });
  // the front page's form asks for no phone
  expect(pendingVerification({ ...attempt, unsafeMetadata: {} }, NOW)).toEqual({ ...step, number: null });
});

test.each([
  ["nothing was begun", { status: null, emailAddress: null, unverifiedFields: [] }],
  ["the account is there", { status: "complete", unverifiedFields: [] }],
  ["the address is proven", { unverifiedFields: ["phone_number"] }],
  ["no e-mail went out", verification({ expireAt: null })],
  ["the e-mail is too old", verification({ expireAt: new Date(NOW) })],
])("S10: no e-mail is gone on with when %s", (_when, change) => {
  expect(pendingVerification({ ...attempt, ...change }, NOW)).toBeNull();
});
