import type { SentAct } from "#app/features/marks/model/act.ts";

/** What a device has kept of acts that could not be sent; anything else that may stand there is nothing. */
export function readQueue(kept: string | null): SentAct[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list)
      ? list.filter((one) => typeof one?.requestId === "string" && typeof one.intent === "string")
      : [];
  } catch {
    return [];
  }
}

export const queued = (list: readonly SentAct[], act: SentAct): SentAct[] =>
  list.some(({ requestId }) => requestId === act.requestId) ? [...list] : [...list, act];

export const unqueued = (list: readonly SentAct[], requestId: string): SentAct[] =>
  list.filter((one) => one.requestId !== requestId);
