import { localKeys } from "./local-keys.ts";
import { SANDBOX_PREMIUM_PRICE } from "./sandbox-worker.ts";

/** The seeded subscriber, as the identity vendor's stand-in has them (`workers/sandbox/clerk/seed.ts`). */
const PAUL = { id: "user_seed_premium", name: "Paul Reyes", email: "premium@koinonia.test" };

const CARD = { email: PAUL.email, number: "4242424242424242", expiry: "12 / 34", cvc: "123" };

/** The product hears of it by webhook; longer nobody waits for that, ms. */
const WEBHOOK_TIMEOUT_MS = 5_000;

type Vendor = {
  /** Of the server in which the sandbox is. */
  origin: string;
  secretKey: string;
};

/**
 * Subscribes the seeded subscriber as a person does: a customer, a checkout, a card at the hosted page. Asked again, it
 * is the same customer and the same checkout.
 * @param keep is told the customer before anything is paid: events are worked for customers of ours alone
 */
export async function subscribeSeeded(
  { origin, secretKey }: Vendor,
  keep: (customerId: string) => Promise<void>,
): Promise<void> {
  const ask = async <Answer>(path: string, key: string, fields: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(`${origin}/__stripe/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}`, "idempotency-key": key },
      body: new URLSearchParams(fields),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const customer = await ask<{ id: string }>("customers", `customer:${PAUL.id}`, {
    email: PAUL.email,
    name: PAUL.name,
    "metadata[user_id]": PAUL.id,
  });
  await keep(customer.id);
  const session = await ask<{ url: string | null }>("checkout/sessions", `checkout:${PAUL.id}`, {
    mode: "subscription",
    customer: customer.id,
    client_reference_id: PAUL.id,
    "line_items[0][price]": SANDBOX_PREMIUM_PRICE,
    "line_items[0][quantity]": "1",
    "subscription_data[metadata][user_id]": PAUL.id,
    "subscription_data[metadata][kind]": "premium",
    success_url: `${origin}/billing/return?session={CHECKOUT_SESSION_ID}`,
  });
  if (!session.url) return;
  const paid = await fetch(`${origin}${new URL(session.url).pathname}`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...CARD, step: "pay" }),
  });
  await paid.body?.cancel();
}

/** The same for a server that has just started: premium that is paid for, with its card, its invoice and its portal. */
export async function seedPremium(db: D1Database, origin: string): Promise<void> {
  const subscribed = () =>
    db.prepare("SELECT 1 FROM billing_subscriptions WHERE user_id = ?").bind(PAUL.id).first();
  if (await subscribed()) return;
  await subscribeSeeded({ origin, secretKey: localKeys().stripeSecretKey }, async (customerId) => {
    await db
      .prepare(
        "INSERT OR IGNORE INTO billing_customers (user_id, customer_id, origin, created_at) VALUES (?, ?, ?, ?)",
      )
      .bind(PAUL.id, customerId, origin, Date.now())
      .run();
  });
  const until = Date.now() + WEBHOOK_TIMEOUT_MS;
  while (Date.now() < until && !(await subscribed())) await new Promise((next) => setTimeout(next, 50));
}
