import { orders } from "#tests/billing/orders.ts";

/** `npm run test:orders`: five thousand orders of what a payment vendor may tell, or as many as are named. */
const runs = Number(process.argv[2] ?? 5_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000_000);
const CHUNK = 500;
const began = performance.now();
// what a dying worker leaves in the log says nothing here
console.warn = () => undefined;
console.error = () => undefined;
console.log(`${runs} orders, seed ${seed}`);
for (let done = 0; done < runs; done += CHUNK) {
  await orders(Math.min(CHUNK, runs - done), seed + done);
  console.log(`${Math.min(runs, done + CHUNK)} sound (${Math.round((performance.now() - began) / 1000)} s)`);
}
