import type { Stripe } from "stripe";
import { PaymentsFault } from "#app/vendors/ports.ts";

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  premiumPrice: string;
  packPrice: string;
  /** In the place of Stripe's own address: the sandbox, a path included. */
  baseUrl?: string;
};

/** Longer nobody waits for one answer of Stripe's, ms. */
const TIMEOUT_MS = 6_000;

/**
 * Stripe's SDK, made when it is first needed: most isolates never take a payment, and evaluating all of its classes
 * takes longer than most requests. The package exports nothing smaller than the whole.
 */
export function stripeClient({ secretKey, baseUrl }: StripeConfig): () => Promise<Stripe> {
  let made: Promise<Stripe> | undefined;
  return () => {
    made ??= import("stripe").then(
      ({ default: Client }) =>
        new Client(secretKey, {
          httpClient: Client.createFetchHttpClient(through(baseUrl)),
          timeout: TIMEOUT_MS,
          // whoever waits gets the error; what runs by itself is tried again by the cron
          maxNetworkRetries: 0,
          telemetry: false,
        }),
    );
    return made;
  };
}

const OWN = "https://api.stripe.com";

/** The SDK knows hosts and ports, no paths: the address is put in here. */
const through =
  (baseUrl: string | undefined): typeof fetch =>
  (input, init) =>
    fetch(baseUrl ? String(input).replace(OWN, baseUrl.replace(/\/$/, "")) : input, init);

/** The SDK's errors by what they say of themselves: its classes are not loaded before it is. */
function faultOf(error: unknown): PaymentsFault {
  const fault = error as { type?: unknown; code?: unknown; param?: unknown; statusCode?: unknown };
  const message = `${String(fault.type)} ${String(fault.code ?? "")}`.trim();
  // a price that Stripe does not know is a wrong setting, not something that was there before
  if (fault.code === "resource_missing" && !String(fault.param).startsWith("line_items")) {
    return new PaymentsFault("missing", message);
  }
  const status = Number(fault.statusCode ?? 0);
  // a wrong key, too many requests and what Stripe could not do are not the member's: they may be tried again
  const refused = status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
  return new PaymentsFault(refused ? "refused" : "unreachable", message);
}

/** The same call with the same key is under way in another tab: Stripe answers 409 until that one is done. */
const UNDER_WAY_WAITS_MS = [150, 400, 1_000];
const isUnderWay = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 409;

/** One call of Stripe's. @throws PaymentsFault */
export async function withRetry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const wait of [...UNDER_WAY_WAITS_MS, null]) {
    try {
      return await call();
    } catch (error) {
      if (wait === null || !isUnderWay(error)) throw faultOf(error);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  throw new PaymentsFault("unreachable", "under way");
}
