import Stripe from "stripe";

/** The sandbox's Stripe under its path; the SDK itself knows hosts only. */
export function sandboxStripe(origin: string, key: string, config: Stripe.StripeConfig = {}): Stripe {
  const atSandbox: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${origin}/__stripe${pathname}${search}`, init);
  };
  return new Stripe(key, {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(atSandbox),
    ...config,
  });
}

/** Changes how the sandbox's Stripe behaves. */
export const stripeControls =
  (origin: string) =>
  (change: object): Promise<Response> =>
    fetch(`${origin}/sandbox/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    });
