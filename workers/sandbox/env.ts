/** Bindings of the sandbox Worker (development and tests only; `scripts/sandbox-worker.ts` gives them). */
export type SandboxEnv = {
  SANDBOX_DB: D1Database;
  /** Where people reach the product, for example `http://localhost:8787`. */
  APP_ORIGIN: string;
  /** The product itself: webhooks are delivered to it. */
  APP: Fetcher;
  /** `node_modules/@clerk/clerk-js/dist`, read only. */
  CLERK_JS_FILES: Fetcher;
  CLERK_PUBLISHABLE_KEY: string;
  CLERK_SECRET_KEY: string;
  CLERK_WEBHOOK_SIGNING_SECRET: string;
  /** PKCS8 PEM, RS256: signs session tokens. */
  CLERK_SIGNING_KEY: string;
  /** `clerk/sign-up/turnstile.browser.ts`, bundled for browsers. */
  TURNSTILE_SCRIPT: string;
  TWILIO_ACCOUNT_SID: string;
  TWILIO_AUTH_TOKEN: string;
  TWILIO_VERIFY_SERVICE_SID: string;
  /** The one number that the account owns, E.164. */
  TWILIO_FROM: string;
  TURNSTILE_SECRET_KEY: string;
  OPENAI_API_KEY: string;
  MAIL_TOKEN: string;
  /** The one sender that the push service takes messages from. */
  VAPID_PUBLIC_KEY: string;
  /** The one service account that Google's stand-in knows, as its file, and its public key, SPKI PEM. */
  FCM_SERVICE_ACCOUNT: string;
  FCM_PUBLIC_KEY: string;
  STRIPE_SECRET_KEY: string;
  STRIPE_WEBHOOK_SECRET: string;
  STRIPE_PREMIUM_PRICE: string;
  STRIPE_PACK_PRICE: string;
  /** Where browsers reach Stripe's hosted pages: `http://localhost:8787/__stripe`. */
  STRIPE_PAGES: string;
};
