import { html } from "hono/html";
import type Stripe from "stripe";
import { dollars } from "#workers/sandbox/stripe/money/dollars.ts";
import { isRunning, itemOf } from "#workers/sandbox/stripe/money/subscriptions.ts";
import { alert, cardFields, testCards, type Wrong } from "./card-fields.ts";
import { day, type Html } from "./layout.ts";

type Plan = { subscription: Stripe.Subscription; name: string };
type InvoiceInput = { invoice: Stripe.Invoice; isAsking: boolean };

export type PortalState = {
  email: string | null;
  returnUrl: string | null;
  card: Stripe.PaymentMethod | null;
  plans: Plan[];
  invoices: InvoiceInput[];
  wrong: Wrong | null;
};

export const portalPage = (state: PortalState): Html => html`${back(state.returnUrl)}
<h1>Your billing with Koinonia</h1>
${state.email ? html`<p class="quiet-text">${state.email}</p>` : ""}
${state.plans.length ? state.plans.map(planCard) : html`<section class="card"><p>You have no plan.</p></section>`}
${state.invoices.filter(({ invoice }) => invoice.status === "open" && invoice.auto_advance).map(openCard)}
${cardCard(state)}
${invoicesCard(state.invoices)}
${testCards()}`;

function planCard({ subscription, name }: Plan): Html {
  const { price, current_period_end } = itemOf(subscription);
  return html`<section class="card" aria-label="${name}">
<h2>${name}</h2>
<p>${dollars(price.unit_amount ?? 0)} for each ${price.recurring?.interval}</p>
<p>${statusText(subscription, day(current_period_end))}</p>
${
  isRunning(subscription)
    ? html`<form method="post"><input type="hidden" name="subscription" value="${subscription.id}">
${
  subscription.cancel_at_period_end
    ? html`<button name="step" value="resume">Keep the plan</button>`
    : html`<button class="quiet" name="step" value="cancel">Cancel the plan</button>`
}</form>`
    : ""
}
</section>`;
}

function statusText({ status, cancel_at_period_end, ended_at }: Stripe.Subscription, end: string): string {
  if (ended_at !== null) return `Ended on ${day(ended_at)}.`;
  if (cancel_at_period_end) return `Cancelled: it ends on ${end}, and nothing more is charged.`;
  return status === "past_due" ? "The last payment did not come through." : `Renews on ${end}.`;
}

const openCard = ({
  invoice,
  isAsking,
}: InvoiceInput): Html => html`<section class="card" aria-label="Not paid yet">
<h2>${dollars(invoice.amount_remaining)} is not paid yet</h2>
<p>${
  isAsking
    ? "Your bank asks you to confirm this payment."
    : html`The next try is on ${day(invoice.next_payment_attempt ?? invoice.created)}. You can pay now, or change the card below.`
}</p>
<form method="post"><button name="step" value="${isAsking ? "confirm" : "pay"}">${isAsking ? "Confirm payment" : "Pay now"}</button></form>
</section>`;

const cardCard = ({ card, wrong }: PortalState): Html => html`<section class="card" aria-labelledby="card">
<h2 id="card">Card</h2>
<p>${card?.card ? html`${card.card.brand.toUpperCase()} that ends in ${card.card.last4}` : "There is none."}</p>
${wrong ? alert(wrong.message) : ""}
<form method="post">
${cardFields({ email: null, number: "", wrong })}
<button name="step" value="card">Change the card</button>
</form>
</section>`;

const STATUS: Record<string, string> = { open: "Not paid", paid: "Paid", void: "Void" };

const invoicesCard = (
  invoices: InvoiceInput[],
): Html => html`<section class="card" aria-labelledby="invoices">
<h2 id="invoices">Invoices</h2>
${
  invoices.length
    ? html`<div class="scroll" tabindex="0" role="group" aria-labelledby="invoices"><table>
<thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${invoices.map(
        ({ invoice }) =>
          html`<tr><td><a href="${invoice.hosted_invoice_url}">${day(invoice.created)}</a></td><td>${dollars(invoice.total)}</td><td>${STATUS[invoice.status ?? ""] ?? invoice.status}</td></tr>`,
      )}</tbody>
</table></div>`
    : html`<p>None so far.</p>`
}
</section>`;

export const runOutPage = (): Html => html`<h1>This link has run out.</h1>
<p>Open your billing again from Koinonia's settings.</p>`;

const back = (url: string | null): Html | "" =>
  url ? html`<a class="back" href="${url}"><span aria-hidden="true">←</span> Back to Koinonia</a>` : "";
