import { html } from "hono/html";
import { findCard, grouped, isCardNumber, TEST_CARDS } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/money/pay.ts";
import type { CardTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import type { Html } from "./layout.ts";

export type Field = "email" | "number" | "expiry" | "cvc";
/** What is wrong, and in which field. */
export type Wrong = { field: Field; message: string };

/** Reads a typed card as Stripe's own form would; `now`: seconds. */
export function readCard(form: URLSearchParams, now: number): CardTyped | Wrong {
  const said = (name: Field) => (form.get(name) ?? "").trim();
  const email = said("email");
  if (form.has("email") && !/^\S+@\S+\.\S+$/.test(email)) {
    return { field: "email", message: "Your email is incomplete." };
  }
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
  const flaw = (field: Field) =>
    wrong?.field === field ? html`aria-invalid="true" aria-describedby="wrong" autofocus` : "";
  return html`${
    email === null
      ? ""
      : html`<label>Email
<input name="email" type="email" autocomplete="email" value="${email}" required ${flaw("email")}></label>`
  }
<label>Card number
<input name="number" inputmode="numeric" autocomplete="cc-number" list="test-cards" value="${number}"
 placeholder="4242 4242 4242 4242" required ${flaw("number")}></label>
<datalist id="test-cards">${TEST_CARDS.map(
    (card) => html`<option value="${grouped(card.number)}">${card.words}</option>`,
  )}</datalist>
<div class="pair">
<label>Expiry
<input name="expiry" inputmode="numeric" autocomplete="cc-exp" value="12 / 34" required ${flaw("expiry")}></label>
<label>CVC
<input name="cvc" inputmode="numeric" autocomplete="cc-csc" value="123" required ${flaw("cvc")}></label>
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
