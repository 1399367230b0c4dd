import type Stripe from "stripe";
import { expect, test } from "vitest";
import { sandboxStripe } from "#tests/contract/stripe/stripe-client.ts";
import { stripeStand } from "#tests/contract/stripe/stripe-stand.ts";

const { sandbox, stripe, control } = await stripeStand();

const email = () => `${crypto.randomUUID()}@example.com`;

/** A call without the SDK. */
const raw = (path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${sandbox.origin}/__stripe${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${sandbox.keys.stripeSecretKey}`, ...headers },
    ...(body !== undefined && { body }),
  });

test.each([
  ["500", { type: "StripeAPIError", statusCode: 500 }],
  ["429", { type: "StripeRateLimitError", statusCode: 429 }],
  ["unreachable", { type: "StripeConnectionError" }],
])("asked to, it fails with %s, as often as it was told", async (fault, refusal) => {
  await control({ fault, times: 1 });
  await expect(stripe.customers.create({ email: email() })).rejects.toMatchObject(refusal);
  expect(await stripe.customers.create({ email: email() })).toMatchObject({ object: "customer" });
});

test("asked to, it is slow: who waits shorter goes without", async () => {
  await control({ fault: "slow", ms: 400, times: 2 });
  const hasty = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey, { timeout: 100 });
  await expect(hasty.customers.create({ email: email() })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  const since = Date.now();
  await stripe.customers.create({ email: email() });
  expect(Date.now() - since).toBeGreaterThanOrEqual(390);
});

test("a fault is only where it was asked for", async () => {
  await control({ fault: "500", on: "/checkout" });
  expect(await stripe.customers.create({ email: email() })).toMatchObject({ object: "customer" });
  await expect(stripe.checkout.sessions.list()).rejects.toMatchObject({ statusCode: 500 });
});

test("an answer that was lost: the SDK asks again with its key, and it was done once", async () => {
  await control({ fault: "lost", times: 1 });
  const patient = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey, { maxNetworkRetries: 2 });
  const address = email();
  const { id } = await patient.customers.create({ email: address });
  expect((await stripe.customers.list({ email: address })).data.map((one) => one.id)).toEqual([id]);
});

test("calls with one key at once do one thing; those that came in between are told so", async () => {
  const [address, idempotencyKey] = [email(), crypto.randomUUID()];
  const make = (client: Stripe) => client.customers.create({ email: address }, { idempotencyKey });
  const made = await Promise.allSettled(Array.from({ length: 5 }, () => make(stripe)));
  const refused = made.filter((one) => one.status === "rejected").map(({ reason }) => reason);
  for (const reason of refused) expect(reason).toMatchObject({ statusCode: 409 });
  expect(refused.length).toBeLessThan(5);
  const patient = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey, { maxNetworkRetries: 3 });
  const { id } = await make(patient);
  expect((await stripe.customers.list({ email: address })).data.map((one) => one.id)).toEqual([id]);
});

test("many writers at once: nothing is lost", async () => {
  const address = email();
  await Promise.all(Array.from({ length: 12 }, () => stripe.customers.create({ email: address })));
  expect((await stripe.customers.list({ email: address, limit: 100 })).data).toHaveLength(12);
});

test("an answer that is given again says so; after a day the key is new", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, second] = [
    await raw("/v1/customers", key, "name=Ann"),
    await raw("/v1/customers", key, "name=Ann"),
  ];
  expect(first.headers.get("idempotent-replayed")).toBeNull();
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(await second.text()).toBe(await first.text());
  await sandbox.advance(2 * 86_400_000);
  expect((await raw("/v1/customers", key, "name=Ann")).headers.get("idempotent-replayed")).toBeNull();
  await sandbox.resetClock();
});

test.each([
  ["/v1/psalms", 404],
  ["/v1/customers/cus_1/psalms", 404],
  ["/v2/core/events", 404],
  ["/psalms", 404],
])("%s is no route of it, in its own shape", async (path, status) => {
  const response = await raw(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    error: {
      type: "invalid_request_error",
      message: expect.stringContaining("Unrecognized request URL (GET: /"),
    },
  });
});

test.each([
  ["no key", { authorization: "" }, 401],
  ["somebody else's key", { authorization: "Bearer sk_test_other" }, 401],
  ["another version", { "stripe-version": "2020-08-27" }, 400],
])("a call with %s is refused", async (_name, headers, status) => {
  expect((await raw("/v1/customers", headers)).status).toBe(status);
});

test("HTTP's basic authentication is taken too, and every answer has a number", async () => {
  const authorization = `Basic ${btoa(`${sandbox.keys.stripeSecretKey}:`)}`;
  const response = await raw("/v1/customers", { authorization });
  expect(response.status).toBe(200);
  expect(response.headers.get("request-id")).toMatch(/^req_/);
  expect((await raw("/v1/psalms")).headers.get("request-id")).toMatch(/^req_/);
});

test.each([
  ["mode=payment", "line_items", "parameter_missing"],
  ["mode=gift", "mode", undefined],
  ["line_items[0][price]=price_sandbox_pack&line_items[0][quantity]=1", "mode", "parameter_missing"],
  [
    "mode=payment&success_url=https://x.test&line_items[0][price]=price_sandbox_pack&line_items[0][quantity]=none",
    "line_items[0][quantity]",
    "parameter_invalid_integer",
  ],
  [
    "mode=payment&success_url=https://x.test&line_items[0][price]=price_sandbox_pack&line_items[0][quantity]=0",
    "line_items[0][quantity]",
    "parameter_invalid_integer",
  ],
  ["mode=payment&success_url=nowhere", "success_url", "url_invalid"],
  [
    "mode=payment&success_url=https://x.test&line_items[0][price]=price_sandbox_pack",
    "line_items[0][quantity]",
    "parameter_missing",
  ],
  [
    "mode=payment&success_url=https://x.test&line_items[0][price_data][currency]=eur&line_items[0][price_data][unit_amount]=100&line_items[0][quantity]=1",
    "line_items[0][price_data][currency]",
    undefined,
  ],
  ["mode=payment&customer=", "customer", "parameter_invalid_empty"],
  ["mode=payment&__proto__[x]=1", "__proto__", "parameter_unknown"],
])("a session of %j is refused for its %s", async (form, param, code) => {
  const response = await raw("/v1/checkout/sessions", {}, form);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { param, ...(code && { code }) } });
});

test("the pages of the counter say that no card is charged, and run no script", async () => {
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: "price_sandbox_pack", quantity: 1 }],
    success_url: "https://product.test/thanks",
  });
  const page = await fetch(`${sandbox.origin}${new URL(session.url ?? "").pathname}`);
  expect(page.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' https://product.test; base-uri 'none'",
  );
  const text = await page.text();
  expect(text).toContain("No card is charged");
  expect(text).not.toContain("<script");
});
