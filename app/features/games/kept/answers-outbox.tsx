import { useEffect, useSyncExternalStore } from "react";
import { KEPT_PATH } from "#app/features/games/paths.ts";
import { nextToSend, queued, readQueue, unqueued } from "#app/outbox/queue.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { pageUser } from "#app/request/page-user.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { type Given, givenIn, type WaitingAnswer, withGiven, withJudged } from "./kept.ts";

const TIMEOUT_MS = 20_000;
/** What waits is tried again after, ms, and whenever the network or the tab comes back. */
const AGAIN_MS = 20_000;

/** Kept with the drafts, which sign-out takes away; the second one is nobody's words, and stands in no list. */
const queueKey = (userId: string): string => `draft:${userId}:trivia`;
const givenKey = (userId: string): string => `draft:${userId}:trivia:sent`;

const followers = new Set<() => void>();
const notifyFollowers = () => {
  for (const follower of followers) follower();
};
/** Answers that the server did not take, since this page was opened. */
let notCounted = 0;

const waiting = (userId: string): WaitingAnswer[] =>
  readQueue<WaitingAnswer>(localStorage.getItem(queueKey(userId)));

function keep(userId: string, list: readonly WaitingAnswer[]): void {
  if (list.length > 0) localStorage.setItem(queueKey(userId), JSON.stringify(list));
  else localStorage.removeItem(queueKey(userId));
  notifyFollowers();
}

/** `gone`: it counts no more, and there are no words in it. */
async function post(answer: WaitingAnswer): Promise<"taken" | "gone" | "later"> {
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { items = [], text: _text, requestId: _id, ...fields } = answer;
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    for (const item of items) body.append("items", item);
    const sent = await fetch(KEPT_PATH, { method: "POST", body, signal });
    if (sent.status === 200) return "taken";
    const reply: unknown = [400, 404, 409].includes(sent.status) ? await sent.json() : null;
    return reply && typeof reply === "object" && "intent" in reply ? "gone" : "later";
  } catch {
    return "later";
  }
}

/** What waits, in its order, by one tab; the kept page is nobody's, and sends nothing. */
export async function sendAnswers(userId: string): Promise<void> {
  if (pageUser() !== userId || !navigator.onLine || !nextToSend(waiting(userId))) return;
  await navigator.locks.request(queueKey(userId), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (let next = nextToSend(waiting(userId)); next; next = nextToSend(waiting(userId))) {
      const { requestId } = next;
      const sent = await post(next);
      if (sent === "later") return;
      if (sent === "gone") notCounted++;
      keep(userId, unqueued(waiting(userId), requestId));
      revalidateSoon();
    }
  });
}

/** Keeps an answer, then sends it: nothing of it is lost, whatever becomes of the page. */
export function giveAnswer(userId: string, answer: WaitingAnswer): void {
  const given = withGiven(givenIn(localStorage.getItem(givenKey(userId))), answer);
  localStorage.setItem(givenKey(userId), JSON.stringify(given));
  keep(userId, queued(waiting(userId), answer));
  void sendAnswers(userId);
}

/** What was answered on a page with a network is not asked again here without one, however old the copy is. */
export function noteJudged(userId: string, round: string, answered: number): void {
  const before = givenIn(localStorage.getItem(givenKey(userId)));
  const given = withJudged(before, round, answered);
  if (given !== before) localStorage.setItem(givenKey(userId), JSON.stringify(given));
}

const follow = (follower: () => void) => {
  followers.add(follower);
  window.addEventListener("storage", follower);
  return () => {
    followers.delete(follower);
    window.removeEventListener("storage", follower);
  };
};

/** As it stands on this device; nothing while the page is drawn by the server. */
const useStored = (name: string): string =>
  useSyncExternalStore(
    follow,
    () => localStorage.getItem(name) ?? "",
    () => "",
  );

export const useGiven = (userId: string): Given => givenIn(useStored(givenKey(userId)) || null);

export const useNotCounted = (): number =>
  useSyncExternalStore(
    follow,
    () => notCounted,
    () => 0,
  );

/** Sends for as long as a page of the member's is open. @returns how many wait */
export function useWaitingAnswers(userId: string): number {
  useEffect(() => {
    const send = () => void sendAnswers(userId);
    send();
    const again = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    document.addEventListener("visibilitychange", send);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
      document.removeEventListener("visibilitychange", send);
    };
  }, [userId]);
  return readQueue<WaitingAnswer>(useStored(queueKey(userId)) || null).length;
}
