import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import type { StripeBindings } from "./api/endpoint.ts";
import { BEHAVIOUR_CHANGE, calmDown, changeBehaviour, readBehaviour } from "./behaviour.ts";
import { findCard, GOOD_UNTIL } from "./cards.ts";
import { StripeRefusal } from "./errors.ts";
import { closeDispute, openDispute } from "./money/disputes.ts";
import { settleDue } from "./money/due.ts";
import { replaceCard } from "./money/own-card.ts";
import { openBackend, type StripeBackend, transact } from "./store/backend.ts";
import { deliveredEvents } from "./webhooks/journal.ts";
import { deliverAll } from "./webhooks/pump.ts";
import { release, resend } from "./webhooks/release.ts";

const Change = z.union([
  z.strictObject({ reset: z.literal(true) }),
  z.strictObject({
    ...BEHAVIOUR_CHANGE,
    /** Held webhooks go out, in this order; new ones are held no longer, unless `deliver` says so again. */
    release: z.enum(["order", "reverse"]).optional(),
    /** An event goes out once more, however it fared. */
    resend: z.string().optional(),
    /** A customer's card is another from now on; nothing is charged. */
    card: z.strictObject({ customer: z.string(), card: z.string() }).optional(),
    dispute: z.strictObject({ payment_intent: z.string() }).optional(),
    closeDispute: z.strictObject({ id: z.string(), status: z.enum(["won", "lost"]) }).optional(),
  }),
]);
type Change = z.infer<typeof Change>;

/** For people and tests: how Stripe behaves, and what only banks and time do. Mounted at `/sandbox/stripe`. */
export const stripeControls = new Hono<StripeBindings>();

stripeControls.onError((error, c) => {
  if (error instanceof StripeRefusal) return c.json(error.body(), error.status);
  throw error;
});

stripeControls.get("/", async (c) => c.json(await readBehaviour(openBackend(c).documents)));

// forms of other sites shall not change it
stripeControls.use(csrf());

stripeControls.post("/", async (c) => {
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  const given = isForm ? formChange(await c.req.text()) : await c.req.json<unknown>().catch(() => null);
  const change = Change.safeParse(given);
  if (!change.success) return c.json({ error: z.prettifyError(change.error) }, 400);
  const result = await carryOut(openBackend(c), change.data);
  return isForm ? c.redirect("/sandbox#stripe", 303) : c.json(result);
});

/** The page's buttons say the same in a form. */
function formChange(body: string): unknown {
  const form = new URLSearchParams(body);
  return form.has("reset") ? { reset: true } : Object.fromEntries(form);
}

async function carryOut(backend: StripeBackend, change: Change): Promise<object> {
  if ("reset" in change) {
    await calmDown(backend.documents);
    return readBehaviour(backend.documents);
  }
  const { release: order, resend: event, card, dispute, closeDispute: closed, ...behaviour } = change;
  const current = await changeBehaviour(backend.documents, {
    ...(order && { deliver: "now" as const }),
    ...behaviour,
  });
  const released = order ? await release(backend, order) : undefined;
  if (event !== undefined) await resend(backend, event);
  if (card) await changeCard(backend, card);
  const opened = dispute && (await transact(backend, (store) => openDispute(store, dispute.payment_intent)));
  const ended = closed && (await transact(backend, (store) => closeDispute(store, closed.id, closed.status)));
  backend.background(deliverAll(backend));
  return { ...current, released, dispute: opened ?? ended };
}

async function changeCard(
  backend: StripeBackend,
  { customer, card }: { customer: string; card: string },
): Promise<void> {
  const found = findCard(card);
  if (!found) throw new StripeRefusal(400, `${card} is none of the test cards.`, { param: "card" });
  await transact(backend, (store) => replaceCard(store, customer, { card: found, ...GOOD_UNTIL }));
}

/** Events that Stripe has sent to the product, newest first, each event with its tries. Mounted at `/sandbox/stripe.json`. */
export const stripeJournal = new Hono<StripeBindings>();

stripeJournal.get("/", async (c) => {
  const backend = openBackend(c);
  await settleDue(backend);
  backend.background(deliverAll(backend));
  return c.json({ events: await deliveredEvents(backend) }, 200, { "cache-control": "no-store" });
});
