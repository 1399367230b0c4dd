import { expect, test } from "vitest";
import {
  type CheckoutCall,
  failedWords,
  signedOutWords,
} from "#app/features/billing/checkout/copy-checkout.ts";
import { returnCopy } from "#app/features/billing/return/copy-return.ts";

test.each<[CheckoutCall, string, string]>([
  ["create-checkout", "Failed to create checkout session", "Please sign in to subscribe"],
  ["purchase-messages", "Failed to create checkout session", "Please sign in to purchase messages"],
  ["give-blessing", "Failed to create checkout session", "Please sign in to give a blessing"],
  ["customer-portal", "Failed to open customer portal", "Please sign in to manage subscription"],
])("X3-X7: the exact words of %s", (call, failed, signedOut) => {
  expect(failedWords(call, "en")).toEqual({ title: "Error", text: failed });
  expect(signedOutWords(call, "en")).toEqual({ title: "Authentication Required", text: signedOut });
});

test("X20: the exact words", () => {
  expect(returnCopy.en.registration).toEqual({
    title: "Registration Cancelled",
    text: "Your registration was cancelled due to incomplete payment.",
  });
});
