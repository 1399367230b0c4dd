import type { ActReply, MarksAct, SentAct } from "#app/features/marks/model/act.ts";
import type { MarksReply } from "#app/features/marks/model/reply.ts";
import { pageUser } from "#app/request/page-user.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { queued, readQueue, unqueued } from "./queue.ts";

const TIMEOUT_MS = 20_000;
/** What waits is tried again after, ms, and whenever the network or the tab comes back. */
const AGAIN_MS = 20_000;

/** Kept with the drafts, which sign-out takes away. */
const keyOf = (): string => `draft:${pageUser()}:marks`;

let flying: SentAct[] = [];
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

const kept = (): SentAct[] => readQueue(localStorage.getItem(keyOf()));

function keep(list: readonly SentAct[]): void {
  if (list.length > 0) localStorage.setItem(keyOf(), JSON.stringify(list));
  else localStorage.removeItem(keyOf());
  tell();
}

/** Acts that the server has not answered: those on their way, and those that wait on this device. */
export const unanswered = (): { flying: readonly SentAct[]; waiting: readonly SentAct[] } => ({
  flying,
  waiting: kept(),
});

/** One act to the server; null when no answer came. */
async function post(act: SentAct): Promise<MarksReply | null> {
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

/** Sends an act; without a network it waits on this device, in its order, and nothing of it is lost. */
export async function sendAct(made: MarksAct): Promise<ActReply> {
  const act: SentAct = { ...made, requestId: crypto.randomUUID(), at: Date.now() };
  const wait = (): ActReply => {
    keep(queued(kept(), act));
    return { ok: true, intent: act.intent, requestId: act.requestId, unsent: true };
  };
  // what was done before is sent before
  if (kept().length > 0 || !navigator.onLine) {
    const waits = wait();
    void sendWaiting();
    return waits;
  }
  flying = [...flying, act];
  tell();
  const reply = await post(act);
  flying = unqueued(flying, act.requestId);
  if (!reply) return wait();
  tell();
  return reply;
}

/** What waits, in its order, by one tab; the server knows each by its request id, so none is done twice. */
export async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || kept().length === 0) return;
  await navigator.locks.request(keyOf(), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (let next = kept()[0]; next; next = kept()[0]) {
      const reply = await post(next);
      if (!reply || (!reply.ok && reply.refusal === "marks.too_fast")) return;
      keep(unqueued(kept(), next.requestId));
    }
  });
}

/** Hears of what is on its way and what waits, and sends what waits when it can be. @returns what ends it */
export function followActs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === keyOf() && listener();
  const onBack = () => void sendWaiting();
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  window.addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onBack);
  const again = setInterval(onBack, AGAIN_MS);
  onBack();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("online", onBack);
    document.removeEventListener("visibilitychange", onBack);
    clearInterval(again);
  };
}
