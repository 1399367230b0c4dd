import fc from "fast-check";
import { booked, oracle } from "./oracle.ts";
import { type Delivery, type Happening, HOUR_MS, Shop } from "./shop.ts";

/**
 * The oracle (docs/decisions/0035): things happen at the vendor, up to six of them, and what is told of them comes in
 * any order, twice, late, forged or not at all, to workers that run at once and die between any two steps. Then the
 * rounds are made. What D1 says must be what the vendor's own books come to, and nothing may be given twice.
 */

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ do: fc.constantFrom("pack", "premium", "blessing"), at: fc.nat(3) }),
  fc.record({
    do: fc.constantFrom(
      "pay",
      "payLater",
      "arrive",
      "bounce",
      "expire",
      "renew",
      "fail",
      "mend",
      "cancel",
      "resume",
      "end",
    ),
    at: fc.nat(3),
  }),
  fc.record({ do: fc.constantFrom("refund", "refundAll", "dispute", "win", "lose"), at: fc.nat(3) }),
  fc.record({ do: fc.constant("wait"), at: fc.constantFrom(0, 1, 2, 3) }),
);
const delivery: fc.Arbitrary<Delivery> = fc.record({
  times: fc.constantFrom(0, 1, 1, 1, 2, 3),
  place: fc.nat(100),
  diesAt: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null, freq: 3 }),
  silent: fc.boolean(),
  forged: fc.boolean(),
});

export const order = fc.record({
  seed: fc.nat(),
  happenings: fc.array(happening, { minLength: 1, maxLength: 6 }),
  deliveries: fc.array(delivery, { minLength: 24, maxLength: 24 }),
  /** Some are received while the rest has not happened yet. */
  early: fc.boolean(),
});
export type Order = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

export async function runOrder({ seed, happenings, deliveries, early }: Order): Promise<Shop> {
  const shop = new Shop(seed);
  // something to happen to: a pack and premium, of which nobody has been told yet
  await shop.open("pack");
  await shop.open("premium");
  let delivered = 0;
  const { events } = shop.machine;
  for (const [n, one] of happenings.entries()) {
    await shop.happen(one);
    if (!early || n % 2 === 0) continue;
    await shop.deliver(events.slice(delivered), deliveries);
    delivered = events.length;
  }
  await shop.deliver(events.slice(early ? delivered : 0), deliveries);
  // the dead workers' leases run out
  shop.now += 2 * HOUR_MS;
  await shop.rounds();
  return shop;
}

/** @throws what fast-check found, shrunk */
export async function orders(numRuns: number, seed: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(order, async (drawn) => {
      const shop = await runOrder(drawn);
      const [should, is] = [oracle(shop), await booked(shop)];
      if (JSON.stringify(is) !== JSON.stringify(should)) {
        throw new Error(`${JSON.stringify(is)}\nshould be\n${JSON.stringify(should)}`);
      }
      const waiting = shop.rows("SELECT id FROM payment_events WHERE state = 'pending'");
      if (waiting.length > 0) throw new Error(`${waiting.length} events still wait`);
    }),
    { seed, numRuns },
  );
}
