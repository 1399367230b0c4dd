import type { Feature } from "#app/manifest/feature.ts";
import { KEPT, PAGE, PAYING, READ, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: ["access", "member", "notifications", "rooms", "wallet"],
  routes: [
    { path: "pricing", file: "routes/billing/pricing.tsx", read: KEPT },
    { path: "billing/checkout", file: "routes/billing/billing.checkout.tsx", read: KEPT, act: PAYING },
    { path: "billing/portal", file: "routes/billing/billing.portal.tsx", read: KEPT, act: PAYING },
    // asks Stripe
    { path: "billing/return", file: "routes/billing/billing.return.tsx", read: READ },
    { path: "billing/cancelled", file: "routes/billing/billing.cancelled.tsx", read: PAGE, act: WRITE },
  ],
  functions: {
    "create-checkout": PAYING,
    "customer-portal": PAYING,
    "give-blessing": PAYING,
    "purchase-messages": PAYING,
  },
} as const satisfies Feature;
