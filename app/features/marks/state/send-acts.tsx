import type { ActReply, MarksAct, SentAct } from "#app/features/marks/model/act.ts";
import type { MarksReply } from "#app/features/marks/model/reply.ts";
import { deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { queued, unqueued, type Waiting } from "#app/outbox/queue.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 20_000;

export type WaitingAct = SentAct & Waiting;

let flying: SentAct[] = [];
const listeners = new Set<() => void>();
const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

/** One act to the server; null when no answer came. */
async function post({ refused: _before, ...act }: WaitingAct): Promise<MarksReply | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(act)) form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch("/bible-study/marks", { method: "POST", body: form, signal });
    if (answer.status === 429)
      return { ok: false, intent: act.intent, requestId: act.requestId, refusal: "marks.too_fast" };
    const reply: unknown = answer.status < 500 ? await answer.json() : null;
    // signed out, or somebody else by now: it waits for its writer
    return reply && typeof reply === "object" && "intent" in reply ? (reply as MarksReply) : null;
  } catch {
    return null;
  }
}

const outbox = deviceOutbox<WaitingAct>("marks", async (act): Promise<Sent> => {
  const reply = await post(act);
  if (!reply || (!reply.ok && reply.refusal === "marks.too_fast")) return "later";
  // nothing is thrown away for a no: its writer is told, and decides
  return reply.ok ? "taken" : { refused: reply.refusal };
});

/** Acts that the server has not taken: on their way, waiting on this device, and those that it refused. */
export function unanswered(): {
  flying: readonly SentAct[];
  waiting: readonly WaitingAct[];
  refused: readonly WaitingAct[];
} {
  const kept = outbox.list();
  return {
    flying,
    waiting: kept.filter(({ refused }) => refused === undefined),
    refused: kept.filter(({ refused }) => refused !== undefined),
  };
}

export const discardAct = outbox.remove;

/** Those that wait, in their order. */
export const sendActs = outbox.send;

/** Sends an act; without a network it waits on this device, in its order, and nothing of it is lost. */
export async function sendAct(made: MarksAct): Promise<ActReply> {
  const act: SentAct = { ...made, requestId: crypto.randomUUID(), at: Date.now() };
  const wait = (): ActReply => {
    outbox.add(act);
    return { ok: true, intent: act.intent, requestId: act.requestId, unsent: true };
  };
  // what was done before is sent before
  if (unanswered().waiting.length > 0 || !navigator.onLine) {
    const waits = wait();
    void outbox.send();
    return waits;
  }
  flying = queued(flying, act);
  notifyListeners();
  const reply = await post(act);
  flying = unqueued(flying, act.requestId);
  if (!reply) return wait();
  notifyListeners();
  return reply;
}

/** Follows what is on its way and what waits, and sends what waits when it can be. @returns what ends it */
export function followActs(listener: () => void): () => void {
  listeners.add(listener);
  const end = outbox.follow(listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}
