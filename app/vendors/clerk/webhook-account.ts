import type { UserJSON } from "@clerk/backend";
import type { Account } from "#app/vendors/ports.ts";

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The account in a webhook's body; the same as `clerkAccounts().find` gives. */
export function accountFromWebhook(user: UserJSON): Account {
  const email =
    user.email_addresses.find(({ id }) => id === user.primary_email_address_id) ?? user.email_addresses[0];
  const phone = user.phone_numbers.find(({ id }) => id === user.primary_phone_number_id);
  return {
    userId: user.id,
    fullName: [user.first_name, user.last_name].filter(Boolean).join(" "),
    email: email?.email_address ?? "",
    phoneNumber: phone?.phone_number ?? text(user.unsafe_metadata.phoneNumber),
    phoneVerified: phone?.verification?.status === "verified",
    timeZone: text(user.unsafe_metadata.timeZone),
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  };
}
