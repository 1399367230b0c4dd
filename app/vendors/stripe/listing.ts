import type { Stripe } from "stripe";
import type { Listed } from "./account.ts";

/** The most that one list of Stripe's holds. */
export const PAGE = 100;
/**
 * So many of each of a customer's lists are read, the newest: forty years of months. Whoever has more is read for
 * these; what is older stays as it was written.
 */
const MAX = 500;

/** Everything of a customer: four lists at once; disputes are asked for only where a charge says that there is one. */
export async function listed(stripe: Stripe, customer: string): Promise<Listed> {
  const page = { customer, limit: PAGE };
  const most = { limit: MAX };
  const [sessions, subscriptions, invoices, intents] = await Promise.all([
    stripe.checkout.sessions.list(page).autoPagingToArray(most),
    stripe.subscriptions.list({ ...page, status: "all" }).autoPagingToArray(most),
    stripe.invoices.list({ ...page, expand: ["data.payments"] }).autoPagingToArray(most),
    stripe.paymentIntents.list({ ...page, expand: ["data.latest_charge"] }).autoPagingToArray(most),
  ]);
  const disputed = intents.filter(
    ({ latest_charge }) => typeof latest_charge === "object" && latest_charge?.disputed,
  );
  const disputes = await Promise.all(
    disputed.map(({ id }) => stripe.disputes.list({ payment_intent: id, limit: PAGE })),
  );
  return { sessions, subscriptions, invoices, intents, disputes: disputes.flatMap(({ data }) => data) };
}
