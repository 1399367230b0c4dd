import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TextMessages } from "#app/vendors/ports.ts";
import { twilioTextMessages } from "#app/vendors/twilio/text-messages.ts";
import { otherCode } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

const ELEVEN_MINUTES = 11 * 60_000;

let sandbox: Sandbox;
let texts: TextMessages;
let numbers = 0;
let to = "";

beforeAll(async () => {
  sandbox = await startSandbox();
  texts = twilioTextMessages(config());
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  numbers += 1;
  to = `+1415555${String(1000 + numbers)}`;
});

const config = () => ({
  accountSid: sandbox.keys.twilioAccountSid,
  authToken: sandbox.keys.twilioAuthToken,
  verifyServiceSid: sandbox.keys.twilioVerifyServiceSid,
  from: sandbox.keys.twilioFrom,
  baseUrl: `${sandbox.origin}/__twilio`,
});

/** A request as Twilio's REST API gets it. */
function rest(path: string, fields: Record<string, string>, token = sandbox.keys.twilioAuthToken) {
  const authorization = `Basic ${btoa(`${sandbox.keys.twilioAccountSid}:${token}`)}`;
  const body = new URLSearchParams(fields);
  return fetch(`${sandbox.origin}/__twilio${path}`, { method: "POST", headers: { authorization }, body });
}

const service = () => `/verify/v2/Services/${sandbox.keys.twilioVerifyServiceSid}`;

test("F11, F12: a code is sent, wrong ones are refused, the right one is accepted once", async () => {
  expect(await texts.sendCode(to)).toEqual({ ok: true });
  const code = await sandbox.code(to);
  expect(code).toMatch(/^\d{6}$/);
  expect(await texts.checkCode(to, otherCode(code))).toEqual({ ok: false, refusal: "code_wrong" });
  expect(await texts.checkCode(to, "not a code")).toEqual({ ok: false, refusal: "code_wrong" });
  expect(await texts.checkCode(to, code)).toEqual({ ok: true });
  expect(await texts.checkCode(to, code)).toEqual({ ok: false, refusal: "code_expired" });
});

test("G23: a code lives ten minutes", async () => {
  await texts.sendCode(to);
  const code = await sandbox.code(to);
  await sandbox.advance(ELEVEN_MINUTES);
  expect(await texts.checkCode(to, code)).toEqual({ ok: false, refusal: "code_expired" });
});

test("G23: five tries, then not even the right code", async () => {
  await texts.sendCode(to);
  const code = await sandbox.code(to);
  const wrong = await Promise.all(Array.from({ length: 5 }, () => texts.checkCode(to, otherCode(code))));
  expect(wrong).toEqual(Array(5).fill({ ok: false, refusal: "code_wrong" }));
  expect(await texts.checkCode(to, code)).toEqual({ ok: false, refusal: "too_many_tries" });
});

test("G23: three sends in ten minutes, all with the same code; then again later", async () => {
  for (let sends = 0; sends < 3; sends++) expect(await texts.sendCode(to)).toEqual({ ok: true });
  expect(await texts.sendCode(to)).toEqual({ ok: false, refusal: "too_many_sends" });
  expect(new Set((await sandbox.outbox(to)).map(({ code }) => code)).size).toBe(1);
  await sandbox.advance(ELEVEN_MINUTES);
  expect(await texts.sendCode(to)).toEqual({ ok: true });
});

test("sends at once are counted one by one", async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => texts.sendCode(to)));
  expect(sent.filter(({ ok }) => ok)).toHaveLength(3);
});

test.each(["", "555", "+1415555", "+10005550100", "+15005550001"])("'%s' is no number", async (number) => {
  expect(await texts.sendCode(number)).toEqual({ ok: false, refusal: "number_invalid" });
});

test("S: a notice reaches the outbox", async () => {
  expect(await texts.send(to, "Mary is praying for you.")).toEqual({
    ok: true,
    id: expect.stringMatching(/^SM[0-9a-f]{32}$/),
  });
  expect(await sandbox.outbox(to)).toMatchObject([
    { kind: "sms", text: "Mary is praying for you.", code: null },
  ]);
});

test.each(["+15005550001", "+15005550009"])("a notice to %s is refused", async (number) => {
  expect(await texts.send(number, "Peace")).toEqual({ ok: false, refusal: "number_invalid" });
});

test("what a member cannot cause throws", async () => {
  const wrongToken = twilioTextMessages({ ...config(), authToken: "wrong" });
  await expect(wrongToken.sendCode(to)).rejects.toMatchObject({ status: 401, code: 20003 });
  const wrongService = twilioTextMessages({ ...config(), verifyServiceSid: "VA00" });
  await expect(wrongService.sendCode(to)).rejects.toMatchObject({ status: 404, code: 20404 });
  const wrongSender = twilioTextMessages({ ...config(), from: "+14155550999" });
  await expect(wrongSender.send(to, "Peace")).rejects.toMatchObject({ status: 400, code: 21606 });
  await expect(texts.send(to, "x".repeat(1601))).rejects.toMatchObject({ status: 400, code: 21617 });
});

test("errors have Twilio's shape", async () => {
  const response = await rest(`${service()}/Verifications`, { To: "555", Channel: "sms" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 60200,
    message: "Invalid parameter `To`: 555",
    more_info: "https://www.twilio.com/docs/errors/60200",
    status: 400,
  });
});

test.each([
  ["/verify/v2/Services", 20404],
  ["/2010-04-01/Accounts/AC00/Messages.json", 20404],
])("%s is not found", async (path, code) => {
  const response = await rest(path, {});
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code });
});

test("a canceled verification is gone", async () => {
  const started = await rest(`${service()}/Verifications`, { To: to, Channel: "sms" });
  const { sid, status } = (await started.json()) as { sid: string; status: string };
  expect([started.status, status]).toEqual([201, "pending"]);
  const canceled = await rest(`${service()}/Verifications/${sid}`, { Status: "canceled" });
  expect(await canceled.json()).toMatchObject({ sid, status: "canceled", valid: false });
  const check = await rest(`${service()}/VerificationCheck`, { To: to, Code: await sandbox.code(to) });
  expect(check.status).toBe(404);
});

test("only SMS is offered", async () => {
  const response = await rest(`${service()}/Verifications`, { To: to, Channel: "call" });
  expect(await response.json()).toMatchObject({ code: 60200 });
});
