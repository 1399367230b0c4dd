import { LEADS, LEAVING, MAILING, PAGE, READ, WRITE } from "#app/rate-limit/limits.ts";
import type { FeatureRoute } from "./feature.ts";

/** Addresses of no feature: what browsers ask for by themselves, functions, addresses that have moved, everything else. */
export const SITE_ROUTES: readonly FeatureRoute[] = [
  { path: "manifest.webmanifest", file: "routes/site/manifest.ts", read: LEADS },
  { path: "session", file: "routes/account/session.ts", read: LEADS },
  { path: "session/end", file: "routes/account/session-end.ts", read: LEADS, act: LEAVING },
  { path: "session/role", file: "routes/account/session-role.ts", read: READ },
  {
    path: "functions/:name",
    file: "routes/site/functions.ts",
    read: LEADS,
    act: {
      field: "name",
      // beside those of features
      of: { "send-welcome-email": MAILING, "send-verification-email": MAILING },
      others: WRITE,
    },
  },
  { path: "chatbot-iframe", file: "routes/site/moved.ts", id: "moved-chatbot-iframe", read: LEADS },
  { path: "social", file: "routes/site/moved.ts", id: "moved-social", read: LEADS },
  {
    path: "restorationcommunity",
    file: "routes/site/moved.ts",
    id: "moved-restorationcommunity",
    read: LEADS,
  },
  { path: "payment-success", file: "routes/site/moved.ts", id: "moved-payment-success", read: LEADS },
  { path: "subscribe-success", file: "routes/site/moved.ts", id: "moved-subscribe-success", read: LEADS },
  { path: "*", file: "routes/site/not-found.tsx", read: PAGE },
];
