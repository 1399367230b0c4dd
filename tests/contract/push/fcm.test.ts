import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { assertionOf, type ServiceAccount } from "#app/vendors/fcm/access-token.ts";
import { fcmMessage, fcmPush, isFcmToken, outcomeOf } from "#app/vendors/fcm/fcm.ts";
import { fromBase64Url } from "#app/vendors/web-push/base64url.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
let account: ServiceAccount;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { project_id, client_email, private_key } = JSON.parse(sandbox.keys.fcmServiceAccount);
  account = { projectId: project_id, clientEmail: client_email, privateKey: private_key };
});
afterAll(() => sandbox.stop());

const NOTICE = {
  title: "Koinonia",
  body: "Something new in prayer",
  url: "/community?show=mine",
  tag: "prayer",
  ttl: 3600,
  urgency: "normal",
} as const;

const google = () => `${sandbox.origin}/__push/google`;
const newPhone = async (fault: number | null = null): Promise<{ token: string; inbox: string }> =>
  (await fetch(`${google()}/phones`, { method: "POST", body: JSON.stringify({ fault }) })).json() as Promise<{
    token: string;
    inbox: string;
  }>;

const sender = (change: Partial<ServiceAccount> = {}, now?: () => number) =>
  fcmPush({ account: { ...account, ...change }, sandboxUrl: `${google()}/`, ...(now && { now }) });

type Refused = { error: { details: { fieldViolations: { field: string }[] }[] } };

const strangersKey = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  }).privateKey;

describe("FCM's HTTP v1", () => {
  test("takes a notice, and the phone shows it", async () => {
    const { token, inbox } = await newPhone();
    expect(await sender().send(token, NOTICE)).toEqual({ ok: true });
    const [shown] = await sandbox.outbox(inbox);
    expect(JSON.parse(shown?.text ?? "")).toEqual({
      title: "Koinonia",
      body: "Something new in prayer",
      url: "/community?show=mine",
      tag: "prayer",
    });
    expect(shown).toMatchObject({
      headers: { ttl: "3600s", priority: "NORMAL", tag: "prayer", "apns-priority": "5" },
    });
  });

  test("one that cannot wait says so to both kinds of phones", async () => {
    const { token, inbox } = await newPhone();
    await sender().send(token, { ...NOTICE, urgency: "high" });
    expect((await sandbox.outbox(inbox))[0]).toMatchObject({
      headers: { priority: "HIGH", "apns-priority": "10" },
    });
  });

  test("a phone that has no app any more, and one that never was: gone", async () => {
    const { token } = await newPhone();
    await fetch(`${google()}/phones/${token}`, { method: "DELETE" });
    expect(await sender().send(token, NOTICE)).toEqual({ ok: false, reason: "gone" });
    const never = `nobodys-phone:${"x".repeat(140)}`;
    expect(await sender().send(never, NOTICE)).toEqual({ ok: false, reason: "gone" });
    expect(await sender().send("f".repeat(64), NOTICE)).toEqual({ ok: false, reason: "gone" });
  });

  test.each([429, 500, 503])("%i is tried again", async (fault) => {
    const { token } = await newPhone(fault);
    const push = sender();
    expect(await push.send(token, NOTICE)).toEqual({ ok: false, reason: "later" });
    expect(await push.send(token, NOTICE)).toEqual({ ok: true });
  });

  test("another project is refused, and no phone is taken for gone", async () => {
    const { token } = await newPhone();
    const stranger = sender({ projectId: "another-project" });
    expect(await stranger.send(token, NOTICE)).toEqual({ ok: false, reason: "refused" });
  });

  test("nobody can be reached: tried again", async () => {
    const lost = fcmPush({ account, sandboxUrl: "http://127.0.0.1:1/google/" });
    expect(await lost.send(`phone-one:${"x".repeat(140)}`, NOTICE)).toEqual({ ok: false, reason: "later" });
  });

  test("a message that Google does not know is refused with the field's name", async () => {
    const { token } = await newPhone();
    const { access_token: access } = (await (
      await fetch(`${google()}/token`, {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
          assertion: await assertionOf(account, Date.now()),
        }),
      })
    ).json()) as { access_token: string };
    const send = async (change: object) => {
      const message = { ...fcmMessage(token, NOTICE, Date.now()), ...change };
      const reply = await fetch(`${google()}/v1/projects/${account.projectId}/messages:send`, {
        method: "POST",
        headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
        body: JSON.stringify({ message }),
      });
      return { status: reply.status, body: (await reply.json()) as Refused };
    };
    expect((await send({})).status).toBe(200);
    for (const [change, field] of [
      [{ data: { url: 1 } }, "message.data.url"],
      [{ data: { from: "x" } }, "message.data.from"],
      [{ android: { priority: "urgent" } }, "message.android.priority"],
      [{ token: "no token" }, "message.token"],
    ] as const) {
      const { status, body } = await send(change);
      expect([status, body.error.details[0]?.fieldViolations[0]?.field]).toEqual([400, field]);
    }
  });
});

