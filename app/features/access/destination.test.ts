import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationAfterSignIn } from "./destination.ts";

fc.configureGlobal({ seed: 5 });

test.each([
  "/chatbot",
  "/chatbot/conv_01ARYZ6S410000000000000000",
  "/chatbot/conv_01ARYZ6S410000000000000000?from=mail",
  "/gamification",
  "/gamification/hub",
  "/bible-study",
  "/community",
  "/voice-chat",
  "/social",
])("D5: %s is gone back to", (path) => {
  expect(destinationAfterSignIn(path)).toBe(path);
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a page that is not on the list", "/admin/users"],
  ["the front page", "/"],
  ["a name that only begins so", "/chatbotevil"],
  ["capital letters", "/Chatbot"],
  ["another host", "//evil.example"],
  ["another host behind a backslash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["a whole address", "https://evil.example/chatbot"],
  ["an address without slashes", "https:evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a data address", "data:text/html,<script>alert(1)</script>"],
  ["a name and a host", "/chatbot@evil.example"],
  ["two slashes later on", "/chatbot//evil.example"],
  ["an address in the query", "/chatbot?next=//evil.example"],
  ["a way out by dots", "/chatbot/../admin"],
  ["a way out by dots to a host", "/chatbot/..//evil.example"],
  ["a way out by encoded dots", "/chatbot/%2e%2e/admin"],
  ["a way out by half-encoded dots", "/chatbot/.%2E/admin"],
  ["an encoded slash for the first", "%2Fchatbot"],
  ["an encoded host", "/%2Fevil.example"],
  ["a line end", "/chatbot\r\nLocation: https://evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a null", "/chatbot\u0000"],
  ["a blank before it", " /chatbot"],
])("D5: %s leads to the companion", (_name, returnTo) => {
  expect(destinationAfterSignIn(returnTo)).toBe("/chatbot");
});

test("D5: dots that stay on the list are read as the browser reads them", () => {
  expect(destinationAfterSignIn("/chatbot/../community")).toBe("/community");
});

test("D5: whatever is asked for, the browser stays on our own origin and on the list", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    "..",
    "%2e",
    "%2f",
    "%5c",
    "chatbot",
    "community",
    "evil.example",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "https:",
  );
  const path = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `/chatbot/${pieces.join("")}`),
    fc.string(),
  );
  fc.assert(
    fc.property(path, (returnTo) => {
      const landed = new URL(destinationAfterSignIn(returnTo), "https://koinonia.example/auth");
      expect(landed.origin).toBe("https://koinonia.example");
      expect(landed.pathname).toMatch(
        /^\/(chatbot|gamification|bible-study|community|voice-chat|social)(\/|$)/,
      );
    }),
    { numRuns: 2000 },
  );
});
