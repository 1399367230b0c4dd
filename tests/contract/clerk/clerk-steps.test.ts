import { createClerkClient } from "@clerk/backend";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { otherCode, WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, SEED_PASSWORD, startSandbox } from "#tests/contract/sandbox.ts";
import { totpAt } from "#workers/sandbox/clerk/me/totp.ts";

const MEMBER = "member@koinonia.test";
const PASSWORD = "Lantern-7-lit";
const ONE_HOUR = 3_600_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => behave({ reset: true }));
afterAll(() => sandbox.stop());

const browser = () => new WireBrowser(sandbox.origin);
const clerk = () =>
  createClerkClient({ secretKey: sandbox.keys.clerkSecretKey, apiUrl: `${sandbox.origin}/__clerk` });

async function behave(change: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(change);
  return fetch(`${sandbox.origin}/sandbox/clerk`, { method: "POST", headers, body });
}

async function newUser(email: string): Promise<void> {
  await clerk().users.createUser({ emailAddress: [email], password: PASSWORD });
}

test("an account with an authenticator app asks for its code, then for a backup code, each once", async () => {
  const email = "totp@example.com";
  await newUser(email);
  const page = browser();
  await page.signIn(email, PASSWORD);
  const made = await page.post("/v1/me/totp");
  const { secret } = made.body.response as unknown as { secret: string };
  const code = async (steps = 0) => totpAt(secret, Math.floor(Date.now() / 30_000) + steps);
  const proven = await page.post("/v1/me/totp/attempt_verification", { code: await code(-1) });
  const { backup_codes: kept } = proven.body.response as unknown as { backup_codes: string[] };

  const other = browser();
  const first = await other.signIn(email, PASSWORD);
  expect(first.body.response).toMatchObject({
    status: "needs_second_factor",
    created_session_id: null,
    supported_second_factors: [{ strategy: "totp" }, { strategy: "backup_code" }],
  });
  const path = `/v1/client/sign_ins/${first.body.response.id}/attempt_second_factor`;
  const wrong = await other.post(path, { strategy: "totp", code: otherCode(await code()) });
  expect(wrong.body.errors?.[0]?.code).toBe("form_code_incorrect");
  const right = await other.post(path, { strategy: "totp", code: await code() });
  expect(right.body.response.status).toBe("complete");

  const third = browser();
  const again = await third.signIn(email, PASSWORD);
  const backup = { strategy: "backup_code", code: kept[0] ?? "" };
  const done = await third.post(
    `/v1/client/sign_ins/${again.body.response.id}/attempt_second_factor`,
    backup,
  );
  expect(done.body.response.status).toBe("complete");
});

test("Device Trust: a browser that is not known proves itself by e-mail, once", async () => {
  const email = "trust@example.com";
  await newUser(email);
  await behave({ clientTrust: [email] });
  const page = browser();
  const { body } = await page.signIn(email, PASSWORD);
  expect(body.response).toMatchObject({
    status: "needs_client_trust",
    supported_second_factors: [{ strategy: "email_code", safe_identifier: "t***@example.com" }],
  });
  const path = `/v1/client/sign_ins/${body.response.id}`;
  await page.post(`${path}/prepare_second_factor`, { strategy: "email_code" });
  const attempt = { strategy: "email_code", code: await sandbox.code(email) };
  const wrong = await page.post(`${path}/attempt_second_factor`, {
    ...attempt,
    code: otherCode(attempt.code),
  });
  expect(wrong.body.errors?.[0]?.code).toBe("form_code_incorrect");
  const done = await page.post(`${path}/attempt_second_factor`, attempt);
  expect(done.body.response.status).toBe("complete");
  await page.override("DELETE", "/v1/client/sessions");
  expect((await page.signIn(email, PASSWORD)).body.response.status).toBe("complete");
});

test("S10: who signs up with an address that is confirmed already is in at once", async () => {
  const email = "confirmed@example.com";
  await behave({ confirmed: [email] });
  const { body } = await browser().beginSignUp({ email_address: email, password: PASSWORD });
  expect(body.response).toMatchObject({ status: "complete", missing_fields: [], unverified_fields: [] });
  expect(body.client.sessions.map(({ id }) => id)).toEqual([body.response.created_session_id]);
});

