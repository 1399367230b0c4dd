import { isLanguage } from "#app/core/language.ts";
import { subscribeToRoom } from "#app/realtime/room-line.ts";
import { pageUser } from "#app/request/page-user.ts";
import { onAuthSync } from "#app/session/auth-sync.ts";
import { freshSession } from "#app/session/session-browser.ts";
import { onTokenRefresh } from "#app/session/session-watch.ts";
import { showToast } from "#app/ui/toasts/toasts.ts";
import type { RoomEvent } from "#party/protocol.ts";
import { subscriptionCopy } from "./subscription-copy.ts";

/** E1: what the browser believes; the server decides. */
export type SubscriptionState = {
  subscribed: boolean;
  subscriptionTier: string | null;
  /** Epoch ms. */
  subscriptionEnd: number | null;
  loading: boolean;
};

/** F5: the function's reply, by the specification's names. */
type Reply = { subscribed: boolean; subscription_tier: string | null; subscription_end: number | null };

export const UNSUBSCRIBED: SubscriptionState = {
  subscribed: false,
  subscriptionTier: null,
  subscriptionEnd: null,
  loading: false,
};

/** D30, K4: a check is made once more after this, ms. */
const RECHECK_MS = 500;

let state: SubscriptionState | null = null;
let running: Promise<void> | null = null;
let recheck: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(state: SubscriptionState) => void>();

function set(next: SubscriptionState): void {
  state = next;
  for (const listener of listeners) listener(next);
}

/** One check at a time: who asks meanwhile waits for the same answer. */
export function checkSubscription(): Promise<void> {
  running ??= check().finally(() => {
    running = null;
  });
  return running;
}

async function check(): Promise<void> {
  if (state) set({ ...state, loading: true });
  try {
    // X1, X2 are for people who are signed in
    if (!(await freshSession())) return set(UNSUBSCRIBED);
    const answer = await fetch("/functions/check-subscription", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    if (answer.status === 401) return set(UNSUBSCRIBED);
    if (!answer.ok) return fail(wordsOf().check(await messageOf(answer)));
    const { subscribed, subscription_tier, subscription_end } = (await answer.json()) as Reply;
    const status = { subscribed, subscriptionTier: subscription_tier, subscriptionEnd: subscription_end };
    set({ ...status, loading: false });
  } catch {
    fail(wordsOf().refresh);
  }
}

const wordsOf = () => {
  const { lang } = document.documentElement;
  return subscriptionCopy[isLanguage(lang) ? lang : "en"];
};

async function messageOf(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  const message = typeof body === "object" && body && "message" in body ? body.message : null;
  return typeof message === "string" ? message : null;
}

/** S4, X1, X2. X8: it leads nowhere else, for the hub is where it is said and a next page may be on its way. */
function fail(text: string): void {
  set(UNSUBSCRIBED);
  showToast({ title: wordsOf().error, text, tone: "danger" });
}

/** D30: at once, and once more a moment later; several occasions within that moment are one. */
export function checkTwice(): void {
  void checkSubscription();
  clearTimeout(recheck);
  recheck = setTimeout(() => void checkSubscription(), RECHECK_MS);
}

/** S3 */
export function resetSubscription(): void {
  clearTimeout(recheck);
  set(UNSUBSCRIBED);
}

/** What was paid in another tab, or ended, is asked for as soon as the room publishes it. */
function watchRoom(): (() => void)[] {
  const person = pageUser();
  if (!person) return [];
  // a check that is on its way already may have been answered before the change: one more follows it
  const onEvent = ({ name }: RoomEvent) => name === "subscription.changed" && checkTwice();
  return [subscribeToRoom(person, { onEvent, onMissed: checkTwice })];
}

/** S1-S4: checks on start, after each new token and when the room publishes a change, and forgets at sign-out. */
export function watchSubscription(onState: (state: SubscriptionState) => void): () => void {
  const first = listeners.size === 0;
  listeners.add(onState);
  const stops = first
    ? [
        ...watchRoom(),
        onTokenRefresh(checkTwice),
        onAuthSync(({ kind, userId }) => {
          if (kind !== "widget" && !userId) resetSubscription();
        }),
      ]
    : [];
  if (first) checkTwice();
  return () => {
    listeners.delete(onState);
    for (const stop of stops) stop();
    if (listeners.size === 0) clearTimeout(recheck);
  };
}
