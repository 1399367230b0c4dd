import { createClerkClient, type User } from "@clerk/backend";
import type { Account, Accounts } from "#app/vendors/ports.ts";

type ClerkConfig = {
  secretKey: string;
  /** Where the Backend API stands; Clerk's own when absent. */
  apiUrl?: string;
};

// @clerk/backend throws its API errors with their HTTP status, and does not export their class
const isNotFound = (error: unknown) => error instanceof Error && "status" in error && error.status === 404;

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
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}

/** A number that Clerk does not hold yet waits in `unsafeMetadata`, where the sign-up form puts it. */
function accountOf(user: User): Account {
  const phone = user.primaryPhoneNumber;
  return {
    userId: user.id,
    fullName: [user.firstName, user.lastName].filter(Boolean).join(" "),
    email: (user.primaryEmailAddress ?? user.emailAddresses[0])?.emailAddress ?? "",
    phoneNumber: phone?.phoneNumber ?? text(user.unsafeMetadata.phoneNumber),
    phoneVerified: phone?.verification?.status === "verified",
    timeZone: text(user.unsafeMetadata.timeZone),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
