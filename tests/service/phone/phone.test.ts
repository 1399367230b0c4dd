import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { sendVerificationCodeFunction } from "#app/features/phone/functions.server.ts";
import { deleteOldTextSends, sendCode, waitingCode } from "#app/features/phone/send-code.server.ts";
import { verifyCode } from "#app/features/phone/verify-code.server.ts";
import { clerkAccounts } from "#app/vendors/clerk/accounts.ts";
import type { Account } from "#app/vendors/ports.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { settingsOf } from "#workers/compose.ts";
import { hmac } from "#workers/hmac.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const sandbox = (env as unknown as { SANDBOX: Fetcher }).SANDBOX;

/** The sandbox's clock moves, and the product's with it: both ask the same. */
let ahead = 0;
async function advance(ms: number): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ advanceMs: ms });
  await sandbox.fetch("http://sandbox/sandbox/clock", { method: "POST", headers, body });
  ahead += ms;
}

let numbers = 0;
const newNumber = () => `415-555-${String(2000 + ++numbers)}`;
const e164 = (shown: string) => `+1${shown.replaceAll("-", "")}`;

type Line = { code: string | null; text: string };
const outbox = async (shown: string): Promise<Line[]> =>
  (await sandbox.fetch(`http://sandbox/sandbox/outbox.json?to=${encodeURIComponent(e164(shown))}`)).json();
const codeFor = async (shown: string): Promise<string> => (await outbox(shown))[0]?.code ?? "";
const wrongFor = async (shown: string): Promise<string> =>
  (await codeFor(shown)) === "111111" ? "222222" : "111111";

/** A member whose account the identity vendor holds, and whose network nobody shares. */
async function person(): Promise<TestMember> {
  const ctx = await member();
  const stored = new Map<string, string>();
  const account = (userId: string): Account => ({
    userId,
    fullName: "Ann Okafor",
    email: "ann@example.com",
    phoneNumber: stored.get(userId) ?? null,
    phoneVerified: stored.has(userId),
    timeZone: null,
    language: null,
    ageBand: null,
    createdAt: 1,
    updatedAt: 2,
  });
  return Object.assign(ctx, {
    now: () => Date.now() + ahead,
    addressHash: () => hmac(env.PRIVACY_KEY, `address:${ctx.userId}`),
    accounts: {
      find: async (userId: string) => account(userId),
      addVerifiedPhone: async (userId: string, phoneNumber: string) => {
        stored.set(userId, phoneNumber);
        return { ok: true, account: account(userId) } as const;
      },
    },
  });
}

const profilePhone = async (ctx: TestMember) =>
  (
    await rows<{ phone_number: string | null; phone_verified_at: number | null }>(
      "SELECT phone_number, phone_verified_at FROM profiles WHERE user_id = ?",
      ctx.userId,
    )
  )[0];

const call = async (ctx: TestMember, payload: unknown) => {
  const response = await sendVerificationCodeFunction(ctx, payload);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test("F11, F12, PH7: a code is sent, checked, and its number stored with the account and in the profile", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  const sent = await call(ctx, { phoneNumber, action: "send" });
  expect(sent).toEqual({
    status: 200,
    body: { phoneNumber: e164(phoneNumber), resendInS: 60, expiresInS: 600 },
  });
  const code = await codeFor(phoneNumber);
  expect(code).toMatch(/^\d{6}$/);
  expect(await profilePhone(ctx)).toEqual({ phone_number: null, phone_verified_at: null });
  const verified = await call(ctx, { phoneNumber, action: "verify", code, userId: ctx.userId });
  expect(verified).toEqual({ status: 200, body: { phoneNumber: e164(phoneNumber) } });
  expect(await profilePhone(ctx)).toEqual({
    phone_number: e164(phoneNumber),
    phone_verified_at: expect.any(Number),
  });
});

test.each([
  ["no payload", null],
  ["no action", { phoneNumber: "415-555-0134" }],
  ["an unknown action", { phoneNumber: "415-555-0134", action: "call" }],
  ["a number that is no text", { phoneNumber: 4155550134, action: "send" }],
  ["10,000 characters", { phoneNumber: "4".repeat(10_000), action: "send" }],
  ["no code", { phoneNumber: "415-555-0134", action: "verify", userId: "user_1" }],
])("F11, F12: %s is a bad request", async (_name, payload) => {
  expect(await call(await person(), payload)).toMatchObject({ status: 400, body: { error: "bad_request" } });
});

