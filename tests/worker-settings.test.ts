import { Hono } from "hono";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { AFTER_FIRST_PAINT_HASH } from "#app/document/frame/after-first-paint.ts";
import { priceOf } from "#app/features/care/use/spend.ts";
import { routeOf } from "#app/log/log.ts";
import { TIERS } from "#app/rate-limit/tiers.ts";
import { cookiesOf, cookieValue } from "#workers/documents/cookies.ts";
import { contentSecurityPolicy, csrfProtection, newNonce, playsVideos } from "#workers/security.ts";
import { readSettings } from "#workers/settings/env.ts";

const keyFor = (host: string): string => `pk_live_${btoa(`${host}$`)}`;

const production = {
  APP_ENV: "production",
  CLERK_PUBLISHABLE_KEY: keyFor("clerk.koinonia.example"),
  CLERK_SECRET_KEY: "sk_live_c2VjcmV0",
  CLERK_JWT_KEY: "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----",
  CLERK_WEBHOOK_SIGNING_SECRET: "whsec_c2lnbmVk",
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef",
  TWILIO_AUTH_TOKEN: "0123456789abcdef",
  TWILIO_VERIFY_SERVICE_SID: "VA0123456789abcdef",
  TWILIO_FROM: "+14155550100",
  MAIL_FROM: "hello@koinonia.example",
  PRIVACY_KEY: "f0e1d2c3b4a5968778695a4b3c2d1e0f",
  STRIPE_SECRET_KEY: "rk_live_c2VjcmV0",
  STRIPE_WEBHOOK_SECRET: "whsec_c2lnbmVk",
  STRIPE_PREMIUM_PRICE: "price_1PremiumMonthly",
  STRIPE_PACK_PRICE: "price_1FiftyMessages",
  OPENAI_API_KEY: "sk-proj-abc",
  OPENAI_MODEL: "gpt-5-mini",
};
const limiters = Object.fromEntries(Object.values(TIERS).map(({ binding }) => [binding, {}]));

/** The message that a Worker with these settings dies of; null when it starts. */
function refusalOf(env: Record<string, unknown>): string | null {
  try {
    readSettings({ ...limiters, ...env });
    return null;
  } catch (error) {
    return String(error);
  }
}

// ---- settings

test("production starts with the vendors' own values, and the rest by default", () => {
  expect(readSettings({ ...limiters, ...production })).toEqual({
    ...production,
    COMPANION_FIRST_WORD_MS: 20_000,
    TEST_SMS: "off",
    MEMBER_BLESSINGS: "off",
    COMMUNITY_OPEN: false,
    COMMUNITY_HOLD_FIRST: true,
    HUB_VISITOR_PREVIEW: true,
    OPENAI_MODERATION_MODEL: "omni-moderation-latest",
    NOTICE_TEXTS_A_DAY: 500,
    MEMBER_SPEND_DOLLARS: { free: 500_000, paying: 3_000_000 },
    OPENAI_MAX_OUTPUT_TOKENS: 4000,
    OPENAI_PRICES: {},
    OPENAI_TRANSCRIBE_MODEL: "gpt-4o-mini-transcribe",
    OPENAI_SPEECH_MODEL: "gpt-4o-mini-tts",
    OPENAI_SPEECH_VOICE: "sage",
    OPENAI_VOICE_PRICES: { transcribed: 3_000, spoken: 15_000 },
    SEND_LIMITS: { member: { minute: 20, day: 600 }, address: { minute: 120, day: 6000 } },
  });
});

/** As Google gives it, with more than we use. */
function accountFile(change: object): string {
  return JSON.stringify({
    type: "service_account",
    project_id: "koinonia-app",
    private_key_id: "0123",
    private_key: "-----BEGIN PRIVATE KEY-----\nMIIEvQ+/=\n-----END PRIVATE KEY-----\n",
    client_email: "push@koinonia-app.iam.gserviceaccount.com",
    token_uri: "https://elsewhere.example/token",
    ...change,
  });
}

