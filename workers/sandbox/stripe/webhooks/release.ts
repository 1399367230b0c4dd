import { KIND_PREFIX } from "#workers/sandbox/stripe/books/books.ts";
import type { Desk } from "#workers/sandbox/stripe/books/desk.ts";
import type { Kept } from "#workers/sandbox/stripe/books/records.ts";
import { deliverAll } from "./pump.ts";

const EVENT = `${KIND_PREFIX}event`;

/** Lets the held events go, one after the other, and waits until each was tried; how many there were. */
export async function release(desk: Desk, order: "order" | "reverse"): Promise<number> {
  const held = await desk.documents.where<Kept<"event">>(EVENT, "$.delivery.state", "held");
  const oldestFirst = held.sort((a, b) => a.seq - b.seq);
  const inOrder = order === "order" ? oldestFirst : oldestFirst.reverse();
  const now = Date.now();
  for (const [place, event] of inOrder.entries()) {
    await desk.documents.update<Kept<"event">>(EVENT, event.object.id, (record) => ({
      ...record,
      // before all that is new, and one after the other
      delivery: { ...record.delivery, state: "pending", notBefore: now - inOrder.length + place },
    }));
  }
  await deliverAll(desk, 0);
  desk.background(deliverAll(desk));
  return inOrder.length;
}