test("F11, F12: the userId of a payload is no authority: another member's is refused, and nothing is sent", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  for (const payload of [
    { phoneNumber, action: "send", userId: "user_somebody_else" },
    { phoneNumber, action: "verify", code: "123456", userId: "user_somebody_else" },
  ]) {
    expect(await call(ctx, payload)).toMatchObject({ status: 403, body: { error: "phone.not_yours" } });
  }
  expect(await outbox(phoneNumber)).toEqual([]);
});

test.each([
  ["V7", "  ", "phone.empty", "Please enter a phone number"],
  ["V8", "415-555", "phone.not_ten_digits", "Please enter a valid 10-digit phone number"],
  ["PH7: London", "+44 20 7946 0958", "phone.not_us", "We can text numbers of the United States only"],
  ["PH7: a short +44", "+4420794609", "phone.not_us", "We can text numbers of the United States only"],
  ["G23: Toronto", "416-555-0134", "phone.not_us", "We can text numbers of the United States only"],
  ["G23: Jamaica", "876-555-0134", "phone.not_us", "We can text numbers of the United States only"],
])("%s is refused in words before anything is counted", async (_name, phoneNumber, error, words) => {
  const refused = await call(await person(), { phoneNumber, action: "send" });
  expect(refused).toMatchObject({ status: 400, body: { error, title: "Failed to send verification code" } });
  expect(refused.body.message).toContain(words);
});

test("G23: a minute between two texts, three in ten minutes, and the wait is told in seconds that hold", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  expect((await call(ctx, { phoneNumber, action: "send" })).body).toMatchObject({ resendInS: 60 });
  const soon = await call(ctx, { phoneNumber, action: "send" });
  expect(soon).toMatchObject({ status: 429, body: { error: "phone.too_soon" } });
  await advance(MINUTE);
  expect((await call(ctx, { phoneNumber, action: "send" })).body).toMatchObject({ resendInS: 60 });
  await advance(MINUTE);
  const third = await call(ctx, { phoneNumber, action: "send" });
  expect(third.status).toBe(200);
  // the first of the three leaves the ten minutes in eight
  expect(Number(third.body.resendInS)).toBeGreaterThan(7 * 60);
  await advance(MINUTE);
  const fourth = await call(ctx, { phoneNumber, action: "send" });
  expect(fourth).toMatchObject({ status: 429, body: { error: "phone.three_sends" } });
  expect(fourth.body.message).toMatch(/try again in 7 minutes/);
  await advance(Number(fourth.body.waitS) * 1000);
  expect((await call(ctx, { phoneNumber, action: "send" })).status).toBe(200);
  expect(await outbox(phoneNumber)).toHaveLength(4);
});

test("G23: ten a day for a number, whoever asks, and ten a day for a member, whichever numbers", async () => {
  const phoneNumber = newNumber();
  for (let sends = 0; sends < 10; sends++) {
    expect((await call(await person(), { phoneNumber, action: "send" })).status).toBe(200);
    await advance(11 * MINUTE);
  }
  expect(await call(await person(), { phoneNumber, action: "send" })).toMatchObject({
    status: 429,
    body: { error: "phone.ten_a_day" },
  });
  const busy = await person();
  for (let sends = 0; sends < 10; sends++) {
    expect((await call(busy, { phoneNumber: newNumber(), action: "send" })).status).toBe(200);
  }
  expect(await call(busy, { phoneNumber: newNumber(), action: "send" })).toMatchObject({
    status: 429,
    body: { error: "phone.ten_a_day" },
  });
  await advance(24 * HOUR);
  expect((await call(busy, { phoneNumber, action: "send" })).status).toBe(200);
});

