import { Hono } from "hono";
import type { StripeBindings, StripeContext } from "#workers/sandbox/stripe/api/endpoint.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import { payOpen, replaceCard } from "#workers/sandbox/stripe/money/own-card.ts";
import { isRunning, itemOf, setCancelAtPeriodEnd } from "#workers/sandbox/stripe/money/subscriptions.ts";
import { type StripeBackend, transact } from "#workers/sandbox/stripe/store/backend.ts";
import { idOf, type Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { readCard, type Wrong } from "./card-fields.ts";
import { hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";
import { type PortalState, portalPage, runOutPage } from "./portal-page.ts";

/** A link to the portal is good for so long, seconds. */
const LINK_S = 3600;

/** The customer portal: end a plan or keep it, change the card, see what was paid. */
export const portalPages = new Hono<StripeBindings>();

portalPages.get("/:id", async (c) => {
  const backend = c.get("backend");
  return show(c, await look(backend, c.req.param("id")));
});

portalPages.post("/:id", async (c) => {
  const backend = c.get("backend");
  const form = new URLSearchParams(await c.req.text());
  const id = c.req.param("id");
  const wrong = await act(backend, id, form);
  if (wrong) return show(c, await look(backend, id), wrong);
  return c.redirect(`${backend.env.STRIPE_PAGES}/p/session/${id}`, 303);
});

type Look = PortalState | "run_out" | null;

const show = (c: StripeContext, found: Look, wrong: Wrong | null = null) => {
  if (found === null) return missingPage(c);
  if (found === "run_out") return hostedPage(c, { title: "Billing", main: runOutPage() });
  return hostedPage(c, { title: "Billing", main: portalPage({ ...found, wrong }) });
};

async function customerOf(store: StripeStore, id: string): Promise<Kept<"customer"> | "run_out" | null> {
  const session = await store.find("billing_portal.session", id);
  if (!session) return null;
  if (session.object.created + LINK_S <= store.now) return "run_out";
  return store.find("customer", session.object.customer);
}

async function look(backend: StripeBackend, id: string): Promise<Look> {
  return transact(backend, async (store) => {
    const customer = await customerOf(store, id);
    if (customer === null || customer === "run_out") return customer;
    const { object: session } = await store.get("billing_portal.session", id);
    const ofCustomer = ["object.customer", customer.object.id] as const;
    const subscriptions = (await store.where("subscription", ...ofCustomer)).map(({ object }) => object);
    const invoices = await store.where("invoice", ...ofCustomer);
    const card = idOf(
      subscriptions.find(isRunning)?.default_payment_method ??
        customer.object.invoice_settings.default_payment_method,
    );
    const plans = subscriptions.map(async (subscription) => {
      const product = await store.get("product", idOf(itemOf(subscription).price.product));
      return { subscription, name: product.object.name };
    });
    const asked = invoices.map(async ({ object, paymentIntent }) => {
      const intent = paymentIntent ? await store.get("payment_intent", paymentIntent) : null;
      return { invoice: object, isAsking: intent?.object.status === "requires_action" };
    });
    return {
      email: customer.object.email,
      returnUrl: session.return_url,
      card: card ? (await store.get("payment_method", card)).object : null,
      plans: await Promise.all(plans),
      invoices: await Promise.all(asked),
      wrong: null,
    };
  });
}

/** One press of a button; what is wrong afterwards, if anything. */
async function act(backend: StripeBackend, id: string, form: URLSearchParams): Promise<Wrong | null> {
  return transact(backend, async (store) => {
    const customer = await customerOf(store, id);
    if (customer === null || customer === "run_out") return null;
    const customerId = customer.object.id;
    switch (form.get("step")) {
      case "cancel":
      case "resume":
        await setCancel(store, customerId, form);
        return null;
      case "card": {
        const typed = readCard(form, store.now);
        if ("field" in typed) return typed;
        if (typed.card.behaviour === "declines") return { field: "number", message: DECLINED };
        await replaceCard(store, customerId, typed);
        return wordsOf(await payOpen(store, customerId));
      }
      case "pay":
        return wordsOf(await payOpen(store, customerId));
      case "confirm":
        return wordsOf(await payOpen(store, customerId, "confirmed"));
      default:
        return null;
    }
  });
}

const wordsOf = (outcome: Awaited<ReturnType<typeof payOpen>>): Wrong | null =>
  outcome === "declined" ? { field: "number", message: DECLINED } : null;

/** Only what is the customer's own, and still runs. */
async function setCancel(store: StripeStore, customer: string, form: URLSearchParams): Promise<void> {
  const found = await store.find("subscription", form.get("subscription") ?? "");
  if (!found || idOf(found.object.customer) !== customer || !isRunning(found.object)) return;
  await setCancelAtPeriodEnd(store, found.object.id, form.get("step") === "cancel");
}