test.each([
  ["a proxy of Clerk's on our own domain", { CLERK_PROXY_URL: "https://koinonia.example/clerk" }],
  ["a gateway before OpenAI", { OPENAI_BASE_URL: "https://gateway.ai.example/v1" }],
  [
    "a host whose name only begins like a test's",
    { CLERK_PUBLISHABLE_KEY: keyFor("clerk.testimony.example") },
  ],
  ["a host whose name only begins like our own", { CLERK_API_URL: "https://localhost.church.example" }],
  [
    "coaching by appointment",
    { COACHING_BOOKING_URL: "https://coaching.example/book", COACHING_EMAIL: "coach@koinonia.example" },
  ],
  [
    "native apps that open our links",
    {
      ANDROID_APP_LINK: `org.example.koinonia:${Array.from({ length: 32 }, () => "0A").join(":")}`,
      IOS_APP_LINK: "ABCDE12345.org.example.koinonia",
    },
  ],
  [
    "a key for web push, and fewer texts",
    {
      VAPID_PUBLIC_KEY: `B${"p".repeat(86)}`,
      VAPID_PRIVATE_KEY: "k".repeat(43),
      NOTICE_TEXTS_A_DAY: "0",
    },
  ],
  ["a service account for push to phones", { FCM_SERVICE_ACCOUNT: accountFile({}) }],
  ["a patience of its own", { COMPANION_FIRST_WORD_MS: "5000" }],
  [
    "a day's money, and the price of what it is spent on",
    {
      OPENAI_MODEL: "gpt-small-2026-08-07",
      OPENAI_PRICES: '{"gpt-small":{"input":0.25,"cached":0.025,"output":2}}',
      DAILY_SPEND_DOLLARS: "25",
    },
  ],
  [
    "Test SMS behind a captcha",
    { TEST_SMS: "on", TURNSTILE_SITE_KEY: "0x4AAA", TURNSTILE_SECRET_KEY: "0x4BBB" },
  ],
])("production starts with %s", (_name, change) => {
  expect(refusalOf({ ...production, ...change })).toBeNull();
});

test.each(Object.keys(production))("a Worker without %s says so and no more", (name) => {
  const message = refusalOf({ ...production, [name]: undefined });
  expect(message).toContain(`check ${name} (docs/configuration.md`);
});

test.each([
  ["APP_ENV", "preview"],
  ["CLERK_PUBLISHABLE_KEY", "sk_live_secret-in-the-wrong-place"],
  ["CLERK_SECRET_KEY", "pk_live_wrong-place"],
  ["CLERK_JWT_KEY", "no-key-at-all"],
  ["CLERK_WEBHOOK_SIGNING_SECRET", "unsigned-secret"],
  ["CLERK_API_URL", "no-address-at-all"],
  ["OPENAI_API_KEY", ""],
  ["OPENAI_BASE_URL", "no-address-at-all"],
  ["STRIPE_SECRET_KEY", "pk_live_wrong-place"],
  ["STRIPE_WEBHOOK_SECRET", "unsigned-secret"],
  ["STRIPE_PREMIUM_PRICE", "prod_1PremiumMonthly"],
  ["STRIPE_PACK_PRICE", "9.95"],
  ["STRIPE_BASE_URL", "no-address-at-all"],
  ["TWILIO_ACCOUNT_SID", "not-a-sid"],
  ["TWILIO_FROM", "415-555-0134"],
  ["MAIL_FROM", "nobody"],
  ["COACHING_BOOKING_URL", "book me"],
  ["COACHING_BOOKING_URL", "javascript:alert(1)"],
  ["COACHING_BOOKING_URL", "http://coaching.example"],
  ["COACHING_EMAIL", "nobody"],
  ["ANDROID_APP_LINK", "org.example.koinonia:no-certificate"],
  ["IOS_APP_LINK", "org.example.koinonia"],
  ["FCM_SERVICE_ACCOUNT", '{"private_key": "-----BEGIN PRIVATE KEY-----'],
  ["FCM_SERVICE_ACCOUNT", accountFile({ private_key: "no-key-at-all" })],
  ["FCM_SERVICE_ACCOUNT", accountFile({ project_id: "../another" })],
  ["FCM_SERVICE_ACCOUNT", accountFile({ type: "authorized_user" })],
  ["PRIVACY_KEY", "too-short"],
  ["TEST_SMS", "maybe"],
  // G11: nothing turns gifts from member to member on
  ["MEMBER_BLESSINGS", "on"],
  ["HUB_VISITOR_PREVIEW", "perhaps"],
  ["COMPANION_FIRST_WORD_MS", "99"],
  ["OPENAI_PRICES", "{"],
  ["OPENAI_PRICES", '{"gpt-small":{"input":-1,"cached":0,"output":2}}'],
  ["DAILY_SPEND_DOLLARS", "0"],
  ["MEMBER_SPEND_DOLLARS", "0/0"],
  ["MEMBER_SPEND_DOLLARS", "3"],
  ["OPENAI_MAX_OUTPUT_TOKENS", "1"],
  ["SEND_LIMITS", "20"],
  ["SEND_LIMITS", "0/600 120/6000"],
  ["COMPANION_FIRST_WORD_MS", "forever"],
])("a wrong %s is named, its value %j never", (name, value) => {
  const message = refusalOf({ ...production, [name]: value });
  expect(message).toContain(name);
  for (const secret of [value, ...Object.values(production)]) {
    if (secret.length > 2) expect(message?.replace(name, "")).not.toContain(secret);
  }
});

