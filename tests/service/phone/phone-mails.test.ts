import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { sendTestSmsFunction } from "#app/features/phone/test-sms.server.ts";
import { sendVerificationEmailFunction, sendWelcomeEmailFunction } from "#app/mail/mail-functions.server.ts";
import { sendWelcome } from "#app/mail/mails.server.ts";
import type { Account } from "#app/vendors/ports.ts";
import { member, type TestMember } from "#tests/service/members.ts";
import { hmac } from "#workers/hmac.ts";

const sandbox = (env as unknown as { SANDBOX: Fetcher }).SANDBOX;
const outbox = async (to: string): Promise<{ subject?: string; text: string }[]> =>
  (await sandbox.fetch(`http://sandbox/sandbox/outbox.json?to=${encodeURIComponent(to)}`)).json();

/** A member with an address of its own, which the identity vendor knows. */
async function writer(change: Partial<Account> = {}): Promise<{ ctx: TestMember; account: Account }> {
  const ctx = await member();
  const account: Account = {
    userId: ctx.userId,
    fullName: "Ann Okafor",
    email: `${ctx.userId.toLowerCase()}@example.com`,
    phoneNumber: null,
    phoneVerified: false,
    timeZone: null,
    language: null,
    ageBand: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  };
  ctx.accounts.find = async () => account;
  return { ctx, account };
}

const reply = async (response: Promise<Response>) => {
  const { status } = await response;
  return { status, body: (await (await response).json()) as Record<string, unknown> };
};

const confirmationUrl = "http://localhost/auth?type=signup";

test("F9: the welcome goes to the member's own address with the account's name, once, however often it is asked for", async () => {
  const { ctx, account } = await writer();
  const ask = () => reply(sendWelcomeEmailFunction(ctx, { email: account.email, fullName: "Somebody Else" }));
  const all = await Promise.all([ask(), ask(), ask()]);
  expect(all.map(({ body }) => body.sent).sort()).toEqual([false, false, true]);
  const [mail, ...more] = await outbox(account.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Welcome to Koinonia");
  expect(mail?.text).toContain("Ann Okafor");
  expect(mail?.text).not.toContain("Somebody Else");
});

test("F9: in Spanish for who signed up in Spanish, whatever the page says now", async () => {
  const { ctx, account } = await writer({ language: "es" });
  expect(await sendWelcome(ctx, account, "http://localhost", "en")).toEqual({ ok: true, value: true });
  expect((await outbox(account.email))[0]?.subject).toMatch(/^Te damos la bienvenida/);
});

test.each([
  ["F9", (ctx: TestMember) => sendWelcomeEmailFunction(ctx, { email: "victim@example.com", fullName: "X" })],
  [
    "F10",
    (ctx: TestMember) =>
      sendVerificationEmailFunction(ctx, { email: "victim@example.com", fullName: "X", confirmationUrl }),
  ],
])("%s: another person's address is refused, and nothing is sent", async (_id, call) => {
  const { ctx } = await writer();
  expect(await reply(call(ctx))).toMatchObject({ status: 403, body: { error: "mail.not_yours" } });
  expect(await outbox("victim@example.com")).toEqual([]);
});

test("F10: the link goes out in a mail; three in ten minutes, then words", async () => {
  const { ctx, account } = await writer();
  const payload = { email: account.email.toUpperCase(), fullName: "Ann", confirmationUrl };
  for (let sends = 0; sends < 3; sends++) {
    expect(await reply(sendVerificationEmailFunction(ctx, payload))).toEqual({
      status: 200,
      body: { sent: true },
    });
  }
  expect(await reply(sendVerificationEmailFunction(ctx, payload))).toMatchObject({
    status: 429,
    body: { error: "mail.too_many" },
  });
  const mails = await outbox(account.email);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.text).toContain(confirmationUrl);
  ctx.at(ctx.now() + 600_000);
  expect((await reply(sendVerificationEmailFunction(ctx, payload))).status).toBe(200);
});

test.each([
  "https://evil.example/auth",
  "http://localhost.evil.example/auth",
  "http://localhost/functions/x",
  "javascript:alert(1)",
])("F10: a link to %s is refused", async (address) => {
  const { ctx, account } = await writer();
  const payload = { email: account.email, fullName: "Ann", confirmationUrl: address };
  expect(await reply(sendVerificationEmailFunction(ctx, payload))).toMatchObject({
    status: 400,
    body: { error: "mail.address_not_ours" },
  });
});

