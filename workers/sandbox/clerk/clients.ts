import { liveSessions, ownSessionJson } from "#workers/sandbox/clerk/sessions/sessions.ts";
import { cookieSuffix, readToken, signToken } from "#workers/sandbox/clerk/sessions/tokens.ts";
import { signInJson } from "#workers/sandbox/clerk/sign-in/sign-in-json.ts";
import { signUpJson } from "#workers/sandbox/clerk/sign-up/sign-up-json.ts";
import type { Call, ClientCall } from "#workers/sandbox/clerk/wire/call.ts";
import type { ClientRecord, SignInRecord, SignUpRecord } from "#workers/sandbox/clerk/wire/records.ts";
import { randomId } from "#workers/sandbox/random.ts";

const CLIENT_COOKIE = "__client";
const TEN_YEARS_S = 315_360_000;

/** The browser that the `__client` cookie names. */
export async function findClient(call: Call, cookie: string | undefined): Promise<ClientRecord | null> {
  const claims = cookie ? await readToken(call.env, cookie) : null;
  return typeof claims?.id === "string" ? call.documents.get<ClientRecord>("client", claims.id) : null;
}

export async function createClient(call: Call): Promise<ClientRecord> {
  const now = Date.now();
  const client: ClientRecord = {
    id: randomId("client"),
    sessionIds: [],
    lastActiveSessionId: null,
    signUpId: null,
    signInId: null,
    captchaBypass: false,
    createdAt: now,
    updatedAt: now,
  };
  await call.documents.put("client", client.id, client);
  return client;
}

/** The cookie that names a new browser; scripts cannot read it. */
export async function clientCookie(call: ClientCall): Promise<string> {
  const token = await signToken(call.env, { id: call.client.id, rotating_token: crypto.randomUUID() });
  return `${CLIENT_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${TEN_YEARS_S}`;
}

/** When the browser last signed in or out, seconds; 0 when nobody is signed in. */
export async function clientUat(call: Call, client: ClientRecord): Promise<number> {
  const sessions = await liveSessions(call, client);
  return sessions.length ? Math.floor(client.updatedAt / 1000) : 0;
}

/** Tells the product's servers whether and since when this browser is signed in. */
export async function uatCookies(call: ClientCall): Promise<string[]> {
  const uat = await clientUat(call, call.client);
  return (await withSuffix(call, "__client_uat")).map(
    (name) => `${name}=${uat}; Path=/; SameSite=Lax; Max-Age=${TEN_YEARS_S}`,
  );
}

/** A cookie's plain name, and its name with the instance's suffix. */
export async function withSuffix(call: Call, name: string): Promise<[string, string]> {
  return [name, `${name}_${await cookieSuffix(call.env.CLERK_PUBLISHABLE_KEY)}`];
}

export async function clientJson(call: Call, client: ClientRecord) {
  const { documents } = call;
  const sessions = await liveSessions(call, client);
  const signUp = client.signUpId ? await documents.get<SignUpRecord>("sign_up", client.signUpId) : null;
  const signIn = client.signInId ? await documents.get<SignInRecord>("sign_in", client.signInId) : null;
  return {
    object: "client",
    id: client.id,
    sessions: await Promise.all(sessions.map((session) => ownSessionJson(call, session))),
    sign_up: signUp && signUpJson(signUp),
    sign_in: signIn && (await signInJson(call, signIn)),
    last_active_session_id: client.lastActiveSessionId,
    last_authentication_strategy: null,
    captcha_bypass: client.captchaBypass,
    cookie_expires_at: null,
    created_at: client.createdAt,
    updated_at: client.updatedAt,
  };
}
