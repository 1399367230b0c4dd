/** Who beside us hears anything of a reader, and what. `tests/outside-hosts.test.ts` compares it with what the product really asks. */
export type OutsideHost = {
  /** In the words of `copy-glass-box.ts`. */
  what: OutsideName;
  name: string;
  /** Asked by the browser itself: as the content security policy lets it; `clerk` is the instance's own address. */
  browser: readonly string[];
  /** Asked by our servers: the folder of `app/vendors`, null for none. */
  vendor: string | null;
};

export const OUTSIDE_NAMES = [
  "signIn",
  "picture",
  "captcha",
  "payment",
  "texts",
  "model",
  "mail",
  "push",
  "phonePush",
] as const;
export type OutsideName = (typeof OUTSIDE_NAMES)[number];

export const OUTSIDE_HOSTS: readonly OutsideHost[] = [
  { what: "signIn", name: "Clerk", browser: ["clerk"], vendor: "clerk" },
  { what: "picture", name: "Clerk (img.clerk.com)", browser: ["https://img.clerk.com"], vendor: null },
  {
    what: "captcha",
    name: "Cloudflare Turnstile (challenges.cloudflare.com)",
    browser: ["https://challenges.cloudflare.com"],
    vendor: "turnstile",
  },
  {
    what: "payment",
    name: "Stripe (checkout.stripe.com, billing.stripe.com)",
    browser: ["https://checkout.stripe.com", "https://billing.stripe.com"],
    vendor: "stripe",
  },
  { what: "texts", name: "Twilio", browser: [], vendor: "twilio" },
  { what: "model", name: "OpenAI", browser: [], vendor: "openai" },
  { what: "mail", name: "Cloudflare", browser: [], vendor: "mail" },
  { what: "push", name: "Google, Mozilla, Apple, Microsoft", browser: [], vendor: "web-push" },
  {
    what: "phonePush",
    name: "Google (fcm.googleapis.com, oauth2.googleapis.com)",
    browser: [],
    vendor: "fcm",
  },
];
