import { pageUser } from "#app/request/page-user.ts";
import { nextToSend, queued, readQueue, unqueued, type Waiting, withRefusal } from "./queue.ts";

/** What waits is tried again after, ms, and whenever the network or the tab comes back. */
const AGAIN_MS = 20_000;

/** `later`: no answer came, or somebody else is signed in by now. */
export type Sent = "taken" | "later" | { refused: string };

export type DeviceOutbox<One> = {
  list(): One[];
  add(one: One): void;
  remove(requestId: string): void;
  /** What waits, in its order, by one tab. */
  send(): Promise<void>;
  /** Follows every change in any tab, and sends when it can be sent. @returns what ends it */
  follow(listener: () => void): () => void;
};

/**
 * What a member did and the server has not taken, on this device. It is kept with the drafts, which sign-out takes
 * away; each tab of the browser has the same.
 * @param writer whose it is; on the kept page, which is nobody's, it is added and not sent
 */
export function deviceOutbox<One extends Waiting>(
  name: string,
  post: (one: One) => Promise<Sent>,
  writer: () => string | null = pageUser,
): DeviceOutbox<One> {
  const key = () => `draft:${writer()}:${name}`;
  const listeners = new Set<() => void>();
  const list = () => readQueue<One>(localStorage.getItem(key()));
  const keep = (next: readonly One[]) => {
    if (next.length > 0) localStorage.setItem(key(), JSON.stringify(next));
    else localStorage.removeItem(key());
    for (const listener of listeners) listener();
  };
  const send = async () => {
    if (pageUser() !== writer() || !navigator.onLine || !nextToSend(list())) return;
    await navigator.locks.request(key(), { ifAvailable: true }, async (lock) => {
      if (!lock) return;
      for (let next = nextToSend(list()); next; next = nextToSend(list())) {
        const { requestId } = next;
        const sent = await post(next);
        if (sent === "later") return;
        keep(sent === "taken" ? unqueued(list(), requestId) : withRefusal(list(), requestId, sent.refused));
      }
    });
  };
  return {
    list,
    add: (one) => keep(queued(list(), one)),
    remove: (requestId) => keep(unqueued(list(), requestId)),
    send,
    follow(listener) {
      const onStorage = (event: StorageEvent) => event.key === key() && listener();
      const onBack = () => void send();
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
    },
  };
}
