import type { Account } from "#app/vendors/ports.ts";

type ClerkUser = {
  userId: string;
  firstName: string | null;
  lastName: string | null;
  email: string | undefined;
  /** The primary number, where the instance has numbers as an attribute. */
  phone: { number: string; verified: boolean } | undefined;
  unsafeMetadata: Record<string, unknown>;
  privateMetadata: Record<string, unknown>;
  createdAt: number;
  updatedAt: number;
};

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The key in `privateMetadata` under which a proven number stands when the instance has no phone attribute. */
export const VERIFIED_PHONE = "verifiedPhone";

/**
 * An account from either form of Clerk's user, the API's and the webhook's. A proven number is Clerk's own or stands
 * in the private metadata, which only the server writes; one that waits for its code stands in the unsafe
 * metadata, which the browser writes: it is never taken for proven.
 */
export function accountFrom(user: ClerkUser): Account {
  const proven = user.phone?.verified ? user.phone.number : text(user.privateMetadata[VERIFIED_PHONE]);
  return {
    userId: user.userId,
    fullName: [user.firstName, user.lastName].filter(Boolean).join(" "),
    email: user.email ?? "",
    phoneNumber: proven ?? user.phone?.number ?? text(user.unsafeMetadata.phoneNumber),
    phoneVerified: proven !== null,
    timeZone: text(user.unsafeMetadata.timeZone),
    ageBand: text(user.unsafeMetadata.ageBand),
    language: text(user.unsafeMetadata.language),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
