import { z } from "zod";
import { priceOf } from "#app/features/care/use/spend.ts";
import { TIERS } from "#app/rate-limit/tiers.ts";
import { dailySpend, memberSpend, prices, sendLimits, voicePrices } from "./amounts.ts";
import { serviceAccount } from "./service-account.ts";

const setting = z.string().min(1);

const settings = z.object({
  /** `staging`: as production, with the vendors' test keys. */
  APP_ENV: z.enum(["production", "staging", "sandbox"]),
  CLERK_PUBLISHABLE_KEY: z.string().startsWith("pk_"),
  CLERK_SECRET_KEY: z.string().startsWith("sk_"),
  CLERK_JWT_KEY: z.string().includes("BEGIN PUBLIC KEY"),
  CLERK_WEBHOOK_SIGNING_SECRET: z.string().startsWith("whsec_"),
  CLERK_PROXY_URL: setting.optional(),
  CLERK_API_URL: z.url().optional(),
  CLERK_JS: setting.optional(),
  CAPTCHA_SCRIPT_URL: setting.optional(),
  CLERK_HOSTED_PAGES: setting.optional(),
  POPUP_ORIGINS: setting.optional(),
  TWILIO_ACCOUNT_SID: z.string().startsWith("AC"),
  TWILIO_AUTH_TOKEN: setting,
  TWILIO_VERIFY_SERVICE_SID: z.string().startsWith("VA"),
  TWILIO_FROM: z.string().regex(/^\+[1-9]\d{7,14}$/),
  TWILIO_BASE_URL: z.url().optional(),
  MAIL_FROM: z.email(),
  /** Where people write who need a person of ours. */
  SUPPORT_EMAIL: z.email().optional(),
  /** PR6: coaching is outside the app; without these its card says that booking is not open yet. */
  COACHING_BOOKING_URL: z.url({ protocol: /^https$/ }).optional(),
  COACHING_EMAIL: z.email().optional(),
  /** The native apps that may open our links: `package:SHA-256 of the certificate`, and `team.bundle`. */
  ANDROID_APP_LINK: z
    .string()
    .regex(/^[a-zA-Z][\w.]+:(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/)
    .optional(),
  IOS_APP_LINK: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/)
    .optional(),
  MAIL_SANDBOX_URL: z.url().optional(),
  MAIL_SANDBOX_TOKEN: setting.optional(),
  /** Web push: both keys, or it is not offered. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  PUSH_SANDBOX_URL: z.url().optional(),
  /** Push in the native app: the file of a service account that may send with FCM, or it is not offered. */
  FCM_SERVICE_ACCOUNT: serviceAccount.optional(),
  /** Texts with notices in 24 hours, of all members together. */
  NOTICE_TEXTS_A_DAY: z.coerce.number().int().min(0).max(1_000_000).default(500),
  PRIVACY_KEY: z.string().min(32),
  TEST_SMS: z.enum(["on", "off"]).default("off"),
  TURNSTILE_SITE_KEY: setting.optional(),
  TURNSTILE_SECRET_KEY: setting.optional(),
  TURNSTILE_VERIFY_URL: z.url().optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_"),
  STRIPE_PREMIUM_PRICE: z.string().startsWith("price_"),
  STRIPE_PACK_PRICE: z.string().startsWith("price_"),
  STRIPE_BASE_URL: z.url().optional(),
  /** G11: from member to member. Nothing turns it on yet: docs/decisions/0036. */
  MEMBER_BLESSINGS: z.literal("off").default("off"),
  /** Keeps /community closed until moderation is whole: docs/decisions/0060-a-second-d1-database-for-what-members-share.md. */
  COMMUNITY_OPEN: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on"),
  /** A new member's first request is seen by others once a moderator has released it. */
  COMMUNITY_HOLD_FIRST: z
    .enum(["on", "off"])
    .default("on")
    .transform((value) => value === "on"),
  OPENAI_API_KEY: setting,
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: setting,
  OPENAI_MODERATION_MODEL: setting.default("omni-moderation-latest"),
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(16).max(32_000).default(4000),
  OPENAI_PRICES: prices,
  OPENAI_TRANSCRIBE_MODEL: setting.default("gpt-4o-mini-transcribe"),
  OPENAI_SPEECH_MODEL: setting.default("gpt-4o-mini-tts"),
  OPENAI_SPEECH_VOICE: setting.default("sage"),
  OPENAI_VOICE_PRICES: voicePrices,
  DAILY_SPEND_DOLLARS: dailySpend.optional(),
  MEMBER_SPEND_DOLLARS: memberSpend,
  SEND_LIMITS: sendLimits,
  OPENAI_REASONING_EFFORT: z.enum(["minimal", "low", "medium", "high"]).optional(),
  HUB_VISITOR_PREVIEW: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
  COMPANION_FIRST_WORD_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
});
/** The captcha's two keys come together, and Test SMS does not go without them. */
const captchaWhole = (env: z.infer<typeof settings>): string[] => {
  const wanted = env.TEST_SMS === "on" || env.TURNSTILE_SITE_KEY || env.TURNSTILE_SECRET_KEY;
  if (!wanted) return [];
  return (["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"] as const).filter((name) => !env[name]);
};
/** The two keys of web push come together. */
const pushWhole = (env: z.infer<typeof settings>): string[] =>
  (["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY"] as const).filter(
    (name) => !env[name] && (env.VAPID_PUBLIC_KEY || env.VAPID_PRIVATE_KEY),
  );
/** A limit on the day's money needs the price of what it is spent on. */
const priced = (env: z.infer<typeof settings>): string[] =>
  env.DAILY_SPEND_DOLLARS !== undefined && !priceOf(env.OPENAI_PRICES, env.OPENAI_MODEL)
    ? ["OPENAI_PRICES"]
    : [];