test("D18: Test SMS does not start without its captcha", () => {
  expect(refusalOf({ ...production, TEST_SMS: "on" })).toContain(
    "check TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY",
  );
  expect(refusalOf({ ...production, TURNSTILE_SITE_KEY: "0x4AAA" })).toContain("check TURNSTILE_SECRET_KEY");
  const pushKey = { VAPID_PUBLIC_KEY: `B${"p".repeat(86)}` };
  expect(refusalOf({ ...production, ...pushKey })).toContain("check VAPID_PRIVATE_KEY");
});

test.each([
  ["CLERK_PUBLISHABLE_KEY", keyFor("clerk.koinonia.example").replace("live", "test")],
  ["CLERK_SECRET_KEY", "sk_test_c2VjcmV0"],
  ["STRIPE_SECRET_KEY", "sk_test_c2VjcmV0"],
  ["STRIPE_SECRET_KEY", "rk_test_c2VjcmV0"],
  ["TURNSTILE_SECRET_KEY", "1x0000000000000000000000000000000AA"],
])(
  "production does not start with a test key in %s: the setting is named, its value never; staging starts",
  (name, value) => {
    const env = {
      ...production,
      TURNSTILE_SITE_KEY: "0x4AAA",
      TURNSTILE_SECRET_KEY: "0x4BBB",
      [name]: value,
    };
    const message = refusalOf(env);
    expect(message).toContain(`production with test keys in ${name};`);
    expect(message).not.toContain(value);
    expect(refusalOf({ ...env, APP_ENV: "staging" })).toBeNull();
  },
);

test.each(Object.keys(limiters))("production does not start without %s", (binding) => {
  expect(refusalOf({ ...production, [binding]: undefined })).toContain(`production without ${binding}`);
  expect(refusalOf({ ...production, [binding]: undefined, APP_ENV: "sandbox" })).toBeNull();
});

test("staging does not start with the sandbox's values", () => {
  const message = refusalOf({ ...production, APP_ENV: "staging", STRIPE_BASE_URL: "http://127.0.0.1/x" });
  expect(message).toContain("staging with sandbox values in STRIPE_BASE_URL");
});

test("everything that is missing is named at once", () => {
  const message = refusalOf({});
  for (const name of Object.keys(production)) expect(message).toContain(name);
});

