import { KINDS, type Kind } from "#app/features/notifications/choices/kinds.ts";

/** What a way out turns off: a kind's mails, all digests, or every mail of notices. */
/** Of more than one kind. */
export type OtherScope = "digest" | "all";
export type Scope = Kind | OtherScope;

const SCOPES: readonly string[] = [...KINDS, "digest", "all"];

const DAY_MS = 86_400_000;
/** A link in an old mail is good for so long. */
const GOOD_FOR_DAYS = 180;

export type Claim = { userId: string; scope: Scope; day: number };

export const claimAt = (userId: string, scope: Scope, now: number): Claim => ({
  userId,
  scope,
  day: Math.floor(now / DAY_MS),
});

/** What is signed. */
export const claimText = ({ userId, scope, day }: Claim): string => `unsubscribe~${userId}~${scope}~${day}`;

export const tokenOf = ({ userId, scope, day }: Claim, signature: string): string =>
  `${userId}~${scope}~${day}~${signature}`;

/** A token taken apart, not yet believed; null for what is none. */
export function readToken(token: string): { claim: Claim; signature: string } | null {
  const [, userId, scope, day, signature] =
    /^([\w-]{1,80})~([a-z]{2,12})~(\d{1,6})~([\w-]{43})$/.exec(token) ?? [];
  if (!userId || !scope || !signature || !SCOPES.includes(scope)) return null;
  return { claim: { userId, scope: scope as Scope, day: Number(day) }, signature };
}

export const isTooOld = ({ day }: Claim, now: number): boolean => {
  const days = Math.floor(now / DAY_MS) - day;
  return days > GOOD_FOR_DAYS || days < -1;
};

/** In a time that does not depend on where they differ. */
export function isSame(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let different = 0;
  for (let at = 0; at < left.length; at++) different |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return different === 0;
}
