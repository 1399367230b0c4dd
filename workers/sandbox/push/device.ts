import { fromBase64Url, joined, toBase64Url } from "#app/vendors/web-push/base64url.ts";

/** A browser at the push service: the keys that the browser would keep to itself. */
export type Device = { id: string; p256dh: string; auth: string; privateKey: JsonWebKey; gone: boolean };

const P256 = { name: "ECDH", namedCurve: "P-256" } as const;
const encoder = new TextEncoder();

export async function newDevice(): Promise<Device> {
  const pair = (await crypto.subtle.generateKey(P256, true, ["deriveBits"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", pair.publicKey)) as ArrayBuffer);
  return {
    id: crypto.randomUUID(),
    p256dh: toBase64Url(point),
    auth: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    privateKey: (await crypto.subtle.exportKey("jwk", pair.privateKey)) as JsonWebKey,
    gone: false,
  };
}

async function derived(salt: BufferSource, secret: BufferSource, info: BufferSource, bytes: number) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}

/** What a browser does with a message: RFC 8291 backwards. Throws when it was not written for this device. */
export async function readMessage(device: Device, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const salt = body.slice(0, 16);
  const size = new DataView(body.buffer).getUint32(16);
  const sender = body.slice(21, 21 + (body[20] ?? 0));
  const encrypted = body.slice(21 + sender.length);
  if (size < 18 || encrypted.length > size) throw new RangeError("more than one record");
  const own = await crypto.subtle.importKey("jwk", device.privateKey, P256, false, ["deriveBits"]);
  const theirs = await crypto.subtle.importKey("raw", sender, P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: theirs }, own, 256);
  const info = joined(encoder.encode("WebPush: info\0"), fromBase64Url(device.p256dh), sender);
  const keying = await derived(fromBase64Url(device.auth), shared, info, 32);
  const content = await derived(salt, keying, encoder.encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derived(salt, keying, encoder.encode("Content-Encoding: nonce\0"), 12);
  const key = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, encrypted));
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new RangeError("not the last record");
  return new TextDecoder().decode(plain.slice(0, end));
}
