import { Hono } from "hono";
import { checkout } from "./api/checkout.ts";
import { customers } from "./api/customers.ts";
import { newRequestId, type StripeBindings } from "./api/endpoint.ts";
import { events } from "./api/events.ts";
import { invoicePayments, invoices } from "./api/invoices.ts";
import { charges, paymentIntents, paymentMethods } from "./api/payments.ts";
import { portal } from "./api/portal.ts";
import { prices, products } from "./api/prices.ts";
import { disputes, refunds } from "./api/refunds.ts";
import { subscriptions } from "./api/subscriptions.ts";
import { invalid, StripeRefusal, unknownRoute } from "./errors.ts";
import { withFaults } from "./faults.ts";
import { checkoutPages } from "./hosted/checkout.ts";
import { invoicePages } from "./hosted/invoice.ts";
import { portalPages } from "./hosted/portal.ts";
import { receiptPages } from "./hosted/receipt.ts";
import { settleDue } from "./money/due.ts";
import { openBackend } from "./store/backend.ts";
import { API_VERSION } from "./version.ts";
import { deliverAll } from "./webhooks/pump.ts";

const api = new Hono<StripeBindings>();

api.use(async (c, next) => {
  c.set("requestId", newRequestId());
  await next();
  c.header("request-id", c.get("requestId"));
  c.header("stripe-version", API_VERSION);
  c.header("cache-control", "no-cache, no-store");
});

api.use(async (c, next) => {
  checkKey(c.req.header("authorization"), c.env.STRIPE_SECRET_KEY);
  const version = c.req.header("stripe-version");
  if (version !== undefined && version !== API_VERSION) {
    throw invalid(`Invalid Stripe API version: ${version}. The sandbox speaks ${API_VERSION}.`);
  }
  await next();
});

api.use(withFaults);

api.route("/customers", customers);
api.route("/products", products);
api.route("/prices", prices);
api.route("/checkout", checkout);
api.route("/billing_portal", portal);
api.route("/subscriptions", subscriptions);
api.route("/invoices", invoices);
api.route("/invoice_payments", invoicePayments);
api.route("/payment_intents", paymentIntents);
api.route("/payment_methods", paymentMethods);
api.route("/charges", charges);
api.route("/refunds", refunds);
api.route("/disputes", disputes);
api.route("/events", events);

api.all("*", (c) => {
  throw unknownRoute(c.req.method, c.req.path.replace("/__stripe", ""));
});

/** `Bearer sk_…`, or the key as the name of HTTP's basic authentication. */
function checkKey(authorization = "", expected: string): void {
  const [scheme, credentials = ""] = authorization.split(" ");
  if (!credentials) {
    throw new StripeRefusal(
      401,
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  const key = scheme === "Basic" ? basicName(credentials) : credentials;
  if (key === expected) return;
  throw new StripeRefusal(401, `Invalid API Key provided: ${key.slice(0, 7)}****${key.slice(-4)}`);
}

function basicName(credentials: string): string {
  try {
    return atob(credentials).split(":")[0] ?? "";
  } catch {
    return "";
  }
}

/** Stripe as the product and its members see it: the API under `/v1`, and the hosted pages. */
export const stripeRoutes = new Hono<StripeBindings>();

stripeRoutes.onError((error, c) => {
  if (error instanceof StripeRefusal) return c.json(error.body(), error.status);
  throw error;
});

// whoever looks finds what time has brought, and sends out what came of it
stripeRoutes.use(async (c, next) => {
  const backend = openBackend(c);
  c.set("backend", backend);
  await settleDue(backend);
  await next();
  backend.background(deliverAll(backend));
});

stripeRoutes.route("/v1", api);
stripeRoutes.route("/c/pay", checkoutPages);
stripeRoutes.route("/p/session", portalPages);
stripeRoutes.route("/invoice", invoicePages);
stripeRoutes.route("/receipt", receiptPages);

stripeRoutes.all("*", (c) => {
  throw unknownRoute(c.req.method, c.req.path.replace("/__stripe", ""));
});
