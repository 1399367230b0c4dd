import { type ClerkClient, createClerkClient, type User } from "@clerk/backend";
import type { Account, Accounts } from "#app/vendors/ports.ts";
import { accountFrom, VERIFIED_PHONE } from "./account.ts";

type ClerkConfig = {
  secretKey: string;
  /** Where the Backend API stands; Clerk's own when absent. */
  apiUrl?: string;
};

// @clerk/backend throws its API errors with their HTTP status, and does not export their class
const statusOf = (error: unknown): number =>
  error instanceof Error && "status" in error ? Number(error.status) : 0;

const isNotFound = (error: unknown): boolean => statusOf(error) === 404;

const codesOf = (error: unknown): string[] => {
  const errors = error instanceof Error && "errors" in error ? error.errors : [];
  return Array.isArray(errors) ? errors.map((one: { code?: unknown }) => String(one.code)) : [];
};

/** The vendor's own most for one list. */
const MOST_SESSIONS = 500;

/** Accounts from Clerk's Backend API. */
export function clerkAccounts({ secretKey, apiUrl }: ClerkConfig): Accounts {
  const clerk = createClerkClient({
    secretKey,
    ...(apiUrl === undefined ? {} : { apiUrl }),
    telemetry: { disabled: true },
  });
  return {
    async find(userId) {
      try {
        return accountOf(await clerk.users.getUser(userId));
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },

    async addVerifiedPhone(userId, phoneNumber) {
      try {
        await storeAsAttribute(clerk, await clerk.users.getUser(userId), phoneNumber);
      } catch (error) {
        if (codesOf(error).includes("form_identifier_exists")) return { ok: false, refusal: "number_taken" };
        if (!hasNoPhoneAttribute(error)) throw error;
        await clerk.users.updateUserMetadata(userId, { privateMetadata: { [VERIFIED_PHONE]: phoneNumber } });
      }
      return { ok: true, account: accountOf(await clerk.users.getUser(userId)) };
    },

    async endSession(sessionId) {
      try {
        await clerk.sessions.revokeSession(sessionId);
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    async rename(userId, fullName) {
      const [firstName = "", ...rest] = fullName.split(" ");
      try {
        return accountOf(await clerk.users.updateUser(userId, { firstName, lastName: rest.join(" ") }));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    async endSessions(userId) {
      try {
        const { data } = await clerk.sessions.getSessionList({
          userId,
          status: "active",
          limit: MOST_SESSIONS,
        });
        await Promise.all(data.map(({ id }) => clerk.sessions.revokeSession(id)));
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
    async remove(userId) {
      try {
        await clerk.users.deleteUser(userId);
      } catch (error) {
        if (!isNotFound(error)) throw error;
      }
    },
  };
}

/** An instance whose users have no phone numbers refuses the request itself: 400, 403 or 422 (decision 0020). */
const hasNoPhoneAttribute = (error: unknown): boolean => [400, 403, 422].includes(statusOf(error));

/** The one number: what was there before goes, unless it is a second factor. */
async function storeAsAttribute(clerk: ClerkClient, user: User, phoneNumber: string): Promise<void> {
  const held = user.phoneNumbers.find((phone) => phone.phoneNumber === phoneNumber);
  const proof = { verified: true, primary: true };
  if (held) await clerk.phoneNumbers.updatePhoneNumber(held.id, proof);
  else await clerk.phoneNumbers.createPhoneNumber({ userId: user.id, phoneNumber, ...proof });
  for (const old of user.phoneNumbers) {
    if (old.id !== held?.id && !old.reservedForSecondFactor)
      await clerk.phoneNumbers.deletePhoneNumber(old.id);
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
