/** The addresses of the administration, each with its file in `app/routes`. */
export const ADMIN_ROUTES: readonly (readonly [path: string, file: string])[] = [
  ["admin", "admin/admin.overview.tsx"],
  ["admin/members", "admin/admin.members.tsx"],
  ["admin/break-glass", "admin/admin.break-glass.tsx"],
  ["admin/flags", "admin/admin.flags.tsx"],
  ["admin/announcements", "admin/admin.announcements.tsx"],
  ["admin/terms", "admin/admin.terms.tsx"],
  ["admin/content", "admin/admin.content.tsx"],
  ["admin/content/doubts", "admin/admin.content.doubts.tsx"],
  ["admin/content/words", "admin/admin.content.words.tsx"],
  ["admin/content/:kind", "admin/admin.content.kind.tsx"],
  ["admin/content/:kind/:item", "admin/admin.content.item.tsx"],
  ["admin/audit", "admin/admin.audit.tsx"],
  ["admin/audit/export", "admin/admin.audit.export.ts"],
  ["announcements/dismissed", "site/announcements.dismissed.ts"],
  ["terms/accept", "account/terms.accept.tsx"],
  ["settings/glass-box", "account/settings.glass-box.tsx"],
];
