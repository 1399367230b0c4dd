import { verificationJson } from "#workers/sandbox/clerk/accounts/verifications.ts";
import type { IdentifierRecord, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";

export const emailJson = (email: IdentifierRecord) => ({
  id: email.id,
  object: "email_address",
  email_address: email.value,
  reserved: false,
  verification: verificationJson(email.verification),
  linked_to: [],
  matches_sso_connection: false,
  created_at: email.createdAt,
  updated_at: email.createdAt,
});

export const phoneJson = (phone: IdentifierRecord) => ({
  id: phone.id,
  object: "phone_number",
  phone_number: phone.value,
  reserved_for_second_factor: false,
  default_second_factor: false,
  reserved: false,
  verification: verificationJson(phone.verification),
  linked_to: [],
  backup_codes: null,
  created_at: phone.createdAt,
  updated_at: phone.createdAt,
});

/** The user as the person's own browser sees it. */
export const ownUserJson = (user: UserRecord) => ({
  id: user.id,
  object: "user",
  username: null,
  first_name: user.firstName,
  last_name: user.lastName,
  locale: null,
  image_url: "",
  has_image: false,
  primary_email_address_id: user.primaryEmailId,
  primary_phone_number_id: user.primaryPhoneId,
  primary_web3_wallet_id: null,
  password_enabled: user.passwordHash !== null,
  two_factor_enabled: user.totp?.verified === true,
  totp_enabled: user.totp?.verified === true,
  backup_code_enabled: (user.backupCodes ?? []).length > 0,
  email_addresses: user.emails.map(emailJson),
  phone_numbers: user.phones.map(phoneJson),
  web3_wallets: [],
  passkeys: [],
  external_accounts: [],
  saml_accounts: [],
  enterprise_accounts: [],
  organization_memberships: [],
  public_metadata: user.publicMetadata,
  unsafe_metadata: user.unsafeMetadata,
  external_id: null,
  last_sign_in_at: user.lastSignInAt,
  banned: false,
  locked: false,
  lockout_expires_in_seconds: null,
  verification_attempts_remaining: 100,
  delete_self_enabled: true,
  create_organization_enabled: false,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  last_active_at: user.lastSignInAt,
  legal_accepted_at: null,
});

/** The user as the Backend API and the webhooks give it. */
export const userJson = (user: UserRecord) => ({
  ...ownUserJson(user),
  private_metadata: user.privateMetadata,
});

export const deletedJson = (object: string, id: string) => ({ object, id, deleted: true });
