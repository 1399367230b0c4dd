import type { UserJSON } from "@clerk/backend";
import type { Account } from "#app/vendors/ports.ts";
import { accountFrom } from "./account.ts";

/** The account in a webhook's body; the same as `clerkAccounts().find` gives. */
export function accountFromWebhook(user: UserJSON): Account {
  const email =
    user.email_addresses.find(({ id }) => id === user.primary_email_address_id) ?? user.email_addresses[0];
  const phone = user.phone_numbers.find(({ id }) => id === user.primary_phone_number_id);
  return accountFrom({
    userId: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: email?.email_address,
    phone: phone && { number: phone.phone_number, verified: phone.verification?.status === "verified" },
    unsafeMetadata: user.unsafe_metadata,
    privateMetadata: user.private_metadata ?? {},
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });
}
