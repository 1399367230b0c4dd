import Stripe from "stripe";
import { expect, test } from "vitest";
import { SANDBOX_PACK_PRICE, SANDBOX_PREMIUM_PRICE } from "#scripts/sandbox-worker.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const SUCCESS = "https://product.test/billing/return?session={CHECKOUT_SESSION_ID}";

const { sandbox, stripe, person } = await stripeStand();

const customer = () => stripe.customers.create({ email: "ann@example.com", metadata: { user_id: "user_1" } });

async function premium() {
  const { id } = await customer();
  return stripe.checkout.sessions.create({
    mode: "subscription",
    customer: id,
    client_reference_id: "user_1",
    line_items: [{ price: SANDBOX_PREMIUM_PRICE, quantity: 1 }],
    success_url: SUCCESS,
    cancel_url: "https://product.test/billing/cancelled",
    subscription_data: { metadata: { user_id: "user_1", kind: "premium" } },
  });
}

test("the shop is furnished: the two prices of the product's settings", async () => {
  const monthly = await stripe.prices.retrieve(SANDBOX_PREMIUM_PRICE);
  expect(monthly).toMatchObject({
    unit_amount: 995,
    currency: "usd",
    recurring: { interval: "month" },
    active: true,
  });
  const pack = await stripe.prices.retrieve(SANDBOX_PACK_PRICE);
  expect(pack).toMatchObject({ unit_amount: 395, currency: "usd", recurring: null });
  expect(monthly.unit_amount_decimal?.toString()).toBe("995");
});

test("V1: a session is open, knows what it sells, and is paid by nobody", async () => {
  const session = await premium();
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 995 });
  const again = await stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items", "customer"] });
  expect(again.line_items?.data[0]).toMatchObject({ amount_total: 995, quantity: 1 });
  expect(again.customer).toMatchObject({ object: "customer", email: "ann@example.com" });
});

test("a person pays at the hosted page and is led back; the product receives it, signed", async () => {
  const session = await premium();
  const paid = await person.pay(session.url, { number: "4242 4242 4242 4242", email: "ann@example.com" });
  expect(paid.location).toBe(SUCCESS.replace("{CHECKOUT_SESSION_ID}", session.id));
  const after = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription.latest_invoice"],
  });
  expect(after).toMatchObject({ status: "complete", payment_status: "paid" });
  expect(after.subscription).toMatchObject({
    status: "active",
    metadata: { user_id: "user_1", kind: "premium" },
    latest_invoice: { status: "paid", amount_paid: 995 },
  });
  const [webhook] = await sandbox.webhooks.of("checkout.session.completed", session.id);
  const event = await stripe.webhooks.constructEventAsync(
    webhook?.body ?? "",
    webhook?.headers["stripe-signature"] ?? "",
    sandbox.keys.stripeWebhookSecret,
    300,
    Stripe.createSubtleCryptoProvider(),
  );
  expect(event.data.object).toMatchObject({ id: session.id, client_reference_id: "user_1" });
  await expect(
    stripe.webhooks.constructEventAsync(
      webhook?.body ?? "",
      webhook?.headers["stripe-signature"] ?? "",
      "whsec_of_somebody_else",
    ),
  ).rejects.toThrow("signature");
});

test("a declined card pays nothing, and another one may be tried", async () => {
  const session = await premium();
  const declined = await person.pay(session.url, { number: "4000000000000002" });
  expect(declined.page).toContain("Your card was declined.");
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "open",
    payment_status: "unpaid",
  });
  expect((await person.pay(session.url, { number: "4242424242424242" })).location).toContain(session.id);
});

test.each([
  ["no number", { number: "" }, "Your card number is invalid."],
  ["a wrong check digit", { number: "4242424242424241" }, "Your card number is invalid."],
  ["a real card's number", { number: "4111111111111111" }, "none of the test cards"],
  ["a month that is over", { expiry: "01 / 20" }, "is in the past"],
  ["no expiry", { expiry: "soon" }, "expiration date is incomplete"],
  ["no code", { cvc: "1" }, "security code is incomplete"],
  ["no e-mail", { email: "ann" }, "Your email is incomplete."],
])("the page refuses %s", async (_name, typed, words) => {
  const session = await premium();
  expect((await person.pay(session.url, typed)).page).toContain(words);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
});

test("two presses at once pay once", async () => {
  const session = await premium();
  const both = await Promise.all([person.pay(session.url), person.pay(session.url)]);
  for (const { location } of both) expect(location).toContain(session.id);
  const { customer } = await stripe.checkout.sessions.retrieve(session.id);
  const charges = await stripe.charges.list({ customer: String(customer) });
  expect(charges.data).toHaveLength(1);
});

test("a card that asks: confirmed pays, refused pays nothing", async () => {
  const session = await premium();
  const asked = await person.pay(session.url, { number: "4000002500003155" });
  expect(asked.page).toContain("is this you?");
  expect((await person.press(session.url, "refuse")).page).toContain("unable to authenticate");
  await person.pay(session.url, { number: "4000002500003155" });
  expect((await person.press(session.url, "confirm")).location).toContain(session.id);
});
