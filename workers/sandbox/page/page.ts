import { html, raw } from "hono/html";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "#workers/sandbox/clerk/seed.ts";
import type { Delivery } from "#workers/sandbox/clerk/wire/webhooks.ts";
import type { OutboxMessage } from "#workers/sandbox/outbox.ts";
import { type StripeState, stripeSection } from "#workers/sandbox/page/stripe.ts";
import { PAGE_STYLE } from "#workers/sandbox/page/style.ts";
import { timeTag } from "#workers/sandbox/page/time-tag.ts";
import { type VoiceState, voiceSection } from "#workers/sandbox/page/voice.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type PageState = {
  messages: OutboxMessage[];
  deliveries: Delivery[];
  offsetMs: number;
  stripe: StripeState;
  voice: VoiceState;
};

/** What the local stand-ins have sent, who can sign in, and the clock; plain HTML without scripts. */
export function sandboxPage({ messages, deliveries, offsetMs, stripe, voice }: PageState) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox | Koinonia, local</title>
<style>${raw(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>Sandbox</h1>
<p class="note">This page is not part of Koinonia. It belongs to the local stand-in for Clerk, Stripe, Twilio,
OpenAI and the post: no e-mail and no SMS leaves this machine, and no card is charged. What people would have received is shown here.
<a href="/">Back to Koinonia</a></p>
${clockSection(offsetMs)} ${messagesSection(messages)} ${accountsSection()} ${deliveriesSection(deliveries)}
${voiceSection(voice)}
${stripeSection(stripe)}
</main>
</body>
</html>`;
}

function clockSection(offsetMs: number) {
  const now = new Date(Date.now() + offsetMs);
  const ahead =
    offsetMs === 0 ? "It runs with real time." : `It runs ${inWords(offsetMs)} ahead of real time.`;
  return html`<section aria-labelledby="clock">
<h2 id="clock">Clock</h2>
<p>${timeTag(now.getTime())}. ${ahead} Codes, links, subscriptions and the product's own rules go by it.</p>
<div class="buttons">
${clockButton("advanceMs", HOUR, "Forward one hour")} ${clockButton("advanceMs", DAY, "Forward one day")}
${clockButton("reset", 1, "Back to real time")}
</div>
</section>`;
}

const clockButton = (name: string, value: number, words: string) =>
  html`<form method="post" action="/sandbox/clock"><button class="${name === "reset" ? "quiet" : ""}" name="${name}" value="${value}">${words}</button></form>`;

function inWords(ms: number): string {
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / 60_000);
  const parts = [count(days, "day"), count(hours, "hour"), count(minutes, "minute")].filter(Boolean);
  return new Intl.ListFormat("en").format(parts.length ? parts : ["less than a minute"]);
}

const count = (amount: number, unit: string) => (amount ? `${amount} ${unit}${amount === 1 ? "" : "s"}` : "");

function messagesSection(messages: OutboxMessage[]) {
  const list = html`<ul class="letters">${messages.map(messageItem)}</ul>`;
  return html`<section aria-labelledby="messages">
<h2 id="messages">Messages, newest first</h2>
${messages.length ? list : html`<p>Nothing has been sent yet. Reload this page after you ask for a code.</p>`}
</section>`;
}

const KINDS: Record<OutboxMessage["kind"], string> = {
  sms: "SMS",
  email_code: "E-mail with a code",
  email_link: "E-mail with a link",
  mail: "E-mail",
  push: "Push",
};

function messageItem({ kind, to, at, subject, code, text, url }: OutboxMessage) {
  return html`<li>
<p class="who"><strong>${to}</strong><span class="kind">${KINDS[kind]}, ${timeTag(at)}</span></p>
${code === null ? "" : html`<p class="code">${code}</p>`}
${subject === undefined ? "" : html`<p><strong>${subject}</strong></p>`}
<p class="words">${text}</p>
${url === undefined ? "" : html`<p><a href="${url}">${kind === "email_link" ? "Open the link" : url}</a></p>`}
</li>`;
}

function accountsSection() {
  return html`<section aria-labelledby="accounts">
<h2 id="accounts">Accounts to sign in with</h2>
<p>All have the password <code>${SEED_PASSWORD}</code>, and their e-mail addresses are verified.</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="accounts"><table>
<thead><tr><th scope="col">E-mail</th><th scope="col">Name</th><th scope="col">Description</th></tr></thead>
<tbody>${SEED_ACCOUNTS.map(
    ({ email, firstName, lastName, description }) =>
      html`<tr><td><code>${email}</code></td><td>${firstName} ${lastName}</td><td>${description}</td></tr>`,
  )}</tbody>
</table></div>
</section>`;
}

function deliveriesSection(deliveries: Delivery[]) {
  const rows = deliveries.map(
    ({ type, status, tries, at }) =>
      html`<tr><td><code>${type}</code></td><td>${status ?? "not reached"}</td><td>${tries}</td><td>${timeTag(at)}</td></tr>`,
  );
  return html`<section aria-labelledby="webhooks">
<h2 id="webhooks">Clerk's webhooks to the product</h2>
${
  deliveries.length
    ? html`<div class="scroll" tabindex="0" role="group" aria-labelledby="webhooks"><table>
<thead><tr><th scope="col">Event</th><th scope="col">Answer</th><th scope="col">Tries</th><th scope="col">Sent</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`
    : html`<p>None so far.</p>`
}
</section>`;
}
