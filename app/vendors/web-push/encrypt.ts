import type { PushDevice } from "#app/vendors/push-port.ts";
import { type Bytes, fromBase64Url, joined } from "./base64url.ts";

const encoder = new TextEncoder();
const P256 = { name: "ECDH", namedCurve: "P-256" } as const;

/** One record holds everything; push services take 4096 bytes in all. */
const RECORD_SIZE = 4096;
/** Header (86), end of the padding (1) and tag (16) aside. */
export const MAX_PAYLOAD_BYTES = RECORD_SIZE - 86 - 1 - 16;
/** Lengths say nothing of what is in it: filled up to the next multiple. */
const FILLED_TO = 512;

async function hkdf(salt: Bytes, secret: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, length * 8),
  );
}

type Chance = { salt: Bytes; sender: CryptoKeyPair; fill: boolean };

async function newChance(): Promise<Chance> {
  const sender = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as CryptoKeyPair;
  return { salt: crypto.getRandomValues(new Uint8Array(16)), sender, fill: true };
}

/**
 * RFC 8291: a message that only this browser can read, as one record of `aes128gcm` (RFC 8188).
 * @param chance for the RFC's own example; new each time otherwise
 * @throws when the browser's keys are none, or the message is too long
 */
export async function encryptForDevice(
  { p256dh, auth }: Pick<PushDevice, "p256dh" | "auth">,
  message: string,
  chance?: Chance,
): Promise<Bytes> {
  const { salt, sender, fill } = chance ?? (await newChance());
  const text = encoder.encode(message);
  if (text.length > MAX_PAYLOAD_BYTES) throw new RangeError("too long for a push");
  const theirs = fromBase64Url(p256dh);
  const secret = fromBase64Url(auth);
  if (theirs.length !== 65 || secret.length !== 16) throw new TypeError("no keys of a browser");
  const ours = new Uint8Array((await crypto.subtle.exportKey("raw", sender.publicKey)) as ArrayBuffer);
  const publicKey = await crypto.subtle.importKey("raw", theirs, P256, false, []);
  const shared = new Uint8Array(
    await crypto.subtle.deriveBits({ name: "ECDH", public: publicKey }, sender.privateKey, 256),
  );
  const info = joined(encoder.encode("WebPush: info\0"), theirs, ours);
  const keying = await hkdf(secret, shared, info, 32);
  const key = await hkdf(salt, keying, encoder.encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await hkdf(salt, keying, encoder.encode("Content-Encoding: nonce\0"), 12);
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt"]);
  // 2: the last record; then zeros
  const filling = fill
    ? Math.min(MAX_PAYLOAD_BYTES, Math.ceil(text.length / FILLED_TO) * FILLED_TO)
    : text.length;
  const plain = joined(text, new Uint8Array([2]), new Uint8Array(filling - text.length));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce }, aes, plain));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([ours.length]), ours, encrypted);
}
