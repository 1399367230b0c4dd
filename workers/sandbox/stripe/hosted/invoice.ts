import { Hono } from "hono";
import type { StripeBindings, StripeContext } from "#workers/sandbox/stripe/api/endpoint.ts";
import { type Desk, transact } from "#workers/sandbox/stripe/books/desk.ts";
import { idOf } from "#workers/sandbox/stripe/books/records.ts";
import type { Payer } from "#workers/sandbox/stripe/cards.ts";
import { DECLINED } from "#workers/sandbox/stripe/errors.ts";
import { payInvoice } from "#workers/sandbox/stripe/money/invoices.ts";
import { replaceCard } from "#workers/sandbox/stripe/money/own-card.ts";
import { readCard, type Wrong } from "./card-fields.ts";
import { type InvoiceState, invoicePage } from "./invoice-page.ts";
import { hostedPage } from "./layout.ts";
import { missingPage } from "./missing-page.ts";

/** An invoice for who has the link; one that is open can be paid here. */
export const invoicePages = new Hono<StripeBindings>();

invoicePages.get("/:id", async (c) => show(c, await look(c.get("desk"), c.req.param("id"))));

invoicePages.post("/:id", async (c) => {
  const form = new URLSearchParams(await c.req.text());
  const [desk, id] = [c.get("desk"), c.req.param("id")];
  const wrong = await pay(desk, id, form);
  if (wrong) return show(c, await look(desk, id), wrong);
  return c.redirect(`${desk.env.STRIPE_PAGES}/invoice/${id}`, 303);
});

const show = (c: StripeContext, found: Omit<InvoiceState, "wrong"> | null, wrong: Wrong | null = null) =>
  found ? hostedPage(c, { title: "Invoice", main: invoicePage({ ...found, wrong }) }) : missingPage(c);

const look = (desk: Desk, id: string): Promise<Omit<InvoiceState, "wrong"> | null> =>
  transact(desk, async (books) => {
    const record = await books.find("invoice", id);
    if (!record) return null;
    const intent = record.paymentIntent ? await books.get("payment_intent", record.paymentIntent) : null;
    const chargeId = idOf(intent?.object.latest_charge);
    const charge = chargeId ? await books.get("charge", chargeId) : null;
    return {
      invoice: record.object,
      receiptUrl: charge?.object.receipt_url ?? null,
      isAsking: intent?.object.status === "requires_action",
    };
  });

/** Pays with the card that is typed, which is kept for later; or confirms what the bank asks. */
const pay = (desk: Desk, id: string, form: URLSearchParams): Promise<Wrong | null> =>
  transact(desk, async (books) => {
    const invoice = await books.find("invoice", id);
    const customer = idOf(invoice?.object.customer);
    if (invoice?.object.status !== "open" || !invoice.object.auto_advance || !customer) return null;
    let payer: Payer = "confirmed";
    if (form.get("step") !== "confirm") {
      payer = "at_hand";
      const typed = readCard(form, books.now);
      if ("field" in typed) return typed;
      if (typed.card.behaviour === "declines") return { field: "number", message: DECLINED };
      await replaceCard(books, customer, typed);
    }
    const outcome = await payInvoice(books, id, payer);
    return outcome === "declined" ? { field: "number", message: DECLINED } : null;
  });
