import type { Stripe } from "stripe";
import { type CheckoutOffer, type Payments, PaymentsFault } from "#app/vendors/ports.ts";
import { accountFrom, isPremium, periodEndOf, statusIn } from "./account.ts";
import { type StripeConfig, stripeClient, withRetry } from "./client.ts";
import { eventFrom } from "./event.ts";
import { listed, PAGE } from "./listing.ts";

/** A webhook is good for so long, s. */
const TOLERANCE_S = 300;
const limit = PAGE;

/** Payments by Stripe. */
export function stripePayments(config: StripeConfig): Payments {
  const client = stripeClient(config);
  const ask = async <Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    const stripe = await client();
    return withRetry(() => call(stripe));
  };
  return {
    async createCustomer({ userId, email, name, key }) {
      const fields = { ...(email && { email }), ...(name && { name }), metadata: { user_id: userId } };
      const customer = await ask((stripe) =>
        stripe.customers.create(fields, { idempotencyKey: `customer:${key}` }),
      );
      return customer.id;
    },

    async openCheckout(offer) {
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(sessionOf(offer, config), {
          idempotencyKey: `checkout:${offer.reference}`,
        }),
      );
      if (!session.url) throw new PaymentsFault("refused", "a checkout without an address");
      return { id: session.id, url: session.url, expiresAt: session.expires_at * 1000 };
    },

    async expireCheckout(checkoutId) {
      try {
        await ask((stripe) => stripe.checkout.sessions.expire(checkoutId));
        return true;
      } catch (error) {
        if (error instanceof PaymentsFault && error.reason !== "unreachable") return false;
        throw error;
      }
    },

    async openPortal(customer, returnUrl) {
      const params = { customer, return_url: returnUrl };
      return (await ask((stripe) => stripe.billingPortal.sessions.create(params))).url;
    },

    async setCancelAtPeriodEnd(subscriptionId, cancel) {
      await ask((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancel }));
    },

    async endSubscription(subscriptionId) {
      try {
        await ask((stripe) => stripe.subscriptions.cancel(subscriptionId));
      } catch (error) {
        if (!(error instanceof PaymentsFault) || error.reason !== "missing") throw error;
      }
    },

    async refund(intentId, key) {
      await ask((stripe) =>
        stripe.refunds.create(
          { payment_intent: intentId, reason: "requested_by_customer" },
          { idempotencyKey: `refund:${key}` },
        ),
      );
    },

    async readCustomer(customer) {
      try {
        return accountFrom(await ask((stripe) => listed(stripe, customer)), config.premiumPrice);
      } catch (error) {
        if (error instanceof PaymentsFault && error.reason === "missing") return null;
        throw error;
      }
    },

    async customerOfPayment(intentId) {
      try {
        const { customer } = await ask((stripe) => stripe.paymentIntents.retrieve(intentId));
        return typeof customer === "string" ? customer : (customer?.id ?? null);
      } catch (error) {
        if (error instanceof PaymentsFault && error.reason === "missing") return null;
        throw error;
      }
    },

    async removeCustomer(customerId) {
      try {
        await ask((stripe) => stripe.customers.del(customerId));
      } catch (error) {
        if (!(error instanceof PaymentsFault) || error.reason !== "missing") throw error;
      }
    },

    async customersByEmail(email) {
      const { data } = await ask((stripe) => stripe.customers.list({ email, limit }));
      return data.map(({ id }) => id);
    },

    async verifyEvent(body, signature) {
      const stripe = await client();
      try {
        return eventFrom(
          await stripe.webhooks.constructEventAsync(body, signature, config.webhookSecret, TOLERANCE_S),
        );
      } catch {
        // forged, too old, or no event at all: nothing of it is believed
        return null;
      }
    },

    async *eventsSince(time) {
      const created = { gte: Math.floor(time / 1000) };
      for await (const event of paged(client, (stripe) => stripe.events.list({ created, limit }))) {
        const paymentEvent = eventFrom(event);
        if (paymentEvent) yield paymentEvent;
      }
    },

    async *liveSubscriptions() {
      // without a status Stripe lists all that have not ended
      for await (const one of paged(client, (stripe) => stripe.subscriptions.list({ limit }))) {
        if (!isPremium(one, config.premiumPrice)) continue;
        const customerId = typeof one.customer === "string" ? one.customer : one.customer.id;
        yield {
          id: one.id,
          customerId,
          status: statusIn(one.status),
          periodEnd: periodEndOf(one),
          cancelAtPeriodEnd: one.cancel_at_period_end || one.cancel_at !== null,
        };
      }
    },
  };
}

/** All pages of a list, with this port's faults. */
async function* paged<Row>(
  client: () => Promise<Stripe>,
  list: (stripe: Stripe) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  const stripe = await client();
  const rows = list(stripe)[Symbol.asyncIterator]();
  for (;;) {
    const next = await withRetry(() => rows.next());
    if (next.done) return;
    yield next.value;
  }
}

function sessionOf(offer: CheckoutOffer, config: StripeConfig): Stripe.Checkout.SessionCreateParams {
  const { kind, amountCents } = offer;
  const metadata = { user_id: offer.userId, kind, reference: offer.reference };
  const common = {
    customer: offer.customerId,
    client_reference_id: offer.userId,
    success_url: offer.successUrl,
    cancel_url: offer.cancelUrl,
    locale: offer.language,
    metadata,
  };
  if (kind === "premium") {
    const line = { price: config.premiumPrice, quantity: 1 };
    return { ...common, mode: "subscription", line_items: [line], subscription_data: { metadata } };
  }
  const line =
    kind === "pack"
      ? { price: config.packPrice, quantity: 1 }
      : {
          price_data: {
            currency: "usd",
            unit_amount: amountCents,
            product_data: { name: BLESSING_NAME[offer.language] },
          },
          quantity: 1,
        };
  return {
    ...common,
    mode: "payment",
    line_items: [line],
    payment_intent_data: { metadata },
    ...(kind === "blessing" && { submit_type: "donate" as const }),
  };
}

const BLESSING_NAME = { en: "Blessing for the ministry", es: "Bendición para el ministerio" } as const;
