import { attemptIn, proven, sendCode, tryCode } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { hasSecondFactor, spendSecondFactor } from "#workers/sandbox/clerk/me/second-factors.ts";
import { completeSignIn, requireIdentified, requireSignIn } from "#workers/sandbox/clerk/sign-in/sign-ins.ts";
import { readBehaviour } from "#workers/sandbox/clerk/wire/behaviour.ts";
import { type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { malformed, missing, notFound } from "#workers/sandbox/clerk/wire/errors.ts";
import type { SignInRecord, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";

const KIND = "sign_in";
const trustKey = (clientId: string, userId: string) => `${clientId}:${userId}`;

/** After the first proof: done, or what the account, or a browser that it does not know yet, still asks for. */
export async function goOn(call: ClientCall, signIn: SignInRecord): Promise<SignInRecord> {
  const user = await requireIdentified(call, signIn);
  const status = await stillNeeded(call, user);
  if (status === null) return completeSignIn(call, signIn);
  const waiting: SignInRecord = { ...signIn, status };
  await call.documents.put(KIND, signIn.id, waiting);
  return waiting;
}

async function stillNeeded(call: ClientCall, user: UserRecord) {
  const { clientTrust, newPassword } = await readBehaviour(call.documents);
  const is = (list: string[]) => user.emails.some(({ value }) => list.includes(value));
  if (is(newPassword) && !(await call.documents.get("renewed", user.id))) return "needs_new_password";
  if (hasSecondFactor(user)) return "needs_second_factor";
  const known = await call.documents.get("trusted", trustKey(call.client.id, user.id));
  return is(clientTrust) && !known ? "needs_client_trust" : null;
}

const waits = ({ status }: SignInRecord) =>
  status === "needs_second_factor" || status === "needs_client_trust";

/** Sends the code of a browser that is not known yet. */
export async function prepareSecondStep(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await requireSignIn(call, id);
  const user = await requireIdentified(call, signIn);
  const email = user.emails.find(({ id: emailId }) => emailId === user.primaryEmailId);
  if (!waits(signIn) || !email) throw notFound("Second factor");
  if (field(call, "strategy") !== "email_code") throw malformed("strategy", "strategy is not supported.");
  const secondVerification = await sendCode(call, "email_code", email.value);
  const prepared = await call.documents.update<SignInRecord>(KIND, id, (before) => ({
    ...before,
    secondVerification,
  }));
  return prepared ?? signIn;
}

export async function attemptSecondStep(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await requireSignIn(call, id);
  const user = await requireIdentified(call, signIn);
  if (!waits(signIn)) throw notFound("Second factor");
  const strategy = field(call, "strategy");
  const code = field(call, "code");
  if (code === undefined) throw missing("code");
  if (strategy === "totp" || strategy === "backup_code") {
    await spendSecondFactor(call, user.id, { strategy, code });
    return completeSignIn(call, { ...signIn, secondVerification: proven(strategy, call.client.id) });
  }
  if (strategy !== "email_code") throw malformed("strategy", "strategy is not supported.");
  const attempt = { code, now: call.now, clientId: call.client.id };
  const tried = await attemptIn<SignInRecord>(call.documents, { kind: KIND, id }, (before) => {
    const { verification, error } = tryCode(before.secondVerification, attempt);
    return { body: { ...before, secondVerification: verification }, error };
  });
  if (!tried) throw notFound("Sign-in attempt");
  await call.documents.put("trusted", trustKey(call.client.id, user.id), {});
  return completeSignIn(call, tried);
}
