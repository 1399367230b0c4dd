import type { Context } from "hono";
import { html } from "hono/html";
import type { StripeBindings } from "#workers/sandbox/stripe/api/endpoint.ts";
import { hostedPage } from "./layout.ts";

export const missingPage = (c: Context<StripeBindings>) =>
  hostedPage(
    c,
    {
      title: "Not found",
      main: html`<h1>There is nothing at this address.</h1><p>The link is not complete, or it has never been one.</p>`,
    },
    404,
  );
