import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";
import { sandboxStripe } from "#tests/contract/stripe/stripe-client.ts";

/**
 * What the product relies on, held against the sandbox and, with a key of a test account in
 * `STRIPE_CONTRACT_KEY`, against Stripe itself.
 */
const LIVE_KEY = process.env.STRIPE_CONTRACT_KEY;

let sandbox: Sandbox | undefined;
let stripe: Stripe;
let monthly: Stripe.Price;
let once: Stripe.Price;

beforeAll(async () => {
  if (LIVE_KEY) stripe = new Stripe(LIVE_KEY, { httpClient: Stripe.createFetchHttpClient() });
  else {
    sandbox = await startSandbox();
    stripe = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey);
  }
  const product = await stripe.products.create({ name: "Contract test" });
  monthly = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 995,
    recurring: { interval: "month" },
  });
  once = await stripe.prices.create({ product: product.id, currency: "usd", unit_amount: 395 });
});
afterAll(() => sandbox?.stop());

const customer = (email = "contract@example.com") =>
  stripe.customers.create({ email, metadata: { user_id: "user_contract" } });

const PACK = () => ({
  mode: "payment" as const,
  line_items: [{ price: once.id, quantity: 1 }],
  success_url: "https://koinonia.example/billing/return?session={CHECKOUT_SESSION_ID}",
});

/** A customer whose card pays. */
async function payer(card = "pm_card_visa"): Promise<string> {
  const { id } = await customer();
  const method = await stripe.paymentMethods.attach(card, { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  return id;
}

const subscribe = async (card?: string) =>
  stripe.subscriptions.create({
    customer: await payer(card),
    items: [{ price: monthly.id }],
    metadata: { user_id: "user_contract", kind: "premium" },
  });

test("V2: a customer keeps what it was made with, and metadata changes key by key", async () => {
  const made = await customer();
  await stripe.customers.update(made.id, { name: "Ann", metadata: { note: "x" } });
  await stripe.customers.update(made.id, { metadata: { note: "" } });
  expect(await stripe.customers.retrieve(made.id)).toMatchObject({
    object: "customer",
    email: "contract@example.com",
    name: "Ann",
    metadata: { user_id: "user_contract" },
  });
});

test("a customer that was deleted says so", async () => {
  const { id } = await customer();
  expect(await stripe.customers.del(id)).toMatchObject({ id, deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
});

test("one key does one thing, and only that thing", async () => {
  const idempotencyKey = `contract-${crypto.randomUUID()}`;
  const make = (email: string) => stripe.customers.create({ email }, { idempotencyKey });
  const [first, second] = [await make("once@example.com"), await make("once@example.com")];
  expect(second.id).toBe(first.id);
  await expect(make("other@example.com")).rejects.toMatchObject({ type: "StripeIdempotencyError" });
});

test("V1: a checkout session waits to be paid, carries who it is for, and can be expired", async () => {
  const { id } = await customer();
  const session = await stripe.checkout.sessions.create({
    ...PACK(),
    customer: id,
    client_reference_id: "user_contract",
    metadata: { user_id: "user_contract", kind: "pack" },
    payment_intent_data: { metadata: { user_id: "user_contract", kind: "pack" } },
  });
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 395,
    currency: "usd",
    client_reference_id: "user_contract",
    metadata: { kind: "pack" },
    customer: id,
    url: expect.stringMatching(/^https?:\/\//),
  });
  const full = await stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items", "customer"] });
  expect(full.line_items?.data).toMatchObject([{ amount_total: 395, quantity: 1, price: { id: once.id } }]);
  expect(full.customer).toMatchObject({ id, email: "contract@example.com" });
  expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("F6: a price may be made for one session alone", async () => {
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    submit_type: "donate",
    line_items: [
      { price_data: { currency: "usd", unit_amount: 150, product_data: { name: "Blessing" } }, quantity: 1 },
    ],
    success_url: "https://koinonia.example/thanks",
  });
  expect(session).toMatchObject({ amount_total: 150, submit_type: "donate", customer: null });
});

test("a subscription is paid at once, has its period on the item, and names its invoice", async () => {
  const made = await subscribe();
  expect(made).toMatchObject({ status: "active", cancel_at_period_end: false });
  const [item] = made.items.data;
  const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  const { latest_invoice } = await stripe.subscriptions.retrieve(made.id, {
    expand: ["latest_invoice.payments"],
  });
  expect(latest_invoice).toMatchObject({
    status: "paid",
    amount_paid: 995,
    billing_reason: "subscription_create",
    parent: { subscription_details: { subscription: made.id } },
    payments: { data: [{ status: "paid", payment: { payment_intent: expect.stringMatching(/^pi_/) } }] },
  });
});

test("P8: cancelled at the period's end and taken back, then ended at once", async () => {
  const { id, items } = await subscribe();
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: items.data[0]?.current_period_end,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: "canceled" });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("a card that fails leaves a subscription incomplete", async () => {
  const made = await subscribe("pm_card_chargeCustomerFail");
  expect(made.status).toBe("incomplete");
  const invoices = await stripe.invoices.list({ customer: String(made.customer) });
  expect(invoices.data).toMatchObject([{ status: "open", attempted: true }]);
});

const payOnce = (card = "pm_card_visa") =>
  stripe.paymentIntents.create({
    amount: 395,
    currency: "usd",
    payment_method: card,
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    metadata: { kind: "pack" },
  });

test("a payment has a charge, with a receipt and the payment's metadata", async () => {
  const { latest_charge, status } = await payOnce();
  expect(status).toBe("succeeded");
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    paid: true,
    amount: 395,
    refunded: false,
    metadata: { kind: "pack" },
    receipt_url: expect.stringMatching(/^https?:/),
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
  });
});

test("a declined card is a card error, and its charge has failed", async () => {
  await expect(payOnce("pm_card_visa_chargeDeclined")).rejects.toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
    decline_code: "generic_decline",
    statusCode: 402,
  });
});

