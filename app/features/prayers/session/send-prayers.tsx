import { useEffect, useState } from "react";
import type { WaitingPrayer } from "#app/features/prayers/model/waiting-prayer.ts";
import { SESSION_PATH } from "#app/features/prayers/paths.ts";
import { deviceOutbox, type Sent } from "#app/outbox/device-outbox.ts";
import { revalidateSoon } from "#app/realtime/reread.ts";
import { freshSession } from "#app/session/session-browser.ts";

const TIMEOUT_MS = 20_000;

const outbox = deviceOutbox<WaitingPrayer>("prayers", async ({ id, at }): Promise<Sent> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "pray", id, at })) form.set(name, String(value));
  try {
    await freshSession().catch(() => false);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(`${SESSION_PATH}.data`, { method: "POST", body: form, signal });
    // 400: what it was for is gone, or it was too long ago, and nothing is left to count
    if (status !== 200 && status !== 400) return "later";
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
