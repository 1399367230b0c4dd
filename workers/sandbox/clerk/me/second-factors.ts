import { updateUser } from "#workers/sandbox/clerk/accounts/users.ts";
import { requireRecent } from "#workers/sandbox/clerk/me/recent.ts";
import { isBackupCode, matchingStep, newBackupCodes, newSecret } from "#workers/sandbox/clerk/me/totp.ts";
import { requireSignedIn } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { type Call, type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError, missing } from "#workers/sandbox/clerk/wire/errors.ts";
import type { SecondFactorStrategy, UserRecord } from "#workers/sandbox/clerk/wire/records.ts";
import { randomId } from "#workers/sandbox/random.ts";

const ISSUER = "Koinonia";

const wrongCode = () => new ClerkError(422, "form_code_incorrect", "is incorrect", "code", "Incorrect code");

export const hasSecondFactor = (user: UserRecord): boolean => user.totp?.verified === true;

/** A new authenticator app: it counts once a code of it was given. */
export async function createTotp(call: ClientCall) {
  const user = await requireRecent(call);
  if (hasSecondFactor(user)) {
    throw new ClerkError(400, "totp_already_enabled", "Authenticator app is already enabled");
  }
  const secret = newSecret();
  const after = await updateUser(call, user.id, (before) => ({
    ...before,
    totp: { id: randomId("totp"), secret, verified: false, lastStep: null },
  }));
  return totpJson(after);
}

/** The first code proves the app, and brings ten backup codes. */
export async function attemptTotp(call: ClientCall) {
  const user = await requireSignedIn(call);
  if (!user.totp) throw new ClerkError(404, "resource_not_found", "Authenticator app not found");
  const step = await matchingStep(user.totp, field(call, "code") ?? "", Date.now());
  if (step === null) throw wrongCode();
  const codes = newBackupCodes();
  const after = await updateUser(call, user.id, (before) => ({
    ...before,
    totp: before.totp ? { ...before.totp, verified: true, lastStep: step } : null,
    backupCodes: codes,
  }));
  return { ...totpJson(after), secret: null, uri: null, backup_codes: codes };
}

export async function deleteTotp(call: ClientCall): Promise<{ id: string }> {
  const user = await requireRecent(call);
  if (!user.totp) throw new ClerkError(404, "resource_not_found", "Authenticator app not found");
  await updateUser(call, user.id, (before) => ({ ...before, totp: null, backupCodes: [] }));
  return user.totp;
}

/** Ten new codes; the old ones stop working. */
export async function createBackupCodes(call: ClientCall) {
  const user = await requireRecent(call);
  if (!hasSecondFactor(user))
    throw new ClerkError(400, "second_factor_missing", "Enable a second factor first");
  const codes = newBackupCodes();
  await updateUser(call, user.id, (before) => ({ ...before, backupCodes: codes }));
  return {
    object: "backup_code",
    id: randomId("bkp"),
    codes,
    created_at: Date.now(),
    updated_at: Date.now(),
  };
}

/**
 * One try of a second factor, at sign-in and when a session is verified anew. A code of the app works once, a backup
 * code is spent. Throws Clerk's error when it is wrong.
 */
export async function spendSecondFactor(
  call: Call,
  userId: string,
  { strategy, code }: { strategy: SecondFactorStrategy; code: string | undefined },
): Promise<void> {
  if (code === undefined) throw missing("code");
  const user = await call.documents.get<UserRecord>("user", userId);
  const step = user?.totp ? await matchingStep(user.totp, code, Date.now()) : null;
  const spent = { ok: false };
  await call.documents.update<UserRecord>("user", userId, (before) => {
    spent.ok = false;
    if (strategy === "backup_code") {
      const left = (before.backupCodes ?? []).filter((known) => !isBackupCode(known, code));
      spent.ok = left.length < (before.backupCodes ?? []).length;
      return { ...before, backupCodes: left };
    }
    if (step === null || !before.totp || (before.totp.lastStep ?? -1) >= step) return before;
    spent.ok = true;
    return { ...before, totp: { ...before.totp, lastStep: step } };
  });
  if (!spent.ok) throw wrongCode();
}

/** What the sign-in and the verification of a session offer as second step; null without one. */
export const secondFactorsOf = (user: UserRecord) =>
  hasSecondFactor(user)
    ? [{ strategy: "totp" }, ...(user.backupCodes?.length ? [{ strategy: "backup_code" }] : [])]
    : null;

function totpJson(user: UserRecord) {
  const { totp } = user;
  const email = user.emails.find(({ id }) => id === user.primaryEmailId)?.value ?? user.id;
  const uri = `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?secret=${totp?.secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`;
  return {
    object: "totp",
    id: totp?.id ?? "",
    secret: totp?.secret ?? null,
    uri,
    verified: totp?.verified ?? false,
    backup_codes: null,
    created_at: Date.now(),
    updated_at: Date.now(),
  };
}
