import { createClerkClient } from "@clerk/backend";
import { verifyWebhook } from "@clerk/backend/webhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountFromWebhook } from "#app/vendors/clerk/webhook-account.ts";
import { otherCode, WireBrowser } from "#tests/contract/clerk/wire-browser.ts";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";

const PASSWORD = "Lantern-7-lit";
const ELEVEN_MINUTES = 11 * 60_000;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const browser = () => new WireBrowser(sandbox.origin);

test("F2: sign-up by e-mail code makes a user with its metadata, and tells the product", async () => {
  const page = browser();
  const metadata = {
    timeZone: "America/New_York",
    phoneNumber: "+14155550134",
    language: "es",
    ageBand: "13-17",
  };
  const id = await page.signUpToCode({
    email_address: "Ann@Example.com",
    password: PASSWORD,
    first_name: "Ann",
    last_name: "Okafor",
    unsafe_metadata: JSON.stringify(metadata),
  });
  const { status, body } = await page.attemptEmail(id, await sandbox.code("ann@example.com"));
  expect(status).toBe(200);
  expect(body.response).toMatchObject({ status: "complete", missing_fields: [], unverified_fields: [] });

  const userId = body.response.created_user_id ?? "";
  const [webhook] = await sandbox.webhooks.of("user.created", userId);
  await sandbox.webhooks.of("session.created", body.response.created_session_id ?? "");
  const request = new Request("http://product.test", { method: "POST", ...webhook });
  const event = await verifyWebhook(request, { signingSecret: sandbox.keys.clerkWebhookSecret });
  if (event.type !== "user.created") throw new Error(`${event.type} came`);
  expect(event.data).toMatchObject({ id: userId, unsafe_metadata: metadata });
  // what the form has put in is what the product reads: the welcome is written in that language
  expect(accountFromWebhook(event.data)).toMatchObject({ userId, ...metadata, phoneVerified: false });

  const { secretKey, apiUrl } = {
    secretKey: sandbox.keys.clerkSecretKey,
    apiUrl: `${sandbox.origin}/__clerk`,
  };
  const user = await createClerkClient({ secretKey, apiUrl }).users.getUser(userId);
  expect(user.primaryEmailAddress?.emailAddress).toBe("ann@example.com");
  expect(user.primaryEmailAddress?.verification?.status).toBe("verified");
});

test.each(["member", "premium", "moderator", "admin"])("the product receives the seeded %s", async (name) => {
  expect(await sandbox.webhooks.of("user.created", `user_seed_${name}`)).toHaveLength(1);
});

test("a webhook that somebody has changed does not verify", async () => {
  const [webhook] = sandbox.webhooks.received;
  const request = new Request("http://product.test", {
    method: "POST",
    headers: webhook?.headers ?? {},
    body: `${webhook?.body} `,
  });
  await expect(verifyWebhook(request, { signingSecret: sandbox.keys.clerkWebhookSecret })).rejects.toThrow();
});

test("a webhook that the product refuses comes again", async () => {
  const page = browser();
  const id = await page.signUpToCode({ email_address: "retry@example.com", password: PASSWORD });
  sandbox.webhooks.refuse(2);
  const { body } = await page.attemptEmail(id, await sandbox.code("retry@example.com"));
  const sessionId = body.response.created_session_id ?? "";
  const user = await sandbox.webhooks.of("user.created", body.response.created_user_id ?? "", 2);
  const session = await sandbox.webhooks.of("session.created", sessionId, 2);
  expect(new Set(user.map(({ headers }) => headers["svix-id"])).size).toBe(1);
  expect(session).toHaveLength(2);
});

test.each([
  ["missing", {}],
  ["invented", { captcha_token: "captcha_invented" }],
])("L16: a %s captcha token is refused", async (_name, captcha) => {
  const fields = { email_address: "robot@example.com", password: PASSWORD, ...captcha };
  const { status, body } = await browser().post("/v1/client/sign_ups", fields);
  expect(status).toBe(400);
  expect(body.errors?.[0]?.code).toBe("captcha_invalid");
});