describe("the access token", () => {
  test("is asked for once, used for nearly an hour, and asked for again", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const tokenCalls = () => asked.mock.calls.filter(([url]) => String(url).endsWith("/token")).length;
    // Google takes an assertion of the past hour
    const later = Date.now();
    let now = later - 55 * 60_000;
    const push = sender({}, () => now);
    const phones = await Promise.all([newPhone(), newPhone(), newPhone()]);
    await Promise.all(phones.map(({ token }) => push.send(token, NOTICE)));
    now = later - 60_000;
    await push.send(phones[0].token, NOTICE);
    expect(tokenCalls()).toBe(1);
    now = later;
    expect(await push.send(phones[0].token, NOTICE)).toEqual({ ok: true });
    expect(tokenCalls()).toBe(2);
    asked.mockRestore();
  });

  test("one that is not taken any more is forgotten, and the notice tried again", async () => {
    const { token } = await newPhone(401);
    const asked = vi.spyOn(globalThis, "fetch");
    const push = sender();
    expect(await push.send(token, NOTICE)).toEqual({ ok: false, reason: "later" });
    expect(await push.send(token, NOTICE)).toEqual({ ok: true });
    expect(asked.mock.calls.filter(([url]) => String(url).endsWith("/token"))).toHaveLength(2);
    asked.mockRestore();
  });

  test("another's key, another account, no key: refused, said in the log without the key, and no phone is lost", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { token } = await newPhone();
    const strange = [
      { privateKey: strangersKey() },
      { clientEmail: "somebody@else.iam.gserviceaccount.com" },
      { privateKey: "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n" },
    ];
    for (const change of strange)
      expect(await sender(change).send(token, NOTICE)).toEqual({ ok: false, reason: "refused" });
    expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
      { level: "error", at: "fcm.token", status: 400 },
      { level: "error", at: "fcm.token", status: 400 },
      { level: "error", at: "fcm.token", status: "key" },
    ]);
    log.mockRestore();
  });

  test("an assertion of another day is refused", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { token } = await newPhone();
    const late = sender({}, () => Date.now() - 86_400_000);
    expect(await late.send(token, NOTICE)).toEqual({ ok: false, reason: "refused" });
    log.mockRestore();
  });

  test("RFC 7523: what is asserted, and nothing more", async () => {
    const now = 1_800_000_000_500;
    const [head = "", claims = ""] = (await assertionOf(account, now)).split(".");
    const read = (part: string) => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
    expect(read(head)).toEqual({ alg: "RS256", typ: "JWT" });
    expect(read(claims)).toEqual({
      iss: account.clientEmail,
      scope: "https://www.googleapis.com/auth/firebase.messaging",
      aud: "https://oauth2.googleapis.com/token",
      iat: 1_800_000_000,
      exp: 1_800_003_600,
    });
  });
});

test.each([
  ["a notice that was taken", 200, [], true],
  ["an app that is gone", 404, [{ errorCode: "UNREGISTERED" }], "gone"],
  ["a project that is not there", 404, [], "refused"],
  [
    "a token that is none",
    400,
    [{ errorCode: "INVALID_ARGUMENT" }, { fieldViolations: [{ field: "message.token" }] }],
    "gone",
  ],
  ["a message that is none", 400, [{ fieldViolations: [{ field: "message.data" }] }], "refused"],
  ["a phone of another project", 403, [{ errorCode: "SENDER_ID_MISMATCH" }], "refused"],
  ["Apple's certificate", 401, [{ errorCode: "THIRD_PARTY_AUTH_ERROR" }], "later"],
  ["too many", 429, [{ errorCode: "QUOTA_EXCEEDED" }], "later"],
  ["an outage", 503, [{ errorCode: "UNAVAILABLE" }], "later"],
  ["no answer", 0, [], "later"],
])("Google's word of %s (%i)", (_name, status, details, outcome) => {
  const errorBody = { error: { details } };
  expect(outcomeOf(status, errorBody)).toEqual(
    outcome === true ? { ok: true } : { ok: false, reason: outcome },
  );
});

test.each([
  [`cXh3:${"A".repeat(140)}`, false],
  [`dQw4w9WgXcQdQw4w9WgXcQ:APA91b${"A".repeat(134)}`, true],
  ["f".repeat(64), false],
  [`dQw4w9WgXcQ/..:${"A".repeat(140)}`, false],
  [`dQw4w9WgXcQ:${"A".repeat(2000)}`, false],
  ["https://fcm.googleapis.com/fcm/send/abc:def", false],
  ["", false],
])("a token of Google's? %s", (token, expected) => {
  expect(isFcmToken(token)).toBe(expected);
});
