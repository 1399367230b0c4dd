import { requireUser } from "#workers/sandbox/clerk/accounts/users.ts";
import { liveSessions } from "#workers/sandbox/clerk/sessions/sessions.ts";
import type { ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import { ClerkError } from "#workers/sandbox/clerk/wire/errors.ts";
import type { UserRecord } from "#workers/sandbox/clerk/wire/records.ts";

/** Clerk asks again for who you are before sensitive changes when it is longer ago than this, ms. */
const RECENT_MS = 600_000;

/** The person at this browser, who has proven it in the last ten minutes of the sandbox's clock. */
export async function requireRecent(call: ClientCall): Promise<UserRecord> {
  const [session] = await liveSessions(call, call.client);
  if (!session) throw new ClerkError(401, "authentication_invalid", "Invalid authentication");
  if (call.now - (session.verifiedAt ?? session.createdAt) >= RECENT_MS) {
    throw new ClerkError(
      403,
      "session_reverification_required",
      "Reverification required",
      undefined,
      "You need to provide additional verification to perform this operation",
    );
  }
  return requireUser(call, session.userId);
}
