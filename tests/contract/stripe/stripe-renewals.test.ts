import type Stripe from "stripe";
import { expect, test } from "vitest";
import { SANDBOX_PREMIUM_PRICE } from "#scripts/sandbox-worker.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const DAY = 86_400_000;
const [FAILS_LATER, ALWAYS_ASKS] = ["4000000000000341", "4000002760003184"];
const HOME = "https://product.test/settings";

const { sandbox, stripe, person, control } = await stripeStand();

/** Somebody who has subscribed at the hosted checkout. */
async function subscriber(card = "4242424242424242"): Promise<{ customer: string; id: string }> {
  const { id: customer } = await stripe.customers.create({ email: "ann@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: SANDBOX_PREMIUM_PRICE, quantity: 1 }],
    success_url: HOME,
  });
  await person.pay(session.url, { number: card });
  if (card === ALWAYS_ASKS) await person.press(session.url, "confirm");
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer, id: String(subscription) };
}

const plan = (id: string) => stripe.subscriptions.retrieve(id);
const periodEnd = async (id: string) => (await plan(id)).items.data[0]?.current_period_end ?? 0;

const portalOf = async (customer: string) =>
  (await stripe.billingPortal.sessions.create({ customer, return_url: HOME })).url;

/** Events of a customer in the last thirty days of its clock, oldest first. */
async function eventsOf(customer: string): Promise<Stripe.Event[]> {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  return events
    .filter(({ data }) => "customer" in data.object && data.object.customer === customer)
    .reverse();
}

async function eventsDuring(customer: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set((await eventsOf(customer)).map(({ id }) => id));
  await work();
  return (await eventsOf(customer)).filter(({ id }) => !before.has(id)).map(({ type }) => type);
}

test("a month later it renews, on the same day of the month", async () => {
  const { id, customer } = await subscriber();
  const end = await periodEnd(id);
  const since = await eventsDuring(customer, () => sandbox.advance(32 * DAY));
  expect(since).toEqual([
    "customer.subscription.updated",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
  const renewed = await plan(id);
  expect(renewed).toMatchObject({
    status: "active",
    items: { data: [{ current_period_start: end }] },
  });
  expect(new Date((await periodEnd(id)) * 1000).getUTCMonth()).not.toBe(new Date(end * 1000).getUTCMonth());
  const { data } = await stripe.invoices.list({ customer });
  expect(data.map(({ billing_reason, status }) => `${billing_reason} ${status}`)).toEqual([
    "subscription_cycle paid",
    "subscription_create paid",
  ]);
  expect(data[0]?.created).toBe(end);
});

test("a year at once is twelve renewals, each of its own time", async () => {
  const { customer } = await subscriber();
  await sandbox.advance(366 * DAY);
  const { data } = await stripe.invoices.list({ customer, limit: 100 });
  expect(data).toHaveLength(13);
  const times = data.map(({ created }) => created);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(new Set(data.map(({ number }) => number)).size).toBe(13);
});

test("a renewal that fails is past due, is tried again on three days, then ends", async () => {
  const { id, customer } = await subscriber(FAILS_LATER);
  const first = await eventsDuring(customer, () => sandbox.advance(32 * DAY));
  expect(first.slice(-2)).toEqual(["invoice.payment_failed", "customer.subscription.updated"]);
  expect((await plan(id)).status).toBe("past_due");
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice).toMatchObject({ status: "open", attempt_count: 1 });
  expect((invoice?.next_payment_attempt ?? 0) - (invoice?.created ?? 0)).toBe(3 * 86_400);
  const rest = await eventsDuring(customer, () => sandbox.advance(16 * DAY));
  expect(await plan(id)).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
  });
  expect(rest.filter((type) => type === "invoice.payment_failed")).toHaveLength(3);
  expect(rest.at(-1)).toBe("customer.subscription.deleted");
});

