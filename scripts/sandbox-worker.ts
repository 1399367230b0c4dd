import { type BuildOptions, build } from "esbuild";
import type { V4WorkerOptions } from "miniflare";
import type { LocalKeys } from "#scripts/local-keys.ts";

/** The sandbox Worker's name beside the product's; its entry point `Clock` is bound by it. */
export const SANDBOX_NAME = "sandbox";

/** Signs nothing: it only has to be the same on both sides. */
export const SANDBOX_TURNSTILE_SECRET = "sandbox-turnstile-secret";

/** What the stand-in Stripe sells from the start; the product's settings name them. */
export const SANDBOX_PREMIUM_PRICE = "price_sandbox_premium";
export const SANDBOX_PACK_PRICE = "price_sandbox_pack";

/** The paths of the product's origin that the sandbox answers. */
export const SANDBOX_ROUTES = [
  "*/__clerk/*",
  "*/__twilio/*",
  "*/__openai/*",
  "*/__mail/*",
  "*/__push/*",
  "*/__turnstile/*",
  "*/__stripe/*",
  "*/sandbox",
  "*/sandbox/*",
];

const CLERK_JS_DIST = "node_modules/@clerk/clerk-js/dist";

/** Bundled once, however many sandboxes a process starts. */
const bundled = new Map<string, Promise<string>>();

function bundle(entry: string, options: BuildOptions): Promise<string> {
  const made = bundled.get(entry) ?? bundleAnew(entry, options);
  bundled.set(entry, made);
  return made;
}

async function bundleAnew(entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    target: "es2022",
    tsconfig: "tsconfig.json",
    logLevel: "warning",
    ...options,
  });
  const [output] = outputFiles ?? [];
  if (!output) throw new Error(`${entry} made no bundle`);
  return output.text;
}

/**
 * Bundles the sandbox and describes it to Miniflare, as one of `workers` in `convertV4MiniflareOptions`.
 * Call it from the project's folder.
 * @param origin where people reach the product, for example `http://localhost:8787`
 * @param appName the product's Worker in the same Miniflare: gets the webhooks
 * @param pages where browsers reach Stripe's hosted pages, when that is another name of `origin`
 */
export async function sandboxWorker({
  keys,
  origin,
  appName,
  pages = origin,
}: {
  keys: LocalKeys;
  origin: string;
  appName: string;
  pages?: string;
}): Promise<V4WorkerOptions> {
  const script = await bundle("workers/sandbox/index.ts", {
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
  });
  const turnstile = await bundle("workers/sandbox/clerk/sign-up/turnstile.browser.ts", { format: "iife" });
  return {
    name: SANDBOX_NAME,
    modules: true,
    script,
    compatibilityDate: "2026-11-01",
    compatibilityFlags: ["nodejs_compat"],
    routes: SANDBOX_ROUTES,
    bindings: {
      APP_ORIGIN: origin,
      CLERK_PUBLISHABLE_KEY: keys.clerkPublishableKey,
      CLERK_SECRET_KEY: keys.clerkSecretKey,
      CLERK_WEBHOOK_SIGNING_SECRET: keys.clerkWebhookSecret,
      CLERK_SIGNING_KEY: keys.clerkSigningKey,
      TURNSTILE_SCRIPT: turnstile,
      TWILIO_ACCOUNT_SID: keys.twilioAccountSid,
      TWILIO_AUTH_TOKEN: keys.twilioAuthToken,
      TWILIO_VERIFY_SERVICE_SID: keys.twilioVerifyServiceSid,
      TWILIO_FROM: keys.twilioFrom,
      TURNSTILE_SECRET_KEY: SANDBOX_TURNSTILE_SECRET,
      OPENAI_API_KEY: keys.openAiKey,
      MAIL_TOKEN: keys.mailToken,
      VAPID_PUBLIC_KEY: keys.vapidPublicKey,
      FCM_SERVICE_ACCOUNT: keys.fcmServiceAccount,
      FCM_PUBLIC_KEY: keys.clerkPublicKey,
      STRIPE_SECRET_KEY: keys.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
      STRIPE_PREMIUM_PRICE: SANDBOX_PREMIUM_PRICE,
      STRIPE_PACK_PRICE: SANDBOX_PACK_PRICE,
      STRIPE_PAGES: `${pages}/__stripe`,
    },
    d1Databases: { SANDBOX_DB: "koinonia-sandbox" },
    serviceBindings: { APP: appName, CLERK_JS_FILES: { disk: { path: CLERK_JS_DIST, writable: false } } },
  };
}
