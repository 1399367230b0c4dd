import { malformed, taken } from "#workers/sandbox/clerk/wire/errors.ts";
import type { IdentifierKind, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";
import type { Documents } from "#workers/sandbox/documents.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const E164 = /^\+[1-9]\d{7,14}$/;

/** An address in lower case; throws Clerk's error when it is none. */
export function parseEmail(value: string, param = "email_address"): string {
  const email = value.trim().toLowerCase();
  if (!EMAIL.test(email)) throw malformed(param, "Email address must be a valid email address.");
  return email;
}

/** A number in E.164; throws Clerk's error when it is none. */
export function parsePhone(value: string): string {
  const phone = value.replace(/[\s().-]/g, "");
  if (!E164.test(phone)) {
    throw malformed("phone_number", "Phone number must be a valid phone number according to E.164.");
  }
  return phone;
}

export const parseIdentifier = (kind: IdentifierKind, value: string) =>
  kind === "email_address" ? parseEmail(value) : parsePhone(value);

// One document per proven address or number: the first to insert it owns it.
const keyOf = (kind: IdentifierKind, value: string) => `${kind}:${value}`;

/** Makes the address or number the user's own; Clerk's error when another user was faster. */
export async function claim(
  documents: Documents,
  kind: IdentifierKind,
  value: string,
  userId: string,
): Promise<void> {
  const key = keyOf(kind, value);
  if (await documents.insert("identifier", key, { userId })) return;
  const owner = await documents.get<{ userId: string }>("identifier", key);
  if (owner?.userId !== userId) throw taken(kind);
}

/** Gives up what the user owns; another user's address or number stays. */
export async function release(
  documents: Documents,
  kind: IdentifierKind,
  value: string,
  userId: string,
): Promise<void> {
  const key = keyOf(kind, value);
  const owner = await documents.get<{ userId: string }>("identifier", key);
  if (owner?.userId === userId) await documents.remove("identifier", key);
}

export async function isTaken(documents: Documents, kind: IdentifierKind, value: string): Promise<boolean> {
  return (await documents.get("identifier", keyOf(kind, value))) !== null;
}

/** The user who owns an e-mail address or a phone number. */
export async function findUser(documents: Documents, identifier: string): Promise<UserRecord | null> {
  const value = identifier.trim().toLowerCase();
  const kind = value.includes("@") ? "email_address" : "phone_number";
  const owner = await documents.get<{ userId: string }>("identifier", keyOf(kind, value));
  return owner && documents.get<UserRecord>("user", owner.userId);
}
