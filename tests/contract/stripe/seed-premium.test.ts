import { expect, test } from "vitest";
import { stripePayments } from "#app/vendors/stripe/payments.ts";
import { SANDBOX_PACK_PRICE, SANDBOX_PREMIUM_PRICE } from "#scripts/sandbox-worker.ts";
import { subscribeSeeded } from "#scripts/seed-premium.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const { sandbox, stripe } = await stripeStand();

const payments = stripePayments({
  secretKey: sandbox.keys.stripeSecretKey,
  webhookSecret: sandbox.keys.stripeWebhookSecret,
  premiumPrice: SANDBOX_PREMIUM_PRICE,
  packPrice: SANDBOX_PACK_PRICE,
  baseUrl: `${sandbox.origin}/__stripe`,
});

test("P8: the seeded subscriber has paid: a plan that can be ended and kept, an invoice, a portal; twice is once", async () => {
  const customers: string[] = [];
  const vendor = { origin: sandbox.origin, secretKey: sandbox.keys.stripeSecretKey };
  const keep = async (customerId: string) => {
    // before anything is paid
    if (customers.length === 0)
      expect((await stripe.subscriptions.list({ customer: customerId })).data).toEqual([]);
    customers.push(customerId);
  };
  await subscribeSeeded(vendor, keep);
  await subscribeSeeded(vendor, keep);
  const [customerId = "", again] = customers;
  expect(again).toBe(customerId);
  const account = async () => {
    const found = await payments.readCustomer(customerId);
    if (!found) throw new Error("no such customer");
    return found;
  };
  const { subscriptions, payments: months } = await account();
  expect(subscriptions).toMatchObject([{ status: "active", cancelAtPeriodEnd: false }]);
  expect(months).toMatchObject([
    { kind: "premium", state: "paid", amountCents: 995, receiptUrl: expect.stringContaining("/invoice") },
  ]);
  const id = subscriptions[0]?.id ?? "";
  await payments.setCancelAtPeriodEnd(id, true);
  expect((await account()).subscriptions).toMatchObject([{ cancelAtPeriodEnd: true }]);
  await payments.setCancelAtPeriodEnd(id, false);
  expect((await account()).subscriptions).toMatchObject([{ status: "active", cancelAtPeriodEnd: false }]);
  expect(await payments.openPortal(customerId, "https://product.test/settings")).toContain("/p/session/");
  const [card] = (await stripe.charges.list({ customer: customerId })).data;
  expect(card?.paid).toBe(true);
});
