import type { Role } from "#app/features/member/roles.ts";

export const REVIEWS_PATH = "/admin/tournaments";

/**
 * Every room of the administration: who may enter, by the lowest rank or by the role of its own, and its name in
 * `parts/copy-rooms.ts`.
 */
export const ADMIN_ROOMS = [
  { path: "/admin", role: "moderator", name: "overview" },
  { path: "/admin/queue", role: "moderator", name: "queue" },
  { path: "/admin/pastoral", role: "pastoral", name: "pastoral" },
  { path: "/admin/members", role: "admin", name: "members" },
  { path: "/admin/break-glass", role: "admin", name: "breakGlass" },
  { path: "/admin/billing", role: "admin", name: "billing" },
  { path: "/admin/flags", role: "admin", name: "flags" },
  { path: "/admin/announcements", role: "admin", name: "announcements" },
  { path: "/admin/terms", role: "admin", name: "terms" },
  { path: "/admin/content", role: "admin", name: "content" },
  { path: REVIEWS_PATH, role: "admin", name: "tournaments" },
  { path: "/admin/audit", role: "admin", name: "audit" },
] as const satisfies readonly { path: string; role: Role | "pastoral"; name: string }[];
export type AdminRoomName = (typeof ADMIN_ROOMS)[number]["name"];
