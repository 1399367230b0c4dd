import { beforeEach, expect, test, vi } from "vitest";
import { booked, oracle } from "./billing/oracle.ts";
import { orders } from "./billing/orders.ts";
import { Life, Shop } from "./billing/shop.ts";

// a silent vendor is said in the log, thousands of times
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

test("300 orders of up to six happenings, doubled, lost, late, forged, workers dying: D1 says what the vendor's books come to", async () => {
  await orders(300, 2026);
}, 120_000);

test("the oracle is no echo: without the rounds a lost event is missed", async () => {
  const shop = new Shop(1);
  await shop.open("pack");
  await shop.happen({ do: "pay", at: 0 });
  expect(oracle(shop).credits).toBe(50);
  expect((await booked(shop)).credits).toBe(0);
  shop.now += 3_600_000;
  await shop.rounds();
  expect((await booked(shop)).credits).toBe(50);
});

/** Stored, claimed, read, asked, written: a step before and after each trip to the database, one at the vendor. */
const STEPS = Array.from({ length: 11 }, (_, step) => step);

test.each(STEPS)("killed at step %i of the webhook: the cron makes it right, once", async (step) => {
  const shop = new Shop(1);
  await shop.open("pack");
  await shop.happen({ do: "pay", at: 0 });
  const life = new Life(step);
  for (const event of shop.machine.events) void shop.receive(event, false, life);
  await shop.quiet();
  shop.now += 3_600_000;
  await shop.rounds();
  expect(await booked(shop)).toEqual(oracle(shop));
  expect(shop.rows("SELECT id FROM payment_events WHERE state = 'pending'")).toEqual([]);
});

test("the last step is the last: whoever lives so long needs no cron", async () => {
  const shop = new Shop(1);
  await shop.open("pack");
  await shop.happen({ do: "pay", at: 0 });
  for (const event of shop.machine.events) void shop.receive(event, false, new Life(STEPS.length));
  await shop.quiet();
  expect((await booked(shop)).credits).toBe(50);
});
