import { sandboxNow } from "#workers/sandbox/clock.ts";
import { readBehaviour } from "#workers/sandbox/stripe/behaviour.ts";
import type { StripeBackend } from "#workers/sandbox/stripe/store/backend.ts";
import type { Delivery, Kept } from "#workers/sandbox/stripe/store/records.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/store/store.ts";
import { postEvent } from "./post.ts";

const EVENT = `${KIND_PREFIX}event`;

/** After an answer that was not good, ms: soon in real time, then by the sandbox's clock, as Stripe does for days. */
const SOON_MS = [300, 1000, 3000];
const HOUR_MS = 3_600_000;
const LATER_MS = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS];

/** Who delivers holds this; another process's hold means nothing, since it has ended. */
type Hold = { holder: string; until: number };
const HOLD = { kind: `${KIND_PREFIX}pump`, id: "hold" };
const HOLD_MS = 30_000;
/** Longer no request's background waits for the next try, ms. */
const PATIENCE_MS = 20_000;

let processName: string | undefined;

/**
 * Delivers what is to be delivered, one event after the other, oldest first. It may be called by everybody at
 * any time: one of them works, the others go away. In the background it stays for tries that come soon.
 */
export async function deliverAll(backend: StripeBackend, patience = PATIENCE_MS): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    await wakeWaiting(backend);
    const next = (await pending(backend))[0]?.delivery.notBefore;
    if (next === undefined || next > until) return;
    if (next > Date.now()) {
      await pause(next - Date.now());
      continue;
    }
    const hold = await takeHold(backend);
    if (!hold) return;
    try {
      await drain(backend, hold);
    } finally {
      await backend.documents.remove(HOLD.kind, HOLD.id);
    }
    // who came while this one was holding has gone away: look once more
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(1, ms)));

/** What is to go out, the first to go first. */
async function pending(backend: StripeBackend): Promise<Kept<"event">[]> {
  const found = await backend.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "pending");
  return found.sort((a, b) => a.delivery.notBefore - b.delivery.notBefore || a.seq - b.seq);
}

/** Of many only one delivers; null for the others. */
async function takeHold(backend: StripeBackend): Promise<Hold | null> {
  processName ??= crypto.randomUUID();
  const hold: Hold = { holder: processName, until: Date.now() + HOLD_MS };
  if (await backend.documents.insert(HOLD.kind, HOLD.id, hold)) return hold;
  const held = await backend.documents.get<Hold>(HOLD.kind, HOLD.id);
  if (held && held.holder === processName && held.until > Date.now()) return null;
  if (held) await backend.documents.take(HOLD.kind, HOLD.id);
  return (await backend.documents.insert(HOLD.kind, HOLD.id, hold)) ? hold : null;
}

/** Delivers all that is ready, once each. */
async function drain(backend: StripeBackend, hold: Hold): Promise<void> {
  const { deliver } = await readBehaviour(backend.documents);
  const ready = (await pending(backend)).filter((event) => event.delivery.notBefore <= Date.now());
  if (deliver === "reverse") ready.reverse();
  const offset = (await sandboxNow(backend.documents)) - Date.now();
  for (const event of ready) {
    const status = await postEvent(backend.env, event.object);
    const now = { real: Date.now(), sandbox: Date.now() + offset };
    await backend.documents.update<Kept<"event">>(EVENT, event.object.id, (record) => ({
      ...record,
      object: { ...record.object, pending_webhooks: isGood(status) ? 0 : 1 },
      delivery: after(record.delivery, status, now),
    }));
    // a slow product shall not make it look as if nobody were here
    if (hold.until - Date.now() < HOLD_MS / 2) {
      hold.until = Date.now() + HOLD_MS;
      await backend.documents.put(HOLD.kind, HOLD.id, hold);
    }
  }
}

const isGood = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** What becomes of a delivery once it was answered. */
export function after(
  delivery: Delivery,
  status: number | null,
  now: { real: number; sandbox: number },
): Delivery {
  const tries = [...delivery.tries, { at: now.real, status }];
  if (isGood(status)) {
    const copies = delivery.copies - 1;
    return { ...delivery, tries, copies, state: copies > 0 ? "pending" : "delivered" };
  }
  const failed = tries.filter((one) => !isGood(one.status)).length;
  const soon = SOON_MS[failed - 1];
  if (soon !== undefined) return { ...delivery, tries, state: "pending", notBefore: now.real + soon };
  const later = LATER_MS[failed - 1 - SOON_MS.length];
  if (later !== undefined) return { ...delivery, tries, state: "waiting", notBefore: now.sandbox + later };
  return { ...delivery, tries, state: "failed" };
}

/** Tries that wait for the sandbox's clock, and whose time has come. */
async function wakeWaiting(backend: StripeBackend): Promise<void> {
  const waiting = await backend.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "waiting");
  if (waiting.length === 0) return;
  const now = await sandboxNow(backend.documents);
  for (const event of waiting.filter(({ delivery }) => delivery.notBefore <= now)) {
    await backend.documents.update<Kept<"event">>(EVENT, event.object.id, (record) => ({
      ...record,
      delivery: { ...record.delivery, state: "pending", notBefore: Date.now() },
    }));
  }
}
