import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import type { StripeBindings } from "#workers/sandbox/stripe/api/endpoint.ts";
import { dollars } from "#workers/sandbox/stripe/money/dollars.ts";
import { transact } from "#workers/sandbox/stripe/store/backend.ts";
import { day, type Html, hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";

/** Receipts of payments, for who has the link. */
export const receiptPages = new Hono<StripeBindings>();

receiptPages.get("/:id", async (c) => {
  const found = await transact(c.get("backend"), (store) => store.find("charge", c.req.param("id")));
  if (!found?.object.paid) return missingPage(c);
  return hostedPage(c, { title: "Receipt", main: receipt(found.object) });
});

/** A line of a paper: what, and how much. */
export const row = (name: string, value: string | Html): Html =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const receipt = (charge: Stripe.Charge): Html => html`<h1>Receipt from Koinonia</h1>
<p class="amount">${dollars(charge.amount)}</p>
<p class="quiet-text">Paid on ${day(charge.created)}</p>
<section class="card" aria-label="Details"><dl class="rows">
${charge.description ? row("For", charge.description) : ""}
${row("Card", cardWords(charge))}
${charge.receipt_email ? row("Sent to", charge.receipt_email) : ""}
${row("Number", html`<code>${charge.id.slice(-10)}</code>`)}
${charge.amount_refunded ? row("Refunded", dollars(charge.amount_refunded)) : ""}
<div class="total"><dt>Total</dt><dd>${dollars(charge.amount - charge.amount_refunded)}</dd></div>
</dl></section>`;

function cardWords({ payment_method_details }: Stripe.Charge): string {
  const card = payment_method_details?.card;
  return card ? `${String(card.brand).toUpperCase()} that ends in ${card.last4}` : "none";
}