test("G23: thirty a day from one network; what is kept names neither the address nor the number nor the member", async () => {
  const network = () => hmac(env.PRIVACY_KEY, "address:198.51.100.4");
  const asker = async () => Object.assign(await person(), { addressHash: network });
  const sends = [];
  for (let n = 0; n < 30; n++)
    sends.push(await call(await asker(), { phoneNumber: newNumber(), action: "send" }));
  expect(sends.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = await asker();
  expect(await call(refused, { phoneNumber: newNumber(), action: "send" })).toMatchObject({
    status: 429,
    body: { error: "phone.address_limit" },
  });
  const kept = JSON.stringify(await rows("SELECT * FROM text_sends"));
  expect(kept).not.toMatch(/\+1415|415-?555|198\.51|user_/);
});

test("two tabs that send at once: one text, one count", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  const results = await Promise.all(Array.from({ length: 4 }, () => sendCode(ctx, phoneNumber)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await outbox(phoneNumber)).toHaveLength(1);
});

test("G23: five tries; the sixth, though it is right, is refused, and so is another text with the same digits", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const wrong = await wrongFor(phoneNumber);
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await verifyCode(ctx, phoneNumber, wrong)).toEqual({
      ok: false,
      refusal: { why: "phone.code_wrong", triesLeft },
    });
  }
  expect(await verifyCode(ctx, phoneNumber, wrong)).toMatchObject({
    refusal: { why: "phone.too_many_tries" },
  });
  const sixth = await call(ctx, {
    phoneNumber,
    action: "verify",
    code: await codeFor(phoneNumber),
    userId: ctx.userId,
  });
  expect(sixth).toMatchObject({
    status: 429,
    body: { error: "phone.too_many_tries", title: "Verification failed" },
  });
  await advance(2 * MINUTE);
  expect(await sendCode(ctx, phoneNumber)).toMatchObject({ refusal: { why: "phone.too_many_tries" } });
  await advance(9 * MINUTE);
  expect(await sendCode(ctx, phoneNumber)).toMatchObject({ ok: true });
  expect(await verifyCode(ctx, phoneNumber, await codeFor(phoneNumber))).toMatchObject({ ok: true });
});

test("G23: six wrong tries at once are five at the vendor", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const wrong = await wrongFor(phoneNumber);
  let asked = 0;
  const { checkCode } = ctx.texts;
  ctx.texts = {
    ...ctx.texts,
    checkCode: (to, code) => {
      asked += 1;
      return checkCode(to, code);
    },
  };
  const results = await Promise.all(Array.from({ length: 8 }, () => verifyCode(ctx, phoneNumber, wrong)));
  expect(results.every(({ ok }) => !ok)).toBe(true);
  expect(asked).toBe(5);
});

test("G23: a code lives ten minutes", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const code = await codeFor(phoneNumber);
  await advance(10 * MINUTE);
  expect(await verifyCode(ctx, phoneNumber, code)).toEqual({
    ok: false,
    refusal: { why: "phone.code_expired" },
  });
});

test("a used code is refused on our side, even if the vendor says yes again", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const code = await codeFor(phoneNumber);
  ctx.texts = { ...ctx.texts, checkCode: async () => ({ ok: true }) };
  const both = await Promise.all([verifyCode(ctx, phoneNumber, code), verifyCode(ctx, phoneNumber, code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await verifyCode(ctx, phoneNumber, code)).toEqual({
    ok: false,
    refusal: { why: "phone.code_used" },
  });
});

test("two tabs with the right code at once: one is verified, the other hears that the code is used", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const code = await codeFor(phoneNumber);
  const both = await Promise.all([verifyCode(ctx, phoneNumber, code), verifyCode(ctx, phoneNumber, code)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await profilePhone(ctx)).toMatchObject({ phone_number: e164(phoneNumber) });
});

test("one member waits for a number at a time: another is told so and sends nothing", async () => {
  const phoneNumber = newNumber();
  expect(await sendCode(await person(), phoneNumber)).toMatchObject({ ok: true });
  await advance(2 * MINUTE);
  const other = await person();
  expect(await sendCode(other, phoneNumber)).toEqual({ ok: false, refusal: { why: "phone.code_elsewhere" } });
  expect(await verifyCode(other, phoneNumber, await codeFor(phoneNumber))).toEqual({
    ok: false,
    refusal: { why: "phone.no_code" },
  });
  expect(await outbox(phoneNumber)).toHaveLength(1);
});

const down = async (): Promise<never> => {
  throw new Error("connect ETIMEDOUT");
};

test("the text service is down: X18 in words, nothing is counted, and the next try goes through", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  const { texts } = ctx;
  ctx.texts = { ...texts, sendCode: down, checkCode: down };
  expect(await call(ctx, { phoneNumber, action: "send" })).toMatchObject({
    status: 503,
    body: { error: "phone.not_sent", title: "Failed to send verification code" },
  });
  expect(await waitingCode(ctx)).toBeNull();
  ctx.texts = { ...texts, checkCode: down };
  expect(await sendCode(ctx, phoneNumber)).toMatchObject({ ok: true });
  const code = await codeFor(phoneNumber);
  for (let tries = 0; tries < 6; tries++) {
    expect(await verifyCode(ctx, phoneNumber, code)).toMatchObject({ refusal: { why: "phone.not_checked" } });
  }
  ctx.texts = texts;
  expect(await verifyCode(ctx, phoneNumber, code)).toMatchObject({ ok: true });
});

