import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { z } from "zod";
import type { Delivery } from "#workers/sandbox/clerk/wire/webhooks.ts";
import { advanceClock, clockOffset, MAX_ADVANCE_MS, resetClock } from "#workers/sandbox/clock.ts";
import { Documents } from "#workers/sandbox/documents.ts";
import type { SandboxEnv } from "#workers/sandbox/env.ts";
import { lastSound } from "#workers/sandbox/openai/last-sound.ts";
import { readSettings } from "#workers/sandbox/openai/settings.ts";
import { outbox } from "#workers/sandbox/outbox.ts";
import { sandboxPage } from "#workers/sandbox/page/page.ts";
import { readBehaviour } from "#workers/sandbox/stripe/behaviour.ts";
import { settleDue } from "#workers/sandbox/stripe/money/due.ts";
import { openBackend } from "#workers/sandbox/stripe/store/backend.ts";
import { deliveredEvents } from "#workers/sandbox/stripe/webhooks/journal.ts";
import { deliverAll } from "#workers/sandbox/stripe/webhooks/pump.ts";

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";

const ClockChange = z.union([
  z.strictObject({ advanceMs: z.int().positive().max(MAX_ADVANCE_MS) }),
  z.strictObject({ reset: z.literal(true) }),
]);

const CLOCK_USAGE = `Send {"advanceMs": n} with a whole number from 1 to ${MAX_ADVANCE_MS}, or {"reset": true}.`;
const TO_USAGE = "`to` must be an e-mail address or a phone number in E.164, such as +14155550134.";

/** Where a person, or a test, sees what the vendors would have sent, and moves the clock. */
export const pageRoutes = new Hono<{ Bindings: SandboxEnv }>();

pageRoutes.get("/", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  const page = sandboxPage({
    messages: await outbox(documents),
    deliveries: await documents.list<Delivery>("delivery", 12),
    offsetMs: await clockOffset(documents),
    stripe: {
      behaviour: await readBehaviour(documents),
      events: (await deliveredEvents(openBackend(c))).slice(0, 20),
    },
    voice: {
      transcript: (await readSettings(c.env.SANDBOX_DB)).transcript,
      last: await lastSound(c.env.SANDBOX_DB),
    },
  });
  return c.html(page, 200, { "content-security-policy": PAGE_POLICY, "cache-control": "no-store" });
});

pageRoutes.get("/outbox.json", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  // a plus sign that was not escaped arrives as a space
  const to = c.req.query("to")?.replace(/^ (?=\d)/, "+");
  if (to !== undefined && !/^(\S+@\S+|\+\d{3,15})$/.test(to)) return c.json({ error: TO_USAGE }, 400);
  return c.json(await outbox(documents, to), 200, { "cache-control": "no-store" });
});

// forms of other sites shall not move the clock
pageRoutes.use("/clock", csrf());

pageRoutes.post("/clock", async (c) => {
  const documents = new Documents(c.env.SANDBOX_DB);
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;
  const given = isForm ? formChange(await c.req.text()) : await c.req.json().catch(() => null);
  const change = ClockChange.safeParse(given);
  if (!change.success) return c.json({ error: CLOCK_USAGE }, 400);
  if ("reset" in change.data) await resetClock(documents);
  else await advanceClock(documents, change.data.advanceMs);
  // what that time brings to subscriptions, it brings now
  const backend = openBackend(c);
  await settleDue(backend);
  backend.background(deliverAll(backend));
  if (isForm) return c.redirect("/sandbox", 303);
  const offsetMs = await clockOffset(documents);
  return c.json({ offsetMs, now: Date.now() + offsetMs });
});

pageRoutes.all("*", (c) => c.json({ error: "The sandbox has no such page." }, 404));

/** The page's buttons say the same in a form. */
function formChange(body: string): unknown {
  const form = new URLSearchParams(body);
  return form.has("reset") ? { reset: true } : { advanceMs: Number(form.get("advanceMs") ?? Number.NaN) };
}
