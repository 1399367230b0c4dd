import { useCallback, useEffect, useRef, useState } from "react";
import { deeds } from "./deeds.tsx";
import {
  afterTaken,
  nextToSend,
  readWaiting,
  type Waiting,
  withoutWaiting,
  withRefusal,
  withWaiting,
} from "./outbox.ts";

/** Somebody else is sending, or an answer is still being written: tried again after, ms. */
const AGAIN_MS = 2_000;

type Outbox = {
  userId: string;
  /** There is a line and a session. */
  ready: boolean;
  /** An answer is on its way: only a cry is sent. */
  busy: boolean;
  onTaken(one: Waiting, conversationId: string): void;
  onSignedOut(text: string): void;
};

/**
 * Messages that wait on this device, for one member, until they can be sent: in their order, once, by one tab.
 * They are kept with the drafts, which sign-out takes away.
 */
export function useOutbox(outbox: Outbox) {
  const { userId, ready, busy } = outbox;
  const key = `draft:${userId}:outbox`;
  const [list, setList] = useState<Waiting[]>([]);
  const [tries, setTries] = useState(0);
  const latest = useRef(outbox);
  latest.current = outbox;

  const read = useCallback(() => readWaiting(localStorage.getItem(key)), [key]);
  const change = useCallback(
    (edit: (list: Waiting[]) => Waiting[]) => {
      const next = edit(read());
      if (next.length > 0) localStorage.setItem(key, JSON.stringify(next));
      else localStorage.removeItem(key);
      setList(next);
    },
    [key, read],
  );

  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key === key) setList(read());
    };
    setList(read());
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, [key, read]);

  const first = nextToSend(list);
  const next = (!busy || first?.cry) && first?.requestId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts the tries
  useEffect(() => {
    if (!ready || !next) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(() => setTries((count) => count + 1), AGAIN_MS);
    };
    void deeds.outbox().then(async ({ sendFirst }) => {
      const sent = await sendFirst(key, () => nextToSend(read()));
      if (!sent) return later();
      const { one, end } = sent;
      if (end.at === "taken") {
        change((kept) => afterTaken(kept, one.requestId, end.conversationId));
        latest.current.onTaken(one, end.conversationId);
      } else if (end.at === "refused") change((kept) => withRefusal(kept, one.requestId, end.refusal));
      else if (end.at === "signed-out") latest.current.onSignedOut(one.text);
      else later();
    }, later);
    return () => clearTimeout(timer);
  }, [ready, next, tries, key, read, change]);

  /** Not while it is being sent: what has been taken cannot be taken back. */
  const takeBack = useCallback(
    async (requestId: string): Promise<Waiting | null> => {
      const { withOutbox } = await deeds.outbox();
      return withOutbox(key, () => {
        const one = read().find((waiting) => waiting.requestId === requestId) ?? null;
        change((kept) => withoutWaiting(kept, requestId));
        return one;
      });
    },
    [key, read, change],
  );

  const add = (one: Waiting) => {
    change((kept) => withWaiting(kept, one));
    void deeds.outbox().then(
      ({ withCries }) => change(withCries),
      () => {},
    );
  };

  return {
    list,
    add,
    sendAgain: (requestId: string) => change((kept) => withRefusal(kept, requestId, null)),
    takeBack,
  };
}
