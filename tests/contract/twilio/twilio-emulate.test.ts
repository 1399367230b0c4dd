import { createEmulator, type Emulator } from "emulate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { twilioTextMessages } from "#app/vendors/twilio/text-messages.ts";
import { freePort } from "#tests/free-port.ts";

/** The account that the emulator starts with; a second server, independent of ours, for the same adapter. */
const ACCOUNT = {
  accountSid: "AC00000000000000000000000000000000",
  authToken: "twilio_test_auth_token",
  verifyServiceSid: "VA00000000000000000000000000000000",
  from: "+15551234567",
};

let emulator: Emulator;
beforeAll(async () => {
  emulator = await createEmulator({ service: "twilio", port: await freePort() });
});
afterAll(() => emulator.close());

const texts = () => twilioTextMessages({ ...ACCOUNT, baseUrl: emulator.url });

async function sentCode(to: string): Promise<string> {
  const query = new URLSearchParams({ To: to, ServiceSid: ACCOUNT.verifyServiceSid });
  const authorization = `Basic ${btoa(`${ACCOUNT.accountSid}:${ACCOUNT.authToken}`)}`;
  const response = await fetch(`${emulator.url}/_twilio/simulate/verification-code?${query}`, {
    headers: { authorization },
  });
  const { code } = (await response.json()) as { code: string };
  return code;
}

test("a code is sent and checked", async () => {
  const to = "+15550002222";
  expect(await texts().sendCode(to)).toEqual({ ok: true });
  const code = await sentCode(to);
  const wrong = code === "000000" ? "000001" : "000000";
  expect(await texts().checkCode(to, wrong)).toEqual({ ok: false, refusal: "code_wrong" });
  expect(await texts().checkCode(to, code)).toEqual({ ok: true });
});

test("a code that was never sent has expired", async () => {
  expect(await texts().checkCode("+15550003333", "123456")).toEqual({ ok: false, refusal: "code_expired" });
});

test("a notice is sent", async () => {
  expect(await texts().send("+15550002222", "Peace")).toMatchObject({ ok: true });
});

test("a wrong token throws", async () => {
  const wrong = twilioTextMessages({ ...ACCOUNT, authToken: "wrong", baseUrl: emulator.url });
  await expect(wrong.sendCode("+15550002222")).rejects.toMatchObject({ status: 401 });
});
