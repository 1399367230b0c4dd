/** Somebody without an account in one room, as their phone's cookie says it; nothing of it counts before its signature is compared. */
export type Pass = { roomId: string; guestId: string; until: number; signature: string };

/** Kinds of rooms that have guests, each with its own cookie and its own words that are signed. */
export type PassKind = { cookie: string; signs: string; room: string; guest: string };

const ULID = "[0-9A-HJKMNP-TV-Z]{26}";

export function readPassOf(kind: PassKind, cookies: string | null): Pass | null {
  const shape = new RegExp(`^(${kind.room}_${ULID})\\.(${kind.guest}_${ULID})\\.(\\d{13})\\.([\\w-]{43})$`);
  for (const pair of (cookies ?? "").split(";")) {
    const [name = "", value = ""] = pair.trim().split("=", 2);
    if (name !== kind.cookie) continue;
    const [, roomId = "", guestId = "", until = "", signature = ""] = shape.exec(value) ?? [];
    return signature ? { roomId, guestId, until: Number(until), signature } : null;
  }
  return null;
}

/** What is signed: of another kind of room, another room, another guest or another hour it is another one. */
export const signedTextOf = (kind: PassKind, { roomId, guestId, until }: Omit<Pass, "signature">): string =>
  `${kind.signs}:${roomId}:${guestId}:${until}`;

export function cookieOf(kind: PassKind, pass: Pass, now: number, secure: boolean): string {
  const { roomId, guestId, until, signature } = pass;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${kind.cookie}=${roomId}.${guestId}.${until}.${signature}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
}

/** In the same time wherever two texts differ. */
export function isSame(one: string, other: string): boolean {
  let differ = one.length ^ other.length;
  for (let at = 0; at < one.length; at++) differ |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
  return differ === 0;
}
