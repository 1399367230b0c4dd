import fc from "fast-check";
import { expect, test } from "vitest";
import { accountPath, onwardPath, optionsOf } from "./account-options.ts";
import { destinationAfter, type Outcome } from "./destination.ts";

fc.configureGlobal({ seed: 5 });

const built = () => true;
const outcome: Outcome = {
  kind: "sign-in",
  source: "auth",
  role: "user",
  plan: null,
  returnTo: null,
  popup: false,
};

test.each<[string, Partial<Outcome>, string]>([
  ["S12: sign-in by the dialog", { source: "modal" }, "/welcome"],
  ["S12: sign-in on the front page", { source: "landing" }, "/welcome"],
  ["S12: a new account by the dialog", { kind: "sign-up", source: "modal" }, "/welcome"],
  [
    "S12: by the dialog, whatever the plan",
    { kind: "sign-up", source: "modal", plan: "premium" },
    "/welcome",
  ],
  ["S12: a new account on the front page", { kind: "sign-up", source: "landing" }, "/welcome"],
  ["S12: an administrator", { source: "modal", role: "admin" }, "/community"],
  ["D5: an administrator on /auth too", { role: "admin" }, "/community"],
  ["D5: an administrator before a return path", { role: "admin", returnTo: "/bible-study" }, "/community"],
  ["P: a moderator is no administrator", { role: "moderator" }, "/chatbot"],
  ["S13: sign-in on /auth", {}, "/chatbot"],
  ["S13: sign-in on /auth, the plan is for new accounts", { plan: "premium" }, "/chatbot"],
  ["S13: somebody without a role row", { role: null }, "/chatbot"],
  ["S14: premium", { kind: "sign-up", plan: "premium" }, "/restore-welcome?plan=premium"],
  ["S14: pay as you go", { kind: "sign-up", plan: "payasyougo" }, "/restore-welcome?plan=payasyougo"],
  ["S14: free", { kind: "sign-up", plan: "free" }, "/chatbot"],
  ["D5: no plan is free", { kind: "sign-up" }, "/chatbot"],
  ["S16: the e-mailed link, joined by the dialog", { kind: "email-link", source: "modal" }, "/chatbot"],
  ["S16: the e-mailed link, joined on the front page", { kind: "email-link", source: "landing" }, "/chatbot"],
  ["S16: the e-mailed link, joined on /auth", { kind: "email-link" }, "/restore-welcome"],
  ["S16: the plan changes nothing there", { kind: "email-link", plan: "free" }, "/restore-welcome"],
  ["D5: the page that was asked for", { returnTo: "/gamification/hub" }, "/gamification/hub"],
  ["D5: also for a new account", { kind: "sign-up", returnTo: "/community" }, "/community"],
  ["D5: also by the dialog", { source: "modal", returnTo: "/voice-chat" }, "/voice-chat"],
  ["D5: before the plan", { kind: "sign-up", plan: "premium", returnTo: "/bible-study" }, "/bible-study"],
  ["R8: social is the community", { returnTo: "/social" }, "/community"],
  [
    "S17: a popup before all else",
    { popup: true, role: "admin", returnTo: "/community" },
    "/auth?popup=done",
  ],
])("%s", (_name, change, to) => {
  expect(destinationAfter({ ...outcome, ...change }, built)).toBe(to);
});

test("a page that is not built yet leads home, and home to the companion until it is there", () => {
  const admin = { ...outcome, role: "admin" } as const;
  expect(destinationAfter(admin, (path) => path === "/welcome")).toBe("/welcome");
  expect(destinationAfter(admin, (path) => path === "/chatbot")).toBe("/chatbot");
});

test("what lies within an open page is open", () => {
  const within = { ...outcome, returnTo: "/chatbot/conv_1?from=mail" };
  expect(destinationAfter(within, (path) => path === "/chatbot")).toBe("/chatbot/conv_1?from=mail");
});

