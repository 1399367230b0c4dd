import { type Bytes, fromBase64Url, toBase64Url } from "./base64url.ts";

const encoder = new TextEncoder();
/** A push service takes a day at most, ms. */
const LIVES_MS = 12 * 3_600_000;

export type VapidKeys = {
  /** An uncompressed point of P-256, base64url: 65 bytes. */
  publicKey: string;
  /** Its number, base64url: 32 bytes. */
  privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  subject: string;
};

/** @throws when the two are no key */
export async function importVapidKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey);
  if (point.length !== 65 || point[0] !== 4 || fromBase64Url(privateKey).length !== 32)
    throw new TypeError("no VAPID keys");
  const coordinate = (from: number): string => toBase64Url(point.slice(from, from + 32));
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33), d: privateKey };
  return crypto.subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, ["sign"]);
}

const part = (value: object): string => toBase64Url(encoder.encode(JSON.stringify(value)) as Bytes);

/** RFC 8292: the header that says who sends, for one push service. */
export async function vapidHeader(
  { publicKey, subject }: VapidKeys,
  key: CryptoKey,
  endpoint: string,
  now: number,
): Promise<string> {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor((now + LIVES_MS) / 1000), sub: subject };
  const signed = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, key, encoder.encode(signed));
  return `vapid t=${signed}.${toBase64Url(new Uint8Array(signature))}, k=${publicKey}`;
}
