import { html } from "hono/html";
import type Stripe from "stripe";
import { dollars } from "#workers/sandbox/stripe/money/dollars.ts";
import { accountForm } from "./account-fields.ts";
import { alert, cardFields, testCards, type Wrong } from "./card-fields.ts";
import { filled, type Html } from "./layout.ts";

export type CheckoutState = {
  session: Stripe.Checkout.Session;
  lines: Stripe.LineItem[];
  email: string;
  /** The bank waits for the person's word. */
  isAsking: boolean;
  number: string;
  wrong: Wrong | null;
};

const VERBS: Record<string, string> = { donate: "Give", book: "Book", subscribe: "Subscribe", pay: "Pay" };

const verbOf = (session: Stripe.Checkout.Session): string =>
  VERBS[session.submit_type ?? ""] ?? (session.mode === "subscription" ? "Subscribe" : "Pay");

const every = (price: Stripe.Price | null): string =>
  price?.recurring ? ` a ${price.recurring.interval}` : "";

export function checkoutPage({ session, lines, email, number, wrong }: CheckoutState): Html {
  const total = session.amount_total ?? 0;
  const title = session.mode === "subscription" ? "Subscribe" : "Pay";
  return html`${back(session)}
<h1>${title} to Koinonia</h1>
<p class="amount">${dollars(total)}</p>
${session.mode === "subscription" ? html`<p class="quiet-text">for each ${lines[0]?.price?.recurring?.interval}, until you cancel</p>` : ""}
<section class="card" aria-label="What you pay for"><dl class="rows">
${lines.map(
  (line) =>
    html`<div><dt>${line.description}${(line.quantity ?? 1) > 1 ? ` × ${line.quantity}` : ""}</dt><dd>${dollars(line.amount_total)}${every(line.price)}</dd></div>`,
)}
<div class="total"><dt>Due today</dt><dd>${dollars(total)}</dd></div>
</dl></section>
<section class="card" aria-labelledby="with">
<h2 id="with">Pay with a card</h2>
${wrong ? alert(wrong.message) : ""}
<form method="post">
${cardFields({ email, number, wrong })}
<button name="step" value="pay">${verbOf(session)} ${dollars(total)}</button>
${session.custom_text.submit ? html`<p class="quiet-text">${session.custom_text.submit.message}</p>` : ""}
</form>
</section>
${session.payment_method_types.includes("us_bank_account") ? accountForm({ email, wrong }) : ""}
${testCards()}`;
}

/** The bank's own question, as a card with a second step asks it. */
export const confirmPage = (session: Stripe.Checkout.Session): Html => html`${back(session)}
<h1>Your bank asks: is this you?</h1>
<p class="amount">${dollars(session.amount_total ?? 0)}</p>
<p>Koinonia would like this payment. Confirm it, or refuse it and choose another card.</p>
<form class="buttons" method="post">
<button name="step" value="confirm">Confirm payment</button>
<button class="quiet" name="step" value="refuse">Refuse</button>
</form>`;

/** Nothing more can be paid here. */
export function closedPage(session: Stripe.Checkout.Session): Html {
  const isPaid = session.status === "complete";
  const url = isPaid ? session.success_url : session.cancel_url;
  return html`<h1>${isPaid ? "This is paid." : "This checkout has run out."}</h1>
<p>${isPaid ? "You need not do anything more." : "Nothing was paid. Begin again where you came from."}</p>
${url ? html`<p><a class="button" href="${filled(url, session.id)}">Back to Koinonia</a></p>` : ""}`;
}

const back = (session: Stripe.Checkout.Session): Html | "" =>
  session.cancel_url
    ? html`<a class="back" href="${filled(session.cancel_url, session.id)}"><span aria-hidden="true">←</span> Back to Koinonia</a>`
    : "";
