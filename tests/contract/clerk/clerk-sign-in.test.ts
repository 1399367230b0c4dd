import { createClerkClient } from "@clerk/backend";
import { afterAll, beforeAll, expect, test } from "vitest";
import { otherCode, WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, SEED_PASSWORD, startSandbox } from "#tests/contract/sandbox.ts";

const MEMBER = "member@koinonia.test";
const ELEVEN_MINUTES = 11 * 60_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const browser = () => new WireBrowser(sandbox.origin);
const clerk = () =>
  createClerkClient({ secretKey: sandbox.keys.clerkSecretKey, apiUrl: `${sandbox.origin}/__clerk` });

/** A sign-in whose code was sent. */
async function byCode(page: WireBrowser, strategy: string, identifier: string) {
  const { body } = await page.post("/v1/client/sign_ins", { identifier });
  const { id, supported_first_factors: factors } = body.response;
  const email_address_id = factors?.find((factor) => factor.strategy === strategy)?.email_address_id ?? "";
  await page.post(`/v1/client/sign_ins/${id}/prepare_first_factor`, { strategy, email_address_id });
  return `/v1/client/sign_ins/${id}/attempt_first_factor`;
}

test.each(["member", "premium", "moderator", "admin"])("the seeded %s signs in by password", async (name) => {
  const { status, body } = await browser().signIn(`${name}@koinonia.test`, SEED_PASSWORD);
  expect(status).toBe(200);
  expect(body.response.status).toBe("complete");
  expect(body.client.sessions.map(({ user }) => user.id)).toEqual([`user_seed_${name}`]);
});

test.each([
  [MEMBER, "wrong-password", "form_password_incorrect"],
  ["nobody@koinonia.test", SEED_PASSWORD, "form_identifier_not_found"],
])("sign-in as %s with %s is refused", async (identifier, password, code) => {
  const { status, body } = await browser().signIn(identifier, password);
  expect([status, body.errors?.[0]?.code]).toEqual([422, code]);
});

test("who is signed in must sign out before the next sign-in", async () => {
  const page = browser();
  await page.signIn(MEMBER, SEED_PASSWORD);
  const again = await page.signIn("premium@koinonia.test", SEED_PASSWORD);
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([400, "session_exists"]);
  await page.override("DELETE", "/v1/client/sessions");
  expect((await page.signIn("premium@koinonia.test", SEED_PASSWORD)).status).toBe(200);
});

test("sign-in by e-mail code: wrong, expired, right", async () => {
  const page = browser();
  const path = await byCode(page, "email_code", MEMBER);
  const code = await sandbox.code(MEMBER);
  const wrong = await page.post(path, { strategy: "email_code", code: otherCode(code) });
  expect(wrong.body.errors?.[0]).toMatchObject({
    code: "form_code_incorrect",
    meta: { param_name: "code" },
  });
  await sandbox.advance(ELEVEN_MINUTES);
  const late = await page.post(path, { strategy: "email_code", code });
  expect(late.body.errors?.[0]?.code).toBe("verification_expired");

  const next = await byCode(page, "email_code", MEMBER);
  const right = { strategy: "email_code", code: await sandbox.code(MEMBER) };
  expect((await page.post(next, right)).body.response.status).toBe("complete");
});

test("an e-mail code does not pass for a forgotten password", async () => {
  const page = browser();
  const path = await byCode(page, "email_code", MEMBER);
  const code = await sandbox.code(MEMBER);
  const { body } = await page.post(path, {
    strategy: "reset_password_email_code",
    code,
    password: "N3w-pass-word",
  });
  expect(body.errors?.[0]?.code).toBe("verification_missing");
});

test("sign-in by e-mailed link", async () => {
  const page = browser();
  const { body } = await page.post("/v1/client/sign_ins", { identifier: MEMBER });
  const { id } = body.response;
  const strategy = { strategy: "email_link", redirect_url: `${sandbox.origin}/auth` };
  await page.post(`/v1/client/sign_ins/${id}/prepare_first_factor`, strategy);
  const url = (await sandbox.outbox(MEMBER))[0]?.url ?? "";
  const location = new URL((await page.visit(url)).headers.get("location") ?? "");
  expect(location.searchParams.get("__clerk_status")).toBe("verified");
  const polled = await page.get(`/v1/client/sign_ins/${id}`);
  expect(polled.body.response.status).toBe("complete");
});

