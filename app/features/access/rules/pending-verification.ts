import type { AccountView } from "./view.ts";

type Attempt = {
  status: string | null;
  emailAddress: string | null;
  unverifiedFields: readonly string[];
  verifications: { emailAddress: { strategy: string | null; expireAt: Date | null } };
  unsafeMetadata: Record<string, unknown>;
};

/**
 * The step of an attempt that this browser has begun and not ended (S10); null when there is none, or when its
 * e-mail works no longer: nobody who comes later reads here who was about to join.
 * @param now epoch ms
 */
export function pendingVerification(
  { status, emailAddress, unverifiedFields, verifications, unsafeMetadata }: Attempt,
  now: number,
): Extract<AccountView, { at: "mail" }> | null {
  if (status !== "missing_requirements" || !emailAddress) return null;
  if (!unverifiedFields.includes("email_address")) return null;
  const { strategy, expireAt } = verifications.emailAddress;
  if (!expireAt || expireAt.getTime() <= now) return null;
  const { phoneNumber } = unsafeMetadata;
  const number = typeof phoneNumber === "string" ? phoneNumber : null;
  return {
    at: "mail",
    email: emailAddress,
    number,
    way: strategy === "email_link" ? "email_link" : "email_code",
  };
}
