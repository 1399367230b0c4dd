import { claim, isTaken, parseIdentifier, release } from "#workers/sandbox/clerk/accounts/identifiers.ts";
import { hashPassword, isPassword, requireGoodPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import {
  identifiersOf,
  newIdentifier,
  updateUser,
  withIdentifiers,
} from "#workers/sandbox/clerk/accounts/users.ts";
import { attemptIn, sendCode, tryCode } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { requireRecent } from "#workers/sandbox/clerk/me/recent.ts";
import { endSession, requireSignedIn } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { metadataField } from "#workers/sandbox/clerk/sign-up/sign-ups.ts";
import { type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { missing, notFound, taken, wrongPassword } from "#workers/sandbox/clerk/wire/errors.ts";
import type {
  IdentifierKind,
  IdentifierRecord,
  SessionRecord,
  UserRecord,
} from "#workers/sandbox/clerk/wire/records.ts";

/** The profile's own fields: names, primary address and number, `unsafe_metadata`. */
export async function updateMe(call: ClientCall): Promise<UserRecord> {
  const sensitive = ["primary_email_address_id", "primary_phone_number_id"].some((name) => name in call.body);
  const { id } = sensitive ? await requireRecent(call) : await requireSignedIn(call);
  const unsafeMetadata = metadataField(call);
  const text = (name: string, before: string | null) =>
    name in call.body ? (field(call, name) ?? null) : before;
  return updateUser(call, id, (user) => ({
    ...user,
    firstName: text("first_name", user.firstName),
    lastName: text("last_name", user.lastName),
    primaryEmailId: provenId(user.emails, field(call, "primary_email_address_id"), user.primaryEmailId),
    primaryPhoneId: provenId(user.phones, field(call, "primary_phone_number_id"), user.primaryPhoneId),
    unsafeMetadata: unsafeMetadata ?? user.unsafeMetadata,
  }));
}

function provenId(identifiers: IdentifierRecord[], wanted: string | undefined, current: string | null) {
  if (wanted === undefined) return current;
  const found = identifiers.find(
    ({ id, verification }) => id === wanted && verification?.status === "verified",
  );
  if (!found) throw notFound("Identification");
  return found.id;
}

export async function changePassword(call: ClientCall): Promise<UserRecord> {
  const user = await requireRecent(call);
  const password = field(call, "new_password");
  if (password === undefined) throw missing("new_password");
  const current = field(call, "current_password") ?? "";
  if (user.passwordHash !== null && !(await isPassword(current, user.passwordHash))) {
    throw wrongPassword("current_password");
  }
  requireGoodPassword(password, "new_password");
  const passwordHash = await hashPassword(password);
  if (field(call, "sign_out_of_other_sessions") === "true") await endOtherSessions(call, user.id);
  return updateUser(call, user.id, (before) => ({ ...before, passwordHash }));
}

export async function endOtherSessions(call: ClientCall, userId: string): Promise<void> {
  for (const session of await call.documents.where<SessionRecord>("session", "userId", userId)) {
    const other = session.clientId !== call.client.id;
    if (other && session.status === "active") await endSession(call, session.id, "revoked");
  }
}

/** A further address or number; it counts once it is proven. */
export async function addIdentifier(call: ClientCall, kind: IdentifierKind): Promise<IdentifierRecord> {
  const { id } = await requireRecent(call);
  const given = field(call, kind);
  if (given === undefined) throw missing(kind);
  const value = parseIdentifier(kind, given);
  if (await isTaken(call.documents, kind, value)) throw taken(kind);
  const added = newIdentifier(value, null);
  await updateUser(call, id, (user) => withIdentifiers(user, kind, [...identifiersOf(user, kind), added]));
  return added;
}

function requireIdentifier(user: UserRecord, kind: IdentifierKind, id: string): IdentifierRecord {
  const found = identifiersOf(user, kind).find((identifier) => identifier.id === id);
  if (!found) throw notFound("Identification");
  return found;
}

const replaced = (user: UserRecord, kind: IdentifierKind, changed: IdentifierRecord) =>
  withIdentifiers(
    user,
    kind,
    identifiersOf(user, kind).map((identifier) => (identifier.id === changed.id ? changed : identifier)),
  );

export async function prepareIdentifier(
  call: ClientCall,
  kind: IdentifierKind,
  id: string,
): Promise<IdentifierRecord> {
  const user = await requireSignedIn(call);
  const identifier = requireIdentifier(user, kind, id);
  const strategy = kind === "phone_number" ? "phone_code" : "email_code";
  const prepared = { ...identifier, verification: await sendCode(call, strategy, identifier.value) };
  await call.documents.update<UserRecord>("user", user.id, (before) => replaced(before, kind, prepared));
  return prepared;
}

export async function attemptIdentifier(
  call: ClientCall,
  kind: IdentifierKind,
  id: string,
): Promise<IdentifierRecord> {
  const user = await requireSignedIn(call);
  const { value } = requireIdentifier(user, kind, id);
  const attempt = { code: field(call, "code") ?? "", now: call.now, clientId: call.client.id };
  await attemptIn<UserRecord>(call.documents, { kind: "user", id: user.id }, (before) => {
    const identifier = requireIdentifier(before, kind, id);
    const { verification, error } = tryCode(identifier.verification, attempt);
    return { body: replaced(before, kind, { ...identifier, verification }), error };
  });
  try {
    await claim(call.documents, kind, value, user.id);
  } catch (error) {
    await dropIdentifier(call, user.id, kind, id);
    throw error;
  }
  const after = await updateUser(call, user.id, (before) => before);
  return requireIdentifier(after, kind, id);
}

const dropIdentifier = (call: ClientCall, userId: string, kind: IdentifierKind, id: string) =>
  updateUser(call, userId, (user) =>
    withIdentifiers(
      user,
      kind,
      identifiersOf(user, kind).filter((identifier) => identifier.id !== id),
    ),
  );

export async function removeIdentifier(call: ClientCall, kind: IdentifierKind, id: string): Promise<void> {
  const user = await requireRecent(call);
  const { value } = requireIdentifier(user, kind, id);
  await dropIdentifier(call, user.id, kind, id);
  await release(call.documents, kind, value, user.id);
}