test("a refund in parts: never more than was paid", async () => {
  const { id, latest_charge } = await payOnce();
  const part = await stripe.refunds.create({
    payment_intent: id,
    amount: 100,
    reason: "requested_by_customer",
    metadata: { by: "admin" },
  });
  expect(part).toMatchObject({ amount: 100, status: "succeeded", charge: latest_charge });
  await expect(stripe.refunds.create({ payment_intent: id, amount: 300 })).rejects.toMatchObject({
    statusCode: 400,
  });
  await stripe.refunds.create({ charge: String(latest_charge) });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 395,
    refunded: true,
  });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map(({ amount }) => amount)).toEqual([295, 100]);
});

test("events are listed, newest first, and found again", async () => {
  const { id } = await customer("events@example.com");
  let found: Stripe.Event | undefined;
  for await (const event of stripe.events.list({ type: "customer.created", limit: 20 })) {
    if ("id" in event.data.object && event.data.object.id === id) found = event;
    if (found || event.created < Date.now() / 1000 - 600) break;
  }
  expect(found?.api_version).toBe(Stripe.API_VERSION);
  expect(await stripe.events.retrieve(found?.id ?? "")).toMatchObject({ type: "customer.created" });
});

test("pages go forward and back", async () => {
  const id = await payer();
  for (let count = 0; count < 3; count++) {
    await stripe.checkout.sessions.create({ ...PACK(), customer: id });
  }
  const all = await stripe.checkout.sessions.list({ customer: id });
  const ids = all.data.map((session) => session.id);
  expect(ids).toHaveLength(3);
  const first = await stripe.checkout.sessions.list({ customer: id, limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
  const next = await stripe.checkout.sessions.list({ customer: id, limit: 2, starting_after: ids[1] ?? "" });
  expect(next).toMatchObject({ has_more: false, data: [{ id: ids[2] }] });
  const back = await stripe.checkout.sessions.list({ customer: id, limit: 1, ending_before: ids[2] ?? "" });
  expect(back).toMatchObject({ has_more: true, data: [{ id: ids[1] }] });
});

const mistakes: [string, () => Promise<unknown>, object][] = [
  [
    "nobody's customer",
    () => stripe.customers.retrieve("cus_nobody"),
    { statusCode: 404, code: "resource_missing" },
  ],
  [
    "a list of nobody's",
    () => stripe.subscriptions.list({ customer: "cus_nobody" }),
    { code: "resource_missing", param: "customer" },
  ],
  [
    "an unknown price",
    () =>
      stripe.checkout.sessions.create({ ...PACK(), line_items: [{ price: "price_unknown", quantity: 1 }] }),
    { statusCode: 400, code: "resource_missing", param: "line_items[0][price]" },
  ],
  [
    "a monthly price in one payment",
    () => stripe.checkout.sessions.create({ ...PACK(), line_items: [{ price: monthly.id, quantity: 1 }] }),
    { type: "StripeInvalidRequestError" },
  ],
  [
    "customer and e-mail together",
    async () =>
      stripe.checkout.sessions.create({
        ...PACK(),
        customer: (await customer()).id,
        customer_email: "x@example.com",
      }),
    { type: "StripeInvalidRequestError" },
  ],
  [
    "an expiry that is too near",
    () => stripe.checkout.sessions.create({ ...PACK(), expires_at: Math.floor(Date.now() / 1000) + 60 }),
    { param: "expires_at" },
  ],
  [
    "less than Stripe's least",
    () =>
      stripe.checkout.sessions.create({
        ...PACK(),
        line_items: [
          { price_data: { currency: "usd", unit_amount: 10, product_data: { name: "Crumb" } }, quantity: 1 },
        ],
      }),
    { code: "amount_too_small" },
  ],
  [
    "a refund of nothing that was paid",
    () => stripe.refunds.create({ payment_intent: "pi_nobody" }),
    { code: "resource_missing" },
  ],
  [
    "a portal without a customer",
    () => stripe.billingPortal.sessions.create({ customer: "cus_nobody" }),
    { code: "resource_missing", param: "customer" },
  ],
  [
    "a parameter that there is not",
    () => stripe.customers.create({ ["favourite_psalm" as "name"]: "23" }),
    { code: "parameter_unknown", param: "favourite_psalm" },
  ],
  ["a route that there is not", () => stripe.rawRequest("GET", "/v1/psalms"), { statusCode: 404 }],
];

test.each(mistakes)("refused as Stripe refuses: %s", async (_name, call, refusal) => {
  await expect(call()).rejects.toMatchObject(refusal);
});

test("a wrong key is refused", async () => {
  const wrong = sandbox
    ? sandboxStripe(sandbox.origin, "sk_test_of_somebody_else")
    : new Stripe("sk_test_of_somebody_else");
  await expect(wrong.customers.create({})).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    statusCode: 401,
  });
});