test.each([
  ["CLERK_SECRET_KEY", "sk_live_sandbox_0123"],
  ["CLERK_PUBLISHABLE_KEY", keyFor("clerk.koinonia.test")],
  ["CLERK_WEBHOOK_SIGNING_SECRET", "whsec_sandbox0123"],
  ["OPENAI_API_KEY", "sk-sandbox-0123"],
  ["CLERK_API_URL", "http://localhost:8787/__clerk"],
  ["CLERK_API_URL", "http://127.0.0.1:8787/__clerk"],
  ["CLERK_API_URL", "https://LOCALHOST/__clerk"],
  ["CLERK_API_URL", "http://api.clerk.example"],
  ["OPENAI_BASE_URL", "http://[::1]:8787/__openai/v1"],
  ["OPENAI_BASE_URL", "http://0.0.0.0:8787/__openai/v1"],
  ["OPENAI_BASE_URL", "https://vendors.test/__openai/v1"],
  ["CAPTCHA_SCRIPT_URL", "/__clerk/turnstile.js"],
  ["TWILIO_AUTH_TOKEN", "sandbox0123"],
  ["TWILIO_BASE_URL", "http://127.0.0.1:8787/__twilio"],
  ["STRIPE_SECRET_KEY", "sk_test_sandbox_0123"],
  ["STRIPE_WEBHOOK_SECRET", "whsec_sandbox0123"],
  ["STRIPE_PREMIUM_PRICE", "price_sandbox_premium"],
  ["STRIPE_PACK_PRICE", "price_sandbox_pack"],
  ["STRIPE_BASE_URL", "http://127.0.0.1:8787/__stripe"],
  ["MAIL_SANDBOX_URL", "http://127.0.0.1:8787/__mail/send"],
  ["PUSH_SANDBOX_URL", "http://127.0.0.1:8787/__push/"],
  ["FCM_SERVICE_ACCOUNT", accountFile({ client_email: "push@koinonia-sandbox.iam.gserviceaccount.com" })],
  ["MAIL_SANDBOX_TOKEN", "sandbox-0123"],
  ["PRIVACY_KEY", "sandbox: nobody's privacy hangs on this"],
  ["TURNSTILE_VERIFY_URL", "http://127.0.0.1:8787/__turnstile/siteverify"],
  ["CLOCK", { now: "a service binding" }],
])("production with a sandbox's %s does not start, and does not tell the value", (name, value) => {
  const message = refusalOf({ ...production, [name]: value });
  expect(message).toContain(`production with sandbox values in ${name}`);
  expect(message).not.toContain(String(value));
});

test("the sandbox may have all of them", () => {
  const sandbox = {
    CLERK_API_URL: "http://127.0.0.1:8787/__clerk",
    OPENAI_API_KEY: "sk-sandbox-0123",
    CLOCK: {},
  };
  expect(refusalOf({ ...production, ...sandbox, APP_ENV: "sandbox" })).toBeNull();
});

// ---- content security policy

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1).join(" ")]));

test("a page of production runs our own scripts, those with the nonce, and the vendor's", () => {
  const policy = directives(
    contentSecurityPolicy("N0nce+/=", {
      publishableKey: production.CLERK_PUBLISHABLE_KEY,
      proxied: false,
      local: false,
    }),
  );
  expect(policy).toMatchObject({
    "default-src": "'none'",
    "script-src": `'self' '${AFTER_FIRST_PAINT_HASH}' 'nonce-N0nce+/=' https://clerk.koinonia.example https://challenges.cloudflare.com`,
    "connect-src": "'self' https://clerk.koinonia.example",
    "frame-src": "https://challenges.cloudflare.com",
    "img-src": "'self' data: https://img.clerk.com",
    "base-uri": "'none'",
    "form-action": "'self' https://checkout.stripe.com https://billing.stripe.com",
    "frame-ancestors": "'none'",
  });
});

