import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { LocalKeys } from "#scripts/local-keys.ts";
import { roundTrip } from "./ask.ts";
import type { Extent } from "./extent.ts";
import type { Member } from "./members.ts";
import { metOr, ms, type Section, times } from "./report.ts";
import { quantile } from "./statistics.ts";

/** From the post of a webhook to its acknowledgement, p95, on an idle machine, ms. */
const ACKNOWLEDGED_MS = 25;
/** After each, for the work behind it, ms: the next one meets an idle machine. */
const APART_MS = 200;

type Till = { origin: string; bare: string; db: D1Database; member: Member; keys: LocalKeys };

/** An event as Stripe signs it, about a customer of ours. */
function signed(id: string, customer: string, secret: string) {
  const created = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id,
    object: "event",
    type: "customer.subscription.updated",
    created,
    data: { object: { id: "sub_bench", object: "subscription", customer } },
  });
  const signature = createHmac("sha256", secret).update(`${created}.${body}`).digest("hex");
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": `t=${created},v1=${signature}`,
  };
  return { body, headers };
}

/** One post, read to its end, ms. @throws unless it was taken */
async function post(url: string, init: { body: string; headers: Record<string, string> }): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { method: "POST", ...init });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer.slice(0, 200)}`);
  const took = performance.now() - began;
  await pause(APART_MS);
  return took;
}

/** How soon a webhook is acknowledged, new and again, and what a page's question for the plan costs. */
export async function measurePayments(
  { origin, bare, db, member, keys }: Till,
  { posts }: Extent,
): Promise<Section> {
  const customer = `cus_bench_${Date.now()}`;
  await db
    .prepare("INSERT INTO billing_customers (user_id, customer_id, created_at) VALUES (?, ?, ?)")
    .bind(member.userId, customer, Date.now())
    .run();
  const asPage = { origin, cookie: member.cookie, "sec-fetch-site": "same-origin" };
  const question = { body: "{}", headers: { ...asPage, "content-type": "application/json" } };
  const took = { first: [] as number[], again: [] as number[], plan: [] as number[], trips: [] as number[] };
  for (let n = -3; n < posts.one; n++) {
    const event = signed(`evt_bench_${n + 3}`, customer, keys.stripeWebhookSecret);
    const first = await post(`${origin}/api/webhooks/stripe`, event);
    const again = await post(`${origin}/api/webhooks/stripe`, event);
    const plan = await post(`${origin}/functions/check-subscription`, question);
    const trip = await roundTrip(bare);
    if (n < 0) continue;
    took.first.push(first);
    took.again.push(again);
    took.plan.push(plan);
    took.trips.push(trip);
  }
  const { results } = await db
    .prepare("SELECT count(*) AS stored FROM payment_events WHERE customer_id = ?")
    .bind(customer)
    .all<{ stored: number }>();
  if (results[0]?.stored !== posts.one + 3) throw new Error("a webhook was acknowledged and not stored");
  const p95 = quantile(took.first, 0.95);
  const hono = quantile(took.trips, 0.95);
  const row = (name: string, all: number[], target: string) => [
    name,
    `${ms(quantile(all, 0.5))} / ${ms(quantile(all, 0.95))}`,
    times(quantile(all, 0.95) / hono),
    target,
  ];
  return {
    title: "Payments",
    head: ["what", "answered p50 / p95", "p95 to bare Hono's", "target"],
    rows: [
      row(
        "a webhook, verified, stored, acknowledged",
        took.first,
        `p95 within ${ACKNOWLEDGED_MS} ms: ${metOr(p95 <= ACKNOWLEDGED_MS)}`,
      ),
      row("the same once more", took.again, "for information"),
      row("`check-subscription`", took.plan, "no call to the vendor; for information"),
    ],
    note: "One D1 trip each, counted by tests. What a webhook sets going is worked after its acknowledgement.",
  };
}
