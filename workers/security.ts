import type { MiddlewareHandler } from "hono";
import { AFTER_FIRST_PAINT_HASH } from "#app/document/frame/after-first-paint.ts";
import { refusedReply } from "./documents/refused.ts";

/** Bytes from the system's source of chance, base64: for CSP nonces. */
export const newNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/** The vendor's Frontend API host is written into the publishable key. */
function clerkHost(publishableKey: string): string {
  return `https://${atob(publishableKey.split("_")[2] ?? "").replace(/\$$/, "")}`;
}

type Vendors = {
  publishableKey: string;
  /** The identity vendor is reached through our own origin. */
  proxied: boolean;
  /** The captcha, people's pictures and the payment pages are on our own origin: the sandbox's. */
  local: boolean;
};

/** R37: the one page that plays videos: our own, and YouTube's in a frame once somebody presses play. */
export const playsVideos = (path: string): boolean => path === "/youtube-playlist";

const YOUTUBE = "https://www.youtube-nocookie.com";

/**
 * @param nonce of the scripts that stand in the page; null when none does
 * @param videos whether the page plays videos
 */
export function contentSecurityPolicy(
  nonce: string | null,
  { publishableKey, proxied, local }: Vendors,
  videos = false,
): string {
  const clerk = proxied ? "" : ` ${clerkHost(publishableKey)}`;
  const captcha = local ? "" : " https://challenges.cloudflare.com";
  // a form without script is answered with the way to them, and browsers judge that too (G17)
  const payment = local ? "" : " https://checkout.stripe.com https://billing.stripe.com";
  return [
    "default-src 'none'",
    `script-src 'self' '${AFTER_FIRST_PAINT_HASH}'${nonce === null ? "" : ` 'nonce-${nonce}'`}${clerk}${captcha}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${local ? "" : " https://img.clerk.com"}`,
    "font-src 'self'",
    `connect-src 'self'${clerk}`,
    // headless clerk-js refreshes tokens from a blob worker
    "worker-src 'self' blob:",
    `frame-src${[captcha, videos && ` ${YOUTUBE}`].filter(Boolean).join("") || " 'none'"}`,
    ...(videos ? ["media-src 'self'"] : []),
    "manifest-src 'self'",
    `form-action 'self'${payment}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const HEADERS: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), geolocation=(), microphone=(self), payment=()",
};

/** S17: a window that was opened to sign in must keep its opener, also on the redirects between its pages. */
const keepsOpener = ({ pathname, searchParams }: URL): boolean =>
  /^\/(auth|age)(\/|$)/.test(pathname) && searchParams.has("popup");

export function addSecurityHeaders(headers: Headers, url: URL): void {
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  // the address of a shared copy is its key
  if (url.pathname.startsWith("/shared/")) headers.set("referrer-policy", "no-referrer");
  // and that of a mail's way out; its forms still have to say that they are ours
  if (url.pathname.startsWith("/unsubscribe/")) headers.set("referrer-policy", "same-origin");
  if (keepsOpener(url)) headers.set("cross-origin-opener-policy", "unsafe-none");
  if (url.protocol === "https:")
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
}

const PROVES_ITSELF = /^\/api\/(webhooks|unsubscribe)\//;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Nothing is changed for another site: a mutation must say that it comes from our own origin.
 * Webhooks prove themselves by signature instead, and a mail program's button by its token.
 */
export const csrfProtection: MiddlewareHandler = async (c, next) => {
  if (!SAFE.has(c.req.method) && !PROVES_ITSELF.test(c.req.path)) {
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    const own = new URL(c.req.url).host;
    const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
    const foreignOrigin = origin !== undefined && (origin === "null" || hostOf(origin) !== own);
    const forwarded = c.req.header("x-forwarded-host");
    const foreignHost = forwarded !== undefined && forwarded !== own;
    if (foreignSite || foreignOrigin || foreignHost || (origin === undefined && site === undefined))
      return refusedReply(c.req.raw, "forbidden");
  }
  return next();
};

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
