import { html } from "hono/html";
import { findAccount, ROUTING_NUMBER, TEST_ACCOUNTS } from "#workers/sandbox/stripe/cards.ts";
import type { AccountTyped } from "#workers/sandbox/stripe/objects/payment-method.ts";
import { EMAIL_WRONG, emailField, flawOf, isEmail, type Wrong } from "./card-fields.ts";
import type { Html } from "./layout.ts";

/** Reads a bank account as it was typed. */
export function readAccount(form: URLSearchParams): AccountTyped | Wrong {
  const email = (form.get("email") ?? "").trim();
  if (!isEmail(email)) return EMAIL_WRONG;
  if ((form.get("routing") ?? "").trim() !== ROUTING_NUMBER) {
    return {
      field: "routing",
      message: `Your routing number is invalid. The test bank's is ${ROUTING_NUMBER}.`,
    };
  }
  const account = findAccount(form.get("account") ?? "");
  if (!account) return { field: "account", message: "Your account number is none of the test accounts." };
  return { account, email };
}

/** Paying from a bank account, where a session allows it. */
export const accountForm = ({
  email,
  wrong,
}: {
  email: string;
  wrong: Wrong | null;
}): Html => html`<section class="card" aria-labelledby="bank">
<h2 id="bank">Or from a bank account</h2>
<p class="quiet-text">The money takes four days.</p>
<form method="post">
${emailField(email, wrong)}
<label>Routing number
<input name="routing" inputmode="numeric" value="${ROUTING_NUMBER}" required ${flawOf("routing", wrong)}></label>
<label>Account number
<input name="account" inputmode="numeric" list="accounts" required ${flawOf("account", wrong)}></label>
<datalist id="accounts">${TEST_ACCOUNTS.map(({ number, words }) => html`<option value="${number}">${words}</option>`)}</datalist>
<button class="quiet" name="step" value="bank">Pay from the account</button>
</form>
</section>`;
