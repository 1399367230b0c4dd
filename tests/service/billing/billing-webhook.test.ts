import { env, exports } from "cloudflare:workers";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { openCheckout } from "#app/features/billing/checkout/checkout.server.ts";
import {
  createCheckoutFunction,
  customerPortalFunction,
  purchaseMessagesFunction,
} from "#app/features/billing/checkout/functions.server.ts";
import { openPortal, setCancelAtPeriodEnd } from "#app/features/billing/checkout/portal.server.ts";
import { processPendingEvents, storeEvent } from "#app/features/billing/events/process-events.server.ts";
import type { CheckoutOrder } from "#app/features/billing/model/offers.ts";
import { readBillingFromPrimary } from "#app/features/billing/model/read.server.ts";
import { readReturn } from "#app/features/billing/return/return.server.ts";
import { action } from "#app/routes/site/functions.ts";
import { payer } from "#tests/billing/payer.ts";
import { StripePerson } from "#tests/contract/stripe/stripe-person.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { countTrips } from "#tests/service/trips.ts";

const worker = (exports as unknown as { default: Fetcher }).default;
const person = new StripePerson("http://vendors.test");

/** A member before the sandbox's own Stripe. */
const customer = async (): Promise<TestMember> => {
  const account = {
    userId: "",
    fullName: "Ann Okafor",
    email: `${crypto.randomUUID()}@example.com`,
    phoneNumber: null,
    phoneVerified: false,
    timeZone: null,
    language: "en",
    ageBand: "18+",
    createdAt: 0,
    updatedAt: 0,
  };
  const ctx = await member({ account });
  ctx.at(Date.now());
  return ctx;
};

async function checkout(ctx: TestMember, wanted: CheckoutOrder) {
  const opened = await openCheckout(ctx, wanted);
  if (!opened.ok) throw new Error(opened.refusal);
  const [row] = await rows<{ id: string; session_id: string; customer_id: string }>(
    `SELECT id, session_id, customer_id FROM checkouts JOIN billing_customers USING (user_id)
    WHERE user_id = ? ORDER BY checkouts.created_at DESC, id DESC LIMIT 1`,
    ctx.userId,
  );
  if (!row) throw new Error("no checkout");
  return { url: opened.value.url, sessionId: row.session_id, customerId: row.customer_id };
}

type EventFields = { id?: string; type?: string; customerId?: string };
const bodyOf = ({
  id = `evt_${crypto.randomUUID()}`,
  type = "checkout.session.completed",
  customerId = "cus_other",
}: EventFields) =>
  JSON.stringify({
    id,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: "checkout.session", id: "cs_told", customer: customerId } },
  });

const signatureOf = (payload: string, agoS = 0, secret = env.STRIPE_WEBHOOK_SECRET): Promise<string> =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - agoS,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });

async function post(body: string, signature: string | null): Promise<number> {
  const answer = await worker.fetch("http://localhost/api/webhooks/stripe", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(signature !== null && { "stripe-signature": signature }),
    },
    body,
  });
  await answer.text();
  return answer.status;
}

const stored = (id: string) =>
  rows<{ state: string; body: string }>("SELECT state, body FROM payment_events WHERE id = ?", id);