const back = (returnTo: string | null) => destinationAfter({ ...outcome, returnTo }, built);

test.each([
  "/chatbot",
  "/chatbot/conv_01ARYZ6S410000000000000000",
  "/chatbot/conv_01ARYZ6S410000000000000000?from=mail",
  "/gamification",
  "/gamification/hub",
  "/bible-study",
  "/community",
  "/voice-chat",
  "/settings",
  "/pet",
  "/pet/shop",
  "/wallet",
  "/rhythm",
  "/daily-plan?plan=plan_01ARYZ6S410000000000000000",
  "/bible-study/plans/nt-90",
  "/devotional/2026-11-25",
  "/notifications",
  "/shared",
  "/conversations/conv_01ARYZ6S410000000000000000",
  "/pricing",
  "/restore-welcome?plan=premium",
  "/billing/return?session=cs_sandbox_1",
])("S5, D5: %s is gone back to", (path) => {
  expect(back(path)).toBe(path);
});

test.each([
  ["/social", "/community"],
  ["/conversations", "/chatbot"],
  ["/settings/export", "/settings"],
  ["/wallet/ledger.csv", "/wallet"],
  ["/conversations/conv_1/export", "/conversations/conv_1"],
])("S5, D5: %s is no page: its reader goes to %s", (returnTo, page) => {
  expect(back(returnTo)).toBe(page);
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a page that is not on the list", "/admin/users"],
  ["the front page", "/"],
  ["a name that only begins so", "/chatbotevil"],
  ["another name that only begins so", "/petevil"],
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
  ["a way out by dots from a page of ours", "/pet/../admin"],
  ["a host in place of a file", "/wallet//evil.example/ledger.csv"],
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
  expect(back(returnTo)).toBe("/chatbot");
});

test("D5: dots that stay on the list are read as the browser reads them", () => {
  expect(back("/chatbot/../community")).toBe("/community");
});

const pieces = [
  "/",
  "//",
  "\\",
  "..",
  "%2e",
  "%2f",
  "%5c",
  "chatbot",
  "pet",
  "export",
  "community",
  "evil.example",
  "@",
  ":",
];
const piece = fc.constantFrom(...pieces, "?", "#", "\t", "\n", "https:", "javascript:", "data:", "\u0000");
const hostile = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((some) => some.join("")),
  fc.array(piece, { maxLength: 8 }).map((some) => `/chatbot/${some.join("")}`),
  fc.string(),
);
const OURS = "https://koinonia.example";
const DESTINATIONS =
  /^\/(chatbot|conversations|shared|pet|wallet|rhythm|daily-plan|devotional|notifications|gamification|bible-study|community|voice-chat|youtube-playlist|social|settings|welcome|restore-welcome|pricing|billing)(\/|$)/;

test("D5: whatever stands in any parameter, the browser stays on our own origin and on the list", () => {
  const query = fc.record({
    mode: hostile,
    plan: hostile,
    from: hostile,
    return_to: hostile,
    type: hostile,
    opener: hostile,
    after: hostile,
  });
  fc.assert(
    fc.property(query, fc.constantFrom("sign-in", "sign-up", "email-link"), (parameters, kind) => {
      const options = optionsOf(new URLSearchParams(parameters));
      for (const path of [accountPath({ mode: "login", ...options }), onwardPath(kind, options)]) {
        const address = new URL(path, OURS);
        expect([address.origin, address.pathname.startsWith("/auth")]).toEqual([OURS, true]);
      }
      const { source, plan = null, returnTo = null } = options;
      const to = destinationAfter({ kind, source, plan, returnTo, role: "user", popup: false }, built);
      const landed = new URL(to, `${OURS}/auth/onward`);
      expect(landed.origin).toBe(OURS);
      expect(landed.pathname).toMatch(DESTINATIONS);
    }),
    { numRuns: 2000 },
  );
});
