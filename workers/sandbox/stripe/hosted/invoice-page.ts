import { html } from "hono/html";
import type Stripe from "stripe";
import { dollars } from "#workers/sandbox/stripe/money/dollars.ts";
import { alert, cardFields, testCards, type Wrong } from "./card-fields.ts";
import { day, type Html } from "./layout.ts";
import { row } from "./receipt.ts";

export type InvoiceState = {
  invoice: Stripe.Invoice;
  receiptUrl: string | null;
  /** The bank waits for the person's word. */
  isAsking: boolean;
  wrong: Wrong | null;
};

const STATUS: Record<string, string> = { paid: "Paid", open: "Not paid yet", void: "Void" };

export function invoicePage({ invoice, receiptUrl, isAsking, wrong }: InvoiceState): Html {
  const isPaid = invoice.status === "paid";
  return html`<h1>Invoice ${invoice.number}</h1>
<p class="amount">${dollars(invoice.total)}</p>
<p><span class="tag">${STATUS[invoice.status ?? ""] ?? invoice.status}</span></p>
<section class="card" aria-label="Details"><dl class="rows">
${row("Date", day(invoice.created))}
${invoice.customer_email ? row("For", invoice.customer_email) : ""}
${invoice.lines.data.map((line) => row(`${line.description}, ${day(line.period.start)} to ${day(line.period.end)}`, dollars(line.amount)))}
<div class="total"><dt>${isPaid ? "Paid" : "Due"}</dt><dd>${dollars(isPaid ? invoice.amount_paid : invoice.amount_remaining)}</dd></div>
</dl></section>
${isPaid && receiptUrl ? html`<p><a class="button quiet" href="${receiptUrl}">Receipt</a></p>` : ""}
${invoice.status === "open" && invoice.auto_advance ? payCard(invoice, isAsking, wrong) : ""}`;
}

const payCard = (
  invoice: Stripe.Invoice,
  isAsking: boolean,
  wrong: Wrong | null,
): Html => html`<section class="card" aria-labelledby="pay">
<h2 id="pay">${isAsking ? "Your bank asks you to confirm this payment" : "Pay with a card"}</h2>
${wrong ? alert(wrong.message) : ""}
<form method="post">
${
  isAsking
    ? html`<button name="step" value="confirm">Confirm payment</button>`
    : html`${cardFields({ email: null, number: "", wrong })}
<button name="step" value="pay">Pay ${dollars(invoice.amount_remaining)}</button>`
}
</form>
</section>
${isAsking ? "" : testCards()}`;
