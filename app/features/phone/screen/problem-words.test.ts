import { expect, test } from "vitest";
import { phoneCopy } from "#app/features/phone/copy.ts";
import { refusalCopy } from "#app/features/phone/copy-refusals.ts";
import { problemText } from "./problem-words.ts";

const words = phoneCopy.en;
const STANDS = "Account created but SMS verification failed. You can add your phone later.";
const unanswered = (error: string) => ({ error, title: null, message: null });

test.each([
  ["send", "offline", true],
  ["send", "phone.not_sent", true],
  ["send", "phone.vendor_limit", true],
  ["send", "phone.cannot_be_texted", true],
  ["send", "phone.address_limit", true],
  ["send", "phone.too_soon", false],
  ["verify", "offline", true],
  ["verify", "timeout", true],
  ["verify", "unreachable", true],
  ["verify", "failed", true],
  ["verify", "phone.not_checked", true],
  ["verify", "phone.too_many_tries", true],
  ["verify", "phone.not_saved", true],
  ["verify", "phone.code_wrong", false],
  ["verify", "phone.code_expired", false],
] as const)(
  "X17: to %s after signing up, refused by %s: that the account stands is said: %s",
  (step, error, said) => {
    const atSignUp = problemText(words, unanswered(error), { step, at: "sign-up" });
    expect(atSignUp.text.startsWith(STANDS)).toBe(said);
    expect(problemText(words, unanswered(error), { step, at: "settings" }).text).not.toContain(STANDS);
  },
);

test.each([
  ["send", "Failed to send verification code"],
  ["verify", "Verification failed"],
] as const)("X18: to %s without an answer reads %s", (step, title) => {
  expect(problemText(words, unanswered("offline"), { step, at: "settings" }).title).toBe(title);
});

test("X18: a refusal's own title and cause stand", () => {
  const { title, text } = refusalCopy.en["phone.code_wrong"]({ triesLeft: 1 });
  const refused = { error: "phone.code_wrong", title, message: text };
  expect(problemText(words, refused, { step: "verify", at: "sign-up" })).toMatchObject({
    field: false,
    title: "Invalid verification code",
    text: "Check the newest text and try again. One try is left.",
  });
});
