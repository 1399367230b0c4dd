import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bucket, fullBucket, isEmptyBucket, refillBucket, takeTokens } from "./token-bucket.ts";

const rule = fc.record({
  capacity: fc.integer({ min: 1, max: 1e6 }),
  perSecond: fc.integer({ min: 0, max: 1e5 }),
});
const asked = fc.array(
  fc.record({ afterMs: fc.integer({ min: -5_000, max: 60_000 }), cost: fc.integer({ min: 1, max: 10_000 }) }),
  { maxLength: 200 },
);

test("whatever is asked for and whenever: no more is had than the capacity, the time's share and one last piece", () => {
  fc.assert(
    fc.property(rule, asked, (given, pieces) => {
      let now = 0;
      let latest = 0;
      let had = 0;
      let bucket: Bucket = fullBucket(given, now);
      for (const { afterMs, cost } of pieces) {
        now += afterMs;
        latest = Math.max(latest, now);
        bucket = refillBucket(bucket, given, now);
        expect(bucket.level).toBeLessThanOrEqual(given.capacity);
        if (isEmptyBucket(bucket)) continue;
        bucket = takeTokens(bucket, cost);
        had += cost;
      }
      expect(had).toBeLessThanOrEqual(given.capacity + (latest / 1000) * given.perSecond + 10_000 + 1e-3);
    }),
  );
});

test("whoever stays below the rate is never refused", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 200 }),
      (perSecond, waits) => {
        const given = { capacity: perSecond, perSecond };
        let now = 0;
        let bucket = fullBucket(given, now);
        for (const wait of waits) {
          // one token's time at the least
          now += 1000 / perSecond + wait;
          bucket = refillBucket(bucket, given, now);
          expect(isEmptyBucket(bucket)).toBe(false);
          bucket = takeTokens(bucket, 1);
        }
      },
    ),
  );
});

test("a debt is waited for, and a clock that goes back changes nothing", () => {
  const given = { capacity: 10, perSecond: 2 };
  const owing = takeTokens(fullBucket(given, 1_000), 14);
  expect(isEmptyBucket(refillBucket(owing, given, 3_000))).toBe(true);
  expect(isEmptyBucket(refillBucket(owing, given, 3_001))).toBe(false);
  expect(refillBucket(owing, given, 0)).toEqual(owing);
});
