import { readFileSync } from "node:fs";
import { localKeys } from "../../../scripts/local-keys.ts";
import { mintToken } from "../servers/tokens.ts";
import { answered, say } from "../steps/chat-page.ts";
import { expect, NO_WORKER, newEmail, signIn, signUp, test } from "../steps/people.ts";

test.use(NO_WORKER);

test("security headers, a nonce of its own for each page, and a request id", async ({ request }) => {
  const nonces = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const page = await request.get("/auth");
    const policy = page.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    nonces.add(nonce);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(await page.text()).toContain(`nonce="${nonce}"`);
    expect(page.headers()).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/.{8,}/),
    });
  }
  expect(nonces.size).toBe(3);
});

/** What browsers are given: the key that Clerk's pages ask for, and those that tokens and pushes are checked with. */
const PUBLIC = ["clerkPublicKey", "vapidPublicKey"];

test("F17: of the vendors a page tells the publishable key and nothing secret", async ({ page }) => {
  await signIn(page, "member@koinonia.test");
  const { clerkPublishableKey, ...secrets } = localKeys();
  for (const path of ["/auth?mode=signup", "/", "/welcome", "/chatbot", "/settings"]) {
    const text = await (await page.request.get(path)).text();
    for (const [name, secret] of Object.entries(secrets))
      if (!PUBLIC.includes(name)) expect(text.includes(String(secret)), `${name} in ${path}`).toBe(false);
  }
  const response = await page.request.get("/auth?mode=signup", { headers: { cookie: "" } });
  expect(await response.text()).toContain(clerkPublishableKey);
});

test("/healthz answers", async ({ request }) => {
  expect(await (await request.get("/healthz")).json()).toEqual({ ok: true });
});

test("R10: any other path is not found, in words, with its status", async ({ page, allow }) => {
  allow(/404/);
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Koinonia");
});