test("a forgotten password: code, new password, and the old one is gone", async () => {
  const email = "forgot@example.com";
  await clerk().users.createUser({ emailAddress: [email], password: "Old-pass-word" });
  const page = browser();
  const { body } = await page.post("/v1/client/sign_ins", {
    strategy: "reset_password_email_code",
    identifier: email,
  });
  const path = `/v1/client/sign_ins/${body.response.id}`;
  const attempt = { strategy: "reset_password_email_code", code: await sandbox.code(email) };

  const early = await page.post(`${path}/reset_password`, { password: "N3w-pass-word" });
  expect(early.body.errors?.[0]?.code).toBe("verification_missing");
  const proven = await page.post(`${path}/attempt_first_factor`, attempt);
  expect(proven.body.response.status).toBe("needs_new_password");
  const short = await page.post(`${path}/reset_password`, { password: "short" });
  expect(short.body.errors?.[0]?.code).toBe("form_password_length_too_short");
  const done = await page.post(`${path}/reset_password`, { password: "N3w-pass-word" });
  expect(done.body.response.status).toBe("complete");

  expect((await browser().signIn(email, "Old-pass-word")).status).toBe(422);
  expect((await browser().signIn(email, "N3w-pass-word")).status).toBe(200);
});

test("a ticket of the Backend API signs in once", async () => {
  const { token } = await clerk().signInTokens.createSignInToken({
    userId: "user_seed_admin",
    expiresInSeconds: 60,
  });
  const ticket = { strategy: "ticket", ticket: token };
  const { body } = await browser().post("/v1/client/sign_ins", ticket);
  expect(body.client.sessions[0]?.user.id).toBe("user_seed_admin");
  const again = await browser().post("/v1/client/sign_ins", ticket);
  expect(again.body.errors?.[0]?.code).toBe("ticket_invalid_code");
});

test("the person changes name, time zone and password", async () => {
  const email = "me@example.com";
  await clerk().users.createUser({ emailAddress: [email], password: "Old-pass-word", firstName: "Ann" });
  const page = browser();
  await page.signIn(email, "Old-pass-word");
  const unsafe_metadata = JSON.stringify({ timeZone: "Europe/Berlin" });
  const { body } = await page.override("PATCH", "/v1/me", { first_name: "Anna", unsafe_metadata });
  expect(body.response).toMatchObject({ first_name: "Anna", unsafe_metadata: { timeZone: "Europe/Berlin" } });
  await sandbox.webhooks.of("user.updated", body.response.id);

  const passwords = { current_password: "wrong", new_password: "N3w-pass-word" };
  const wrong = await page.post("/v1/me/change_password", passwords);
  expect(wrong.body.errors?.[0]?.code).toBe("form_password_incorrect");
  await page.post("/v1/me/change_password", { ...passwords, current_password: "Old-pass-word" });
  expect((await browser().signIn(email, "N3w-pass-word")).status).toBe(200);
});

test("PH: a second number is added, proven, made primary and removed", async () => {
  const email = "number@example.com";
  const user = await clerk().users.createUser({ emailAddress: [email], password: "Old-pass-word" });
  const page = browser();
  await page.signIn(email, "Old-pass-word");
  const { body } = await page.post("/v1/me/phone_numbers", { phone_number: "+14155550111" });
  const path = `/v1/me/phone_numbers/${body.response.id}`;
  await page.post(`${path}/prepare_verification`);
  const code = await sandbox.code("+14155550111");
  expect((await page.post(`${path}/attempt_verification`, { code: otherCode(code) })).status).toBe(422);
  expect((await page.post(`${path}/attempt_verification`, { code })).status).toBe(200);
  expect((await clerk().users.getUser(user.id)).primaryPhoneNumber?.phoneNumber).toBe("+14155550111");
  await page.override("DELETE", path);
  expect((await clerk().users.getUser(user.id)).phoneNumbers).toEqual([]);
});

test("a seeded account that was deleted stays deleted", async () => {
  await clerk().users.deleteUser("user_seed_moderator");
  expect((await browser().signIn("moderator@koinonia.test", SEED_PASSWORD)).status).toBe(422);
});
