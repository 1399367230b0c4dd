import { Hono } from "hono";
import { z } from "zod";
import { invalid, missing, noSuch } from "#workers/sandbox/stripe/errors.ts";
import { closeDispute } from "#workers/sandbox/stripe/money/disputes.ts";
import { refund } from "#workers/sandbox/stripe/money/refunds.ts";
import { metadata, positive, text } from "#workers/sandbox/stripe/params.ts";
import type { Kept } from "#workers/sandbox/stripe/store/records.ts";
import type { StripeStore } from "#workers/sandbox/stripe/store/store.ts";
import { endpoint, type StripeBindings } from "./endpoint.ts";
import { CREATED, having, isWithin, PAGING, pageOf } from "./lists.ts";

const OF_CHARGE = { charge: text.optional(), payment_intent: text.optional() };

export const refunds = new Hono<StripeBindings>();

refunds.post(
  "/",
  endpoint(
    {
      ...OF_CHARGE,
      amount: positive.optional(),
      reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
      metadata: metadata.optional(),
    },
    async (store, { charge, payment_intent, amount, reason, metadata: newMetadata }) => {
      const record = await chargeOf(store, { charge, payment_intent });
      return refund(store, record, { amount, reason: reason ?? null, metadata: newMetadata ?? {} });
    },
  ),
);

async function chargeOf(
  store: StripeStore,
  { charge, payment_intent }: { charge: string | undefined; payment_intent: string | undefined },
): Promise<Kept<"charge">> {
  if (charge !== undefined && payment_intent !== undefined) {
    throw invalid("You may only specify one of these parameters: charge, payment_intent.", "charge");
  }
  if (charge !== undefined) return store.get("charge", charge, "charge");
  if (payment_intent === undefined) throw missing("payment_intent");
  await store.get("payment_intent", payment_intent, "payment_intent");
  const tried = await store.where("charge", "object.payment_intent", payment_intent);
  const paid = tried.find(({ object }) => object.paid);
  if (paid) return paid;
  throw invalid(
    `This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`,
    "payment_intent",
  );
}

refunds.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, ...OF_CHARGE }, async (store, params, { path }) => {
    const found = await having(store, "refund", {
      "object.charge": params.charge,
      "object.payment_intent": params.payment_intent,
    });
    return pageOf(
      found.filter(({ object }) => isWithin(object.created, params)),
      params,
      path,
    );
  }),
);

refunds.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => (await store.get("refund", id)).object),
);

export const disputes = new Hono<StripeBindings>();

disputes.get(
  "/",
  endpoint({ ...PAGING, ...CREATED, ...OF_CHARGE }, async (store, params, { path }) => {
    const found = await having(store, "dispute", {
      "object.charge": params.charge,
      "object.payment_intent": params.payment_intent,
    });
    return pageOf(
      found.filter(({ object }) => isWithin(object.created, params)),
      params,
      path,
    );
  }),
);

disputes.get(
  "/:id",
  endpoint({}, async (store, _params, { id }) => {
    const found = await store.find("dispute", id);
    if (!found) throw noSuch("dispute", id);
    return found.object;
  }),
);

disputes.post(
  "/:id/close",
  endpoint({}, (store, _params, { id }) => closeDispute(store, id, "lost")),
);
