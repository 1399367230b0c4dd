import { convertV4MiniflareOptions, type MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { chapterFileAt } from "./chapter-files.ts";
import { gameFileAt } from "./game-files.ts";
import { localKeys } from "./local-keys.ts";
import { relatedFileAt } from "./related/files.ts";
import {
  SANDBOX_PACK_PRICE,
  SANDBOX_PREMIUM_PRICE,
  SANDBOX_TURNSTILE_SECRET,
  sandboxWorker,
} from "./sandbox-worker.ts";
import { wordFileAt } from "./word-files/write.ts";

const CONFIG = "wrangler.toml";

type Local = {
  /** The product's Worker, bundled. */
  script: string;
  port: number;
  /** Folder of D1 and the rooms; in memory when absent. */
  persist?: string;
  assets: boolean;
  /** Over the sandbox's own settings, for tests. */
  settings?: Record<string, string>;
  /** False: nobody is counted, for what asks faster than any person: measures, the fuzz, the killer. */
  rateLimits?: boolean;
  /** False: only `settings`, as in production; for tests of the start. */
  sandboxed?: boolean;
};

/**
 * One workerd with two Workers: the product, as it is deployed, and the sandbox that stands in for the vendors.
 * Paths of the sandbox are routed to it; the product does not know.
 */
export async function localWorkers({
  script,
  port,
  persist,
  assets,
  settings = {},
  rateLimits = true,
  sandboxed = true,
}: Local): Promise<MiniflareOptions> {
  const name = unstable_readConfig({ config: CONFIG }).name ?? "koinonia";
  const { workerOptions } = unstable_getMiniflareWorkerOptions(CONFIG);
  const {
    modulesRules: _rules,
    assets: folder,
    ratelimits,
    ...app
  } = workerOptions as unknown as Record<string, Record<string, unknown> | undefined>;
  const keys = localKeys();
  const origin = `http://127.0.0.1:${port}`;
  return convertV4MiniflareOptions({
    host: "127.0.0.1",
    port,
    cf: false,
    logRequests: false,
    ...(persist && { resourcePersistencePath: `${persist}/v3` }),
    workers: [
      {
        ...app,
        ...(assets && { assets: folder }),
        ...(rateLimits && { ratelimits }),
        name,
        modules: true,
        script,
        bindings: { ...app.bindings, ...(sandboxed && sandboxSettings(keys, origin)), ...settings },
        serviceBindings: {
          ...app.serviceBindings,
          // without built pages there are the texts alone
          ...(!assets && { ASSETS: answerChapterFile }),
          ...(sandboxed && { CLOCK: { name: "sandbox", entrypoint: "Clock" } }),
        },
      },
      // browsers come by the name that `npm start` says
      await sandboxWorker({ keys, origin, appName: name, pages: `http://localhost:${port}` }),
    ],
  } as never);
}

/** A chapter of the Bible, or the words behind it, as the build writes them. */
export function answerChapterFile(request: { url: string }): Response {
  const { pathname } = new URL(request.url);
  const file =
    chapterFileAt(pathname) ?? wordFileAt(pathname) ?? relatedFileAt(pathname) ?? gameFileAt(pathname);
  return file ? Response.json(file) : new Response("Not found", { status: 404 });
}

/** What points the product at the sandbox; production has the vendors' own in their places. */
export function sandboxSettings(keys: ReturnType<typeof localKeys>, origin: string): Record<string, string> {
  return {
    APP_ENV: "sandbox",
    CLERK_PUBLISHABLE_KEY: keys.clerkPublishableKey,
    CLERK_SECRET_KEY: keys.clerkSecretKey,
    CLERK_WEBHOOK_SIGNING_SECRET: keys.clerkWebhookSecret,
    CLERK_JWT_KEY: keys.clerkPublicKey,
    CLERK_PROXY_URL: "/__clerk",
    CLERK_API_URL: `${origin}/__clerk`,
    // relative, or the vendor's code makes it https
    CLERK_JS: "/__clerk/npm/@clerk/clerk-js@5/dist/clerk.headless.browser.js",
    CLERK_TELEMETRY_DISABLED: "1",
    CAPTCHA_SCRIPT_URL: "/__clerk/turnstile.js",
    TWILIO_ACCOUNT_SID: keys.twilioAccountSid,
    TWILIO_AUTH_TOKEN: keys.twilioAuthToken,
    TWILIO_VERIFY_SERVICE_SID: keys.twilioVerifyServiceSid,
    TWILIO_FROM: keys.twilioFrom,
    TWILIO_BASE_URL: `${origin}/__twilio`,
    MAIL_FROM: "hello@koinonia.test",
    COACHING_BOOKING_URL: "https://coaching.koinonia.test/book",
    COACHING_EMAIL: "coaching@koinonia.test",
    MAIL_SANDBOX_URL: `${origin}/__mail/send`,
    MAIL_SANDBOX_TOKEN: keys.mailToken,
    VAPID_PUBLIC_KEY: keys.vapidPublicKey,
    VAPID_PRIVATE_KEY: keys.vapidPrivateKey,
    PUSH_SANDBOX_URL: `${origin}/__push/`,
    FCM_SERVICE_ACCOUNT: keys.fcmServiceAccount,
    PRIVACY_KEY: "sandbox: nobody's privacy hangs on this",
    TEST_SMS: "on",
    TURNSTILE_SITE_KEY: "0x4SANDBOX",
    TURNSTILE_SECRET_KEY: SANDBOX_TURNSTILE_SECRET,
    TURNSTILE_VERIFY_URL: `${origin}/__turnstile/siteverify`,
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    STRIPE_BASE_URL: `${origin}/__stripe`,
    STRIPE_PREMIUM_PRICE: SANDBOX_PREMIUM_PRICE,
    STRIPE_PACK_PRICE: SANDBOX_PACK_PRICE,
    COMMUNITY_OPEN: "on",
    OPENAI_API_KEY: keys.openAiKey,
    OPENAI_BASE_URL: `${origin}/__openai/v1`,
    OPENAI_MODEL: "scripture-finder-1",
    // the finder costs nothing
    OPENAI_PRICES: "{}",
    DAILY_SPEND_DOLLARS: "off",
    MEMBER_SPEND_DOLLARS: "off",
    // everybody here comes from one machine
    SEND_LIMITS: "60/10000 100000/1000000",
  };
}
