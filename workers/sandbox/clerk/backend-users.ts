import {
  claim,
  findUser,
  parseEmail,
  parsePhone,
  release,
} from "#workers/sandbox/clerk/accounts/identifiers.ts";
import { hashPassword, requireGoodPassword } from "#workers/sandbox/clerk/accounts/passwords.ts";
import {
  createUser,
  newIdentifier,
  requireUser,
  updateUser,
  withIdentifiers,
} from "#workers/sandbox/clerk/accounts/users.ts";
import { proven } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { type Call, field, isRecord } from "#workers/sandbox/clerk/wire/call.ts";
import { missing, notFound } from "#workers/sandbox/clerk/wire/errors.ts";
import type { IdentifierRecord, Metadata, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";

const MAX_USERS = 500;

async function matchingUsers({ documents, query }: Call): Promise<UserRecord[]> {
  const ids = query.getAll("user_id");
  const identifiers = [...query.getAll("email_address"), ...query.getAll("phone_number")];
  const text = query.get("query")?.toLowerCase();
  let users = await documents.list<UserRecord>("user", MAX_USERS);
  if (ids.length) users = users.filter(({ id }) => ids.includes(id));
  if (identifiers.length) {
    const owners = await Promise.all(identifiers.map((identifier) => findUser(documents, identifier)));
    users = users.filter(({ id }) => owners.some((owner) => owner?.id === id));
  }
  if (text) users = users.filter((user) => searchable(user).includes(text));
  const order = query.get("order_by") ?? "-created_at";
  const direction = order.startsWith("-") ? -1 : 1;
  return users.sort((a, b) => direction * (a.createdAt - b.createdAt));
}

const searchable = (user: UserRecord) =>
  [user.id, user.firstName, user.lastName, ...[...user.emails, ...user.phones].map(({ value }) => value)]
    .join(" ")
    .toLowerCase();

export async function listUsers(call: Call): Promise<UserRecord[]> {
  const offset = Number(call.query.get("offset") ?? 0);
  const limit = Number(call.query.get("limit") ?? 10);
  return (await matchingUsers(call)).slice(offset, offset + limit);
}

export async function countUsers(call: Call): Promise<number> {
  return (await matchingUsers(call)).length;
}

const metadata = (call: Call, name: string): Metadata | undefined => {
  const value = call.body[name];
  return isRecord(value) ? value : undefined;
};

const firstText = (value: unknown): string | undefined =>
  Array.isArray(value) && typeof value[0] === "string" ? value[0] : undefined;

/** A user made by the owner of the instance: nothing needs to be proven. */
export async function createBackendUser(call: Call): Promise<UserRecord> {
  const email = firstText(call.body.email_address);
  const phone = firstText(call.body.phone_number);
  const password = field(call, "password");
  if (email === undefined) throw missing("email_address");
  if (password !== undefined) requireGoodPassword(password);
  const verification = proven("admin");
  return createUser(call, {
    firstName: field(call, "first_name") ?? null,
    lastName: field(call, "last_name") ?? null,
    passwordHash: password === undefined ? null : await hashPassword(password),
    email: { value: parseEmail(email), verification },
    phone: phone === undefined ? null : { value: parsePhone(phone), verification },
    publicMetadata: metadata(call, "public_metadata") ?? {},
    privateMetadata: metadata(call, "private_metadata") ?? {},
    unsafeMetadata: metadata(call, "unsafe_metadata") ?? {},
  });
}

export async function patchUser(call: Call, userId: string): Promise<UserRecord> {
  await requireUser(call, userId);
  const password = field(call, "password");
  if (password !== undefined) requireGoodPassword(password);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const text = (name: string, before: string | null) =>
    name in call.body ? (field(call, name) ?? null) : before;
  return updateUser(call, userId, (user) => ({
    ...user,
    firstName: text("first_name", user.firstName),
    lastName: text("last_name", user.lastName),
    passwordHash: passwordHash ?? user.passwordHash,
    publicMetadata: metadata(call, "public_metadata") ?? user.publicMetadata,
    privateMetadata: metadata(call, "private_metadata") ?? user.privateMetadata,
    unsafeMetadata: metadata(call, "unsafe_metadata") ?? user.unsafeMetadata,
  }));
}

/** Clerk merges deeply; a null removes its key. */
function merged(before: Metadata, change: Metadata | undefined): Metadata {
  if (!change) return before;
  const after = { ...before };
  for (const [key, value] of Object.entries(change)) {
    const old = after[key];
    if (value === null) delete after[key];
    else after[key] = isRecord(value) ? merged(isRecord(old) ? old : {}, value) : value;
  }
  return after;
}

export function patchMetadata(call: Call, userId: string): Promise<UserRecord> {
  return updateUser(call, userId, (user) => ({
    ...user,
    publicMetadata: merged(user.publicMetadata, metadata(call, "public_metadata")),
    privateMetadata: merged(user.privateMetadata, metadata(call, "private_metadata")),
    unsafeMetadata: merged(user.unsafeMetadata, metadata(call, "unsafe_metadata")),
  }));
}

/** Adds a number to a user; `verified: true` is the owner's word that it was proven elsewhere. */
export async function createPhoneNumber(call: Call): Promise<IdentifierRecord> {
  const userId = field(call, "user_id");
  const given = field(call, "phone_number");
  if (userId === undefined) throw missing("user_id");
  if (given === undefined) throw missing("phone_number");
  await requireUser(call, userId);
  const verified = call.body.verified === true;
  const value = parsePhone(given);
  await claim(call.documents, "phone_number", value, userId);
  if (!verified) await release(call.documents, "phone_number", value, userId);
  const phone = newIdentifier(value, verified ? proven("admin") : null);
  await updateUser(call, userId, (user) => {
    const others = user.phones.filter((other) => other.value !== value);
    const after = withIdentifiers(user, "phone_number", [...others, phone]);
    return verified && call.body.primary === true ? { ...after, primaryPhoneId: phone.id } : after;
  });
  return phone;
}

async function ownerOfPhone(
  call: Call,
  phoneId: string,
): Promise<{ user: UserRecord; phone: IdentifierRecord }> {
  for (const user of await call.documents.list<UserRecord>("user", MAX_USERS)) {
    const phone = user.phones.find(({ id }) => id === phoneId);
    if (phone) return { user, phone };
  }
  throw notFound("Phone number");
}

export async function findPhoneNumber(call: Call, phoneId: string): Promise<IdentifierRecord> {
  return (await ownerOfPhone(call, phoneId)).phone;
}

/** The owner's word that a number is proven, or the user's first. */
export async function patchPhoneNumber(call: Call, phoneId: string): Promise<IdentifierRecord> {
  const { user, phone } = await ownerOfPhone(call, phoneId);
  const verified = call.body.verified === true || phone.verification?.status === "verified";
  if (verified) await claim(call.documents, "phone_number", phone.value, user.id);
  const changed = call.body.verified === true ? { ...phone, verification: proven("admin") } : phone;
  await updateUser(call, user.id, (before) => {
    const phones = before.phones.map((one) => (one.id === phoneId ? changed : one));
    const after = withIdentifiers(before, "phone_number", phones);
    return verified && call.body.primary === true ? { ...after, primaryPhoneId: phoneId } : after;
  });
  return changed;
}

export async function deletePhoneNumber(call: Call, phoneId: string): Promise<void> {
  const { user, phone } = await ownerOfPhone(call, phoneId);
  await updateUser(call, user.id, (before) =>
    withIdentifiers(
      before,
      "phone_number",
      before.phones.filter(({ id }) => id !== phoneId),
    ),
  );
  await release(call.documents, "phone_number", phone.value, user.id);
}
