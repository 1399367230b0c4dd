/** S18, D8: how long a page that waits for the server's word waits before each question, ms: a minute in all. */
export const WAITS_MS = [1_000, 1_500, 2_500, 4_000, 6_000, 9_000, 15_000, 21_000] as const;

/** What the server knows of a checkout. */
export type CheckoutStatus = "waiting" | "paid" | "unpaid" | "unknown";

/** What became of a registration whose payment did not come (D8). */
export type Settled = "kept" | "waiting" | "cancelled";
