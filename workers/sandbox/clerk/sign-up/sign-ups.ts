import { isTaken, parseEmail, parsePhone } from "#workers/sandbox/clerk/accounts/identifiers.ts";
import { hashPassword, requireGoodPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import { createUser } from "#workers/sandbox/clerk/accounts/users.ts";
import {
  attemptIn,
  proven,
  sendCode,
  sendLink,
  tryCode,
} from "#workers/sandbox/clerk/accounts/verifications.ts";
import { changeClient, liveSessions, startSession } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { requireCaptcha } from "#workers/sandbox/clerk/sign-up/captcha.ts";
import { missingFields, unverifiedFields } from "#workers/sandbox/clerk/sign-up/sign-up-json.ts";
import { readBehaviour } from "#workers/sandbox/clerk/wire/behaviour.ts";
import { type ClientCall, field, isRecord } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError, malformed, missing, notFound, taken } from "#workers/sandbox/clerk/wire/errors.ts";
import type { IdentifierKind, Metadata, SignUpRecord } from "#workers/sandbox/clerk/wire/records.ts";
import { randomId } from "#workers/sandbox/random.ts";

const KIND = "sign_up";

/** Several sessions in one browser are off: who is signed in must sign out first. */
export async function requireSignedOut(call: ClientCall): Promise<void> {
  if ((await liveSessions(call, call.client)).length === 0) return;
  throw new ClerkError(
    400,
    "session_exists",
    "Session already exists",
    undefined,
    "You're already signed in.",
  );
}

/** `unsafe_metadata` comes as JSON in a form field. */
export function metadataField(call: ClientCall): Metadata | undefined {
  const raw = field(call, "unsafe_metadata");
  if (raw === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(raw);
    if (isRecord(parsed)) return parsed;
  } catch {
    // falls through to the refusal
  }
  throw malformed("unsafe_metadata", "unsafe_metadata must be a JSON object.");
}

/** What the form says of the new account, checked; a field that is absent stays as it was. */
async function givenFields(call: ClientCall): Promise<Partial<SignUpRecord>> {
  const given: Partial<SignUpRecord> = {};
  const email = field(call, "email_address");
  const phone = field(call, "phone_number");
  const password = field(call, "password");
  if (email !== undefined) {
    given.emailAddress = parseEmail(email);
    if (await isTaken(call.documents, "email_address", given.emailAddress)) throw taken("email_address");
  }
  if (phone !== undefined) {
    given.phoneNumber = parsePhone(phone);
    if (await isTaken(call.documents, "phone_number", given.phoneNumber)) throw taken("phone_number");
  }
  if (password !== undefined) {
    requireGoodPassword(password);
    given.passwordHash = await hashPassword(password);
  }
  const metadata = metadataField(call);
  if (metadata) given.unsafeMetadata = metadata;
  const texts = { firstName: "first_name", lastName: "last_name", locale: "locale" } as const;
  for (const key of ["firstName", "lastName", "locale"] as const) {
    const value = field(call, texts[key]);
    if (value !== undefined) given[key] = value;
  }
  return given;
}

export async function createSignUp(call: ClientCall): Promise<SignUpRecord> {
  await requireSignedOut(call);
  await requireCaptcha(call);
  const signUp: SignUpRecord = {
    id: randomId("sua"),
    clientId: call.client.id,
    status: "missing_requirements",
    firstName: null,
    lastName: null,
    locale: null,
    emailAddress: null,
    phoneNumber: null,
    passwordHash: null,
    unsafeMetadata: {},
    verifications: {},
    sessionId: null,
    userId: null,
    createdAt: Date.now(),
    ...(await givenFields(call)),
  };
  await call.documents.put(KIND, signUp.id, signUp);
  await changeClient(call, (client) => ({ ...client, signUpId: signUp.id }));
  const { confirmed } = await readBehaviour(call.documents);
  if (!signUp.emailAddress || !confirmed.includes(signUp.emailAddress)) return signUp;
  const verifications = { email_address: proven("admin") };
  return completeSignUp(call, { ...signUp, verifications });
}

