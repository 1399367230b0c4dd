import { findUser } from "#workers/sandbox/clerk/accounts/identifiers.ts";
import { hashPassword, isPassword, requireGoodPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import { requireUser, updateUser } from "#workers/sandbox/clerk/accounts/users.ts";
import {
  attemptIn,
  proven,
  sendCode,
  sendLink,
  tryCode,
} from "#workers/sandbox/clerk/accounts/verifications.ts";
import { endOtherSessions } from "#workers/sandbox/clerk/me/me.ts";
import { changeClient, startSession } from "#workers/sandbox/clerk/sessions/sessions.ts";
import {
  countWrongPassword,
  forgetWrongPasswords,
  requireUnlocked,
} from "#workers/sandbox/clerk/sign-in/lockout.ts";
import { goOn } from "#workers/sandbox/clerk/sign-in/second-step.ts";
import { requireSignedOut } from "#workers/sandbox/clerk/sign-up/sign-ups.ts";
import { type Call, type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import {
  ClerkError,
  malformed,
  missing,
  notFound,
  wrongPassword,
} from "#workers/sandbox/clerk/wire/errors.ts";
import type { SignInRecord, UserRecord, Verification } from "#workers/sandbox/clerk/wire/records.ts";
import { randomId } from "#workers/sandbox/random.ts";

const KIND = "sign_in";

/** A ticket of the Backend API: signs one person in once. */
export type TicketRecord = { token: string; userId: string; expireAt: number };

export async function createSignIn(call: ClientCall): Promise<SignInRecord> {
  await requireSignedOut(call);
  const signIn: SignInRecord = {
    id: randomId("sia"),
    clientId: call.client.id,
    status: "needs_identifier",
    identifier: null,
    userId: null,
    verification: null,
    sessionId: null,
    createdAt: Date.now(),
  };
  const strategy = field(call, "strategy");
  if (strategy === "ticket") return spendTicket(call, signIn);

  const identifier = field(call, "identifier");
  if (identifier === undefined) return store(call, signIn);
  const user = await findUser(call.documents, identifier);
  if (!user) {
    throw new ClerkError(422, "form_identifier_not_found", "Couldn't find your account.", "identifier");
  }
  const known = await store(call, { ...signIn, status: "needs_first_factor", identifier, userId: user.id });
  const password = field(call, "password");
  if (password !== undefined) return signInByPassword(call, known, user, password);
  return strategy && strategy !== "password" ? prepareSignIn(call, known.id) : known;
}

async function store(call: ClientCall, signIn: SignInRecord): Promise<SignInRecord> {
  await call.documents.put(KIND, signIn.id, signIn);
  await changeClient(call, (client) => ({ ...client, signInId: signIn.id }));
  return signIn;
}

async function spendTicket(call: ClientCall, signIn: SignInRecord): Promise<SignInRecord> {
  const token = field(call, "ticket");
  const ticket = token ? await call.documents.take<TicketRecord>("ticket", token) : null;
  if (!ticket || call.now >= ticket.expireAt) {
    throw new ClerkError(400, "ticket_invalid_code", "is invalid", "ticket", "Ticket is invalid or expired.");
  }
  const { userId } = ticket;
  return completeSignIn(call, { ...signIn, userId, verification: proven("ticket", call.client.id) });
}

/** The browser's own attempt; another browser's is unknown to it. */
export async function requireSignIn(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await call.documents.get<SignInRecord>(KIND, id);
  if (signIn?.clientId !== call.client.id) throw notFound("Sign-in attempt");
  return signIn;
}

export async function requireIdentified(call: Call, signIn: SignInRecord): Promise<UserRecord> {
  if (signIn.userId === null) throw missing("identifier");
  return requireUser(call, signIn.userId);
}

async function signInByPassword(
  call: ClientCall,
  signIn: SignInRecord,
  user: UserRecord,
  password: string,
): Promise<SignInRecord> {
  await requireUnlocked(call, user.id);
  if (!(await isPassword(password, user.passwordHash))) {
    await countWrongPassword(call, user.id);
    throw wrongPassword();
  }
  await forgetWrongPasswords(call, user.id);
  return goOn(call, { ...signIn, verification: proven("password", call.client.id) });
}

/** Sends the code or the link of an e-mail factor. */
export async function prepareSignIn(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await requireSignIn(call, id);
  const user = await requireIdentified(call, signIn);
  const emailId = field(call, "email_address_id") ?? user.primaryEmailId;
  const email = user.emails.find((candidate) => candidate.id === emailId);
  if (!email) throw notFound("Email address");
  const verification = await sendFactor(call, signIn.id, email.value);
  const prepared = await call.documents.update<SignInRecord>(KIND, id, (before) => ({
    ...before,
    status: "needs_first_factor",
    verification,
  }));
  return prepared ?? signIn;
}

function sendFactor(call: ClientCall, signInId: string, email: string): Promise<Verification> {
  const strategy = field(call, "strategy");
  if (strategy === "email_link") return sendLink(call, { kind: "sign_in", id: signInId }, email);
  if (strategy === "email_code" || strategy === "reset_password_email_code") {
    return sendCode(call, strategy, email);
  }
  throw malformed("strategy", "strategy is not supported.");
}

export async function attemptSignIn(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await requireSignIn(call, id);
  const user = await requireIdentified(call, signIn);
  const strategy = field(call, "strategy");
  const password = field(call, "password");
  if (strategy === "password") {
    if (password === undefined) throw missing("password");
    return signInByPassword(call, signIn, user, password);
  }
  const resets = strategy === "reset_password_email_code";
  if (resets && password !== undefined) requireGoodPassword(password);
  const attempt = { code: field(call, "code") ?? "", now: call.now, clientId: call.client.id };
  const tried = await attemptIn<SignInRecord>(call.documents, { kind: KIND, id }, (before) => {
    const prepared = before.verification?.strategy === strategy ? before.verification : null;
    const { verification, error } = tryCode(prepared, attempt);
    const status = resets && !error ? "needs_new_password" : before.status;
    return { body: { ...before, verification, status }, error };
  });
  if (!tried) throw notFound("Sign-in attempt");
  if (!resets) return goOn(call, tried);
  return password === undefined ? tried : resetPassword(call, id);
}

/** The second half of a forgotten password: a proven e-mail may set a new one. */
export async function resetPassword(call: ClientCall, id: string): Promise<SignInRecord> {
  const signIn = await requireSignIn(call, id);
  const user = await requireIdentified(call, signIn);
  if (signIn.status !== "needs_new_password") {
    throw new ClerkError(
      400,
      "verification_missing",
      "Verification missing",
      undefined,
      "Verify the code first.",
    );
  }
  const password = field(call, "password");
  if (password === undefined) throw missing("password");
  requireGoodPassword(password);
  const passwordHash = await hashPassword(password);
  await updateUser(call, user.id, (before) => ({ ...before, passwordHash }));
  await forgetWrongPasswords(call, user.id);
  await call.documents.put("renewed", user.id, {});
  if (field(call, "sign_out_of_other_sessions") === "true") await endOtherSessions(call, user.id);
  return goOn(call, signIn);
}

/** Signs in on the call's client. */
export async function completeSignIn(call: ClientCall, signIn: SignInRecord): Promise<SignInRecord> {
  const user = await requireIdentified(call, signIn);
  const second = signIn.secondVerification;
  const bySecondFactor =
    second?.status === "verified" && (second.strategy === "totp" || second.strategy === "backup_code");
  const session = await startSession(call, user, { bySecondFactor });
  const done: SignInRecord = { ...signIn, status: "complete", sessionId: session.id };
  await call.documents.put(KIND, signIn.id, done);
  await changeClient(call, (client) => ({ ...client, signInId: null }));
  return done;
}
