import { verificationJson } from "#workers/sandbox/clerk/accounts/verifications.ts";
import type { IdentifierKind, SignUpRecord, Strategy } from "#workers/sandbox/clerk/wire/records.ts";

/** The instance's rules of sign-up: phone and names may be left out. */
export const REQUIRED_FIELDS = ["email_address", "password"] as const;
export const OPTIONAL_FIELDS = ["phone_number", "first_name", "last_name"] as const;

const STRATEGIES: Record<IdentifierKind, readonly Strategy[]> = {
  email_address: ["email_code", "email_link"],
  phone_number: ["phone_code"],
};

const DAY = 24 * 60 * 60 * 1000;

export function missingFields(signUp: SignUpRecord): string[] {
  const given = { email_address: signUp.emailAddress, password: signUp.passwordHash };
  return REQUIRED_FIELDS.filter((field) => given[field] === null);
}

/** What was given and is not proven yet. */
export function unverifiedFields(signUp: SignUpRecord): IdentifierKind[] {
  const given = { email_address: signUp.emailAddress, phone_number: signUp.phoneNumber };
  const kinds: IdentifierKind[] = ["email_address", "phone_number"];
  return kinds.filter((kind) => given[kind] !== null && signUp.verifications[kind]?.status !== "verified");
}

function attemptJson(signUp: SignUpRecord, kind: IdentifierKind) {
  const given = kind === "email_address" ? signUp.emailAddress : signUp.phoneNumber;
  if (given === null) return null;
  const strategies = STRATEGIES[kind];
  const verification = signUp.verifications[kind];
  const action = verification ? "needs_attempt" : "needs_prepare";
  return {
    ...(verification
      ? verificationJson(verification)
      : {
          object: "verification",
          status: "unverified",
          strategy: strategies[0],
          attempts: null,
          expire_at: null,
        }),
    next_action: verification?.status === "verified" ? "" : action,
    supported_strategies: strategies,
  };
}

export const signUpJson = (signUp: SignUpRecord) => ({
  object: "sign_up_attempt",
  id: signUp.id,
  status: signUp.status,
  required_fields: REQUIRED_FIELDS,
  optional_fields: OPTIONAL_FIELDS,
  missing_fields: missingFields(signUp),
  unverified_fields: unverifiedFields(signUp),
  verifications: {
    email_address: attemptJson(signUp, "email_address"),
    phone_number: attemptJson(signUp, "phone_number"),
    web3_wallet: null,
    external_account: null,
  },
  username: null,
  email_address: signUp.emailAddress,
  phone_number: signUp.phoneNumber,
  web3_wallet: null,
  password_enabled: signUp.passwordHash !== null,
  has_password: signUp.passwordHash !== null,
  first_name: signUp.firstName,
  last_name: signUp.lastName,
  unsafe_metadata: signUp.unsafeMetadata,
  public_metadata: {},
  custom_action: false,
  external_id: null,
  created_session_id: signUp.sessionId,
  created_user_id: signUp.userId,
  abandon_at: signUp.createdAt + DAY,
  legal_accepted_at: null,
  locale: signUp.locale,
  external_account: null,
});
