import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "#app/vendors/web-push/base64url.ts";
import { encryptForDevice, MAX_PAYLOAD_BYTES } from "#app/vendors/web-push/encrypt.ts";
import { isPushService, webPush } from "#app/vendors/web-push/web-push.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

/** RFC 8291, section 5 and appendix A. */
const RFC = {
  text: "When I grow up, I want to be a watermelon",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  senderPublic: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  encrypted:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("RFC 8291: its own example, byte for byte", async () => {
  const point = fromBase64Url(RFC.senderPublic);
  const curve = { name: "ECDH", namedCurve: "P-256" } as const;
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    ext: true,
  };
  const sender = {
    publicKey: await crypto.subtle.importKey("jwk", jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey("jwk", { ...jwk, d: RFC.senderPrivate }, curve, true, [
      "deriveBits",
    ]),
  };
  const encrypted = await encryptForDevice(RFC, RFC.text, {
    salt: fromBase64Url(RFC.salt),
    sender,
    fill: false,
  });
  expect(toBase64Url(encrypted)).toBe(RFC.encrypted);
});

test("the length of a message says nothing of it, and one that is too long is refused", async () => {
  const lengths = await Promise.all(
    ["", "a", "a".repeat(500)].map(async (text) => (await encryptForDevice(RFC, text)).length),
  );
  expect(new Set(lengths.slice(1)).size).toBe(1);
  await expect(encryptForDevice(RFC, "a".repeat(MAX_PAYLOAD_BYTES + 1))).rejects.toThrow(RangeError);
  expect((await encryptForDevice(RFC, "a".repeat(MAX_PAYLOAD_BYTES))).length).toBeLessThanOrEqual(4096);
});

type Made = { endpoint: string; p256dh: string; auth: string };
const MESSAGE = { payload: '{"title":"Koinonia"}', ttl: 60, urgency: "high", topic: "prayer" } as const;

const newDevice = async (): Promise<Made> => {
  const made = await fetch(`${sandbox.origin}/__push/devices`, { method: "POST" });
  const { endpoint, keys } = (await made.json()) as { endpoint: string; keys: Omit<Made, "endpoint"> };
  return { endpoint, ...keys };
};

const sender = (change: Partial<Parameters<typeof webPush>[0]> = {}) =>
  webPush({
    publicKey: sandbox.keys.vapidPublicKey,
    privateKey: sandbox.keys.vapidPrivateKey,
    subject: "mailto:hello@koinonia.test",
    sandboxUrl: `${sandbox.origin}/__push/`,
    ...change,
  });

describe("a push service", () => {
  test("takes a message, and the browser reads it", async () => {
    const device = await newDevice();
    expect(await sender().send(device, MESSAGE)).toEqual({ ok: true });
    const [message] = await sandbox.outbox(`${device.endpoint.split("/").at(-1)}@push`);
    expect(message).toMatchObject({
      kind: "push",
      text: MESSAGE.payload,
      headers: { ttl: "60", urgency: "high", topic: "prayer" },
    });
  });

  test("a device that is gone, and one that never was", async () => {
    const device = await newDevice();
    await fetch(device.endpoint, { method: "DELETE" });
    expect(await sender().send(device, MESSAGE)).toEqual({ ok: false, reason: "gone" });
    const never = { ...device, endpoint: `${sandbox.origin}/__push/nobody` };
    expect(await sender().send(never, MESSAGE)).toEqual({ ok: false, reason: "gone" });
  });

  test("another sender's key is refused, and the device is not taken for gone", async () => {
    const device = await newDevice();
    const other = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
      "verify",
    ]);
    const jwk = await crypto.subtle.exportKey("jwk", other.privateKey);
    const point = new Uint8Array(await crypto.subtle.exportKey("raw", other.publicKey));
    const stranger = sender({ publicKey: toBase64Url(point), privateKey: jwk.d ?? "" });
    expect(await stranger.send(device, MESSAGE)).toEqual({ ok: false, reason: "refused" });
  });

  test("keys of another browser: the message is not for it", async () => {
    const [one, two] = [await newDevice(), await newDevice()];
    const mixed = { ...one, p256dh: two.p256dh };
    expect(await sender().send(mixed, MESSAGE)).toEqual({ ok: false, reason: "refused" });
  });

  test("nobody can be reached: tried again", async () => {
    const device = { ...(await newDevice()), endpoint: "http://127.0.0.1:1/__push/x" };
    const lost = sender({ sandboxUrl: "http://127.0.0.1:1/__push/" });
    expect(await lost.send(device, MESSAGE)).toEqual({ ok: false, reason: "later" });
  });
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc:def", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/gAAA", true],
  ["https://web.push.apple.com/QAbc", true],
  ["https://db5p.notify.windows.com/w/?token=x", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/x", false],
  ["https://fcm.googleapis.com.evil.example/x", false],
  ["https://evilpush.apple.com.example/x", false],
  ["https://push.apple.com@evil.example/x", false],
  ["https://me:pass@web.push.apple.com/x", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["http://localhost:8787/__push/x", false],
  ["file:///etc/passwd", false],
  ["", false],
  [`https://fcm.googleapis.com/${"x".repeat(2000)}`, false],
])("an address of a push service? %s", (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});
