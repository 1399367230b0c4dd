import { fromBase64Url, toBase64Url } from "#app/vendors/web-push/base64url.ts";

const encoder = new TextEncoder();
const RS256 = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;
const TIMEOUT_MS = 10_000;
const HOUR_S = 3600;
/** A token is not used in its last minutes, ms. */
const MARGIN_MS = 5 * 60_000;

/** Whom an assertion is for, whatever answers it here. */
export const GOOGLE_TOKENS = "https://oauth2.googleapis.com/token";
const SCOPE = "https://www.googleapis.com/auth/firebase.messaging";

/** Of the file that Google makes for a service account. */
export type ServiceAccount = {
  projectId: string;
  clientEmail: string;
  /** PKCS8, as PEM. */
  privateKey: string;
};

const part = (value: object): string =>
  toBase64Url(encoder.encode(JSON.stringify(value)) as Uint8Array<ArrayBuffer>);

/** @throws when it is no key */
async function importKey(pem: string): Promise<CryptoKey> {
  const base64 = pem.replace(/-----[A-Z ]+-----|\s/g, "");
  const der = fromBase64Url(base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""));
  return crypto.subtle.importKey("pkcs8", der, RS256, false, ["sign"]);
}

/** RFC 7523: that this account asks for a token, for an hour. */
export async function assertionOf({ clientEmail, privateKey }: ServiceAccount, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  const claims = { iss: clientEmail, scope: SCOPE, aud: GOOGLE_TOKENS, iat: issued, exp: issued + HOUR_S };
  const signed = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(RS256, await importKey(privateKey), encoder.encode(signed));
  return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
}

type Kept = { token: string; until: number };
/** `refused`: this account gets none, whenever it asks. `later`: nobody knows, or it is busy. */
export type Token = { ok: true; token: string } | { ok: false; reason: "refused" | "later" };

export type AccessTokens = {
  get(): Promise<Token>;
  /** It was not taken: the next one is a new one. */
  forget(token: string): void;
};

/** Access tokens of a service account, each used until shortly before its end; those who ask at once ask once. */
export function accessTokens(account: ServiceAccount, url: string, now: () => number): AccessTokens {
  let kept: Kept | undefined;
  let asked: Promise<Token> | undefined;
  const ask = async (): Promise<Token> => {
    const at = now();
    const assertion = await assertionOf(account, at).catch(() => null);
    if (assertion === null) return refused("key");
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer", assertion }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const responseBody = (await response?.json().catch(() => null)) as
      | Record<string, unknown>
      | null
      | undefined;
    if (response?.ok && typeof responseBody?.access_token === "string") {
      kept = {
        token: responseBody.access_token,
        until: at + Number(responseBody.expires_in ?? 0) * 1000 - MARGIN_MS,
      };
      return { ok: true, token: kept.token };
    }
    const { status = 0 } = response ?? {};
    return status >= 400 && status < 500 && status !== 429 ? refused(status) : { ok: false, reason: "later" };
  };
  return {
    get() {
      if (kept && kept.until > now()) return Promise.resolve({ ok: true, token: kept.token });
      asked ??= ask().finally(() => {
        asked = undefined;
      });
      return asked;
    },
    forget(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}

/** Somebody has to look: no phone is notified until then. */
function refused(status: number | "key"): Token {
  console.error(JSON.stringify({ level: "error", at: "fcm.token", status }));
  return { ok: false, reason: "refused" };
}