test("L16: a captcha token works once, and not after it has expired", async () => {
  const page = browser();
  const token = { captcha_token: await page.captcha() };
  expect((await page.post("/v1/client/sign_ups", token)).status).toBe(200);
  expect((await page.post("/v1/client/sign_ups", token)).body.errors?.[0]?.code).toBe("captcha_invalid");

  const old = { captcha_token: await page.captcha() };
  await sandbox.advance(ELEVEN_MINUTES);
  expect((await page.post("/v1/client/sign_ups", old)).body.errors?.[0]?.code).toBe("captcha_invalid");
});

test("a testing token of the Backend API stands for the captcha", async () => {
  const apiUrl = `${sandbox.origin}/__clerk`;
  const clerk = createClerkClient({ secretKey: sandbox.keys.clerkSecretKey, apiUrl });
  const { token } = await clerk.testingTokens.createTestingToken();
  expect((await browser().post(`/v1/client/sign_ups?__clerk_testing_token=${token}`)).status).toBe(200);
  expect((await browser().post("/v1/client/sign_ups?__clerk_testing_token=invented")).status).toBe(400);
});

test.each([
  [{ email_address: "nobody" }, "form_param_format_invalid", "Email address must be a valid email address."],
  [
    { email_address: "member@koinonia.test" },
    "form_identifier_exists",
    "That email address is taken. Please try another.",
  ],
  [{ password: "short" }, "form_password_length_too_short", "Passwords must be 8 characters or more."],
  [{ unsafe_metadata: "[1]" }, "form_param_format_invalid", "unsafe_metadata must be a JSON object."],
])("sign-up refuses %j", async (fields, code, message) => {
  const { status, body } = await browser().beginSignUp(fields);
  expect(status).toBe(422);
  expect(body.errors?.[0]).toMatchObject({ code, long_message: message });
});

test("a wrong code is refused, the fourth try whatever it says", async () => {
  const page = browser();
  const id = await page.signUpToCode({ email_address: "guess@example.com", password: PASSWORD });
  const code = await sandbox.code("guess@example.com");
  for (let tries = 0; tries < 3; tries++) {
    const { status, body } = await page.attemptEmail(id, otherCode(code));
    expect([status, body.errors?.[0]?.code]).toEqual([422, "form_code_incorrect"]);
  }
  const { status, body } = await page.attemptEmail(id, code);
  expect([status, body.errors?.[0]?.code]).toEqual([400, "verification_failed"]);
});

test("guesses that are sent at once are counted one by one", async () => {
  const page = browser();
  const id = await page.signUpToCode({ email_address: "crowd@example.com", password: PASSWORD });
  const wrong = otherCode(await sandbox.code("crowd@example.com"));
  const sent = await Promise.all(Array.from({ length: 6 }, () => page.attemptEmail(id, wrong)));
  const codes = sent.map(({ body }) => body.errors?.[0]?.code).sort();
  expect(codes).toEqual([
    ...Array<string>(3).fill("form_code_incorrect"),
    ...Array<string>(3).fill("verification_failed"),
  ]);
});

test("G23: a code expires by the sandbox's clock; a new one works", async () => {
  const page = browser();
  const id = await page.signUpToCode({ email_address: "late@example.com", password: PASSWORD });
  const old = await sandbox.code("late@example.com");
  await sandbox.advance(ELEVEN_MINUTES);
  expect((await page.attemptEmail(id, old)).body.errors?.[0]?.code).toBe("verification_expired");

  await page.post(`/v1/client/sign_ups/${id}/prepare_verification`, { strategy: "email_code" });
  const { body } = await page.attemptEmail(id, await sandbox.code("late@example.com"));
  expect(body.response.status).toBe("complete");
});

