import type Stripe from "stripe";
import { expect, test } from "vitest";
import { SANDBOX_PACK_PRICE, SANDBOX_PREMIUM_PRICE } from "#scripts/sandbox-worker.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const DAY = 86_400_000;
const [PAYS_LATE, FAILS_LATE] = ["000123456789", "000111111116"];

const { sandbox, stripe, person, control } = await stripeStand();

const pack = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: SANDBOX_PACK_PRICE, quantity: 1 }],
    success_url: "https://product.test/billing/return?session={CHECKOUT_SESSION_ID}",
    payment_intent_data: { metadata: { user_id: "user_1", kind: "pack" }, description: "50 messages" },
    ...more,
  });

/** The payment of a pack that was bought at the hosted page. */
async function bought(): Promise<Stripe.PaymentIntent> {
  const session = await pack();
  await person.pay(session.url);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent.latest_charge"],
  });
  return payment_intent as Stripe.PaymentIntent;
}

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent) => latest_charge as Stripe.Charge;

test("CM6: a pack is paid once, without a customer when none was named; its charge knows what it was", async () => {
  const intent = await bought();
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 395, customer: null });
  expect(chargeOf(intent)).toMatchObject({
    metadata: { user_id: "user_1", kind: "pack" },
    description: "50 messages",
    receipt_email: "ann@example.com",
  });
});

test("S5: a refund in part is told, shown on the receipt, and cannot grow beyond the payment", async () => {
  const intent = await bought();
  await stripe.refunds.create({ payment_intent: intent.id, amount: 195 });
  const [webhook] = await sandbox.webhooks.of("charge.refunded", chargeOf(intent).id);
  const { data } = JSON.parse(webhook?.body ?? "") as Stripe.ChargeRefundedEvent;
  expect(data).toMatchObject({
    object: { amount_refunded: 195, refunded: false, metadata: { kind: "pack" } },
    previous_attributes: { amount_refunded: 0 },
  });
  expect((await person.open(chargeOf(intent).receipt_url)).page).toContain("$1.95");
  await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 201 })).rejects.toThrow(
    "greater than unrefunded",
  );
});

test("two refunds at once of the whole give it back once", async () => {
  const { id } = await bought();
  const both = await Promise.allSettled([1, 2].map(() => stripe.refunds.create({ payment_intent: id })));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test.each(["won", "lost"] as const)("S6: a dispute freezes the charge, and is %s", async (status) => {
  const intent = await bought();
  const opened = await (await control({ dispute: { payment_intent: intent.id } })).json();
  const { dispute } = opened as { dispute: Stripe.Dispute };
  expect(dispute).toMatchObject({ status: "needs_response", payment_intent: intent.id, amount: 395 });
  await sandbox.webhooks.of("charge.dispute.created", dispute.id);
  expect(await stripe.charges.retrieve(chargeOf(intent).id)).toMatchObject({ disputed: true });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: "charge_disputed",
  });
  await control({ closeDispute: { id: dispute.id, status } });
  const [webhook] = await sandbox.webhooks.of("charge.dispute.closed", dispute.id);
  expect(JSON.parse(webhook?.body ?? "")).toMatchObject({ data: { object: { status } } });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status });
  expect((await control({ closeDispute: { id: dispute.id, status } })).status).toBe(400);
});

test("there is no dispute of what was never paid", async () => {
  expect((await control({ dispute: { payment_intent: "pi_nothing" } })).status).toBe(400);
});

test.each([
  [PAYS_LATE, "checkout.session.async_payment_succeeded", "paid"],
  [FAILS_LATE, "checkout.session.async_payment_failed", "unpaid"],
])("from the bank account %s the money takes four days: %s", async (account, type, payment_status) => {
  const session = await pack({ allowed_payment_method_types: ["card", "us_bank_account"] });
  expect((await person.open(session.url)).page).toContain("Or from a bank account");
  const fields = { email: "ann@example.com", routing: "110000000", account };
  expect((await person.press(session.url, "bank", fields)).location).toContain(session.id);
  const [completed] = await sandbox.webhooks.of("checkout.session.completed", session.id);
  expect(JSON.parse(completed?.body ?? "")).toMatchObject({
    data: { object: { status: "complete", payment_status: "unpaid" } },
  });
  await sandbox.advance(3 * DAY);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: "unpaid" });
  await sandbox.advance(DAY);
  await sandbox.webhooks.of(type, session.id);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status });
});

test("a bank account is not taken where it was not offered, nor a wrong one", async () => {
  const fields = { email: "ann@example.com", routing: "110000000", account: PAYS_LATE };
  const cardOnly = await pack();
  expect((await person.press(cardOnly.url, "bank", fields)).page).toContain("card number is invalid");
  const offered = await pack({ allowed_payment_method_types: ["us_bank_account"] });
  const wrong = await person.press(offered.url, "bank", { ...fields, account: "1" });
  expect(wrong.page).toContain("none of the test accounts");
});

test("one who is deleted has no plan any more", async () => {
  const { id } = await stripe.customers.create({ email: "gone@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: id,
    line_items: [{ price: SANDBOX_PREMIUM_PRICE, quantity: 1 }],
    success_url: "https://product.test/",
  });
  await person.pay(session.url);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  await stripe.customers.del(id);
  expect(await stripe.subscriptions.retrieve(String(subscription))).toMatchObject({ status: "canceled" });
  await expect(stripe.billingPortal.sessions.create({ customer: id })).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("a payment is found by its invoice, and the other way round", async () => {
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: SANDBOX_PREMIUM_PRICE, quantity: 1 }],
    success_url: "https://product.test/",
  });
  await person.pay(session.url);
  const { invoice, customer } = await stripe.checkout.sessions.retrieve(session.id);
  expect(await stripe.customers.retrieve(String(customer))).toMatchObject({ email: "ann@example.com" });
  const byInvoice = await stripe.invoicePayments.list({ invoice: String(invoice) });
  const payment_intent = String(byInvoice.data[0]?.payment.payment_intent);
  const byPayment = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent },
  });
  expect(byPayment.data).toMatchObject([{ invoice }]);
});
