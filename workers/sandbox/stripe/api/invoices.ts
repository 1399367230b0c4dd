import { Hono } from "hono";
import { z } from "zod";
import { cardDeclined, invalid, StripeRefusal } from "#workers/sandbox/stripe/errors.ts";
import { payInvoice } from "#workers/sandbox/stripe/money/invoices.ts";
import { NOT_CONFIRMED } from "#workers/sandbox/stripe/money/pay.ts";
import { text } from "#workers/sandbox/stripe/params.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { paymentsOf } from "./invoice-payments.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";

export const invoices = new Hono<StripeBindings>();

invoices.get(
  "/",
  endpoint(
    {
      ...PAGING,
      ...CREATED,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
    },
    async (store, params, { path }) => {
      const found = await having(store, "invoice", {
        "object.customer": params.customer,
        "object.parent.subscription_details.subscription": params.subscription,
        "object.status": params.status,
      });
      return pageOf(
        found.filter(({ object }) => isWithin(object.created, params)),
        params,
        path,
      );
    },
  ),
);

invoices.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("invoice", id)).object),
);

invoices.post(
  "/:id/pay",
  endpoint({}, async (store, _params, { id }) => {
    const { object } = await store.get("invoice", id);
    if (object.status === "paid") throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
    const outcome = await payInvoice(store, id, "away");
    if (outcome === "succeeded") return (await store.get("invoice", id)).object;
    return outcome === "requires_action" ? needsConfirmation() : cardDeclined();
  }),
);

const needsConfirmation = () =>
  new StripeRefusal(402, NOT_CONFIRMED, {
    code: "invoice_payment_intent_requires_action",
    type: "card_error",
  });

/** Which payment paid which invoice: neither names the other itself. */
export const invoicePayments = new Hono<StripeBindings>();

invoicePayments.get(
  "/",
  endpoint(
    {
      ...PAGING,
      invoice: text.optional(),
      payment: z.strictObject({ type: z.enum(["payment_intent"]), payment_intent: text }).optional(),
      status: z.enum(["canceled", "open", "paid"]).optional(),
    },
    async (store, { invoice, payment, status, ...paging }, { path }) => {
      const found = await having(store, "invoice", {
        "object.id": invoice,
        paymentIntent: payment?.payment_intent,
      });
      const payments = (await Promise.all(found.map((record) => paymentsOf(store, record)))).flat();
      const wanted = payments.filter((one) => status === undefined || one.status === status);
      const limit = paging.limit ?? 10;
      return { object: "list", data: wanted.slice(0, limit), has_more: wanted.length > limit, url: path };
    },
  ),
);