export type Settings = z.infer<typeof settings>;

/** Names and addresses that only a developer's machine answers to. */
const LOCAL_HOST = /^(localhost|127\..+|0\.0\.0\.0|\[::1?\])$|\.(localhost|test|local)$/;

/** Production speaks with its vendors over TLS, and never with this machine. */
function isLocalUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol !== "https:" || LOCAL_HOST.test(hostname);
}

/** Settings that belong to the local sandbox; production refuses to start with any of them. */
function sandboxValues(env: Settings, hasClock: boolean): string[] {
  const found = [
    env.CLERK_SECRET_KEY.includes("sandbox") && "CLERK_SECRET_KEY",
    /\.test\$?$/.test(atobSafe(env.CLERK_PUBLISHABLE_KEY.split("_")[2] ?? "")) && "CLERK_PUBLISHABLE_KEY",
    env.CLERK_WEBHOOK_SIGNING_SECRET.includes("sandbox") && "CLERK_WEBHOOK_SIGNING_SECRET",
    env.OPENAI_API_KEY.includes("sandbox") && "OPENAI_API_KEY",
    env.CLERK_API_URL && isLocalUrl(env.CLERK_API_URL) && "CLERK_API_URL",
    env.OPENAI_BASE_URL && isLocalUrl(env.OPENAI_BASE_URL) && "OPENAI_BASE_URL",
    env.CAPTCHA_SCRIPT_URL && "CAPTCHA_SCRIPT_URL",
    env.TWILIO_AUTH_TOKEN.includes("sandbox") && "TWILIO_AUTH_TOKEN",
    env.TWILIO_BASE_URL && "TWILIO_BASE_URL",
    env.MAIL_SANDBOX_URL && "MAIL_SANDBOX_URL",
    env.MAIL_SANDBOX_TOKEN && "MAIL_SANDBOX_TOKEN",
    env.PUSH_SANDBOX_URL && "PUSH_SANDBOX_URL",
    env.FCM_SERVICE_ACCOUNT?.clientEmail.includes("sandbox") && "FCM_SERVICE_ACCOUNT",
    env.STRIPE_SECRET_KEY.includes("sandbox") && "STRIPE_SECRET_KEY",
    env.STRIPE_WEBHOOK_SECRET.includes("sandbox") && "STRIPE_WEBHOOK_SECRET",
    env.STRIPE_PREMIUM_PRICE.includes("sandbox") && "STRIPE_PREMIUM_PRICE",
    env.STRIPE_PACK_PRICE.includes("sandbox") && "STRIPE_PACK_PRICE",
    env.STRIPE_BASE_URL && "STRIPE_BASE_URL",
    env.PRIVACY_KEY.includes("sandbox") && "PRIVACY_KEY",
    env.TURNSTILE_SECRET_KEY?.includes("sandbox") && "TURNSTILE_SECRET_KEY",
    env.TURNSTILE_VERIFY_URL && "TURNSTILE_VERIFY_URL",
    hasClock && "CLOCK",
  ];
  return found.filter((name): name is string => typeof name === "string");
}

/** Keys of the vendors' test modes: nobody is charged, and accounts are not real. */
function testKeys(env: Settings): string[] {
  const found = [
    env.CLERK_PUBLISHABLE_KEY.startsWith("pk_test_") && "CLERK_PUBLISHABLE_KEY",
    env.CLERK_SECRET_KEY.startsWith("sk_test_") && "CLERK_SECRET_KEY",
    /^(sk|rk)_test_/.test(env.STRIPE_SECRET_KEY) && "STRIPE_SECRET_KEY",
    // Cloudflare's own keys that pass or fail everybody
    /^[123]x0{8,}/.test(env.TURNSTILE_SITE_KEY ?? "") && "TURNSTILE_SITE_KEY",
    /^[123]x0{8,}/.test(env.TURNSTILE_SECRET_KEY ?? "") && "TURNSTILE_SECRET_KEY",
  ];
  return found.filter((name): name is string => typeof name === "string");
}

/** Servers that are measured, in the sandbox, count nobody. */
const LIMITERS = Object.values(TIERS).map(({ binding }) => binding);

function atobSafe(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

/**
 * Checks the Worker's settings as it starts: a Worker with wrong ones must not answer.
 * @throws Error that names the settings, never their values
 */
export function readSettings(env: Record<string, unknown>): Settings {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))];
    throw new Error(`Koinonia does not start: check ${names.join(", ")} (docs/configuration.md)`);
  }
  const lacking = [...captchaWhole(parsed.data), ...pushWhole(parsed.data), ...priced(parsed.data)];
  if (lacking.length > 0) {
    throw new Error(`Koinonia does not start: check ${lacking.join(", ")} (docs/configuration.md)`);
  }
  const { APP_ENV } = parsed.data;
  const local = APP_ENV === "sandbox" ? [] : sandboxValues(parsed.data, env.CLOCK !== undefined);
  if (local.length > 0) {
    throw new Error(`Koinonia does not start: ${APP_ENV} with sandbox values in ${local.join(", ")}`);
  }
  const unlimited = APP_ENV === "sandbox" ? [] : LIMITERS.filter((name) => env[name] === undefined);
  if (unlimited.length > 0) {
    throw new Error(`Koinonia does not start: ${APP_ENV} without ${unlimited.join(", ")} (wrangler.toml)`);
  }
  const test = APP_ENV === "production" ? testKeys(parsed.data) : [];
  if (test.length > 0) {
    throw new Error(
      `Koinonia does not start: production with test keys in ${test.join(", ")}; live keys, or APP_ENV=staging`,
    );
  }
  return parsed.data;
}
