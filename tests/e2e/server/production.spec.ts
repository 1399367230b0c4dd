import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Miniflare } from "miniflare";
import { localWorkers } from "../../../scripts/local-workers.ts";

const GOOD = {
  APP_ENV: "production",
  CLERK_PUBLISHABLE_KEY: `pk_live_${btoa("clerk.koinonia.example$")}`,
  CLERK_SECRET_KEY: "sk_live_0123456789abcdef",
  CLERK_WEBHOOK_SIGNING_SECRET: `whsec_${btoa("0123456789abcdef01234567")}`,
  CLERK_API_URL: "https://api.clerk.com",
  TWILIO_ACCOUNT_SID: "AC0123456789abcdef",
  TWILIO_AUTH_TOKEN: "0123456789abcdef",
  TWILIO_VERIFY_SERVICE_SID: "VA0123456789abcdef",
  TWILIO_FROM: "+14155550100",
  MAIL_FROM: "hello@koinonia.example",
  PRIVACY_KEY: "f0e1d2c3b4a5968778695a4b3c2d1e0f",
  STRIPE_SECRET_KEY: "sk_live_0123456789abcdef",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789abcdef",
  STRIPE_PREMIUM_PRICE: "price_1PremiumMonthly",
  STRIPE_PACK_PRICE: "price_1FiftyMessages",
  OPENAI_API_KEY: "sk-proj-0123456789",
  OPENAI_BASE_URL: "https://api.openai.com/v1",
  OPENAI_MODEL: "gpt-5-mini",
  CLERK_JWT_KEY: "-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----",
};

/** What a Worker with these settings says as it starts; null when it starts. */
async function refusal(settings: Record<string, string>): Promise<string | null> {
  const script = readFileSync("build/worker/app.js", "utf8");
  const mf = new Miniflare(
    await localWorkers({ script, port: 0, assets: false, settings, sandboxed: false }),
  );
  const why = await mf.ready.then(
    () => null,
    (error: unknown) => String(error),
  );
  await mf.dispose().catch(() => undefined);
  return why;
}

test("production starts with its own settings, and not with the sandbox's", async () => {
  expect(await refusal(GOOD)).toBeNull();
  for (const [setting, value] of [
    ["CLERK_SECRET_KEY", "sk_live_sandbox_1"],
    ["OPENAI_BASE_URL", "http://127.0.0.1:8787/__openai/v1"],
    ["CAPTCHA_SCRIPT_URL", "/__clerk/turnstile.js"],
    ["STRIPE_SECRET_KEY", "rk_test_0123456789abcdef"],
    ["STRIPE_BASE_URL", "http://127.0.0.1:8787/__stripe"],
    ["OPENAI_API_KEY", ""],
  ] as const) {
    const why = await refusal({ ...GOOD, [setting]: value });
    expect(why, setting).toContain("Koinonia does not start");
    expect(why).toContain(setting);
  }
});
