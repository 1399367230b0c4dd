import type { Limit } from "./tiers.ts";

/** The limits that the table of routes names. */

export const WRITE: Limit = { tier: "write" };
export const READ: Limit = { tier: "read" };
export const COSTLY: Limit = { tier: "costly" };
export const STAFF: Limit = { tier: "staff" };
export const PAGE: Limit = { tier: null, why: "one or two trips to D1: the zone's own rule" };
export const KEPT: Limit = { tier: null, why: "a document that is kept for all: the zone's own rule" };
export const LEADS: Limit = { tier: null, why: "leads on, or says what this browser is" };
export const LEAVING: Limit = { tier: null, why: "nobody is kept from signing out" };
export const ASKING: Limit = { tier: "ask", own: "app/features/chat/answering/ask.server.ts" };
export const BEGINNING: Limit = {
  tier: "write",
  own: "app/features/chat/conversation/conversation.server.ts",
};
export const PAYING: Limit = { tier: "write", own: "app/features/billing/checkout/page-limit.server.ts" };
export const TEXTING: Limit = { tier: "write", own: "app/features/phone/send-code.server.ts" };
export const MAILING: Limit = { tier: "write", own: "app/mail/mails.server.ts" };
