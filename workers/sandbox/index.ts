import { WorkerEntrypoint } from "cloudflare:workers";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { methodOverride } from "hono/method-override";
import { clerkRoutes } from "#workers/sandbox/clerk/routes.ts";
import { seedAccounts } from "#workers/sandbox/clerk/seed.ts";
import { openInstance } from "#workers/sandbox/clerk/wire/call.ts";
import { clerkControls } from "#workers/sandbox/clerk/wire/faults.ts";
import { clockOffset } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { mailRoutes } from "#workers/sandbox/mail/routes.ts";
import { openAiControls, openAiRoutes } from "#workers/sandbox/openai/routes.ts";
import { pageRoutes } from "#workers/sandbox/page/routes.ts";
import { pushRoutes } from "#workers/sandbox/push/routes.ts";
import { stripeControls, stripeJournal } from "#workers/sandbox/stripe/controls.ts";
import { NOWHERE } from "#workers/sandbox/stripe/faults.ts";
import { stripeRoutes } from "#workers/sandbox/stripe/routes.ts";
import { turnstileRoutes } from "#workers/sandbox/turnstile/routes.ts";
import { twilioControls } from "#workers/sandbox/twilio/inbound.ts";
import { twilioRoutes } from "#workers/sandbox/twilio/routes.ts";

/**
 * The vendors' stand-in for development and tests: a second Worker beside the product, on the same origin,
 * that speaks the wire protocols of Clerk, Stripe, Twilio and OpenAI, takes the product's mail and shows it all at `/sandbox`.
 */
const app = new Hono<{ Bindings: SandboxEnv }>({ strict: false });

// clerk-js sends PATCH, PUT and DELETE as POST with `?_method=`
app.use("/__clerk/*", methodOverride({ app, query: "_method" }));

app.use(async (c, next) => {
  // Stripe knows no accounts, and is asked often
  if (!c.req.path.startsWith("/__stripe/")) await seedAccounts(openInstance(c));
  await next();
});

app.route("/__clerk", clerkRoutes);
app.route("/__twilio", twilioRoutes);
app.route("/__turnstile", turnstileRoutes);
app.route("/__openai", openAiRoutes);
app.route("/__mail", mailRoutes);
app.route("/__push", pushRoutes);
app.route("/__stripe", stripeRoutes);
app.route("/sandbox/openai", openAiControls);
app.route("/sandbox/stripe", stripeControls);
app.route("/sandbox/stripe.json", stripeJournal);
app.route("/sandbox/clerk", clerkControls);
app.route("/sandbox/twilio", twilioControls);
app.route("/sandbox", pageRoutes);

app.onError((error, c) => {
  if (error instanceof HTTPException) return error.getResponse();
  console.error(error);
  return c.json({ error: "The sandbox itself failed; its console says how." }, 500);
});

export default {
  fetch(request, env, context) {
    // service tests send all that leaves the product here, also what was to reach nobody
    if (new URL(request.url).hostname === NOWHERE) throw new Error("nobody can be reached there");
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<SandboxEnv>;

/** The product's rules of time ask here how far the sandbox's clock runs ahead. */
export class Clock extends WorkerEntrypoint<SandboxEnv> {
  /** Milliseconds to add to real time. */
  offsetMs(): Promise<number> {
    return clockOffset(new Documents(this.env.SANDBOX_DB));
  }
}
