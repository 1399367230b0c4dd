import { isPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import { requireUser } from "#workers/sandbox/clerk/accounts/users.ts";
import { attemptIn, sendCode, tryCode } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { secondFactorsOf, spendSecondFactor } from "#workers/sandbox/clerk/me/second-factors.ts";
import { ownSessionJson, requireSession } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { malformed, missing, wrongPassword } from "#workers/sandbox/clerk/wire/errors.ts";
import type { SessionRecord } from "#workers/sandbox/clerk/wire/records.ts";

/** Begins: with a second factor the strongest is asked for, as Clerk's own pages ask. */
export async function startVerification(call: ClientCall, sessionId: string) {
  const session = await requireSession(call, sessionId);
  const user = await requireUser(call, session.userId);
  const second = field(call, "level") !== "first_factor" && secondFactorsOf(user) !== null;
  return verificationOf(call, session, second ? "needs_second_factor" : "needs_first_factor");
}

/** A code by e-mail, for whoever has no password or does not remember it. */
export async function prepareFirstFactor(call: ClientCall, sessionId: string) {
  const session = await requireSession(call, sessionId);
  const { emails } = await requireUser(call, session.userId);
  if (field(call, "strategy") !== "email_code") throw malformed("strategy", "strategy is not supported.");
  const email = emails.find(({ id }) => id === field(call, "email_address_id"));
  if (!email) throw missing("email_address_id");
  const proof = await sendCode(call, "email_code", email.value);
  await call.documents.update<SessionRecord>("session", session.id, (before) => ({ ...before, proof }));
  return verificationOf(call, session, "needs_first_factor");
}

async function attemptCode(call: ClientCall, session: SessionRecord) {
  const attempt = { code: field(call, "code") ?? "", now: call.now, clientId: call.client.id };
  await attemptIn<SessionRecord>(call.documents, { kind: "session", id: session.id }, (before) => {
    const { verification, error } = tryCode(before.proof, attempt);
    return { body: { ...before, proof: verification }, error };
  });
  return verifiedNow(call, session);
}

export async function attemptFirstFactor(call: ClientCall, sessionId: string) {
  const session = await requireSession(call, sessionId);
  const user = await requireUser(call, session.userId);
  if (field(call, "strategy") === "email_code") return attemptCode(call, session);
  if (field(call, "strategy") !== "password") throw malformed("strategy", "strategy is not supported.");
  const password = field(call, "password");
  if (password === undefined) throw missing("password");
  if (!(await isPassword(password, user.passwordHash))) throw wrongPassword();
  return verifiedNow(call, session);
}

export async function attemptSecondFactor(call: ClientCall, sessionId: string) {
  const session = await requireSession(call, sessionId);
  const strategy = field(call, "strategy");
  if (strategy !== "totp" && strategy !== "backup_code")
    throw malformed("strategy", "strategy is not supported.");
  await spendSecondFactor(call, session.userId, { strategy, code: field(call, "code") });
  return verifiedNow(call, session, { secondFactorAt: Date.now() });
}

async function verifiedNow(
  call: ClientCall,
  { id }: SessionRecord,
  second: Pick<SessionRecord, "secondFactorAt"> = {},
) {
  const session = await call.documents.update<SessionRecord>("session", id, (before) => ({
    ...before,
    verifiedAt: call.now,
    ...second,
  }));
  return verificationOf(call, session ?? (await requireSession(call, id)), "complete");
}

async function verificationOf(
  call: ClientCall,
  session: SessionRecord,
  status: "needs_first_factor" | "needs_second_factor" | "complete",
) {
  const user = await requireUser(call, session.userId);
  return {
    object: "session_reverification",
    id: session.id,
    status,
    level: status === "needs_second_factor" ? "second_factor" : "first_factor",
    session: await ownSessionJson(call, session),
    supported_first_factors: [
      ...(user.passwordHash === null ? [] : [{ strategy: "password" }]),
      ...user.emails.map(({ id, value }) => ({
        strategy: "email_code",
        email_address_id: id,
        safe_identifier: value,
      })),
    ],
    supported_second_factors: secondFactorsOf(user),
    first_factor_verification: null,
    second_factor_verification: null,
  };
}
