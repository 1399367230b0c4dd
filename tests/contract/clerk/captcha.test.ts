import { afterAll, beforeAll, expect, test } from "vitest";
import { turnstileCaptcha } from "#app/vendors/turnstile/captcha.ts";
import { SANDBOX_TURNSTILE_SECRET } from "#scripts/sandbox-worker.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const captcha = (secretKey: string = SANDBOX_TURNSTILE_SECRET) =>
  turnstileCaptcha({ secretKey, verifyUrl: `${sandbox.origin}/__turnstile/siteverify` });

/** What ticking the box gives a page. */
async function ticked(): Promise<string> {
  const body = new URLSearchParams({ sitekey: "0x4SANDBOX" });
  const response = await fetch(`${sandbox.origin}/__clerk/turnstile/token`, { method: "POST", body });
  return ((await response.json()) as { token: string }).token;
}

test("D18: a tick passes once", async () => {
  const token = await ticked();
  expect(await captcha().passes(token)).toBe(true);
  expect(await captcha().passes(token)).toBe(false);
});

test("a tick is good for five minutes", async () => {
  const token = await ticked();
  await sandbox.advance(5 * 60_000);
  expect(await captcha().passes(token)).toBe(false);
  await sandbox.resetClock();
});

test.each(["", "made-up", "x".repeat(10_000)])("'%.20s' passes not", async (token) => {
  expect(await captcha().passes(token)).toBe(false);
});

test("two servers that ask about one tick at once: one passes", async () => {
  const token = await ticked();
  const both = await Promise.all([captcha().passes(token), captcha().passes(token)]);
  expect(both.filter(Boolean)).toHaveLength(1);
});

test("our own fault throws: a wrong secret is nobody's failed captcha", async () => {
  await expect(captcha("wrong").passes(await ticked())).rejects.toThrow(/invalid-input-secret/);
});

test("an address that does not answer throws", async () => {
  const nobody = turnstileCaptcha({ secretKey: "x", verifyUrl: "http://127.0.0.1:9/siteverify" });
  await expect(nobody.passes("token")).rejects.toThrow();
});
