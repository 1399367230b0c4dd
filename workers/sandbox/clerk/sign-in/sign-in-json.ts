import { verificationJson } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { secondFactorsOf } from "#workers/sandbox/clerk/me/second-factors.ts";
import type { Call } from "#workers/sandbox/clerk/wire/call.ts";
import type { SignInRecord, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";

const EMAIL_STRATEGIES = ["email_code", "email_link", "reset_password_email_code"] as const;

/** `mary@example.com` as `m***@example.com`. */
const masked = (email: string) => email.replace(/^(.).*@/, "$1***@");

function firstFactors(user: UserRecord) {
  const proven = user.emails.filter(({ verification }) => verification?.status === "verified");
  const byEmail = proven.flatMap((email) =>
    EMAIL_STRATEGIES.map((strategy) => ({
      strategy,
      safe_identifier: masked(email.value),
      email_address_id: email.id,
      primary: email.id === user.primaryEmailId,
    })),
  );
  return user.passwordHash === null ? byEmail : [{ strategy: "password" as const }, ...byEmail];
}

/** A browser that is not known proves itself by e-mail; an account with a second factor by that. */
function secondSteps({ status }: SignInRecord, user: UserRecord) {
  if (status !== "needs_client_trust") return secondFactorsOf(user);
  return user.emails
    .filter(({ id }) => id === user.primaryEmailId)
    .map(({ id, value }) => ({
      strategy: "email_code",
      safe_identifier: masked(value),
      email_address_id: id,
      primary: true,
    }));
}

export async function signInJson(call: Call, signIn: SignInRecord) {
  const user = signIn.userId ? await call.documents.get<UserRecord>("user", signIn.userId) : null;
  return {
    object: "sign_in_attempt",
    id: signIn.id,
    status: signIn.status,
    supported_identifiers: ["email_address"],
    identifier: signIn.identifier,
    supported_first_factors: user && firstFactors(user),
    supported_second_factors: user && secondSteps(signIn, user),
    first_factor_verification: verificationJson(signIn.verification),
    second_factor_verification: verificationJson(signIn.secondVerification ?? null),
    created_session_id: signIn.sessionId,
    user_data: user && {
      first_name: user.firstName,
      last_name: user.lastName,
      image_url: "",
      has_image: false,
    },
  };
}
