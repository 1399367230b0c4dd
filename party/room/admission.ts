/** Whose socket it is, as the Worker's edge verified; times of the session token, epoch ms. */
export type Admission = { userId: string; session: string; issuedAt: number; expiresAt: number };

const HEADERS = {
  userId: "x-user-id",
  session: "x-session-id",
  issuedAt: "x-token-issued",
  expiresAt: "x-token-expires",
} as const;

/** Overwrites whatever a browser has sent under these names. */
export function writeAdmission(headers: Headers, admission: Admission): void {
  for (const [field, name] of Object.entries(HEADERS))
    headers.set(name, String(admission[field as keyof Admission]));
}

export const readAdmission = (headers: Headers): Admission => ({
  userId: headers.get(HEADERS.userId) ?? "unknown",
  session: headers.get(HEADERS.session) ?? "unknown",
  issuedAt: Number(headers.get(HEADERS.issuedAt) ?? 0),
  expiresAt: Number(headers.get(HEADERS.expiresAt) ?? 0),
});

/** The tags by which a room finds the sockets of a member or of a session. */
export const memberTag = (userId: string): string => `member:${userId}`;
export const sessionTag = (session: string): string => `session:${session}`;
export const tagsOf = ({ userId, session }: Admission): string[] => [memberTag(userId), sessionTag(session)];
