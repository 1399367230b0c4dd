import { claim, release } from "#workers/sandbox/clerk/accounts/identifiers.ts";
import { deletedJson, userJson } from "#workers/sandbox/clerk/accounts/user-json.ts";
import type { Call, Instance } from "#workers/sandbox/clerk/wire/call.ts";
import { notFound } from "#workers/sandbox/clerk/wire/errors.ts";
import type {
  ClientRecord,
  IdentifierKind,
  IdentifierRecord,
  Metadata,
  SessionRecord,
  UserRecord,
  Verification,
} from "#workers/sandbox/clerk/wire/records.ts";
import { sendWebhook } from "#workers/sandbox/clerk/wire/webhooks.ts";
import { randomId } from "#workers/sandbox/random.ts";

export type UserDraft = {
  firstName: string | null;
  lastName: string | null;
  passwordHash: string | null;
  email: { value: string; verification: Verification } | null;
  phone: { value: string; verification: Verification } | null;
  publicMetadata?: Metadata;
  privateMetadata?: Metadata;
  unsafeMetadata: Metadata;
};

export const newIdentifier = (value: string, verification: Verification | null): IdentifierRecord => ({
  id: randomId("idn"),
  value,
  verification,
  createdAt: Date.now(),
});

/** Makes the user, or throws Clerk's error when the address or number has an owner. */
export async function createUser(
  call: Instance,
  draft: UserDraft,
  id = randomId("user"),
): Promise<UserRecord> {
  const { documents } = call;
  if (draft.email) await claim(documents, "email_address", draft.email.value, id);
  try {
    if (draft.phone) await claim(documents, "phone_number", draft.phone.value, id);
  } catch (error) {
    if (draft.email) await release(documents, "email_address", draft.email.value, id);
    throw error;
  }
  const emails = draft.email ? [newIdentifier(draft.email.value, draft.email.verification)] : [];
  const phones = draft.phone ? [newIdentifier(draft.phone.value, draft.phone.verification)] : [];
  const user: UserRecord = {
    id,
    firstName: draft.firstName,
    lastName: draft.lastName,
    passwordHash: draft.passwordHash,
    emails,
    phones,
    primaryEmailId: emails[0]?.id ?? null,
    primaryPhoneId: phones[0]?.id ?? null,
    publicMetadata: draft.publicMetadata ?? {},
    privateMetadata: draft.privateMetadata ?? {},
    unsafeMetadata: draft.unsafeMetadata,
    lastSignInAt: null,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  };
  // a seeded id may be made by two requests at once: the product hears of it once
  if (await documents.insert("user", id, user)) sendWebhook(call, "user.created", userJson(user));
  return user;
}

export async function requireUser(call: Call, userId: string): Promise<UserRecord> {
  const user = await call.documents.get<UserRecord>("user", userId);
  if (!user) throw notFound("User");
  return user;
}

/** Changes a user and tells the product. */
export async function updateUser(
  call: Call,
  userId: string,
  change: (user: UserRecord) => UserRecord,
): Promise<UserRecord> {
  const user = await call.documents.update<UserRecord>("user", userId, (before) => ({
    ...change(before),
    updatedAt: Date.now(),
  }));
  if (!user) throw notFound("User");
  sendWebhook(call, "user.updated", userJson(user));
  return user;
}

/** Deletes a user with all sessions, and frees the addresses and numbers. */
export async function deleteUser(call: Call, userId: string): Promise<void> {
  const { documents } = call;
  const user = await documents.take<UserRecord>("user", userId);
  if (!user) throw notFound("User");
  for (const { value } of user.emails) await release(documents, "email_address", value, userId);
  for (const { value } of user.phones) await release(documents, "phone_number", value, userId);
  for (const session of await documents.where<SessionRecord>("session", "userId", userId)) {
    await documents.update<SessionRecord>("session", session.id, (before) => ({
      ...before,
      status: "ended",
    }));
    await signOutClient(call, session.clientId);
  }
  sendWebhook(call, "user.deleted", deletedJson("user", userId));
}

/** The client no longer has this session: its servers shall notice by `updatedAt`. */
export function signOutClient(call: Call, clientId: string): Promise<ClientRecord | null> {
  return call.documents.update<ClientRecord>("client", clientId, (client) => ({
    ...client,
    lastActiveSessionId: null,
    updatedAt: Date.now(),
  }));
}

export const identifiersOf = (user: UserRecord, kind: IdentifierKind) =>
  kind === "email_address" ? user.emails : user.phones;

/** The user with one list of identifiers replaced; a primary that is gone moves to the first that is proven. */
export function withIdentifiers(
  user: UserRecord,
  kind: IdentifierKind,
  identifiers: IdentifierRecord[],
): UserRecord {
  const current = kind === "email_address" ? user.primaryEmailId : user.primaryPhoneId;
  const verified = identifiers.filter(({ verification }) => verification?.status === "verified");
  const primary = verified.find(({ id }) => id === current)?.id ?? verified[0]?.id ?? null;
  return kind === "email_address"
    ? { ...user, emails: identifiers, primaryEmailId: primary }
    : { ...user, phones: identifiers, primaryPhoneId: primary };
}
