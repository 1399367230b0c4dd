import type Stripe from "stripe";
import { expect, test } from "vitest";
import { SANDBOX_PACK_PRICE } from "#scripts/sandbox-worker.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const HOUR = 3_600_000;

type Journal = { events: { event: Stripe.Event; state: string; tries: { status: number | null }[] }[] };

const { sandbox, stripe, person, control } = await stripeStand();

const customer = async () => (await stripe.customers.create({ email: "ann@example.com" })).id;

async function change(id: string, names: string[]): Promise<void> {
  for (const name of names) await stripe.customers.update(id, { name });
}

async function journalOf(id: string) {
  const response = await fetch(`${sandbox.origin}/sandbox/stripe.json`);
  const { events } = (await response.json()) as Journal;
  return events.filter(({ event }) => "id" in event.data.object && event.data.object.id === id);
}

/** The names by which the product has received a customer, in their order. */
const receivedNames = (id: string) =>
  sandbox.webhooks.received
    .filter((webhook) => webhook.id === id && webhook.type === "customer.updated")
    .map(({ body }) => (JSON.parse(body) as Stripe.CustomerUpdatedEvent).data.object.name);

const updates = (id: string, count: number) => sandbox.webhooks.of("customer.updated", id, count);

test("they come in the order in which it happened, with the values before", async () => {
  const id = await customer();
  await change(id, ["one", "two", "three"]);
  const all = await updates(id, 3);
  expect(receivedNames(id)).toEqual(["one", "two", "three"]);
  const { data } = JSON.parse(all[1]?.body ?? "") as Stripe.CustomerUpdatedEvent;
  expect(data.previous_attributes).toEqual({ name: "one" });
});

test.each([
  ["order", ["one", "two", "three"]],
  ["reverse", ["three", "two", "one"]],
])("held webhooks are released in %s", async (release, order) => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  await control({ deliver: "hold" });
  await change(id, ["one", "two", "three"]);
  expect(receivedNames(id)).toEqual([]);
  expect(await (await control({ release })).json()).toMatchObject({ released: 3, deliver: "now" });
  expect(receivedNames(id)).toEqual(order);
});

test("dropped webhooks never come, and the list of events has them", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  await control({ deliver: "drop" });
  await change(id, ["lost"]);
  await control({ deliver: "now" });
  await change(id, ["found"]);
  await updates(id, 1);
  expect(receivedNames(id)).toEqual(["found"]);
  const { data } = await stripe.events.list({ type: "customer.updated", delivery_success: false });
  expect(data.map((event) => event.data.object)).toMatchObject([{ id, name: "lost" }]);
});

test("doubled webhooks come twice, the same event", async () => {
  const id = await customer();
  await control({ deliver: "duplicate" });
  await change(id, ["twice"]);
  const [first, second] = await updates(id, 2);
  expect(JSON.parse(first?.body ?? "").id).toBe(JSON.parse(second?.body ?? "").id);
});

test("in reverse the newest of what waits comes first", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  await control({ deliver: "reverse" });
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: id,
    line_items: [{ price: SANDBOX_PACK_PRICE, quantity: 1 }],
    success_url: "https://product.test/thanks",
  });
  await person.pay(session.url);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(session.id);
  await sandbox.webhooks.of("payment_intent.created", String(payment_intent));
  const order = sandbox.webhooks.received.slice(-4).map(({ type }) => type);
  expect(order).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
    "charge.succeeded",
    "payment_intent.created",
  ]);
});

test("late webhooks come later", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  await control({ lateBy: 400 });
  const since = Date.now();
  await change(id, ["late"]);
  await updates(id, 1);
  expect(Date.now() - since).toBeGreaterThanOrEqual(390);
});

test("a product that fails is told again, signed anew, and the tries are written down", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  sandbox.webhooks.refuse(2);
  await change(id, ["again"]);
  const tries = await updates(id, 3);
  expect(new Set(tries.map(({ body }) => JSON.parse(body).id)).size).toBe(1);
  await expect
    .poll(async () => (await journalOf(id)).at(0))
    .toMatchObject({ state: "delivered", tries: [{ status: 500 }, { status: 500 }, { status: 204 }] });
});

test("a product that fails for long is told again hours later by the sandbox's clock", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  sandbox.webhooks.refuse(4);
  await change(id, ["much later"]);
  await updates(id, 4);
  await expect.poll(async () => (await journalOf(id))[0]?.state).toBe("waiting");
  const { data } = await stripe.events.list({ delivery_success: false, type: "customer.updated", limit: 1 });
  expect(data).toMatchObject([{ pending_webhooks: 1, data: { object: { id } } }]);
  await sandbox.advance(HOUR + 1000);
  expect(await updates(id, 5)).toHaveLength(5);
});

test("an event is sent once more when it is asked for", async () => {
  const id = await customer();
  const [first] = await sandbox.webhooks.of("customer.created", id);
  const { id: event } = JSON.parse(first?.body ?? "") as Stripe.Event;
  expect((await control({ resend: event })).status).toBe(200);
  expect(await sandbox.webhooks.of("customer.created", id, 2)).toHaveLength(2);
  expect((await control({ resend: "evt_nothing" })).status).toBe(400);
});

test.each([{}, { deliver: "hold" }, { lateBy: 0, fault: "none" }])("the controls take %j", async (change) => {
  expect(await (await control(change)).json()).toMatchObject(change);
});

test.each([
  { deliver: "sometimes" },
  { release: "any" },
  { fault: "earthquake" },
  { times: 0 },
  { lateBy: -1 },
  { reset: false },
  { closeDispute: { id: "du_1", status: "forgotten" } },
  { psalm: 23 },
])("the controls refuse %j", async (change) => {
  expect((await control(change)).status).toBe(400);
});

test("the sandbox's page shows the cards and what was told, and its buttons work without script", async () => {
  const id = await customer();
  await sandbox.webhooks.of("customer.created", id);
  const page = await (await fetch(`${sandbox.origin}/sandbox`)).text();
  expect(page).toContain("4000 0000 0000 0341");
  expect(page).toContain("customer.created");
  const pressed = await fetch(`${sandbox.origin}/sandbox/stripe`, {
    method: "POST",
    headers: { origin: sandbox.origin },
    body: new URLSearchParams({ deliver: "hold" }),
    redirect: "manual",
  });
  expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/sandbox#stripe"]);
  expect(await (await fetch(`${sandbox.origin}/sandbox`)).text()).toContain("held until they are released");
});
