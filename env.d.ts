declare namespace Cloudflare {
  /** Bindings and settings of the product's Worker; `workers/settings/env.ts` checks them when the Worker starts. */
  interface Env {
    DB: D1Database;
    BIBLE: D1Database;
    COMMUNITY: D1Database;
    ASSETS: Fetcher;
    MemberRoom: DurableObjectNamespace<import("./workers/rooms.ts").MemberRoom>;
    WallRoom: DurableObjectNamespace<import("./workers/rooms.ts").WallRoom>;
    GroupRoom: DurableObjectNamespace<import("./workers/rooms.ts").GroupRoom>;
    EveningRoom: DurableObjectNamespace<import("./workers/rooms.ts").EveningRoom>;
    GameRoom: DurableObjectNamespace<import("./workers/rooms.ts").GameRoom>;
    /** Cloudflare's rate limiting: `app/rate-limit/rate-limits.ts`. Servers that are measured have none. */
    WRITE_LIMIT?: RateLimit;
    READ_LIMIT?: RateLimit;
    ASK_LIMIT?: RateLimit;
    COSTLY_LIMIT?: RateLimit;
    STAFF_LIMIT?: RateLimit;
    NETWORK_LIMIT?: RateLimit;
    APP_ENV: string;
    CLERK_PUBLISHABLE_KEY: string;
    CLERK_SECRET_KEY: string;
    CLERK_JWT_KEY: string;
    CLERK_WEBHOOK_SIGNING_SECRET: string;
    CLERK_PROXY_URL?: string;
    CLERK_API_URL?: string;
    CLERK_JS?: string;
    /** Stands in for Cloudflare's own captcha script; local only. */
    CAPTCHA_SCRIPT_URL?: string;
    /** The address of the vendor's own account pages; set: `/auth` leads there. */
    CLERK_HOSTED_PAGES?: string;
    /** Origins that may open `/auth` as a popup and hear of its success, with blanks between. */
    POPUP_ORIGINS?: string;
    PRIVACY_KEY: string;
    /** Cloudflare's mail binding; the sandbox's mailbox stands in locally. */
    EMAIL: SendEmail;
    /** Web push's own key (RFC 8292); both or none. */
    VAPID_PUBLIC_KEY?: string;
    VAPID_PRIVATE_KEY?: string;
    /** Google's file of the service account that sends to phones. */
    FCM_SERVICE_ACCOUNT?: string;
    STRIPE_SECRET_KEY: string;
    STRIPE_WEBHOOK_SECRET: string;
    /** The prices of premium by the month and of fifty messages. */
    STRIPE_PREMIUM_PRICE: string;
    STRIPE_PACK_PRICE: string;
    /** The sandbox's Stripe; local only. */
    STRIPE_BASE_URL?: string;
    OPENAI_API_KEY: string;
    OPENAI_BASE_URL?: string;
    OPENAI_MODEL: string;
    /** For reasoning models: `minimal`, `low`, `medium` or `high`. */
    OPENAI_REASONING_EFFORT?: string;
    COMPANION_FIRST_WORD_MS?: string;
    /** PR6: where coaching is booked, and who is written to. */
    COACHING_BOOKING_URL?: string;
    COACHING_EMAIL?: string;
    /** D1: `false` makes the hub a member's page. */
    HUB_VISITOR_PREVIEW?: string;
    /** Moves the time of the product's rules; local only. */
    CLOCK?: { offsetMs(): Promise<number> };
    TEST_LIMIT?: RateLimit;
    OFFLINE_ORDERS?: string;
    OFFLINE_SEED?: string;
    TEST_FILES?: Fetcher;
    TEST_MIGRATIONS?: import("cloudflare:test").D1Migration[];
    TEST_BIBLE_MIGRATIONS?: import("cloudflare:test").D1Migration[];
    TEST_COMMUNITY_MIGRATIONS?: import("cloudflare:test").D1Migration[];
  }
}
interface Env extends Cloudflare.Env {}

/** Made by `scripts/static-script.ts`; empty in the browser. */
declare module "virtual:static-scripts" {
  export const staticScripts: readonly string[];
  /** What they import. */
  export const staticImports: readonly string[];
  /** The script of app pages that wait until they are used. */
  export const whenUsedScripts: readonly string[];
}
