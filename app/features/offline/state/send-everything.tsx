import { useEffect } from "react";
import type { WaitingQueue } from "#app/manifest/waiting-queue.ts";

/** All that waits, each by the way that its own page sends it: the server knows each by its request id. */
export async function sendEverything(queues: readonly WaitingQueue[], userId: string): Promise<void> {
  if (!navigator.onLine) return;
  await Promise.allSettled(queues.map(({ send }) => send(userId)));
}

const AGAIN_MS = 10_000;

type SendsProps = { queues: readonly WaitingQueue[]; userId: string; onSent(): void };

/** Sends for as long as the page is open, now and whenever the network comes back. */
export function SendsEverything({ queues, userId, onSent }: SendsProps) {
  useEffect(() => {
    const send = () => void sendEverything(queues, userId).then(onSent);
    send();
    const again = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    const ends = queues.map(({ follow }) => follow?.(onSent));
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
      for (const end of ends) end?.();
    };
  }, [queues, userId, onSent]);
  return null;
}
