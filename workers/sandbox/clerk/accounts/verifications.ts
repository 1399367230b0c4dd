import { type Call, type ClientCall, field } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError, malformed } from "#workers/sandbox/clerk/wire/errors.ts";
import type { LinkRecord, Strategy, Verification } from "#workers/sandbox/clerk/wire/records.ts";
import type { Documents } from "#workers/sandbox/documents.ts";
import { record } from "#workers/sandbox/outbox.ts";
import { randomCode, randomId } from "#workers/sandbox/random.ts";

/** Codes and links live ten minutes, ms. */
const LIFE_MS = 600_000;
/** Wrong codes that a verification bears; the next try fails whatever it says. */
const MAX_ATTEMPTS = 3;

export const proven = (strategy: Strategy, clientId: string | null = null): Verification => ({
  strategy,
  status: "verified",
  attempts: 1,
  code: null,
  expireAt: null,
  clientId,
});

/** Sends a fresh code to an address or a number; an older code stops working. */
export async function sendCode(call: Call, strategy: Strategy, to: string): Promise<Verification> {
  const code = randomCode();
  const text = `${code} is your verification code. It works for ten minutes.`;
  const kind = strategy === "phone_code" ? "sms" : "email_code";
  const subject = strategy === "reset_password_email_code" ? "Reset your password" : "Your verification code";
  await record(call.documents, { kind, to, code, text, ...(kind === "sms" ? {} : { subject }) });
  return { strategy, status: "unverified", attempts: 0, code, expireAt: call.now + LIFE_MS, clientId: null };
}

/** Sends a link that verifies the attempt when somebody opens it, in any browser. */
export async function sendLink(
  call: ClientCall,
  attempt: LinkRecord["attempt"],
  to: string,
): Promise<Verification> {
  const link: LinkRecord = {
    token: randomId("link", 40),
    attempt,
    clientId: call.client.id,
    redirectUrl: returnUrl(call),
    used: false,
    expireAt: call.now + LIFE_MS,
  };
  await call.documents.put("link", link.token, link);
  const url = `${call.origin}/__clerk/v1/verify?token=${link.token}`;
  const text = `Open this link to verify your e-mail address. It works once, for ten minutes: ${url}`;
  await record(call.documents, {
    kind: "email_link",
    to,
    code: null,
    url,
    text,
    subject: "Verify your e-mail",
  });
  const { expireAt } = link;
  return { strategy: "email_link", status: "unverified", attempts: 0, code: null, expireAt, clientId: null };
}

/** Links lead back to the product alone. */
function returnUrl(call: Call): string {
  const given = field(call, "redirect_url") ?? "/";
  const url = URL.parse(given, call.origin);
  if (url?.origin !== call.origin) {
    throw malformed("redirect_url", "redirect_url must lead to the application.");
  }
  return url.href;
}

type Tried = { verification: Verification; error: ClerkError | null };

/** One try of a code, as a value: the count of tries must be stored even when the code is wrong. */
export function tryCode(
  verification: Verification | null | undefined,
  attempt: { code: string; now: number; clientId: string },
): Tried {
  if (!verification || verification.code === null) {
    throw new ClerkError(400, "verification_missing", "Verification missing", undefined, "Prepare it first.");
  }
  if (verification.status === "verified") {
    throw new ClerkError(
      400,
      "verification_already_verified",
      "This verification has already been verified.",
    );
  }
  if (verification.expireAt !== null && attempt.now >= verification.expireAt) {
    const message = "This verification has expired. You must create a new one.";
    return failed(
      { ...verification, status: "expired" },
      new ClerkError(400, "verification_expired", message),
    );
  }
  if (verification.attempts >= MAX_ATTEMPTS) {
    const message = "Too many failed attempts. You have to try again with the same or another method.";
    return failed({ ...verification, status: "failed" }, new ClerkError(400, "verification_failed", message));
  }
  const attempts = verification.attempts + 1;
  if (verification.code !== attempt.code) {
    const error = new ClerkError(422, "form_code_incorrect", "Incorrect code", "code");
    return failed({ ...verification, attempts }, error);
  }
  const { clientId } = attempt;
  return { verification: { ...verification, attempts, status: "verified", clientId }, error: null };
}

const failed = (verification: Verification, error: ClerkError): Tried => ({ verification, error });

/** Tries a code inside a stored document: stores the try first, then throws its error. */
export async function attemptIn<Body>(
  documents: Documents,
  { kind, id }: { kind: string; id: string },
  change: (body: Body) => { body: Body; error: ClerkError | null },
): Promise<Body | null> {
  const last: { error: ClerkError | null } = { error: null };
  const stored = await documents.update<Body>(kind, id, (before) => {
    const { body, error } = change(before);
    last.error = error;
    return body;
  });
  if (last.error) throw last.error;
  return stored;
}

export const verificationJson = (verification: Verification | null) =>
  verification && {
    object: "verification",
    status: verification.status,
    strategy: verification.strategy,
    attempts: verification.attempts,
    expire_at: verification.expireAt,
    verified_at_client: verification.clientId,
    error: null,
  };
