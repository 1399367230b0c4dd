import type Stripe from "stripe";

/** The one that the SDK pins; the stand-in speaks no other. */
export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive";