test("a new card in the portal pays what is open", async () => {
  const { id, customer } = await subscriber(FAILS_LATER);
  await sandbox.advance(32 * DAY);
  const portal = await portalOf(customer);
  expect((await person.open(portal)).page).toContain("is not paid yet");
  const stillOpen = await person.press(portal, "card", {
    number: "4000000000000002",
    expiry: "12/34",
    cvc: "123",
  });
  expect(stillOpen.page).toContain("Your card was declined.");
  expect((await plan(id)).status).toBe("past_due");
  await person.press(portal, "card", { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" });
  expect((await plan(id)).status).toBe("active");
  const page = (await person.open(portal)).page;
  expect(page).toContain("VISA that ends in 4242");
  expect(page).not.toContain("is not paid yet");
  await sandbox.advance(31 * DAY);
  expect((await plan(id)).status).toBe("active");
});

test("the controls change a card without charging it: the next renewal fails", async () => {
  const { id, customer } = await subscriber();
  const response = await control({ card: { customer, card: FAILS_LATER } });
  expect(response.status).toBe(200);
  expect((await plan(id)).status).toBe("active");
  await sandbox.advance(32 * DAY);
  expect((await plan(id)).status).toBe("past_due");
});

test("a card that asks each time asks at the renewal too, and is confirmed in the portal", async () => {
  const { id, customer } = await subscriber(ALWAYS_ASKS);
  expect((await plan(id)).status).toBe("active");
  const since = await eventsDuring(customer, () => sandbox.advance(32 * DAY));
  expect(since).toContain("invoice.payment_action_required");
  expect((await plan(id)).status).toBe("past_due");
  const portal = await portalOf(customer);
  expect((await person.open(portal)).page).toContain("Confirm payment");
  await person.press(portal, "confirm");
  expect((await plan(id)).status).toBe("active");
});

test("P8: cancelled in the portal it ends with the period, kept again it goes on", async () => {
  const { id, customer } = await subscriber();
  const portal = await portalOf(customer);
  const fields = { subscription: id };
  await person.press(portal, "cancel", fields);
  expect(await plan(id)).toMatchObject({ status: "active", cancel_at_period_end: true });
  expect((await person.open(portal)).page).toContain("Cancelled: it ends on");
  await person.press(portal, "resume", fields);
  expect(await plan(id)).toMatchObject({ cancel_at_period_end: false });
  await person.press(portal, "cancel", fields);
  const end = await periodEnd(id);
  const since = await eventsDuring(customer, () => sandbox.advance(40 * DAY));
  expect(since).toEqual(["customer.subscription.deleted"]);
  expect(await plan(id)).toMatchObject({ status: "canceled", ended_at: end });
  expect((await person.open(await portalOf(customer))).page).toContain("Ended on");
});

test("nobody cancels somebody else's plan in their own portal", async () => {
  const [mine, theirs] = [await subscriber(), await subscriber()];
  await person.press(await portalOf(mine.customer), "cancel", { subscription: theirs.id });
  expect((await plan(theirs.id)).cancel_at_period_end).toBe(false);
});

test("a portal's link runs out after an hour, and one that never was is not found", async () => {
  const { customer } = await subscriber();
  const portal = await portalOf(customer);
  await sandbox.advance(DAY / 24 + 1000);
  expect((await person.open(portal)).page).toContain("This link has run out");
  expect((await person.open(portal.replace(/bps_\w+/, "bps_nothing"))).status).toBe(404);
});

test("a checkout that nobody pays expires after a day, and takes no money after", async () => {
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price: SANDBOX_PREMIUM_PRICE, quantity: 1 }],
    success_url: HOME,
    cancel_url: "https://product.test/pricing",
  });
  await sandbox.advance(DAY);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: "expired", url: null });
  const late = await person.pay(session.url);
  expect(late.page).toContain("has run out");
  expect(late.page).toContain("https://product.test/pricing");
  const [webhook] = await sandbox.webhooks.of("checkout.session.expired", session.id);
  expect(webhook).toBeDefined();
});

test("the invoice and the receipt are pages for people", async () => {
  const { customer } = await subscriber();
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const page = (await person.open(invoice?.hosted_invoice_url)).page;
  expect(page).toContain("$9.95");
  expect(page).toContain("Koinonia Premium");
  const [charge] = (await stripe.charges.list({ customer })).data;
  expect((await person.open(charge?.receipt_url)).page).toContain("VISA that ends in 4242");
});

test("an open invoice is paid on its own page, and the card is kept", async () => {
  const { id, customer } = await subscriber(FAILS_LATER);
  await sandbox.advance(32 * DAY);
  const [open] = (await stripe.invoices.list({ customer, status: "open" })).data;
  const declined = await person.pay(open?.hosted_invoice_url, { number: "4000000000000002" });
  expect(declined.page).toContain("Your card was declined.");
  expect((await person.open(await portalOf(customer))).page).toContain("VISA that ends in 0341");
  const asked = await person.pay(open?.hosted_invoice_url, { number: ALWAYS_ASKS });
  expect(asked.status).toBe(303);
  expect((await person.open(open?.hosted_invoice_url)).page).toContain("Your bank asks");
  await person.press(open?.hosted_invoice_url, "confirm");
  expect((await person.open(open?.hosted_invoice_url)).page).toContain(">Paid<");
  expect((await plan(id)).status).toBe("active");
});