test("R37: the page of videos alone plays media, and shows YouTube's frame", () => {
  const vendors = { publishableKey: production.CLERK_PUBLISHABLE_KEY, proxied: true, local: false };
  const policyOf = (path: string) => directives(contentSecurityPolicy(null, vendors, playsVideos(path)));
  expect(policyOf("/youtube-playlist")).toMatchObject({
    "frame-src": "https://challenges.cloudflare.com https://www.youtube-nocookie.com",
    "media-src": "'self'",
    "default-src": "'none'",
  });
  for (const path of ["/", "/voice-chat", "/youtube-playlist/marks", "/chatbot"]) {
    expect(policyOf(path)["frame-src"], path).toBe("https://challenges.cloudflare.com");
    expect(policyOf(path)["media-src"], path).toBeUndefined();
  }
});

test("behind our own proxy no other host is named", () => {
  const policy = contentSecurityPolicy("N0nce", {
    publishableKey: production.CLERK_PUBLISHABLE_KEY,
    proxied: true,
    local: true,
  });
  expect(policy).not.toMatch(/https?:/);
  expect(directives(policy)["frame-src"]).toBe("'none'");
});

test.each([true, false])("no inline script, no eval and no wildcard (proxied: %s)", (proxied) => {
  const policy = contentSecurityPolicy("N0nce", {
    publishableKey: production.CLERK_PUBLISHABLE_KEY,
    proxied,
    local: proxied,
  });
  expect(directives(policy)["script-src"]).not.toMatch(/unsafe|\*|data:|blob:/);
  expect(policy).not.toMatch(/unsafe-eval|\*/);
});

test("a nonce is 16 bytes of chance", () => {
  const nonces = new Set(Array.from({ length: 100 }, newNonce));
  expect(nonces.size).toBe(100);
  for (const nonce of nonces) expect(atob(nonce)).toHaveLength(16);
});

// ---- cookies

const cookies = (cookie: string) =>
  cookiesOf(new Request("https://koinonia.example", { headers: { cookie } }));

test.each([
  ["tz=America%2FNew_York; language=es", "tz", "America/New_York"],
  ["tz=America%2FNew_York;language=es", "language", "es"],
  ["xtz=1; tz=2", "tz", "2"],
  ["tz=first; tz=second", "tz", "first"],
  ["tz=a=b", "tz", "a=b"],
  ["tz=", "tz", null],
  ["tz", "tz", null],
  ["=tz", "", null],
  ["tz=%E0%A4%A", "tz", null],
  ["", "tz", null],
])("of %j the cookie %s says %j", (header, name, value) => {
  expect(cookieValue(cookies(header), name)).toBe(value);
});

// ---- same origin

const server = new Hono();
server.use(csrfProtection);
server.all("*", (c) => c.text("in"));

const OWN = "https://koinonia.example";
const HOOK = "/api/webhooks/clerk";

test.each<[string, string, string | null, string | null, number]>([
  ["GET", "/", null, null, 200],
  ["GET", "/chatbot", "https://evil.example", "cross-site", 200],
  ["HEAD", "/", null, "cross-site", 200],
  ["OPTIONS", "/chatbot", "https://evil.example", "cross-site", 200],
  ["POST", "/chatbot", OWN, "same-origin", 200],
  ["POST", "/chatbot", OWN, null, 200],
  ["POST", "/chatbot", null, "same-origin", 200],
  ["POST", "/chatbot", null, null, 403],
  ["POST", "/chatbot", "https://evil.example", "cross-site", 403],
  ["POST", "/chatbot", "https://evil.example", null, 403],
  ["POST", "/chatbot", "https://evil.example", "same-origin", 403],
  ["POST", "/chatbot", OWN, "cross-site", 403],
  ["POST", "/chatbot", OWN, "same-site", 403],
  ["POST", "/chatbot", null, "cross-site", 403],
  ["POST", "/chatbot", "https://sub.koinonia.example", "same-site", 403],
  ["POST", "/chatbot", "https://koinonia.example.evil.example", null, 403],
  ["POST", "/chatbot", "https://koinonia.example:8443", null, 403],
  ["POST", "/chatbot", "null", null, 403],
  ["POST", "/chatbot", "null", "same-origin", 403],
  ["POST", "/chatbot", "no address", null, 403],
  ["POST", "/functions/persistent-chatbot", "https://evil.example", null, 403],
  ["PUT", "/chatbot", "https://evil.example", null, 403],
  ["PATCH", "/chatbot", null, null, 403],
  ["DELETE", "/chatbot", null, "cross-site", 403],
  ["DELETE", "/chatbot", OWN, "same-origin", 200],
  ["POST", HOOK, null, null, 200],
  ["POST", HOOK, "https://vendor.example", "cross-site", 200],
  ["POST", "/api/webhooks", "https://evil.example", null, 403],
  ["POST", "/api/webhooks/../../chatbot", "https://evil.example", null, 403],
  ["POST", "/api/webhooks/%2e%2e/%2e%2e/chatbot", "https://evil.example", null, 403],
  ["POST", "//api/webhooks/clerk", "https://evil.example", null, 403],
  ["POST", "/chatbot/api/webhooks/clerk", "https://evil.example", null, 403],
])("%s %s from %s, sec-fetch-site %s: %i", async (method, path, origin, site, status) => {
  const headers = { ...(origin && { origin }), ...(site && { "sec-fetch-site": site }) };
  const response = await server.request(new Request(OWN + path, { method, headers }));
  expect(response.status).toBe(status);
});

