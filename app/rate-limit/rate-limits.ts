import { comingPaths } from "#app/features/rooms/paths.ts";
import { ADMIN_LIMITS } from "./admin-limits.ts";
import { COMMUNITY_LIMITS } from "./community-limits.ts";
import {
  ASKING,
  BEGINNING,
  COSTLY,
  KEPT,
  LEADS,
  LEAVING,
  MAILING,
  PAGE,
  PAYING,
  READ,
  STAFF,
  TEXTING,
  WRITE,
} from "./limits.ts";
import { PEOPLE_LIMITS } from "./people-limits.ts";
import { SENDING_LIMITS } from "./sending-limits.ts";
import type { RateLimitRule } from "./tiers.ts";

const all = (paths: readonly string[], rule: RateLimitRule) =>
  Object.fromEntries(paths.map((path) => [path, rule]));

/**
 * What may be asked for how often: every route of `app/routes.ts` in one table (docs/decisions/0048), counted without a
 * trip to D1: by member, and by network for whoever is not signed in.
 */
export const RATE_LIMITS: Readonly<Record<string, RateLimitRule>> = {
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
  "/admin/queue": { read: STAFF, act: STAFF },
  "/admin/pastoral": { read: STAFF, act: STAFF },
  "/admin/*": { read: STAFF },
  "/bible": { read: LEADS },
  "/bible/:translation/:book/:chapter": { read: READ },
  "/bible/texts": { read: KEPT },
  "/bible-study/word/:number": { read: PAGE },
  "/bible-study/interlinear/:book/:chapter": { read: PAGE },
  "/bible-study/:translation?/:book?/:chapter?": { read: PAGE, act: WRITE },
  "/bible/report/:translation/:book/:chapter/:verse": {
    read: READ,
    act: { tier: "write", own: "app/features/bible/misprints/report.server.ts" },
  },
  "/bible/reported": { read: KEPT },
  "/bible-study/journal": { read: PAGE, act: { field: "intent", of: { search: READ }, others: WRITE } },
  "/bible-study/journal/export": { read: COSTLY },
  "/bible-study/progress": { read: PAGE },
  "/bible-study/marks": { read: READ, act: WRITE },
  "/bible-study/session": { read: READ, act: WRITE },
  "/bible-study/search": { read: PAGE },
  "/bible-study/offline": { read: LEADS },
  "/bible-study/search/verses": { read: READ },
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
  "/devotional/:date?": { read: PAGE },
  "/daily-plan": { read: PAGE, act: WRITE },
  "/bible-study/plans": { read: PAGE, act: WRITE },
  "/bible-study/plans/:planId": { read: PAGE, act: WRITE },
  "/bible-study/plans/:planId/calendar.ics": { read: COSTLY },
  "/daniel-plan": { read: PAGE, act: WRITE },
  "/daniel-plan/day/:day": { read: PAGE, act: WRITE },
  "/daniel-plan/week/:week": { read: PAGE, act: WRITE },
  "/daniel-plan/sheet/:week": { read: PAGE },
  "/daniel-plan/six-weeks": { read: PAGE },
  "/daniel-plan/health": { read: PAGE },
  "/daniel-plan/kept": { read: PAGE, act: WRITE },
  "/daniel-plan/kept/export": { read: COSTLY },
  "/memory-verses/learn": { read: READ, act: WRITE },
  "/memory-verses/review": { read: READ, act: WRITE },
  "/memory-verses/offline": { read: LEADS },
  "/memory-verses/:tab?": { read: PAGE, act: WRITE },
  ...ADMIN_LIMITS,
  ...COMMUNITY_LIMITS,
  ...PEOPLE_LIMITS,
  ...SENDING_LIMITS,
  "/account-rests": { read: PAGE, act: WRITE },
  "/preferences": { read: LEADS, act: WRITE },
  "/restore-welcome": { read: PAGE, act: WRITE },
  "/chatbot-auth": { read: KEPT },
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
  ...all(["/terms", "/privacy", "/safety", "/safety/figures"], { read: KEPT }),
  ...all(
    ["/apple", "/minimalist", "/mobile-app", "/material", "/bento", "/netflix", "/mobile-dev", "/offline"],
    { read: KEPT },
  ),
  ...all(["/chatbot-iframe", "/social", "/restorationcommunity", "/payment-success", "/subscribe-success"], {
    read: LEADS,
  }),
  ...all(comingPaths(), { read: PAGE }),
  "/*": { read: PAGE },
};
