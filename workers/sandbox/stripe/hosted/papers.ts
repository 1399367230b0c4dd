import { Hono } from "hono";
import { html } from "hono/html";
import type Stripe from "stripe";
import type { StripeBindings } from "#workers/sandbox/stripe/api/endpoint.ts";
import { transact } from "#workers/sandbox/stripe/books/desk.ts";
import { idOf } from "#workers/sandbox/stripe/books/records.ts";
import { dollars } from "#workers/sandbox/stripe/money/dollars.ts";
import { day, type Html, hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";

/** Receipts of payments, and invoices, for who has the link. */
export const paperPages = new Hono<StripeBindings>();

paperPages.get("/receipt/:id", async (c) => {
  const found = await transact(c.get("desk"), (books) => books.find("charge", c.req.param("id")));
  if (!found?.object.paid) return missingPage(c);
  return hostedPage(c, { title: "Receipt", main: receipt(found.object) });
});

paperPages.get("/invoice/:id", async (c) => {
  const found = await transact(c.get("desk"), async (books) => {
    const record = await books.find("invoice", c.req.param("id"));
    const intent = record?.paymentIntent ? await books.get("payment_intent", record.paymentIntent) : null;
    const charge = intent?.object.latest_charge
      ? await books.get("charge", idOf(intent.object.latest_charge))
      : null;
    return record && { invoice: record.object, receiptUrl: charge?.object.receipt_url ?? null };
  });
  if (!found) return missingPage(c);
  return hostedPage(c, { title: "Invoice", main: invoicePage(found.invoice, found.receiptUrl) });
});

const row = (name: string, value: string | Html): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

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

const STATUS: Record<string, string> = { paid: "Paid", open: "Not paid yet", void: "Void" };

const invoicePage = (
  invoice: Stripe.Invoice,
  receiptUrl: string | null,
): Html => html`<h1>Invoice ${invoice.number}</h1>
<p class="amount">${dollars(invoice.total)}</p>
<p><span class="tag">${STATUS[invoice.status ?? ""] ?? invoice.status}</span></p>
<section class="card" aria-label="Details"><dl class="rows">
${row("Date", day(invoice.created))}
${invoice.customer_email ? row("For", invoice.customer_email) : ""}
${invoice.lines.data.map((line) => row(`${line.description}, ${day(line.period.start)} to ${day(line.period.end)}`, dollars(line.amount)))}
<div class="total"><dt>${invoice.status === "paid" ? "Paid" : "Due"}</dt><dd>${dollars(invoice.status === "paid" ? invoice.amount_paid : invoice.amount_remaining)}</dd></div>
</dl></section>
${receiptUrl && invoice.status === "paid" ? html`<p><a class="button quiet" href="${receiptUrl}">Receipt</a></p>` : ""}`;
