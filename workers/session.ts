import { createClerkClient, verifyToken } from "@clerk/backend";
import type { Session } from "#app/platform/context.ts";
import { settingsOf } from "./compose.ts";

type Authenticated = { session: Session | null; headers: Headers } | { handshake: Response };

let client: { env: Cloudflare.Env; clerk: ReturnType<typeof createClerkClient> } | undefined;

function clerkOf(env: Cloudflare.Env): ReturnType<typeof createClerkClient> {
  if (client?.env === env) return client.clerk;
  const settings = settingsOf(env);
  const clerk = createClerkClient({
    secretKey: settings.CLERK_SECRET_KEY,
    publishableKey: settings.CLERK_PUBLISHABLE_KEY,
    jwtKey: settings.CLERK_JWT_KEY,
    telemetry: { disabled: true },
    ...(settings.CLERK_API_URL && { apiUrl: settings.CLERK_API_URL }),
  });
  client = { env, clerk };
  return clerk;
}

/**
 * Who asks. The session token is verified with the public key, without a call; a document whose token has
 * expired is sent through the vendor's handshake and comes back.
 */
export async function authenticate(
  request: Request,
  env: Cloudflare.Env,
  origin: string,
): Promise<Authenticated> {
  if (!request.headers.get("cookie")?.includes("__")) return { session: null, headers: new Headers() };
  const proxy = settingsOf(env).CLERK_PROXY_URL;
  const state = await clerkOf(env).authenticateRequest(
    new Request(request.url, { headers: request.headers }),
    {
      authorizedParties: [origin],
      ...(proxy && { proxyUrl: new URL(proxy, origin).href }),
    },
  );
  if (state.headers.has("location"))
    return { handshake: new Response(null, { status: 307, headers: state.headers }) };
  const auth = state.toAuth();
  const session =
    auth && "userId" in auth && auth.userId ? { userId: auth.userId, sessionId: auth.sessionId } : null;
  return { session, headers: state.headers };
}

/** The same for a room's socket, where nothing can be redirected. */
export async function sessionOfSocket(
  request: Request,
  env: Cloudflare.Env,
  origin: string,
): Promise<Session | null> {
  const token = /(?:^|;\s*)__session=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  if (!token) return null;
  try {
    const claims = await verifyToken(token, {
      jwtKey: settingsOf(env).CLERK_JWT_KEY,
      authorizedParties: [origin],
    });
    return { userId: claims.sub, sessionId: claims.sid };
  } catch {
    return null;
  }
}
