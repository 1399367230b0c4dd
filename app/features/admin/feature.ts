import type { Feature } from "#app/manifest/feature.ts";
import { COSTLY, LEADS, PAGE, STAFF, WRITE } from "#app/rate-limit/limits.ts";

export const feature = {
  dependsOn: [
    "announcements",
    "billing",
    "community",
    "content",
    "games",
    "home",
    "member",
    "notifications",
    "rooms",
    "settings",
  ],
  routes: [
    { path: "admin/billing", file: "routes/billing/admin.billing.tsx", read: STAFF, act: STAFF },
    { path: "admin", file: "routes/admin/admin.overview.tsx", read: STAFF },
    { path: "admin/members", file: "routes/admin/admin.members.tsx", read: STAFF, act: STAFF },
    { path: "admin/break-glass", file: "routes/admin/admin.break-glass.tsx", read: STAFF, act: STAFF },
    { path: "admin/flags", file: "routes/admin/admin.flags.tsx", read: STAFF, act: STAFF },
    { path: "admin/announcements", file: "routes/admin/admin.announcements.tsx", read: STAFF, act: STAFF },
    { path: "admin/terms", file: "routes/admin/admin.terms.tsx", read: STAFF, act: STAFF },
    { path: "admin/content", file: "routes/admin/admin.content.tsx", read: STAFF },
    { path: "admin/content/doubts", file: "routes/admin/admin.content.doubts.tsx", read: STAFF, act: STAFF },
    { path: "admin/content/words", file: "routes/admin/admin.content.words.tsx", read: STAFF, act: STAFF },
    { path: "admin/content/:kind", file: "routes/admin/admin.content.kind.tsx", read: STAFF, act: STAFF },
    {
      path: "admin/content/:kind/:item",
      file: "routes/admin/admin.content.item.tsx",
      read: STAFF,
      act: STAFF,
    },
    { path: "admin/audit", file: "routes/admin/admin.audit.tsx", read: STAFF },
    { path: "admin/audit/export", file: "routes/admin/admin.audit.export.ts", read: STAFF, act: COSTLY },
    {
      path: "announcements/dismissed",
      file: "routes/site/announcements.dismissed.ts",
      read: LEADS,
      act: WRITE,
    },
    { path: "terms/accept", file: "routes/account/terms.accept.tsx", read: PAGE, act: WRITE },
    { path: "settings/glass-box", file: "routes/account/settings.glass-box.tsx", read: PAGE, act: WRITE },
    { path: "admin/*", file: "routes/site/admin.tsx", read: STAFF },
  ],
} as const satisfies Feature;
