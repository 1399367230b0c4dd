import type { MemoryReply } from "#app/features/memory/reply.ts";
import { pageUser } from "#app/request/page-user.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { type KeptCards, keptIn, type SentReview, unsentIn } from "./kept.ts";

const TIMEOUT_MS = 20_000;
/** What waits is tried again after, ms, and whenever the network or the tab comes back. */
const AGAIN_MS = 20_000;
export const REVIEW_PATH = "/memory-verses/review";

/** Kept with the drafts, which sign-out takes away. */
const reviewsKey = (userId: string): string => `draft:${userId}:memory`;
const cardsKey = (userId: string): string => `draft:${userId}:memory-cards`;
const CARDS = /^draft:(.+):memory-cards$/;

export const unsent = (userId: string): SentReview[] => unsentIn(localStorage.getItem(reviewsKey(userId)));

function keep(userId: string, list: readonly SentReview[]): void {
  if (list.length > 0) localStorage.setItem(reviewsKey(userId), JSON.stringify(list));
  else localStorage.removeItem(reviewsKey(userId));
}

/** Today's verses, for when there is no network. A full device keeps none, and says so there. */
export function keepCards(kept: KeptCards): void {
  try {
    localStorage.setItem(cardsKey(kept.userId), JSON.stringify(kept));
  } catch {
    localStorage.removeItem(cardsKey(kept.userId));
  }
}

/** Whoever's verses were kept here last. */
export function keptCards(): KeptCards | null {
  const found = Object.keys(localStorage)
    .filter((key) => CARDS.test(key))
    .map((key) => keptIn(localStorage.getItem(key)))
    .filter((kept) => kept !== null);
  return found.sort((a, b) => b.now - a.now)[0] ?? null;
}

type ReplyListener = (requestId: string, reply: MemoryReply) => void;
const listeners = new Set<ReplyListener>();

/** One review to the server; null when no answer came: it waits. */
async function post(review: SentReview): Promise<MemoryReply | null> {
  const { answer, ...fields } = review;
  const body = new FormData();
  body.set("intent", "review");
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, String(value));
  for (const one of answer) body.append("answer", one);
  try {
    await freshSession().catch(() => false);
    const sent = await fetch(REVIEW_PATH, { method: "POST", body, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (sent.status === 429) return null;
    const reply: unknown = sent.status < 500 ? await sent.json() : null;
    // signed out, or somebody else by now: it waits for its writer
    return reply && typeof reply === "object" && "intent" in reply ? (reply as MemoryReply) : null;
  } catch {
    return null;
  }
}

/** Keeps a review, then sends it: nothing of it is lost, whatever becomes of the page. */
export async function sendReview(userId: string, review: SentReview): Promise<void> {
  keep(userId, [...unsent(userId), review]);
  await sendWaiting(userId);
}

/** What waits, in its order, by one tab; the server knows each by its request id, so none counts twice. */
export async function sendWaiting(userId: string): Promise<void> {
  // the kept page is nobody's: what waits is sent by a page of its writer's
  if (pageUser() !== userId || !navigator.onLine || unsent(userId).length === 0) return;
  await navigator.locks.request(reviewsKey(userId), async () => {
    for (let next = unsent(userId)[0]; next; next = unsent(userId)[0]) {
      const { requestId } = next;
      const reply = await post(next);
      if (!reply) return;
      keep(
        userId,
        unsent(userId).filter((one) => one.requestId !== requestId),
      );
      for (const listener of listeners) listener(requestId, reply);
    }
  });
}

/** Follows what the server has answered, and sends what waits when it can be. @returns what ends it */
export function followReviews(userId: string, listener: ReplyListener): () => void {
  const onBack = () => void sendWaiting(userId);
  listeners.add(listener);
  window.addEventListener("online", onBack);
  document.addEventListener("visibilitychange", onBack);
  const again = setInterval(onBack, AGAIN_MS);
  onBack();
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", onBack);
    document.removeEventListener("visibilitychange", onBack);
    clearInterval(again);
  };
}
