import { Hono } from "hono";
import type { StripeBindings, StripeContext } from "#workers/sandbox/stripe/api/endpoint.ts";
import type { Payer } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import { payInvoice } from "#workers/sandbox/stripe/money/invoices.ts";
import { replaceCard } from "#workers/sandbox/stripe/money/own-card.ts";
import { type StripeBackend, transact } from "#workers/sandbox/stripe/store/backend.ts";
import { idOf } from "#workers/sandbox/stripe/store/records.ts";
import { readCard, type Wrong } from "./card-fields.ts";
import { type InvoiceState, invoicePage } from "./invoice-page.ts";
import { hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";

/** An invoice for who has the link; one that is open can be paid here. */
export const invoicePages = new Hono<StripeBindings>();

invoicePages.get("/:id", async (c) => show(c, await look(c.get("backend"), c.req.param("id"))));

invoicePages.post("/:id", async (c) => {
  const form = new URLSearchParams(await c.req.text());
  const [backend, id] = [c.get("backend"), c.req.param("id")];
  const wrong = await pay(backend, id, form);
  if (wrong) return show(c, await look(backend, id), wrong);
  return c.redirect(`${backend.env.STRIPE_PAGES}/invoice/${id}`, 303);
});

const show = (c: StripeContext, found: Omit<InvoiceState, "wrong"> | null, wrong: Wrong | null = null) =>
  found ? hostedPage(c, { title: "Invoice", main: invoicePage({ ...found, wrong }) }) : missingPage(c);

const look = (backend: StripeBackend, id: string): Promise<Omit<InvoiceState, "wrong"> | null> =>
  transact(backend, async (store) => {
    const record = await store.find("invoice", id);
    if (!record) return null;
    const intent = record.paymentIntent ? await store.get("payment_intent", record.paymentIntent) : null;
    const chargeId = idOf(intent?.object.latest_charge);
    const charge = chargeId ? await store.get("charge", chargeId) : null;
    return {
      invoice: record.object,
      receiptUrl: charge?.object.receipt_url ?? null,
      isAsking: intent?.object.status === "requires_action",
    };
  });

/** Pays with the card that is typed, which is kept for later; or confirms what the bank asks. */
const pay = (backend: StripeBackend, id: string, form: URLSearchParams): Promise<Wrong | null> =>
  transact(backend, async (store) => {
    const invoice = await store.find("invoice", id);
    const customer = idOf(invoice?.object.customer);
    if (invoice?.object.status !== "open" || !invoice.object.auto_advance || !customer) return null;
    let payer: Payer = "confirmed";
    if (form.get("step") !== "confirm") {
      payer = "at_hand";
      const typed = readCard(form, store.now);
      if ("field" in typed) return typed;
      if (typed.card.behaviour === "declines") return { field: "number", message: DECLINED };
      await replaceCard(store, customer, typed);
    }
    const outcome = await payInvoice(store, id, payer);
    return outcome === "declined" ? { field: "number", message: DECLINED } : null;
  });
