import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runOrder } from "./orders/run.ts";

const ORDERS = Number(env.OFFLINE_ORDERS ?? 50);
const SEED = Number(env.OFFLINE_SEED ?? 2026);
const STEPS = 36;

test(
  "M9: random orders of offline writes on two devices of one member, with the outbox's own code and the product's services: nothing lost, nothing doubled, no reward twice",
  async () => {
    const broken: Record<number, string[]> = {};
    for (let seed = SEED; seed < SEED + ORDERS; seed++) {
      const found = await runOrder(seed, STEPS);
      if (found.length > 0) broken[seed] = found;
    }
    expect(broken).toEqual({});
  },
  ORDERS * 4_000,
);
