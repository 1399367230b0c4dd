import { env } from "cloudflare:workers";

type Claims = { sub: string; sid?: string; azp?: string; expiresInS?: number; fva?: [number, number] };

const base64Url = (bytes: ArrayBuffer | Uint8Array | string): string => {
  const raw = typeof bytes === "string" ? new TextEncoder().encode(bytes) : new Uint8Array(bytes);
  return btoa(String.fromCharCode(...raw))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
};

/** A session token as the sandbox's Clerk signs them; `key` forges one. */
export async function sessionToken(claims: Claims, key?: CryptoKey): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const { expiresInS = 60, ...rest } = claims;
  const header = base64Url(JSON.stringify({ alg: "RS256", typ: "JWT", kid: "ins_test" }));
  const body = base64Url(
    JSON.stringify({
      azp: "http://localhost",
      iss: "https://clerk.koinonia.test",
      sid: "sess_test",
      sts: "active",
      v: 2,
      fva: [0, -1],
      iat: now + Math.min(0, expiresInS) - 60,
      nbf: now + Math.min(0, expiresInS) - 70,
      exp: now + expiresInS,
      ...rest,
    }),
  );
  const signed = await crypto.subtle.sign(
    "RSASSA-PKCS1-v1_5",
    key ?? (await sandboxKey()),
    new TextEncoder().encode(`${header}.${body}`),
  );
  return `${header}.${body}.${base64Url(signed)}`;
}

function sandboxKey(): Promise<CryptoKey> {
  const pem = (env as unknown as { CLERK_SIGNING_KEY: string }).CLERK_SIGNING_KEY;
  const der = Uint8Array.from(atob(pem.replace(/-----[^-]+-----|\s/g, "")), (char) => char.charCodeAt(0));
  return crypto.subtle.importKey("pkcs8", der, { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }, false, [
    "sign",
  ]);
}

/** Somebody else's key, of the same kind. */
export async function forgersKey(): Promise<CryptoKey> {
  const pair = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      hash: "SHA-256",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ["sign", "verify"],
  );
  return (pair as CryptoKeyPair).privateKey;
}
