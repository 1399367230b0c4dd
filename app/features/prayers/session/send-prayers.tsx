import { useEffect, useState, useSyncExternalStore } from "react";
import type { WaitingPrayer } from "#app/features/prayers/model/waiting-prayer.ts";
import { SESSION_PATH } from "#app/features/prayers/paths.ts";
import { deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 20_000;

/** Prayers that the server did not count, since this page was opened. */
const notCounted = {
  count: 0,
  followers: new Set<() => void>(),
  add() {
    this.count++;
    for (const follower of this.followers) follower();
  },
};

export const useNotCounted = (): number =>
  useSyncExternalStore(
    (follower) => {
      notCounted.followers.add(follower);
      return () => notCounted.followers.delete(follower);
    },
    () => notCounted.count,
    () => 0,
  );

const outbox = deviceOutbox<WaitingPrayer>("prayers", async ({ requestId, id, at }): Promise<Sent> => {
  const form = new FormData();
  // by this device's own measure: its clock may be wrong
  const ago = Math.max(0, Date.now() - at);
  const sent = { intent: "pray", id, ago, requestId };
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(`${SESSION_PATH}.data`, { method: "POST", body: form, signal });
    // 400: what it was for is gone, or it was too long ago, and nothing is left to count
    if (status !== 200 && status !== 400) return "later";
    if (status === 400) notCounted.add();
    revalidateSoon();
    return "taken";
  } catch {
    return "later";
  }
});

/** "I prayed", now: it waits on this device until the server has it, and counts once (D31). */
export function sendPrayer(id: string): void {
  outbox.add({ requestId: crypto.randomUUID(), id, at: Date.now() });
  void outbox.send();
}

/** Those that wait, in their order. */
export const sendPrayers = outbox.send;

/** Follows what waits, and sends it when it can be. @returns what ends it */
export const followPrayers = outbox.follow;

/** Prayers that wait on this device; none while the page is drawn by the server. */
export function useWaitingPrayers(): WaitingPrayer[] {
  const [list, setList] = useState<WaitingPrayer[]>([]);
  useEffect(() => {
    const read = () => setList(outbox.list());
    read();
    return outbox.follow(read);
  }, []);
  return list;
}