test("of two who sign up with one address at the same time, one gets it", async () => {
  const pages = [browser(), browser()];
  const address = "twins@example.com";
  const ids: string[] = [];
  const codes: string[] = [];
  for (const page of pages) {
    ids.push(await page.signUpToCode({ email_address: address, password: PASSWORD }));
    codes.push(await sandbox.code(address));
  }
  const sent = await Promise.all(pages.map((page, i) => page.attemptEmail(ids[i] ?? "", codes[i] ?? "")));
  const outcomes = sent.map(({ body }) => body.errors?.[0]?.code ?? body.response.status).sort();
  expect(outcomes).toEqual(["complete", "form_identifier_exists"]);
});

test("another browser does not know the attempt", async () => {
  const id = await browser().signUpToCode({ email_address: "mine@example.com", password: PASSWORD });
  const stranger = browser();
  const { status } = await stranger.attemptEmail(id, await sandbox.code("mine@example.com"));
  expect(status).toBe(404);
});

test("a phone number that was given must be proven too", async () => {
  const page = browser();
  const phone = "+14155550199";
  const fields = { email_address: "phone@example.com", password: PASSWORD, phone_number: "+1 415-555-0199" };
  const id = await page.signUpToCode(fields);
  const half = await page.attemptEmail(id, await sandbox.code("phone@example.com"));
  expect(half.body.response).toMatchObject({
    status: "missing_requirements",
    unverified_fields: ["phone_number"],
  });
  await page.post(`/v1/client/sign_ups/${id}/prepare_verification`, { strategy: "phone_code" });
  const attempt = { strategy: "phone_code", code: await sandbox.code(phone) };
  const { body } = await page.post(`/v1/client/sign_ups/${id}/attempt_verification`, attempt);
  expect(body.response.status).toBe("complete");
});

test("S15: an e-mailed link completes the sign-up once, in any browser", async () => {
  const page = browser();
  const { body } = await page.beginSignUp({ email_address: "link@example.com", password: PASSWORD });
  const { id } = body.response;
  const strategy = { strategy: "email_link", redirect_url: `${sandbox.origin}/auth?type=signup` };
  await page.post(`/v1/client/sign_ups/${id}/prepare_verification`, strategy);
  const url = (await sandbox.outbox("link@example.com"))[0]?.url ?? "";

  const opened = new URL((await browser().visit(url)).headers.get("location") ?? "");
  expect(opened.searchParams.get("type")).toBe("signup");
  expect(opened.searchParams.get("__clerk_status")).toBe("verified");
  const polled = await page.get(`/v1/client/sign_ups/${id}`);
  expect(polled.body.response.created_session_id).toBe(opened.searchParams.get("__clerk_created_session"));

  const again = new URL((await browser().visit(url)).headers.get("location") ?? "");
  expect(again.searchParams.get("__clerk_status")).toBe("failed");
});

test("an e-mailed link expires, and leads nowhere but to the product", async () => {
  const page = browser();
  const { body } = await page.beginSignUp({ email_address: "old@example.com", password: PASSWORD });
  const path = `/v1/client/sign_ups/${body.response.id}/prepare_verification`;
  const away = await page.post(path, { strategy: "email_link", redirect_url: "https://elsewhere.test/" });
  expect(away.body.errors?.[0]?.meta.param_name).toBe("redirect_url");

  await page.post(path, { strategy: "email_link", redirect_url: "/auth" });
  await sandbox.advance(ELEVEN_MINUTES);
  const response = await page.visit((await sandbox.outbox("old@example.com"))[0]?.url ?? "");
  expect(response.headers.get("location")).toContain("__clerk_status=expired");
});

test("unknown endpoints answer 404 in Clerk's shape", async () => {
  const { status, body } = await browser().get("/v1/client/organizations");
  expect(status).toBe(404);
  expect(body.errors?.[0]).toMatchObject({ code: "not_found", meta: {} });
});
