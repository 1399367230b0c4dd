import { html } from "hono/html";
import { findCard, grouped, isCardNumber, TEST_CARDS } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import type { CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import type { Html } from "./layout.ts";

export type Field = "email" | "number" | "expiry" | "cvc" | "routing" | "account";
/** What is wrong, and in which field. */
export type Wrong = { field: Field; message: string };

export const EMAIL_WRONG: Wrong = { field: "email", message: "Your email is incomplete." };

export const isEmail = (typed: string): boolean => /^\S+@\S+\.\S+$/.test(typed);

/** Marks the field that is wrong, and leads to what is said of it. */
export const flawOf = (field: Field, wrong: Wrong | null): Html | "" =>
  wrong?.field === field ? html`aria-invalid="true" aria-describedby="wrong" autofocus` : "";

export const emailField = (email: string, wrong: Wrong | null): Html => html`<label>Email
<input name="email" type="email" autocomplete="email" value="${email}" required ${flawOf("email", wrong)}></label>`;

/** Reads a typed card as Stripe's own form would; `now`: seconds. */
export function readCard(form: URLSearchParams, now: number): CardTyped | Wrong {
  const said = (name: Field) => (form.get(name) ?? "").trim();
  const email = said("email");
  if (form.has("email") && !isEmail(email)) return EMAIL_WRONG;
  const number = said("number");
  if (!isCardNumber(number)) return { field: "number", message: "Your card number is invalid." };
  const card = findCard(number);
  if (!card) {
    return {
      field: "number",
      message: `${DECLINED} This is a test, and that is none of the test cards.`,
    };
  }
  const expiry = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(said("expiry"));
  if (!expiry) return { field: "expiry", message: "Your card's expiration date is incomplete." };
  const [expMonth, expYear] = [Number(expiry[1]), 2000 + Number(expiry[2])];
  if (Date.UTC(expYear, expMonth) <= now * 1000) {
    return { field: "expiry", message: "Your card's expiration year is in the past." };
  }
  if (!/^\d{3,4}$/.test(said("cvc"))) {
    return { field: "cvc", message: "Your card's security code is incomplete." };
  }
  return { card, expMonth, expYear, email: email || null };
}

type Fields = { email: string | null; number: string; wrong: Wrong | null };

/** E-mail (when it is asked for) and card. */
export function cardFields({ email, number, wrong }: Fields): Html {
  return html`${email === null ? "" : emailField(email, wrong)}
<label>Card number
<input name="number" inputmode="numeric" autocomplete="cc-number" list="test-cards" value="${number}"
 placeholder="4242 4242 4242 4242" required ${flawOf("number", wrong)}></label>
<datalist id="test-cards">${TEST_CARDS.map(
    (card) => html`<option value="${grouped(card.number)}">${card.words}</option>`,
  )}</datalist>
<div class="pair">
<label>Expiry
<input name="expiry" inputmode="numeric" autocomplete="cc-exp" value="12 / 34" required ${flawOf("expiry", wrong)}></label>
<label>CVC
<input name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123" required ${flawOf("cvc", wrong)}></label>
</div>`;
}

/** The cards that one may type, and how they behave. */
export const testCards = (): Html => html`<section class="card" aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="cards"><table>
<thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead>
<tbody>${TEST_CARDS.map(
  (card) => html`<tr><td class="number"><code>${grouped(card.number)}</code></td><td>${card.words}</td></tr>`,
)}</tbody>
</table></div>
</section>`;

export const alert = (message: string): Html => html`<p class="alert" id="wrong" role="alert">${message}</p>`;
