import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { StripeBindings } from "#workers/sandbox/stripe/api/endpoint.ts";
import { HOSTED_STYLE } from "./style.ts";

export type Html = ReturnType<typeof html>;

type Page = {
  title: string;
  main: Html;
  /** Where the page's forms lead besides itself: a form's redirect is held to the policy too. */
  leadsTo?: string | null;
};

/** A page as Stripe hosts it, and plainly none of Stripe's. Works without script. */
export function hostedPage(
  c: Context<StripeBindings>,
  { title, main, leadsTo }: Page,
  status: 200 | 404 = 200,
) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Koinonia's test counter</title>
<style>${raw(HOSTED_STYLE)}</style>
</head>
<body>
<header class="notice"><strong>Test counter.</strong> No card is charged and no money moves. Use a test card only.</header>
<main>${main}</main>
</body>
</html>`;
  const target = leadsTo ? ` ${new URL(leadsTo).origin}` : "";
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${target}; base-uri 'none'`;
  return c.html(page, status, { "content-security-policy": policy, "cache-control": "no-store" });
}

/** `22 November 2026`, from seconds. */
export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** The address with a template's session filled in. */
export const filled = (url: string, session: string): string =>
  url.replaceAll("{CHECKOUT_SESSION_ID}", session).replaceAll("%7BCHECKOUT_SESSION_ID%7D", session);
