/** The rooms of staff, as their navigation shows them. `role`: the lowest rank, or the role of its own, that enters. */
export const ADMIN_ROOMS = [
  { path: "/admin/queue", role: "moderator", words: "queue" },
  { path: "/admin/pastoral", role: "pastoral", words: "pastoral" },
] as const;
