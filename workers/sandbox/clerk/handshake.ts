import { clientUat, withSuffix } from "#workers/sandbox/clerk/clients.ts";
import { liveSessions } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { sessionToken, signToken } from "#workers/sandbox/clerk/sessions/tokens.ts";
import type { Call } from "#workers/sandbox/clerk/wire/call.ts";
import { malformed } from "#workers/sandbox/clerk/wire/errors.ts";
import type { ClientRecord } from "#workers/sandbox/clerk/wire/records.ts";

const YEAR_S = 31_536_000;
const LASTING = `Path=/; SameSite=Lax; Max-Age=${YEAR_S}`;
const DELETED = "Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT";

/**
 * A server that is unsure of its cookies sends the browser here; it goes back with a signed list of the
 * `Set-Cookie` lines that the server shall send, in the cookie `__clerk_handshake`.
 */
export async function handshake(
  call: Call,
  client: ClientRecord | null,
): Promise<{ location: string; cookie: string }> {
  const target = returnTo(call);
  const [session] = client ? await liveSessions(call, client) : [];
  const directives = ["__clerk_handshake", "__clerk_handshake_nonce"].map((name) => `${name}=; ${DELETED}`);
  const uat = client ? await clientUat(call, client) : 0;
  for (const name of await withSuffix(call, "__client_uat")) directives.push(`${name}=${uat}; ${LASTING}`);
  const token = session ? await sessionToken(call, session, target.origin) : "";
  for (const name of await withSuffix(call, "__session")) {
    directives.push(`${name}=${token}; ${session ? LASTING : DELETED}`);
  }
  const payload = await signToken(call.env, { handshake: directives });
  return {
    location: target.href,
    cookie: `__clerk_handshake=${payload}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`,
  };
}

/** Back to the same host alone. */
function returnTo(call: Call): URL {
  const target = URL.parse(call.query.get("redirect_url") ?? "");
  if (!target || target.host !== new URL(call.origin).host) {
    throw malformed("redirect_url", "redirect_url must lead to the application.");
  }
  return target;
}
