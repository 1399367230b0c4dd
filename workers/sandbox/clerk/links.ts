import { proven } from "#workers/sandbox/clerk/accounts/verifications.ts";
import { goOn } from "#workers/sandbox/clerk/sign-in/second-step.ts";
import { completeSignUp } from "#workers/sandbox/clerk/sign-up/sign-ups.ts";
import type { Call, ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";
import type {
  ClientRecord,
  LinkRecord,
  SignInRecord,
  SignUpRecord,
} from "#workers/sandbox/clerk/wire/records.ts";

type LinkStatus = "verified" | "expired" | "failed";

/** Opens an e-mailed link once and says where the browser goes with the outcome. */
export async function openLink(call: Call): Promise<URL> {
  const token = call.query.get("token") ?? "";
  const link = await call.documents.get<LinkRecord>("link", token);
  if (!link) return outcome(new URL("/", call.origin), "failed", null);
  const target = new URL(link.redirectUrl);
  if (call.now >= link.expireAt) return outcome(target, "expired", null);
  if (!(await firstUse(call, token))) return outcome(target, "failed", null);

  const client = await call.documents.get<ClientRecord>("client", link.clientId);
  if (!client) return outcome(target, "failed", null);
  try {
    return outcome(target, "verified", await verifyAttempt({ ...call, client }, link));
  } catch (error) {
    if (error instanceof ClerkError) return outcome(target, "failed", null);
    throw error;
  }
}

async function firstUse(call: Call, token: string): Promise<boolean> {
  const seen = { used: false };
  await call.documents.update<LinkRecord>("link", token, (link) => {
    seen.used = link.used;
    return { ...link, used: true };
  });
  return !seen.used;
}

/** The session that came of it; null while a sign-up still misses something. */
async function verifyAttempt(call: ClientCall, { attempt }: LinkRecord): Promise<string | null> {
  const verification = proven("email_link", call.client.id);
  if (attempt.kind === "sign_in") {
    const signIn = await call.documents.update<SignInRecord>("sign_in", attempt.id, (before) => ({
      ...before,
      verification,
    }));
    return signIn && (await goOn(call, signIn)).sessionId;
  }
  const signUp = await call.documents.update<SignUpRecord>("sign_up", attempt.id, (before) => ({
    ...before,
    verifications: { ...before.verifications, email_address: verification },
  }));
  return signUp && (await completeSignUp(call, signUp)).sessionId;
}

function outcome(target: URL, status: LinkStatus, sessionId: string | null): URL {
  target.searchParams.set("__clerk_status", status);
  if (sessionId) target.searchParams.set("__clerk_created_session", sessionId);
  return target;
}
