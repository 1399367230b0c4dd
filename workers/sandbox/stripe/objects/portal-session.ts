import type Stripe from "stripe";

export type PortalWanted = {
  customer: string;
  returnUrl: string | null;
  locale: Stripe.BillingPortal.Session.Locale | null;
  url: string;
};

export const newPortalSession = (
  id: string,
  now: number,
  wanted: PortalWanted,
): Stripe.BillingPortal.Session => ({
  id,
  object: "billing_portal.session",
  configuration: "bpc_sandbox",
  created: now,
  customer: wanted.customer,
  customer_account: null,
  flow: null,
  livemode: false,
  locale: wanted.locale,
  on_behalf_of: null,
  return_url: wanted.returnUrl,
  url: wanted.url,
});
