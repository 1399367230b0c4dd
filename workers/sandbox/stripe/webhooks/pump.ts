import { sandboxNow } from "#workers/sandbox/clock.ts";
import { readBehaviour } from "#workers/sandbox/stripe/behaviour.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/books/books.ts";
import type { Desk } from "#workers/sandbox/stripe/books/desk.ts";
import type { Delivery, Kept } from "#workers/sandbox/stripe/books/records.ts";
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
export async function deliverAll(desk: Desk, patience = PATIENCE_MS): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    await wakeWaiting(desk);
    if (!(await anythingPending(desk, Date.now()))) {
      const next = await nextPending(desk);
      if (next === null || next > until) return;
      await pause(next - Date.now());
      continue;
    }
    if (!(await takeHold(desk))) return;
    try {
      await drain(desk);
    } finally {
      await desk.documents.remove(HOLD.kind, HOLD.id);
    }
    // who came while this one was holding has gone away: look once more
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(1, ms)));

async function pending(desk: Desk): Promise<Kept<"event">[]> {
  const found = await desk.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "pending");
  return found.sort((a, b) => a.delivery.notBefore - b.delivery.notBefore || a.seq - b.seq);
}

const anythingPending = async (desk: Desk, now: number): Promise<boolean> =>
  (await pending(desk)).some((event) => event.delivery.notBefore <= now);

async function nextPending(desk: Desk): Promise<number | null> {
  const times = (await pending(desk)).map((event) => event.delivery.notBefore);
  return times.length > 0 ? Math.min(...times) : null;
}

async function takeHold(desk: Desk): Promise<boolean> {
  processName ??= crypto.randomUUID();
  const hold: Hold = { holder: processName, until: Date.now() + HOLD_MS };
  if (await desk.documents.insert(HOLD.kind, HOLD.id, hold)) return true;
  const held = await desk.documents.get<Hold>(HOLD.kind, HOLD.id);
  if (held && held.holder === processName && held.until > Date.now()) return false;
  if (held) await desk.documents.take(HOLD.kind, HOLD.id);
  return desk.documents.insert(HOLD.kind, HOLD.id, hold);
}

async function drain(desk: Desk): Promise<void> {
  for (;;) {
    const { deliver } = await readBehaviour(desk.documents);
    const ready = (await pending(desk)).filter((event) => event.delivery.notBefore <= Date.now());
    const event = deliver === "reverse" ? ready.at(-1) : ready[0];
    if (!event) return;
    const status = await postEvent(desk.env, event.object);
    const now = await sandboxNow(desk.documents);
    await desk.documents.update<Kept<"event">>(EVENT, event.object.id, (record) => ({
      ...record,
      object: { ...record.object, pending_webhooks: isGood(status) ? 0 : 1 },
      delivery: after(record.delivery, status, { real: Date.now(), sandbox: now }),
    }));
    await desk.documents.put(HOLD.kind, HOLD.id, {
      holder: processName ?? "",
      until: Date.now() + HOLD_MS,
    } satisfies Hold);
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
async function wakeWaiting(desk: Desk): Promise<void> {
  const waiting = await desk.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "waiting");
  if (waiting.length === 0) return;
  const now = await sandboxNow(desk.documents);
  for (const event of waiting.filter(({ delivery }) => delivery.notBefore <= now)) {
    await desk.documents.update<Kept<"event">>(EVENT, event.object.id, (record) => ({
      ...record,
      delivery: { ...record.delivery, state: "pending", notBefore: Date.now() },
    }));
  }
}
