import { comingPaths } from "#app/features/rooms/paths.ts";

/**
 * What may be asked for how often: every route of `app/routes.ts` in one table (docs/decisions/0048). Counted by
 * Cloudflare's own rate limiting, whose bindings stand in `wrangler.toml` with these figures, without a trip to D1:
 * by member, and by network for whoever is not signed in. Each is more than a person does by hand.
 */
export const TIERS = {
  /** Something is changed. */
  write: { binding: "WRITE_LIMIT", limit: 60 },
  /** Read by a page's script, or drawn for everybody out of the Bible or a shared copy. */
  read: { binding: "READ_LIMIT", limit: 240 },
  /** A message to the companion; D1 keeps the limit that a person may meet, after help has been given. */
  ask: { binding: "ASK_LIMIT", limit: 240 },
  /** A file of everything that there is. */
  costly: { binding: "COSTLY_LIMIT", limit: 20 },
  staff: { binding: "STAFF_LIMIT", limit: 60 },
  /** Everybody of a network who is not signed in, whatever is asked for: a congregation may share an address. */
  network: { binding: "NETWORK_LIMIT", limit: 600 },
} as const;

/** For all of them, seconds; Cloudflare knows 10 and 60. */
export const PERIOD_S = 60;

export type Tier = Exclude<keyof typeof TIERS, "network">;

/** `own`: the file that counts this in D1 besides, more narrowly, in the same commit as what is changed. */
export type Limit = { tier: Tier; own?: string } | { tier: null; why: string };

/** One address, several acts: told apart by a field of the form, or by a part of the address. */
export type Acts = Limit | { field: "intent" | "name"; of: Readonly<Record<string, Limit>>; others: Limit };

export type Line = { read: Limit; act?: Acts };

const WRITE: Limit = { tier: "write" };
const READ: Limit = { tier: "read" };
const COSTLY: Limit = { tier: "costly" };
const STAFF: Limit = { tier: "staff" };
const PAGE: Limit = { tier: null, why: "one or two trips to D1: the zone's own rule" };
const KEPT: Limit = { tier: null, why: "a document that is kept for all: the zone's own rule" };
const LEADS: Limit = { tier: null, why: "leads on, or says what this browser is" };
const LEAVING: Limit = { tier: null, why: "nobody is kept from signing out" };
const ASKING: Limit = { tier: "ask", own: "app/features/chat/answering/ask.server.ts" };
const BEGINNING: Limit = { tier: "write", own: "app/features/chat/conversation/conversation.server.ts" };
const PAYING: Limit = { tier: "write", own: "app/features/billing/checkout/page-limit.server.ts" };
const TEXTING: Limit = { tier: "write", own: "app/features/phone/send-code.server.ts" };
const MAILING: Limit = { tier: "write", own: "app/mail/mails.server.ts" };

export const RATE_LIMITS: Readonly<Record<string, Line>> = {
  "/": { read: KEPT },
  "/auth": { read: PAGE, act: WRITE },
  "/auth/onward": { read: LEADS },
  "/age": { read: PAGE, act: WRITE },
  "/chatbot/:conversationId?": {
    read: PAGE,
    act: {
      field: "intent",
      of: { send: ASKING, retry: ASKING, again: ASKING, edit: ASKING, start: BEGINNING, open: BEGINNING },
      others: WRITE,
    },
  },
  "/chatbot/:conversationId/messages": { read: READ },
  "/conversations": {
    read: READ,
    // a search is asked for while its words are typed
    act: { field: "intent", of: { search: READ, shares: READ }, others: WRITE },
  },
  "/conversations/:conversationId": { read: PAGE },
  "/conversations/:conversationId/export": { read: COSTLY },
  "/shared": { read: PAGE },
  "/shared/:token": { read: READ },
  "/welcome": { read: PAGE },
  "/pet/:tab?": { read: PAGE, act: WRITE },
  "/pricing": { read: KEPT },
  "/billing/checkout": { read: KEPT, act: PAYING },
  "/billing/portal": { read: KEPT, act: PAYING },
  // asks Stripe
  "/billing/return": { read: READ },
  "/billing/cancelled": { read: PAGE, act: WRITE },
  "/admin/billing": { read: STAFF, act: STAFF },
  "/admin/*": { read: STAFF },
  "/bible": { read: LEADS },
  "/bible/:translation/:book/:chapter": { read: READ },
  "/bible/texts": { read: KEPT },
  "/bible/report/:translation/:book/:chapter/:verse": {
    read: READ,
    act: { tier: "write", own: "app/features/bible/misprints/report.server.ts" },
  },
  "/bible/reported": { read: KEPT },
  "/terms": { read: KEPT },
  "/privacy": { read: KEPT },
  "/safety": { read: KEPT },
  "/safety/figures": { read: KEPT },
  "/settings": {
    read: PAGE,
    act: { field: "intent", of: { "cancel-premium": PAYING, "keep-premium": PAYING }, others: WRITE },
  },
  "/settings/export": { read: COSTLY },
  "/notifications": { read: PAGE, act: WRITE },
  "/notifications/recent": { read: READ, act: WRITE },
  "/wallet": { read: PAGE },
  "/wallet/ledger.csv": { read: COSTLY },
  "/rhythm": { read: PAGE, act: WRITE },
  "/account-rests": { read: PAGE, act: WRITE },
  "/preferences": { read: LEADS, act: WRITE },
  "/restore-welcome": { read: PAGE, act: WRITE },
  "/chatbot-auth": { read: KEPT },
  "/apple": { read: KEPT },
  "/minimalist": { read: KEPT },
  "/mobile-app": { read: KEPT },
  "/material": { read: KEPT },
  "/bento": { read: KEPT },
  "/netflix": { read: KEPT },
  "/mobile-dev": { read: KEPT },
  "/offline": { read: KEPT },
  "/manifest.webmanifest": { read: LEADS },
  "/session": { read: LEADS },
  "/session/end": { read: LEADS, act: LEAVING },
  "/session/role": { read: READ },
  "/functions/:name": {
    read: LEADS,
    act: {
      field: "name",
      of: {
        "persistent-chatbot": ASKING,
        "create-checkout": PAYING,
        "purchase-messages": PAYING,
        "give-blessing": PAYING,
        "customer-portal": PAYING,
        "send-verification-code": TEXTING,
        "send-test-sms": TEXTING,
        "send-welcome-email": MAILING,
        "send-verification-email": MAILING,
        "check-subscription": READ,
      },
      others: WRITE,
    },
  },
  "/chatbot-iframe": { read: LEADS },
  "/social": { read: LEADS },
  "/restorationcommunity": { read: LEADS },
  "/payment-success": { read: LEADS },
  "/subscribe-success": { read: LEADS },
  ...Object.fromEntries(comingPaths().map((path) => [path, { read: PAGE }])),
  "/*": { read: PAGE },
};