test("a mutation from another origin is refused before anything is read", async ({ page, origin }) => {
  await signUp(page, { email: newEmail("csrf") });
  const form = { intent: "send", text: "Forged" };
  const cases = [
    { origin: "https://evil.test" },
    { origin: "null" },
    { origin, "sec-fetch-site": "cross-site" },
    { origin: "https://evil.test", "sec-fetch-site": "same-origin" },
  ];
  for (const headers of cases) {
    const answer = await page.request.post("/chatbot", { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(403);
  }
  await page.reload();
  await expect(page.getByText("Your conversations will be kept here.")).toBeAttached();
});

test.describe("F18, F19: POST /functions/persistent-chatbot", () => {
  const url = "/functions/persistent-chatbot";
  const headers = (origin: string) => ({ origin, "sec-fetch-site": "same-origin" });

  test("a visitor is refused with 401, another name with 404, another method with 405", async ({
    request,
    origin,
  }) => {
    expect((await request.post(url, { data: {}, headers: headers(origin) })).status()).toBe(401);
    expect((await request.post("/functions/nothing", { data: {}, headers: headers(origin) })).status()).toBe(
      404,
    );
    expect((await request.get(url)).status()).toBe(405);
  });

  test("greets once, asks, and names what is wrong with a payload", async ({ page, origin }) => {
    await signUp(page, { email: newEmail("fn") });
    await page.getByRole("button", { name: "New conversation" }).click();
    await page.waitForURL("**/chatbot/conv_*");
    const conversationId = page.url().split("/").at(-1);
    const call = (data: unknown) => page.request.post(url, { data, headers: headers(origin) });
    const greetings = await Promise.all(
      [1, 2, 3].map(async () =>
        (
          await call({ action: "greeting", conversationId, category: "prayer", companionName: "Companion" })
        ).json(),
      ),
    );
    expect(new Set(greetings.map(({ message }) => message.id)).size).toBe(1);
    const chat = await call({
      action: "chat",
      message: "Is anyone there?",
      conversationId,
      companionName: "Companion",
    });
    expect(chat.status()).toBe(202);
    expect(await chat.json()).toMatchObject({
      message: { role: "user" },
      answerId: expect.stringMatching(/^ans_/),
    });
    const bad = await call({ action: "chat", conversationId: "not an id" });
    expect(bad.status()).toBe(400);
    expect((await bad.json()).message).toContain("message");
    expect((await call("}{")).status()).toBe(400);
    expect(
      (
        await call({ action: "chat", message: "x", conversationId: "conv_00000000000000000000000000" })
      ).status(),
    ).toBe(404);
  });
});

test("nothing of the sandbox is in the production bundle", () => {
  const worker = readFileSync("build/worker/app.js", "utf8");
  for (const trace of [
    "Faith-2026",
    "koinonia.test",
    "SANDBOX_DB",
    "turnstile.js",
    "broken-stream",
    "scripture-finder-1",
  ]) {
    expect(worker.includes(trace), trace).toBe(false);
  }
});

test.describe("S5: session tokens", () => {
  const member = "user_seed_member";
  const ask = (page: import("@playwright/test").Page, token: string) =>
    page.request.get("/session/role", { headers: { cookie: `__session=${token}; __client_uat=1` } });

  test("a good one is known without a call to the vendor", async ({ page, origin }) => {
    const answer = await ask(page, mintToken({ sub: member, azp: origin }));
    expect(await answer.json()).toEqual({ userId: member, role: null });
  });

  for (const [name, claims] of [
    ["forged", { forged: true }],
    ["expired", { expiresInS: -120 }],
    ["made for another origin", { azp: "https://evil.test" }],
  ] as const) {
    test(`${name}: nobody is signed in, nothing is told`, async ({ page, origin }) => {
      const answer = await ask(page, mintToken({ sub: member, azp: origin, ...claims }));
      expect(answer.status()).toBe(401);
      expect(await answer.text()).not.toContain(member);
    });

    test(`${name}: a page leads to sign-in`, async ({ page, context, origin }) => {
      const token = mintToken({ sub: member, azp: origin, ...claims });
      await context.addCookies([
        { name: "__session", value: token, url: origin },
        { name: "__client_uat", value: String(Math.floor(Date.now() / 1000) - 30), url: origin },
      ]);
      await page.goto("/chatbot");
      await page.waitForURL("**/auth?**");
      await expect(page.getByRole("textbox", { name: "Email" })).toBeVisible();
    });
  }
});

test("cookies that are no cookies do not break a page, a visitor's or a member's", async ({
  page,
  context,
  request,
  origin,
}) => {
  const broken = ["tz=%E0%A4%A", "d1_bookmark=%", "=;;=%"];
  const junk = ["__session=garbage", "__session=a.b.c", "__client_uat=%zz", "tz=%E0%A4%A; __client_uat=1"];
  for (const cookie of [...broken, broken.join("; "), ...junk]) {
    const answer = await request.get("/", { headers: { cookie } });
    expect(answer.status(), cookie).toBe(200);
  }
  await signUp(page, { email: newEmail("cookie") });
  for (const bookmark of ["%", "no-bookmark"]) {
    await context.addCookies([
      { name: "tz", value: "%E0%A4%A", url: origin },
      { name: "d1_bookmark", value: bookmark, url: origin },
    ]);
    expect((await page.reload())?.status(), bookmark).toBe(200);
    await expect(page.getByRole("heading", { name: "What is on your heart" })).toBeVisible();
  }
});

test("the vendor's script does not hold up the first paint", async ({ page, allow }) => {
  allow(/Failed to load|clerk/i);
  await signUp(page, { email: newEmail("slow") });
  await page.route("**/__clerk/npm/**", () => new Promise(() => {}));
  for (const [path, words] of [
    ["/chatbot", "What is on your heart"],
    ["/", "There is a chair for you."],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
  }
  const visitor = await page.context().browser()?.newContext();
  const authPage = await visitor?.newPage();
  await authPage?.route("**/__clerk/npm/**", () => new Promise(() => {}));
  await authPage?.goto(new URL("/auth?mode=login", page.url()).href, { waitUntil: "domcontentloaded" });
  await expect(
    authPage?.getByRole("heading", { name: "Welcome back" }) ?? page.locator("missing"),
  ).toBeVisible();
  await visitor?.close();
});

test("a frame or a body of a megabyte is refused in words", async ({ page, origin }) => {
  await signUp(page, { email: newEmail("mega") });
  const headers = { origin, "sec-fetch-site": "same-origin" };
  const form = { intent: "send", text: "x".repeat(1_200_000) };
  expect((await page.request.post("/chatbot", { form, headers, maxRedirects: 0 })).status()).toBe(413);
  const data = {
    action: "chat",
    message: "x".repeat(1_200_000),
    conversationId: "conv_00000000000000000000000000",
  };
  // heard every time: a sender that is cut off in the middle hears nothing
  for (let time = 0; time < 20; time++) {
    expect((await page.request.post("/functions/persistent-chatbot", { data, headers })).status()).toBe(413);
  }
});

test("a page that has not changed is given again to the letter, but for what is each request's own", async ({
  page,
}) => {
  await signIn(page, "premium@koinonia.test");
  await say(page, "Where do I read about rest?");
  await page.waitForURL("**/chatbot/conv_*");
  await answered(page);
  const document = async () => {
    const answer = await page.request.get(page.url(), { headers: { accept: "text/html" } });
    const text = await answer.text();
    const nonce = /<script nonce="([^"]+)"/.exec(text)?.[1] ?? "";
    expect(answer.headers()["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    const request = /name="requestId" value="(req_\w+?)(?:-start)?"/.exec(text)?.[1] ?? "";
    return { nonce, request, rest: text.replaceAll(nonce, "nonce").replaceAll(request, "request") };
  };
  const visits = [await document(), await document(), await document()];
  expect(new Set(visits.map(({ rest }) => rest)).size).toBe(1);
  expect(new Set(visits.map(({ nonce }) => nonce)).size).toBe(3);
  expect(new Set(visits.map(({ request }) => request)).size).toBe(3);
  expect(visits[0]?.request).toMatch(/^req_/);
});
