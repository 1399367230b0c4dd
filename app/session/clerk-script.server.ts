import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ClerkScript } from "./clerk-browser.ts";
import "#app/request/load-context.ts";

const TURNSTILE = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let known: { env: Cloudflare.Env; origin: string; script: ClerkScript } | undefined;

/** Where the browser finds clerk-js: our own origin in development, the vendor's host in production. */
export function clerkScript({ cloudflare: { env }, app: { origin } }: AppLoadContext): ClerkScript {
  if (known?.env !== env || known.origin !== origin) known = { env, origin, script: scriptFor(env, origin) };
  return known.script;
}

function scriptFor(env: Cloudflare.Env, origin: string): ClerkScript {
  const host = atob(env.CLERK_PUBLISHABLE_KEY.split("_")[2] ?? "").replace(/\$$/, "");
  return {
    publishableKey: env.CLERK_PUBLISHABLE_KEY,
    proxyUrl: env.CLERK_PROXY_URL ? new URL(env.CLERK_PROXY_URL, origin).href : "",
    scriptUrl: env.CLERK_JS ?? `https://${host}/npm/@clerk/clerk-js@5/dist/clerk.headless.browser.js`,
    captchaUrl: env.CAPTCHA_SCRIPT_URL ?? TURNSTILE,
    hosted: Boolean(env.CLERK_HOSTED_PAGES),
  };
}