test("F9, F10: the mail service is down: told in words, given back, and the next try goes out", async () => {
  const { ctx, account } = await writer();
  const { mail } = ctx;
  ctx.mail = { send: () => Promise.reject(new Error("connect ETIMEDOUT")) };
  const payload = { email: account.email, fullName: "Ann" };
  expect(await reply(sendWelcomeEmailFunction(ctx, payload))).toMatchObject({
    status: 503,
    body: { error: "mail.not_sent" },
  });
  ctx.mail = mail;
  expect(await reply(sendWelcomeEmailFunction(ctx, payload))).toEqual({ status: 200, body: { sent: true } });
});

test.each([
  ["nothing", null],
  ["no name", { email: "a@example.com" }],
  ["a long address", { email: "a".repeat(10_000), fullName: "Ann" }],
])("F9: %s is a bad request", async (_name, payload) => {
  const { ctx } = await writer();
  expect(await reply(sendWelcomeEmailFunction(ctx, payload))).toMatchObject({ status: 400 });
});

// ---- Test SMS

let visitors = 0;
/** A visitor from a network of its own. */
async function visitor(): Promise<TestMember> {
  const network = `address:visitor-${visitors++}`;
  return Object.assign(await member(), { addressHash: () => hmac(env.PRIVACY_KEY, network) });
}
async function ticked(): Promise<string> {
  const response = await sandbox.fetch("http://sandbox/__clerk/turnstile/token", {
    method: "POST",
    body: new URLSearchParams({ sitekey: "0x4SANDBOX" }),
  });
  return ((await response.json()) as { token: string }).token;
}
let numbers = 0;
const newNumber = () => `628-555-${String(1000 + ++numbers)}`;

test("AU5, D18: a person who ticked the box gets one text; the tick is good once", async () => {
  const ctx = await visitor();
  const phoneNumber = newNumber();
  const captchaToken = await ticked();
  expect(await reply(sendTestSmsFunction(ctx, { phoneNumber, captchaToken }))).toMatchObject({ status: 200 });
  expect((await outbox(`+1${phoneNumber.replaceAll("-", "")}`))[0]?.text).toMatch(
    /^Koinonia: this is the test/,
  );
  expect(await reply(sendTestSmsFunction(ctx, { phoneNumber: newNumber(), captchaToken }))).toMatchObject({
    status: 400,
    body: { error: "captcha_required", title: "CAPTCHA Required" },
  });
});

test("D18: without a tick nothing is sent; switched off it is not there", async () => {
  const ctx = await visitor();
  const phoneNumber = newNumber();
  for (const captchaToken of ["", "made-up", "x".repeat(4000)]) {
    expect(await reply(sendTestSmsFunction(ctx, { phoneNumber, captchaToken }))).toMatchObject({
      status: 400,
    });
  }
  ctx.testSms = null;
  const off = await reply(sendTestSmsFunction(ctx, { phoneNumber, captchaToken: await ticked() }));
  expect(off).toMatchObject({ status: 404, body: { error: "not_found" } });
  expect(await outbox(`+1${phoneNumber.replaceAll("-", "")}`)).toEqual([]);
});

test("D18: three tests a day from one network, one a minute to one number, US numbers alone", async () => {
  const ctx = await visitor();
  const test = async (phoneNumber: string) =>
    reply(sendTestSmsFunction(ctx, { phoneNumber, captchaToken: await ticked() }));
  const number = newNumber();
  expect((await test(number)).status).toBe(200);
  expect((await test(number)).body).toMatchObject({ error: "phone.too_soon" });
  expect((await test("+44 20 7946 0958")).body).toMatchObject({ error: "phone.not_us" });
  expect((await test(newNumber())).status).toBe(200);
  expect((await test(newNumber())).status).toBe(200);
  expect((await test(newNumber())).body).toMatchObject({ error: "phone.address_limit" });
});

test("D18: the captcha's vendor is down: nothing is sent, and it is told", async () => {
  const ctx = await visitor();
  ctx.captcha = { passes: () => Promise.reject(new Error("connect ETIMEDOUT")) };
  expect(
    await reply(
      sendTestSmsFunction(ctx, { phoneNumber: newNumber(), captchaToken: newId("x", 0, Math.random) }),
    ),
  ).toMatchObject({ status: 503, body: { error: "phone.not_sent" } });
});
