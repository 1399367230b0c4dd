import type { Payments } from "#app/vendors/ports.ts";
import { stripePayments } from "#app/vendors/stripe/payments.ts";
import type { Settings } from "./settings/env.ts";

let made: { settings: Settings; port: Payments } | undefined;

/** The part of the composition root that money goes through. Made once an isolate. */
export function paymentsOf(settings: Settings): Payments {
  if (made?.settings === settings) return made.port;
  const port = stripePayments({
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    premiumPrice: settings.STRIPE_PREMIUM_PRICE,
    packPrice: settings.STRIPE_PACK_PRICE,
    ...(settings.STRIPE_BASE_URL && { baseUrl: settings.STRIPE_BASE_URL }),
  });
  made = { settings, port };
  return port;
}
