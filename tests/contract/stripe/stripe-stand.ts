import type Stripe from "stripe";
import { afterAll, afterEach } from "vitest";
import { type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";
import { sandboxStripe, stripeControls } from "#tests/contract/stripe/stripe-client.ts";
import { StripePerson } from "#tests/contract/stripe/stripe-person.ts";

export type StripeStand = {
  sandbox: Sandbox;
  /** The SDK, as the product uses it. */
  stripe: Stripe;
  person: StripePerson;
  control: (change: object) => Promise<Response>;
};

/** A sandbox of a file's own, with everybody who stands at it; calm again, and at today's hour, after each test. */
export async function stripeStand(): Promise<StripeStand> {
  const sandbox = await startSandbox();
  const control = stripeControls(sandbox.origin);
  afterEach(async () => {
    await control({ reset: true });
    await sandbox.resetClock();
  });
  afterAll(() => sandbox.stop());
  return {
    sandbox,
    stripe: sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey),
    person: new StripePerson(sandbox.origin),
    control,
  };
}