test("the account's vendor is down after the right code: it is not lost, Verify goes on from there", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  const code = await codeFor(phoneNumber);
  const { addVerifiedPhone } = ctx.accounts;
  ctx.accounts.addVerifiedPhone = down;
  expect(await verifyCode(ctx, phoneNumber, code)).toMatchObject({ refusal: { why: "phone.not_saved" } });
  expect(await profilePhone(ctx)).toMatchObject({ phone_verified_at: null });
  ctx.accounts.addVerifiedPhone = addVerifiedPhone;
  expect(await verifyCode(ctx, phoneNumber, code)).toMatchObject({ ok: true });
  expect(await profilePhone(ctx)).toMatchObject({ phone_number: e164(phoneNumber) });
});

test("a number of another account: refused in words, the profile stays as it was", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  await sendCode(ctx, phoneNumber);
  ctx.accounts.addVerifiedPhone = async () => ({ ok: false, refusal: "number_taken" });
  expect(await verifyCode(ctx, phoneNumber, await codeFor(phoneNumber))).toEqual({
    ok: false,
    refusal: { why: "phone.taken" },
  });
  expect(await profilePhone(ctx)).toMatchObject({ phone_number: null });
});

test("a number that takes no texts is refused and stays counted: nobody finds out numbers by us", async () => {
  const ctx = await person();
  expect(await sendCode(ctx, "500-555-0009")).toEqual({
    ok: false,
    refusal: { why: "phone.cannot_be_texted" },
  });
  expect(await waitingCode(ctx)).toBeNull();
  expect(
    await rows("SELECT id FROM text_sends WHERE member_mark = ?", await ctx.hmac(`member:${ctx.userId}`)),
  ).toHaveLength(1);
});

test("PH4: a page that is loaded anew learns which code waits and how long; another member learns nothing", async () => {
  const ctx = await person();
  const phoneNumber = newNumber();
  expect((await call(ctx, { action: "status" })).body).toEqual({ userId: ctx.userId, waiting: null });
  await sendCode(ctx, phoneNumber);
  await advance(20_000);
  const { waiting } = (await call(ctx, { action: "status" })).body as { waiting: Record<string, number> };
  expect(waiting).toMatchObject({ phoneNumber: e164(phoneNumber) });
  expect(waiting.resendInS).toBeLessThanOrEqual(40);
  expect(waiting.expiresInS).toBeLessThanOrEqual(580);
  expect((await call(await person(), { action: "status" })).body).toMatchObject({ waiting: null });
});

test("refusals speak the member's language", async () => {
  const ctx = Object.assign(await person(), { language: "es" as const });
  expect((await call(ctx, { phoneNumber: "", action: "send" })).body).toMatchObject({
    title: "No se pudo enviar el código de verificación",
    message: "Escribe un número de teléfono",
  });
});

test("what no limit looks at any more is swept, the rest stays; an account's codes go with it", async () => {
  const ctx = await person();
  await sendCode(ctx, newNumber());
  await advance(HOUR);
  await deleteOldTextSends(ctx);
  const mark = await ctx.hmac(`member:${ctx.userId}`);
  const kept = () => rows("SELECT id FROM text_sends WHERE member_mark = ?", mark);
  expect(await kept()).toHaveLength(1);
  await rows("DELETE FROM profiles WHERE user_id = ?", ctx.userId);
  expect(await rows("SELECT id FROM phone_codes WHERE user_id = ?", ctx.userId)).toEqual([]);
  expect(await kept()).toHaveLength(1);
  await advance(24 * HOUR);
  await deleteOldTextSends(ctx);
  expect(await kept()).toEqual([]);
});

test("F12, D7: against Clerk's own SDK the number becomes the account's verified one", async () => {
  const settings = settingsOf(env);
  const accounts = clerkAccounts({
    secretKey: settings.CLERK_SECRET_KEY,
    apiUrl: settings.CLERK_API_URL ?? "",
  });
  const first = await accounts.addVerifiedPhone("user_seed_member", "+14155550191");
  expect(first).toMatchObject({ ok: true, account: { phoneNumber: "+14155550191", phoneVerified: true } });
  const next = await accounts.addVerifiedPhone("user_seed_member", "+14155550192");
  expect(next).toMatchObject({ ok: true, account: { phoneNumber: "+14155550192", phoneVerified: true } });
  expect(await accounts.addVerifiedPhone("user_seed_premium", "+14155550192")).toEqual({
    ok: false,
    refusal: "number_taken",
  });
  expect(await accounts.addVerifiedPhone("user_seed_premium", "+14155550191")).toMatchObject({ ok: true });
});
