import type { SandboxEnv } from "#workers/sandbox/env.ts";

/** Session tokens live one minute, seconds; clerk-js asks for a fresh one before that. */
const SESSION_TOKEN_LIFE_S = 60;

const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

type SigningKey = {
  pem: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  kid: string;
  n: string;
  e: string;
};

let cached: SigningKey | undefined;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const encodePart = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function signingKey(env: SandboxEnv): Promise<SigningKey> {
  const pem = env.CLERK_SIGNING_KEY;
  if (cached?.pem === pem) return cached;
  const der = bytesOf(pem.replace(/-----[A-Z ]+-----|\s/g, ""));
  const privateKey = await crypto.subtle.importKey("pkcs8", der, RS256, true, ["sign"]);
  // exportKey's type covers every format; "jwk" always gives an object.
  const jwk = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  const { n = "", e = "" } = jwk;
  const publicKey = await crypto.subtle.importKey("jwk", { kty: "RSA", alg: "RS256", n, e }, RS256, true, [
    "verify",
  ]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(n));
  cached = { pem, privateKey, publicKey, n, e, kid: `ins_${base64url(new Uint8Array(digest)).slice(0, 27)}` };
  return cached;
}

/** Any claims, as a JWT signed with the instance's key. */
export async function signToken(env: SandboxEnv, claims: Record<string, unknown>): Promise<string> {
  const { privateKey, kid } = await signingKey(env);
  const signed = `${encodePart({ alg: "RS256", kid, typ: "JWT" })}.${encodePart(claims)}`;
  const signature = await crypto.subtle.sign(RS256, privateKey, new TextEncoder().encode(signed));
  return `${signed}.${base64url(new Uint8Array(signature))}`;
}

/** The claims of a JWT that this instance signed, or null. */
export async function readToken(env: SandboxEnv, token: string): Promise<Record<string, unknown> | null> {
  const [header, claims, signature] = token.split(".");
  if (!header || !claims || !signature) return null;
  const { publicKey } = await signingKey(env);
  try {
    const signed = new TextEncoder().encode(`${header}.${claims}`);
    if (!(await crypto.subtle.verify(RS256, publicKey, bytesOf(signature), signed))) return null;
    return JSON.parse(new TextDecoder().decode(bytesOf(claims))) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** The public half, for `/v1/jwks`. */
export async function publicKeys(env: SandboxEnv) {
  const { kid, n, e } = await signingKey(env);
  return { keys: [{ use: "sig", kty: "RSA", kid, alg: "RS256", n, e }] };
}

/** A session token as Clerk's version 2; `origin` becomes its authorized party. */
export function sessionToken(
  { env, now: clock }: { env: SandboxEnv; now: number },
  session: { id: string; userId: string } & Proofs,
  origin: string,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return signToken(env, {
    azp: origin,
    exp: now + SESSION_TOKEN_LIFE_S,
    fva: factorAges(session, clock),
    iat: now,
    iss: `https://${frontendApi(env.CLERK_PUBLISHABLE_KEY)}`,
    jti: crypto.randomUUID().replaceAll("-", ""),
    nbf: now - 10,
    sid: session.id,
    sts: "active",
    sub: session.userId,
    v: 2,
  });
}

/** The first by the sandbox's clock, where one was proven since it can be moved; the second by the real one. */
type Proofs = { createdAt: number; verifiedAt?: number; secondFactorAt?: number };

/** Minutes since the first and the second factor were proven; -1 for a second one that was not. */
export function factorAges(
  { createdAt, verifiedAt, secondFactorAt }: Proofs,
  clock: number,
): [number, number] {
  const minutes = (ms: number) => Math.max(0, Math.floor(ms / 60_000));
  return [
    minutes(clock - (verifiedAt ?? createdAt)),
    secondFactorAt === undefined ? -1 : minutes(Date.now() - secondFactorAt),
  ];
}

/** The host that a publishable key carries: `pk_live_` and base64 of `host$`. */
function frontendApi(publishableKey: string): string {
  return atob(publishableKey.split("_")[2] ?? "").slice(0, -1);
}

/** Clerk's cookies carry this suffix, so that two instances can share a domain. */
export async function cookieSuffix(publishableKey: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(publishableKey));
  return base64url(new Uint8Array(digest)).slice(0, 8);
}
