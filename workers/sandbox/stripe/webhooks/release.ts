import { noSuch } from "#workers/sandbox/stripe/errors.ts";
import type { StripeBackend } from "#workers/sandbox/stripe/store/backend.ts";
import type { Kept } from "#workers/sandbox/stripe/store/records.ts";
import { KIND_PREFIX } from "#workers/sandbox/stripe/store/store.ts";
import { deliverAll } from "./pump.ts";

const EVENT = `${KIND_PREFIX}event`;

/** Lets the held events go, one after the other, and waits until each was tried; how many there were. */
export async function release(backend: StripeBackend, order: "order" | "reverse"): Promise<number> {
  const held = await backend.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "held");
  const oldestFirst = held.sort((a, b) => a.seq - b.seq);
  const inOrder = order === "order" ? oldestFirst : oldestFirst.reverse();
  const now = Date.now();
  // before all that is new, and one after the other
  for (const [place, event] of inOrder.entries()) {
    await sendOut(backend, event.object.id, now - inOrder.length + place);
  }
  await deliverAll(backend, 0);
  return inOrder.length;
}

/** @throws StripeRefusal when there is no such event */
export async function resend(backend: StripeBackend, id: string): Promise<void> {
  if (!(await sendOut(backend, id, Date.now()))) throw noSuch("event", id, "resend");
  await deliverAll(backend, 0);
}

const sendOut = (backend: StripeBackend, id: string, notBefore: number): Promise<Kept<"event"> | null> =>
  backend.documents.update<Kept<"event">>(EVENT, id, (record) => ({
    ...record,
    delivery: {
      ...record.delivery,
      state: "pending",
      notBefore,
      copies: Math.max(1, record.delivery.copies),
    },
  }));