/** The browser's own attempt; another browser's is unknown to it. */
export async function requireSignUp(call: ClientCall, id: string): Promise<SignUpRecord> {
  const signUp = await call.documents.get<SignUpRecord>(KIND, id);
  if (signUp?.clientId !== call.client.id) throw notFound("Sign-up attempt");
  return signUp;
}

export async function updateSignUp(call: ClientCall, id: string): Promise<SignUpRecord> {
  await requireSignUp(call, id);
  const given = await givenFields(call);
  const signUp = await call.documents.update<SignUpRecord>(KIND, id, (before) => {
    const verifications = { ...before.verifications };
    if (given.emailAddress && given.emailAddress !== before.emailAddress) delete verifications.email_address;
    if (given.phoneNumber && given.phoneNumber !== before.phoneNumber) delete verifications.phone_number;
    return { ...before, ...given, verifications };
  });
  if (!signUp) throw notFound("Sign-up attempt");
  return completeSignUp(call, signUp);
}

const kindOf = (strategy: string): IdentifierKind =>
  strategy === "phone_code" ? "phone_number" : "email_address";

export async function prepareSignUp(call: ClientCall, id: string): Promise<SignUpRecord> {
  const signUp = await requireSignUp(call, id);
  const strategy = field(call, "strategy");
  if (strategy !== "email_code" && strategy !== "email_link" && strategy !== "phone_code") {
    throw malformed("strategy", "strategy is not supported.");
  }
  const kind = kindOf(strategy);
  const to = kind === "email_address" ? signUp.emailAddress : signUp.phoneNumber;
  if (to === null) throw missing(kind);
  const verification =
    strategy === "email_link"
      ? await sendLink(call, { kind: "sign_up", id }, to)
      : await sendCode(call, strategy, to);
  const prepared = await call.documents.update<SignUpRecord>(KIND, id, (before) => ({
    ...before,
    verifications: { ...before.verifications, [kind]: verification },
  }));
  return prepared ?? signUp;
}

export async function attemptSignUp(call: ClientCall, id: string): Promise<SignUpRecord> {
  await requireSignUp(call, id);
  const kind = kindOf(field(call, "strategy") ?? "");
  const attempt = { code: field(call, "code") ?? "", now: call.now, clientId: call.client.id };
  const signUp = await attemptIn<SignUpRecord>(call.documents, { kind: KIND, id }, (before) => {
    const { verification, error } = tryCode(before.verifications[kind], attempt);
    return { body: { ...before, verifications: { ...before.verifications, [kind]: verification } }, error };
  });
  if (!signUp) throw notFound("Sign-up attempt");
  return completeSignUp(call, signUp);
}

/** Makes the user and the session once nothing is missing; whoever comes second to an address is refused. */
export async function completeSignUp(call: ClientCall, signUp: SignUpRecord): Promise<SignUpRecord> {
  if (signUp.status === "complete") return signUp;
  if (missingFields(signUp).length || unverifiedFields(signUp).length) return signUp;
  const { emailAddress, phoneNumber, verifications } = signUp;
  const user = await createUser(call, {
    firstName: signUp.firstName,
    lastName: signUp.lastName,
    passwordHash: signUp.passwordHash,
    email:
      emailAddress && verifications.email_address
        ? { value: emailAddress, verification: verifications.email_address }
        : null,
    phone:
      phoneNumber && verifications.phone_number
        ? { value: phoneNumber, verification: verifications.phone_number }
        : null,
    unsafeMetadata: signUp.unsafeMetadata,
  });
  const session = await startSession(call, user);
  const done: SignUpRecord = { ...signUp, status: "complete", userId: user.id, sessionId: session.id };
  await call.documents.put(KIND, signUp.id, done);
  await changeClient(call, (client) => ({ ...client, signUpId: null }));
  return done;
}