test("who is sent away is told so, and nothing of the page", async () => {
  const response = await server.request(`${OWN}/chatbot`, { method: "POST" });
  expect(await response.json()).toEqual({
    error: "forbidden",
    message: "This request did not come from Koinonia.",
  });
});

// ---- log lines

test.each([
  ["/", "/"],
  ["/chatbot", "/chatbot"],
  ["/chatbot/conv_01ARYZ6S410000000000000000", "/chatbot/:id"],
  ["/chatbot/conv_01ARYZ6S410000000000000000.data", "/chatbot/:id.data"],
  ["/parties/member-room/user_2abcDEF", "/parties/member-room/:id"],
  ["/parties/member-room/user_2abc-DEF/more", "/parties/member-room/:id/more"],
  ["/functions/check-subscription", "/functions/check-subscription"],
  ["/admin/user_2abc/sess_2abcDEFghiJ", "/admin/:id/:id"],
])("a log line of %s names %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test("a log line is never long, and never holds a member's id", () => {
  const route = routeOf(`/parties/member-room/user_2abcDEF${"/x".repeat(500)}`);
  expect(route).toHaveLength(120);
  expect(route).not.toContain("2abcDEF");
});

test("production behind its own proxy still lets Cloudflare's captcha in", () => {
  const publishableKey = production.CLERK_PUBLISHABLE_KEY;
  const policy = directives(contentSecurityPolicy("N0nce", { publishableKey, proxied: true, local: false }));
  expect(policy["script-src"]).toContain("https://challenges.cloudflare.com");
  expect(policy["script-src"]).not.toContain("clerk.koinonia.example");
});

test("what is deployed has a limit on the day's money, and the price of the model that it is spent on", () => {
  const { vars } = unstable_readConfig({ config: "wrangler.toml" });
  const { APP_ENV, OPENAI_MODEL, OPENAI_PRICES, DAILY_SPEND_DOLLARS } = readSettings({
    ...limiters,
    ...production,
    ...vars,
  });
  expect(APP_ENV).toBe("production");
  expect(DAILY_SPEND_DOLLARS).toBeGreaterThan(0);
  const price = priceOf(OPENAI_PRICES, OPENAI_MODEL);
  expect(Math.min(price?.input ?? 0, price?.cached ?? 0, price?.output ?? 0)).toBeGreaterThan(0);
});

test("the day's money has no limit where it is off: the sandbox, whose answers cost nothing", () => {
  expect(
    readSettings({ ...limiters, ...production, DAILY_SPEND_DOLLARS: "off" }).DAILY_SPEND_DOLLARS,
  ).toBeUndefined();
});

test("a day's money without the price of what it is spent on does not start", () => {
  expect(refusalOf({ ...production, DAILY_SPEND_DOLLARS: "25" })).toContain(
    "check OPENAI_PRICES (docs/configuration.md",
  );
});
