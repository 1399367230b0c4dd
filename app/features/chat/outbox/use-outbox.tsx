import { useCallback, useEffect, useRef, useState } from "react";
import { lazyViews } from "#app/features/chat/lazy/lazy-views.tsx";
import type { ChatRefusal } from "#app/features/chat/model/refusals.ts";
import {
  afterTaken,
  nextToSend,
  type QueuedMessage,
  readWaiting,
  withoutWaiting,
  withRefusal,
  withWaiting,
} from "./outbox.ts";
import type { SendDelay } from "./outbox-end.ts";

/** Another tab is sending, or what sends is not here yet: looked at again after, ms. */
const AGAIN_MS = 2_000;

type Outbox = {
  userId: string;
  /** There is a line and a session. */
  ready: boolean;
  /** An answer is on its way: only a crisis message is sent. */
  busy: boolean;
  onTaken(one: QueuedMessage, conversationId: string): void;
  onRefused(refusal: ChatRefusal): void;
  onSignedOut(text: string): void;
};

/**
 * Messages that wait on this device, for one member, until they can be sent: in their order, once, by one tab.
 * They are kept with the drafts, which sign-out takes away.
 */
export function useOutbox(outbox: Outbox) {
  const { userId, ready, busy } = outbox;
  const key = `draft:${userId}:outbox`;
  const [list, setList] = useState<QueuedMessage[]>([]);
  const [tries, setTries] = useState(0);
  const [late, setLate] = useState<SendDelay | null>(null);
  /** So many tries in a row had no answer. */
  const vain = useRef(0);
  const latest = useRef(outbox);
  latest.current = outbox;

  const read = useCallback(() => readWaiting(localStorage.getItem(key)), [key]);
  const change = useCallback(
    (edit: (list: QueuedMessage[]) => QueuedMessage[]) => {
      const next = edit(read());
      if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
      setList(next);
    },
    [key, read],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) setList(read());
    };
    setList(read());
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [key, read]);

  const first = nextToSend(list);
  const next = (!busy || first?.crisis) && first?.requestId;
  // a line that is open again has waited long enough
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each line, and each message
  useEffect(() => {
    vain.current = 0;
    setLate(null);
  }, [ready, first?.requestId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts the tries
  useEffect(() => {
    if (!ready || !next) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (ms: number) => {
      if (!over) timer = setTimeout(() => setTries((count) => count + 1), ms);
    };
    void lazyViews.outbox().then(
      async ({ sendFirst, retryDelay }) => {
        const sent = await sendFirst(key, () => nextToSend(read()));
        if (!sent) return after(AGAIN_MS);
        const { one, end } = sent;
        if (end.at === "taken") {
          change((kept) => afterTaken(kept, one.requestId, end.conversationId));
          latest.current.onTaken(one, end.conversationId);
        } else if (end.at === "refused") {
          change((kept) => withRefusal(kept, one.requestId, end.refusal));
          latest.current.onRefused(end.refusal);
        } else if (end.at === "signed-out") latest.current.onSignedOut(one.text);
        else {
          setLate(end.why);
          after(retryDelay(end, end.why === "unanswered" ? vain.current++ : 0));
        }
      },
      () => after(AGAIN_MS),
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [ready, next, tries, key, read, change]);

  /** Not while it is being sent: what has been taken cannot be taken back. */
  const takeBack = useCallback(
    async (requestId: string): Promise<QueuedMessage | null> => {
      const { withOutbox } = await lazyViews.outbox();
      return withOutbox(key, () => {
        const one = read().find((waiting) => waiting.requestId === requestId) ?? null;
        change((kept) => withoutWaiting(kept, requestId));
        return one;
      });
    },
    [key, read, change],
  );

  const add = (one: QueuedMessage) => {
    change((kept) => withWaiting(kept, one));
    void lazyViews.outbox().then(
      ({ markCrises }) => change(markCrises),
      () => {},
    );
  };

  return {
    list,
    /** Why the first was not taken when it was last tried. */
    late,
    add,
    sendAgain: (requestId: string) => change((kept) => withRefusal(kept, requestId, null)),
    takeBack,
  };
}
