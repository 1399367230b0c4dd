import { type ClerkClient, createClerkClient, type User } from "@clerk/backend";
import type { Account, Accounts } from "#app/vendors/ports.ts";
import { accountFrom, VERIFIED_PHONE } from "./account.ts";

type ClerkConfig = {
  secretKey: string;
  /** Where the Backend API stands; Clerk's own when absent. */
  apiUrl?: string;
  /** How long one task is waited for, whatever calls it takes, ms; ten seconds when absent. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;

// @clerk/backend throws its API errors with their HTTP status, and does not export their class
const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error ? Number(error.status) : 0;

const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

const codesOf = (error: unknown): string[] => {
  const errors = error instanceof Error && "errors" in error ? error.errors : [];
  return Array.isArray(errors) ? errors.map((one: { code?: unknown }) => String(one.code)) : [];
};

/** The vendor's client has no limit of its own, and takes no signal. */
async function answeredIn<Value>(ms: number, call: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException("Clerk did not answer in time", "TimeoutError")), ms);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}

type InTime = <Value>(call: Promise<Value>) => Promise<Value>;

/** The vendor's own most for one list. */
const MAX_SESSIONS = 500;
/** Accounts that one address can be asked to have. */
const MAX_FOUND = 10;

/** Accounts from Clerk's Backend API. A task that takes too long throws a `TimeoutError`, as `fetch` does elsewhere. */
export function clerkAccounts({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: ClerkConfig): Accounts {
  /** The clock of one task: its calls share it. */
  const begin = (): InTime => {
    const until = Date.now() + timeoutMs;
    return (call) => answeredIn(Math.max(0, until - Date.now()), call);
  };
  const clerk = createClerkClient({
    secretKey,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    telemetry: { disabled: true },
  });
  return {
    async find(userId) {
      const inTime = begin();
      try {
        return accountOf(await inTime(clerk.users.getUser(userId)));
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },

    async addVerifiedPhone(userId, phoneNumber) {
      const inTime = begin();
      try {
        await storeAsAttribute(clerk, await inTime(clerk.users.getUser(userId)), phoneNumber, inTime);
      } catch (error) {
        if (codesOf(error).includes("form_identifier_exists")) return { ok: false, refusal: "number_taken" };
        if (!hasNoPhoneAttribute(error)) throw error;
        const privateMetadata = { [VERIFIED_PHONE]: phoneNumber };
        await inTime(clerk.users.updateUserMetadata(userId, { privateMetadata }));
      }
      return { ok: true, account: accountOf(await inTime(clerk.users.getUser(userId))) };
    },

    async endSession(sessionId) {
      const inTime = begin();
      try {
        await inTime(clerk.sessions.revokeSession(sessionId));
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    async rename(userId, fullName) {
      const inTime = begin();
      const [firstName = "", ...rest] = fullName.split(" ");
      try {
        const lastName = rest.join(" ");
        return accountOf(await inTime(clerk.users.updateUser(userId, { firstName, lastName })));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    async endSessions(userId) {
      const inTime = begin();
      try {
        const { data } = await inTime(
          clerk.sessions.getSessionList({ userId, status: "active", limit: MAX_SESSIONS }),
        );
        await Promise.all(data.map(({ id }) => inTime(clerk.sessions.revokeSession(id))));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    async findByEmail(email) {
      const inTime = begin();
      const { data } = await inTime(clerk.users.getUserList({ emailAddress: [email], limit: MAX_FOUND }));
      return data.map(({ id }) => id);
    },
    async countSessions(userId) {
      const inTime = begin();
      const { data } = await inTime(
        clerk.sessions.getSessionList({ userId, status: "active", limit: MAX_SESSIONS }),
      );
      return data.length;
    },
    async remove(userId) {
      const inTime = begin();
      try {
        await inTime(clerk.users.deleteUser(userId));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  };
}

/** An instance whose users have no phone numbers refuses the request itself: 400, 403 or 422 (decision 0020). */
const hasNoPhoneAttribute = (error: unknown): boolean => [400, 403, 422].includes(statusOf(error));

/** The one number: what was there before goes, unless it is a second factor. */
async function storeAsAttribute(
  clerk: ClerkClient,
  user: User,
  phoneNumber: string,
  inTime: InTime,
): Promise<void> {
  const held = user.phoneNumbers.find((phone) => phone.phoneNumber === phoneNumber);
  const proof = { verified: true, primary: true };
  if (held) await inTime(clerk.phoneNumbers.updatePhoneNumber(held.id, proof));
  else await inTime(clerk.phoneNumbers.createPhoneNumber({ userId: user.id, phoneNumber, ...proof }));
  for (const old of user.phoneNumbers) {
    if (old.id !== held?.id && !old.reservedForSecondFactor)
      await inTime(clerk.phoneNumbers.deletePhoneNumber(old.id));
  }
}

function accountOf(user: User): Account {
  const phone = user.primaryPhoneNumber;
  return accountFrom({
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: (user.primaryEmailAddress ?? user.emailAddresses[0])?.emailAddress,
    phone: phone
      ? { number: phone.phoneNumber, verified: phone.verification?.status === "verified" }
      : undefined,
    unsafeMetadata: user.unsafeMetadata,
    privateMetadata: user.privateMetadata,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  });
}
