import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { newFolder, type Sandbox, startSandbox } from "#tests/contract/sandbox.ts";
import { sandboxStripe, stripeControls } from "#tests/contract/stripe/stripe-client.ts";
import { StripePerson } from "#tests/contract/stripe/stripe-person.ts";

const folder = newFolder();
let sandbox: Sandbox;
afterEach(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

test("stopped and started again it has forgotten nothing: what was paid, and what was still to be told", async () => {
  sandbox = await startSandbox(folder);
  const before = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey);
  const session = await before.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: "price_sandbox_pack", quantity: 1 }],
    success_url: "https://product.test/thanks",
  });
  await stripeControls(sandbox.origin)({ lateBy: 60_000 });
  await new StripePerson(sandbox.origin).pay(session.url);
  await sandbox.stop();

  sandbox = await startSandbox(folder);
  const after = sandboxStripe(sandbox.origin, sandbox.keys.stripeSecretKey);
  expect(await after.checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: "paid" });
  const { data } = await after.events.list({ type: "checkout.session.completed", delivery_success: false });
  const [event] = data;
  expect(event?.data.object).toMatchObject({ id: session.id });
  await stripeControls(sandbox.origin)({ resend: event?.id });
  expect(await sandbox.webhooks.of("checkout.session.completed", session.id)).toHaveLength(1);
});
