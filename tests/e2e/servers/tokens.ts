import { createPrivateKey, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { localKeys } from "../../../scripts/local-keys.ts";

type Claims = {
  sub: string;
  azp: string;
  expiresInS?: number;
  forged?: boolean;
  /** Minutes since the first and the second factor were proven; -1 for never. */
  fva?: [number, number];
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

let parsed: KeyObject | null = null;
/** Read once: reading a key takes far longer than signing with it. */
function signingKey(): KeyObject {
  parsed ??= createPrivateKey(localKeys().clerkSigningKey);
  return parsed;
}

/** A session token as the sandbox's Clerk makes them, or one that only looks like it. */
export function mintToken({ expiresInS = 60, forged = false, ...claims }: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const started = now + Math.min(0, expiresInS) - 60;
  const times = { iat: started, nbf: started - 10, exp: now + expiresInS };
  const head = part({ alg: "RS256", typ: "JWT", kid: "ins_test" });
  const body = part({
    iss: "https://clerk.koinonia.test",
    sid: "sess_test",
    sts: "active",
    v: 2,
    ...times,
    ...claims,
  });
  const key = forged ? generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey : signingKey();
  const signature = createSign("RSA-SHA256").update(`${head}.${body}`).sign(key, "base64url");
  return `${head}.${body}.${signature}`;
}