/** Until what was left to `waitUntil` has been done. */
async function until<Value>(look: () => Promise<Value>, wanted: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; ; tries++) {
    const value = await look();
    if (wanted(value) || tries > 100) return value;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

describe("the webhook", () => {
  test("paid at the hosted page, told by a signed webhook: given once, however often it is told", async () => {
    const ctx = await customer();
    const { url, sessionId, customerId } = await checkout(ctx, { kind: "pack" });
    expect((await person.pay(url)).location).toContain(`/billing/return?session=${sessionId}`);
    const body = bodyOf({ customerId });
    const signature = await signatureOf(body);
    expect(await Promise.all([post(body, signature), post(body, signature)])).toEqual([200, 200]);
    expect(
      await until(
        () => readReturn(ctx, sessionId).then(({ status }) => status),
        (state) => state === "paid",
      ),
    ).toBe("paid");
    expect(await post(body, signature)).toBe(200);
    expect(await readBillingFromPrimary(ctx)).toMatchObject({
      credits: 50,
      payments: [{ kind: "pack", status: "paid" }],
    });
    expect(await stored(JSON.parse(body).id)).toEqual([{ state: "done", body: "" }]);
  });

  test.each<[string, (body: string) => Promise<string | null>]>([
    ["unsigned", async () => null],
    ["signed with nothing", async () => ""],
    ["signed by somebody else", (body) => signatureOf(body, 0, "whsec_somebody_else")],
    ["signed for another body", () => signatureOf("{}")],
    ["older than five minutes", (body) => signatureOf(body, 310)],
  ])("%s: 400, and nothing is kept", async (_name, sign) => {
    const id = `evt_${crypto.randomUUID()}`;
    const body = bodyOf({ id });
    expect(await post(body, await sign(body))).toBe(400);
    expect(await stored(id)).toEqual([]);
  });

  test("an enormous one is refused before it is read, and one that lies about its size", async () => {
    const body = bodyOf({ id: "evt_huge" }).replace("cs_told", "x".repeat(300_000));
    expect(await post(body, await signatureOf(body))).toBe(413);
    expect(await stored("evt_huge")).toEqual([]);
  });

  test("what is not processed is acknowledged and not kept", async () => {
    const id = `evt_${crypto.randomUUID()}`;
    const body = bodyOf({ id, type: "product.created" });
    expect(await post(body, await signatureOf(body))).toBe(200);
    expect(await stored(id)).toEqual([]);
  });

  test("signed, and no event at all: 400", async () => {
    for (const body of ["null", "[]", '"evt"', "{"])
      expect(await post(body, await signatureOf(body)), body).toBe(400);
  });

  test("it is acknowledged after one D1 trip", async () => {
    const ctx = await payer();
    const trips = countTrips(ctx);
    const event = {
      id: `evt_${crypto.randomUUID()}`,
      type: "invoice.paid",
      createdAt: 0,
      customerId: "cus_x",
      intentId: null,
    };
    await storeEvent(ctx, event, "{}");
    expect(trips()).toBe(1);
    await processPendingEvents(ctx);
  });
});

describe("with the sandbox's own Stripe", () => {
  test("premium: subscribed, ended in one tap, taken back, and its portal", async () => {
    const ctx = await customer();
    const { url, customerId } = await checkout(ctx, { kind: "premium" });
    await person.pay(url);
    const body = bodyOf({ customerId, type: "customer.subscription.created" });
    await post(body, await signatureOf(body));
    const state = await until(
      () => readBillingFromPrimary(ctx),
      ({ plan }) => plan === "premium",
    );
    expect(state).toMatchObject({
      plan: "premium",
      status: "active",
      payments: [{ kind: "premium", amountCents: 995 }],
    });
    expect(await setCancelAtPeriodEnd(ctx, true)).toMatchObject({ value: { cancelAtPeriodEnd: true } });
    expect(await setCancelAtPeriodEnd(ctx, false)).toMatchObject({ value: { cancelAtPeriodEnd: false } });
    const portal = await openPortal(ctx);
    expect(portal.ok && portal.value.url).toContain("/p/session/");
    expect(await openCheckout(ctx, { kind: "premium" })).toMatchObject({
      refusal: "billing.already_premium",
    });
  });

  test("F6, F7, F8: the functions answer with an address, and refuse in the specification's words", async () => {
    const ctx = await customer();
    const urlOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { url: string }).url;
    expect(await urlOf(createCheckoutFunction(ctx))).toContain("/c/pay/");
    expect(await urlOf(purchaseMessagesFunction(ctx))).toContain("/c/pay/");
    expect(await urlOf(customerPortalFunction(ctx))).toContain("/p/session/");
    const other = await payer();
    const none = await customerPortalFunction(other);
    expect([none.status, await none.json()]).toMatchObject([409, { error: "billing.no_customer" }]);
    await openCheckout(other, { kind: "pack" });
    other.machine.fault = "unreachable";
    for (const [call, message] of [
      [createCheckoutFunction, "Failed to create checkout session"],
      [purchaseMessagesFunction, "Failed to create checkout session"],
      [customerPortalFunction, "Failed to open customer portal"],
    ] as const) {
      const answer = await call(other);
      expect([answer.status, await answer.json()]).toMatchObject([
        502,
        { error: "billing.unreachable", message },
      ]);
    }
  });

  test.each([
    ["create-checkout", "Please sign in to subscribe"],
    ["purchase-messages", "Please sign in to purchase messages"],
    ["customer-portal", "Please sign in to manage subscription"],
  ])("X5-X7: %s for a visitor: 401, with words for the page", async (name, message) => {
    const ctx = await customer();
    const app = { ...ctx, session: null };
    const request = new Request(`http://localhost/functions/${name}`, { method: "POST", body: "{}" });
    const answer = await action({ request, params: { name }, context: { app } } as never);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: "unauthorized", title: "Authentication Required", message });
  });
});
