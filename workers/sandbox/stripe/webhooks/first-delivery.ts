import type { Behaviour } from "#workers/sandbox/stripe/behaviour.ts";
import type { Delivery } from "#workers/sandbox/stripe/store/records.ts";

const STATES = {
  now: "pending",
  duplicate: "pending",
  reverse: "pending",
  hold: "held",
  drop: "dropped",
} as const;

/** How a new event sets out. `now`: real time, ms. */
export const firstDelivery = ({ deliver, lateBy }: Behaviour, now: number): Delivery => ({
  state: STATES[deliver],
  notBefore: now + lateBy,
  copies: deliver === "duplicate" ? 2 : 1,
  tries: [],
});
