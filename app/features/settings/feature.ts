import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, LEADS, PAGE, PAYING, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "access",
    "bible",
    "billing",
    "care",
    "chat",
    "community",
    "groups",
    "home",
    "marks",
    "member",
    "notifications",
    "pet",
    "phone",
    "rhythm",
    "sending",
    "study",
    "wallet",
  ],
  routes: [
    {
      path: "settings",
      file: "routes/account/settings.tsx",
      read: PAGE,
      act: { field: "intent", of: { "cancel-premium": PAYING, "keep-premium": PAYING }, others: WRITE },
    },
    { path: "settings/export", file: "routes/account/settings.export.ts", read: COSTLY },
    { path: "account-rests", file: "routes/account/pending-deletion.tsx", read: PAGE, act: WRITE },
    { path: "preferences", file: "routes/account/preferences.ts", read: LEADS, act: WRITE },
  ],
  functions: { "delete-account": WRITE },
} as const satisfies Feature;
