import { Hono } from "hono";
import { z } from "zod";
import type { StripeBindings } from "./api/endpoint.ts";
import { BEHAVIOUR_CHANGE, calmDown, changeBehaviour, readBehaviour } from "./behaviour.ts";
import { openDesk } from "./books/desk.ts";
import { settleDue } from "./money/due.ts";
import { deliveredEvents } from "./webhooks/journal.ts";
import { release } from "./webhooks/release.ts";

const Change = z.union([
  z.strictObject({ reset: z.literal(true) }),
  z.strictObject({
    ...BEHAVIOUR_CHANGE,
    /** Held webhooks go out, in this order; new ones are held no longer, unless `deliver` says so again. */
    release: z.enum(["order", "reverse"]).optional(),
  }),
]);

/** For people and tests: how Stripe behaves. Mounted at `/sandbox/stripe`. */
export const stripeControls = new Hono<StripeBindings>();

stripeControls.get("/", async (c) => c.json(await readBehaviour(openDesk(c).documents)));

stripeControls.post("/", async (c) => {
  const change = Change.safeParse(await c.req.json<unknown>().catch(() => null));
  if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400);
  const desk = openDesk(c);
  if ("reset" in change.data) {
    await calmDown(desk.documents);
    return c.json(await readBehaviour(desk.documents));
  }
  const { release: order, ...rest } = change.data;
  const behaviour = await changeBehaviour(desk.documents, {
    ...(order && { deliver: "now" as const }),
    ...rest,
  });
  const released = order ? await release(desk, order) : 0;
  return c.json({ ...behaviour, ...(order && { released }) });
});

/** What Stripe has told the product, newest first, each event with its tries. Mounted at `/sandbox/stripe.json`. */
export const stripeJournal = new Hono<StripeBindings>();

stripeJournal.get("/", async (c) => {
  const desk = openDesk(c);
  await settleDue(desk);
  return c.json({ events: await deliveredEvents(desk) }, 200, { "cache-control": "no-store" });
});
