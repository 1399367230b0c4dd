import { Hono } from "hono";
import type { StripeBindings, StripeContext } from "#workers/sandbox/stripe/api/endpoint.ts";
import type { Outcome } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import { confirmCheckout, payCheckout, refuseCheckout } from "#workers/sandbox/stripe/money/checkout.ts";
import { NOT_CONFIRMED } from "#workers/sandbox/stripe/money/pay.ts";
import { type StripeBackend, transact } from "#workers/sandbox/stripe/store/backend.ts";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";
import { readAccount } from "./account-fields.ts";
import { readCard } from "./card-fields.ts";
import { type CheckoutState, checkoutPage, closedPage, confirmPage } from "./checkout-page.ts";
import { filled, hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";

const BANK = "us_bank_account";

/** Hosted checkout: the member pays, confirms where the bank asks, or goes back. */
export const checkoutPages = new Hono<StripeBindings>();

checkoutPages.get("/:id", async (c) => {
  const backend = c.get("backend");
  const state = await look(backend, c.req.param("id"));
  return state ? show(c, state) : missingPage(c);
});

checkoutPages.post("/:id", async (c) => {
  const backend = c.get("backend");
  const form = new URLSearchParams(await c.req.text());
  const id = c.req.param("id");
  const wrong = await act(backend, id, form);
  const state = await look(backend, id);
  if (!state) return missingPage(c);
  const { session } = state;
  if (session.status === "complete" && session.success_url) {
    return c.redirect(filled(session.success_url, session.id), 303);
  }
  const typed = { email: form.get("email") ?? state.email, number: form.get("number") ?? "" };
  return show(c, { ...state, ...typed, wrong });
});

/** What the person sees: what is sold, to whom, and how far it is. */
async function look(backend: StripeBackend, id: string): Promise<CheckoutState | null> {
  return transact(backend, async (store) => {
    const record = await store.find("checkout.session", id);
    if (!record) return null;
    const { object: session, lines, attempt } = record;
    const customer = session.customer ? await store.find("customer", idOf(session.customer)) : null;
    const intent = attempt ? await store.find("payment_intent", attempt) : null;
    return {
      session,
      lines,
      email: session.customer_email ?? customer?.object.email ?? "",
      isAsking: intent?.object.status === "requires_action",
      number: "",
      wrong: null,
    };
  });
}

const show = (c: StripeContext, state: CheckoutState) => {
  const { session } = state;
  const leadsTo = session.success_url;
  if (session.status !== "open") return hostedPage(c, { title: "Checkout", main: closedPage(session) });
  if (state.isAsking) return hostedPage(c, { title: "Confirm", main: confirmPage(session), leadsTo });
  return hostedPage(c, { title: "Checkout", main: checkoutPage(state), leadsTo });
};

/** One press of a button; what is wrong afterwards, if anything. */
async function act(
  backend: StripeBackend,
  id: string,
  form: URLSearchParams,
): Promise<CheckoutState["wrong"]> {
  return transact(backend, async (store) => {
    const session = await store.find("checkout.session", id);
    if (session?.object.status !== "open") return null;
    const intent = session.attempt ? await store.get("payment_intent", session.attempt) : null;
    const isAsking = intent?.object.status === "requires_action";
    switch (form.get("step")) {
      case "confirm":
        return isAsking ? wordsOf(await confirmCheckout(store, session)) : null;
      case "refuse":
        if (isAsking) await refuseCheckout(store, session);
        return isAsking ? { field: "number", message: NOT_CONFIRMED } : null;
      default: {
        if (isAsking) return null;
        const byBank = form.get("step") === "bank" && session.object.payment_method_types.includes(BANK);
        const typed = byBank ? readAccount(form) : readCard(form, store.now);
        return "field" in typed ? typed : wordsOf(await payCheckout(store, session, typed));
      }
    }
  });
}

const wordsOf = (outcome: Outcome): CheckoutState["wrong"] =>
  outcome === "declined" ? { field: "number", message: DECLINED } : null;
