import { run } from "./run.ts";

/**
 * `npm run test:offline [-- orders] [-- seed]`: a thousand random orders of what a member writes without a network on two
 * devices, or as many as are named, by the outbox's own code against the product's services.
 */
const [orders = "1000", seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
console.log(`${orders} orders, seed ${seed}`);
await run("vitest", ["run", "--project", "service", "tests/service/offline/orders.test.ts"], {
  OFFLINE_ORDERS: orders,
  OFFLINE_SEED: seed,
});
