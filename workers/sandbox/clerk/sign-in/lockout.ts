import type { Call } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";

/** Wrong passwords in a row that an account bears. Clerk's own default is 100; ten can be reached by a test. */
export const MAX_WRONG_PASSWORDS = 10;
/** Clerk's own default, ms by the sandbox's clock. */
const LOCKED_MS = 3_600_000;

const KIND = "lockout";
type Lockout = { wrong: number; until: number };
const OPEN: Lockout = { wrong: 0, until: 0 };

/** Throws Clerk's `user_locked` while the account rests. */
export async function requireUnlocked(call: Call, userId: string): Promise<void> {
  const { until } = (await call.documents.get<Lockout>(KIND, userId)) ?? OPEN;
  if (call.now >= until) return;
  throw new ClerkError(
    403,
    "user_locked",
    "Account locked",
    undefined,
    "Your account is locked. You will be able to try again later.",
  );
}

export async function countWrongPassword(call: Call, userId: string): Promise<void> {
  await call.documents.insert(KIND, userId, OPEN);
  await call.documents.update<Lockout>(KIND, userId, ({ wrong }) =>
    wrong + 1 >= MAX_WRONG_PASSWORDS
      ? { wrong: 0, until: call.now + LOCKED_MS }
      : { wrong: wrong + 1, until: 0 },
  );
}

export const forgetWrongPasswords = (call: Call, userId: string): Promise<void> =>
  call.documents.remove(KIND, userId);