test("an account that needs a new password gets one before it goes on", async () => {
  const email = "renew@example.com";
  await newUser(email);
  await behave({ newPassword: [email] });
  const page = browser();
  const { body } = await page.signIn(email, PASSWORD);
  expect(body.response.status).toBe("needs_new_password");
  const path = `/v1/client/sign_ins/${body.response.id}/reset_password`;
  const done = await page.post(path, { password: "N3w-pass-word" });
  expect(done.body.response.status).toBe("complete");
});

test("a reset may end the other sessions", async () => {
  const email = "elsewhere@example.com";
  await newUser(email);
  const old = browser();
  await old.signIn(email, PASSWORD);
  const page = browser();
  const begun = await page.post("/v1/client/sign_ins", {
    strategy: "reset_password_email_code",
    identifier: email,
  });
  const path = `/v1/client/sign_ins/${begun.body.response.id}`;
  await page.post(`${path}/attempt_first_factor`, {
    strategy: "reset_password_email_code",
    code: await sandbox.code(email),
  });
  await page.post(`${path}/reset_password`, {
    password: "N3w-pass-word",
    sign_out_of_other_sessions: "true",
  });
  expect((await old.get("/v1/client")).body.response.sessions).toEqual([]);
});

test("ten wrong passwords, and the account rests for an hour", async () => {
  const email = "locked@example.com";
  await newUser(email);
  const page = browser();
  for (let tries = 0; tries < 10; tries++) {
    expect((await page.signIn(email, "wrong-password")).body.errors?.[0]?.code).toBe(
      "form_password_incorrect",
    );
  }
  const locked = await page.signIn(email, PASSWORD);
  expect([locked.status, locked.body.errors?.[0]?.code]).toEqual([403, "user_locked"]);
  await sandbox.advance(ONE_HOUR);
  expect((await page.signIn(email, PASSWORD)).body.response.status).toBe("complete");
  await sandbox.resetClock();
});

test.each([
  [{ fault: "500", times: 1 }, 500, undefined],
  [{ fault: "code:form_identifier_unverified", times: 1 }, 422, "form_identifier_unverified"],
])("%j meets one request and no more", async (fault, status, code) => {
  await behave(fault);
  const page = browser();
  const met = await page.signIn(MEMBER, SEED_PASSWORD);
  expect([met.status, met.body.errors?.[0]?.code]).toEqual([status, code]);
  expect((await page.signIn(MEMBER, SEED_PASSWORD)).status).toBe(200);
});

test("a slow answer comes late, and what it says has happened", async () => {
  await behave({ fault: "slow", ms: 300, times: 1 });
  const begun = Date.now();
  const { body } = await browser().signIn(MEMBER, SEED_PASSWORD);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(300);
  expect(body.response.status).toBe("complete");
});

test("a fault leaves the paths alone that it does not name", async () => {
  await behave({ fault: "500", on: "/attempt_verification" });
  expect((await browser().signIn(MEMBER, SEED_PASSWORD)).status).toBe(200);
});

test("a wish that is none is refused", async () => {
  expect((await behave({ fault: "fire" })).status).toBe(400);
  expect((await behave({ ms: 90_000 })).status).toBe(400);
});

test("the hosted page signs in on the vendor's side and leads back to the product alone", async () => {
  const page = browser();
  const address = `${sandbox.origin}/__clerk/hosted/sign-in`;
  const send = (fields: Record<string, string>) =>
    page.visit(address, { method: "POST", body: new URLSearchParams(fields) });
  const back = `${sandbox.origin}/auth/onward?after=sign-in`;
  const wrong = await send({ email: MEMBER, password: "wrong", redirect_url: back });
  expect(wrong.status).toBe(422);
  const right = await send({ email: MEMBER, password: SEED_PASSWORD, redirect_url: back });
  expect([right.status, right.headers.get("location")]).toEqual([303, back]);
  expect([...page.cookies.keys()]).toContain("__client");
  expect([...page.cookies.keys()]).not.toContain("__session");
  expect(Number(page.cookies.get("__client_uat"))).toBeGreaterThan(0);

  const away = { email: MEMBER, password: SEED_PASSWORD, redirect_url: "https://evil.test/" };
  const stranger = await browser().visit(address, { method: "POST", body: new URLSearchParams(away) });
  expect(stranger.headers.get("location")).toBe(`${sandbox.origin}/`);
});
