/** P1: what `user_roles` may hold. Alphabetical order is also the order of rank here (D10). */
export const ROLES = ["admin", "moderator", "user"] as const;
export type Role = (typeof ROLES)[number];

const RANK: Record<Role, number> = { admin: 3, moderator: 2, user: 1 };

/** P2: the first role in ascending order; null when there is none. */
export const firstRole = (held: readonly Role[]): Role | null => [...held].sort()[0] ?? null;

/** P3: satisfied when the rank is at least the required one. */
export const satisfiesRole = (held: Role | null, required: Role): boolean =>
  held !== null && RANK[held] >= RANK[required];

/** What a member may do here, as the database tells it. */
export type RoleAndPlan = { role: Role | null; subscribed: boolean };

/** V1, P9, D6: what premium opens is open to subscribers and to administrators, everywhere. */
export const hasPremium = ({ role, subscribed }: RoleAndPlan): boolean =>
  subscribed || satisfiesRole(role, "admin");
