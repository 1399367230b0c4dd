import type { TotpRecord } from "#workers/sandbox/clerk/wire/records.ts";

/**
 * Time-based one-time passwords (RFC 6238): HMAC-SHA-1, six digits, thirty seconds. Real time, whatever the sandbox's
 * clock says: the app on somebody's phone cannot be moved.
 */
const STEP_MS = 30_000;
/** Steps before and after the present one that are accepted: clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const BACKUP_CODES = 10;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function base32(bytes: Uint8Array): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  let bits = "";
  for (const letter of text.toUpperCase()) bits += BASE32.indexOf(letter).toString(2).padStart(5, "0");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

export const newSecret = (): string => base32(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** The code of one step; `step` is epoch ms / 30,000. */
export async function totpAt(secret: string, step: number): Promise<string> {
  const hash = { name: "HMAC", hash: "SHA-1" };
  const key = await crypto.subtle.importKey("raw", fromBase32(secret), hash, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, counter.buffer));
  const at = mac.getUint8(19) & 15;
  return String((mac.getUint32(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The step whose code this is, if it has not been used before; null when the code is wrong. */
export async function matchingStep(totp: TotpRecord, code: string, now: number): Promise<number | null> {
  const present = Math.floor(now / STEP_MS);
  for (let step = present - WINDOW; step <= present + WINDOW; step++) {
    if (step > (totp.lastStep ?? -1) && (await totpAt(totp.secret, step)) === code) return step;
  }
  return null;
}

export const newBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODES }, () => base32(crypto.getRandomValues(new Uint8Array(5))).toLowerCase());

export const isBackupCode = (known: string, typed: string): boolean =>
  known === typed.replace(/[\s-]/g, "").toLowerCase();
