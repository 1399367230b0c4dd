import { createClerkClient, verifyToken } from "@clerk/backend";
import type { Session } from "#app/request/context.ts";
import { settingsOf } from "./compose.ts";
import { cookiesOf } from "./documents/cookies.ts";

/** `headers`: the cookies that the vendor wants set. */
type Authenticated = { session: Session | null; headers: Headers | null } | { handshake: Response };

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

/** Times in epoch s, as the token says them. */
type Claims = { session: Session; issuedAt: number; expiresAt: number; origin: string };

/** Tokens that were verified in this isolate, by their exact text: the same bytes are not verified twice. */
const verified = new Map<string, Claims>();
const MAX_VERIFIED = 2_000;

/** Clerk's claim `fva`: minutes since the first and the second factor were proven in this session; -1 for never. */
const hasSecondFactor = (fva: readonly number[] | undefined): boolean => (fva?.[1] ?? -1) >= 0;

/** By whichever factor was proven last. */
function verifiedMinutesAgo(fva: readonly number[] | undefined): number | null {
  const known = (fva ?? []).filter((minutes) => minutes >= 0);
  return known.length > 0 ? Math.min(...known) : null;
}

/**
 * A session token's claims, verified with the public key, without a call. Null when it is not one of ours,
 * has run out, or was made for another origin.
 */
async function claimsOf(token: string, env: Cloudflare.Env, origin: string): Promise<Claims | null> {
  const known = verified.get(token);
  if (known) return known.origin === origin && known.expiresAt > Date.now() / 1000 ? known : null;
  try {
    const { sub, sid, iat, exp, sts, fva } = await verifyToken(token, {
      jwtKey: settingsOf(env).CLERK_JWT_KEY,
      authorizedParties: [origin],
    });
    // signed in, but with a task left to do: not yet
    if (sts === "pending") return null;
    const claims = {
      session: {
        userId: sub,
        sessionId: sid,
        mfaVerified: hasSecondFactor(fva),
        verifiedMinutesAgo: verifiedMinutesAgo(fva),
      },
      issuedAt: iat,
      expiresAt: exp,
      origin,
    };
    if (verified.size >= MAX_VERIFIED) verified.clear();
    verified.set(token, claims);
    return claims;
  } catch {
    return null;
  }
}

/**
 * The session check: who asks. A token that lives, and is as new as the browser's sign-in, is enough. Everything else is
 * the vendor's own code: a document whose token has run out is sent through the handshake and comes back.
 */
export async function authenticate(
  request: Request,
  cookies: ReadonlyMap<string, string>,
  env: Cloudflare.Env,
  origin: string,
): Promise<Authenticated> {
  const names = [...cookies.keys()];
  if (!names.some((name) => name.startsWith("__"))) return { session: null, headers: null };
  const token = cookies.get("__session");
  const signedInAt = Number(cookies.get("__client_uat") ?? 0);
  if (token && signedInAt > 0 && !names.some((name) => name.startsWith("__clerk_handshake"))) {
    const claims = await claimsOf(token, env, origin);
    if (claims && claims.issuedAt >= signedInAt) return { session: claims.session, headers: null };
  }
  try {
    return await authenticateWithVendor(request, env, origin);
  } catch {
    // cookies that no browser of ours has written
    return { session: null, headers: null };
  }
}

async function authenticateWithVendor(
  request: Request,
  env: Cloudflare.Env,
  origin: string,
): Promise<Authenticated> {
  const proxy = settingsOf(env).CLERK_PROXY_URL;
  const state = await clerkOf(env).authenticateRequest(
    new Request(request.url, { headers: headersOfDocument(request) }),
    {
      authorizedParties: [origin],
      ...(proxy && { proxyUrl: new URL(proxy, origin).href }),
    },
  );
  if (state.headers.has("location")) {
    // a form's words are not carried to the vendor and back
    const status = request.method === "GET" || request.method === "HEAD" ? 307 : 303;
    return { handshake: new Response(null, { status, headers: state.headers }) };
  }
  const auth = state.toAuth();
  const session =
    auth && "userId" in auth && auth.userId
      ? {
          userId: auth.userId,
          sessionId: auth.sessionId,
          mfaVerified: hasSecondFactor(auth.sessionClaims.fva),
          verifiedMinutesAgo: verifiedMinutesAgo(auth.sessionClaims.fva),
        }
      : null;
  return { session, headers: state.headers };
}

/**
 * A page that our service worker fetches names no destination, and the vendor's code would take it for a script's
 * request: whoever's token has run out would be a visitor. That it is a page says the mode, which no script can set.
 */
function headersOfDocument({ headers: asked }: Request): Headers {
  const headers = new Headers(asked);
  const byWorker = headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "empty";
  if (byWorker) headers.set("sec-fetch-dest", "document");
  return headers;
}

/** The same for a room's socket, where nothing can be redirected. */
export async function sessionOfSocket(
  request: Request,
  env: Cloudflare.Env,
  origin: string,
): Promise<Claims | null> {
  const token = cookiesOf(request).get("__session");
  return token ? claimsOf(token, env, origin) : null;
}
