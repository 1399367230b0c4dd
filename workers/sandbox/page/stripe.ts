import { html } from "hono/html";
import { timeTag } from "#workers/sandbox/page/time-tag.ts";
import type { Behaviour } from "#workers/sandbox/stripe/behaviour.ts";
import { grouped, TEST_CARDS } from "#workers/sandbox/stripe/cards.ts";
import type { JournalLine } from "#workers/sandbox/stripe/webhooks/journal.ts";

export type StripeState = { behaviour: Behaviour; events: JournalLine[] };

/** The cards to pay with, and what Stripe has told the product. */
export function stripeSection({ behaviour, events }: StripeState) {
  return html`<section aria-labelledby="stripe">
<h2 id="stripe">Stripe</h2>
<p>At the hosted checkout these cards are good for something. Any expiry that lies ahead and any security code will do.</p>
${table(
  "stripe",
  ["Card", "What it does"],
  TEST_CARDS.map(
    ({ number, words }) => html`<tr><td><code>${grouped(number)}</code></td><td>${words}</td></tr>`,
  ),
)}
<p>${DELIVERIES[behaviour.deliver]}</p>
<div class="buttons">
${button("deliver", "hold", "Hold webhooks")} ${button("release", "order", "Release in order")}
${button("release", "reverse", "Release in reverse")} ${button("reset", "1", "Back to normal")}
</div>
<h3 id="events">Events, newest first</h3>
${events.length ? table("events", ["Event", "Status", "Answers", "Made"], events.map(eventRow)) : html`<p>None so far.</p>`}
</section>`;
}

const DELIVERIES: Record<Behaviour["deliver"], string> = {
  now: "Webhooks go out as they come.",
  hold: "Webhooks are held until they are released.",
  drop: "Webhooks are lost.",
  duplicate: "Each webhook goes out twice.",
  reverse: "Of webhooks that wait, the newest goes first.",
};

const button = (name: string, value: string, words: string) =>
  html`<form method="post" action="/sandbox/stripe"><button class="quiet" name="${name}" value="${value}">${words}</button></form>`;

type Html = ReturnType<typeof html>;

const table = (label: string, heads: string[], rows: Html[]) =>
  html`<div class="scroll" tabindex="0" role="group" aria-labelledby="${label}"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;

const eventRow = ({ event, state, tries }: JournalLine) =>
  html`<tr><td><code>${event.type}</code></td><td>${state}</td><td>${tries.map(({ status }) => status ?? "not reached").join(", ")}</td><td>${timeTag(event.created * 1000)}</td></tr>`;
