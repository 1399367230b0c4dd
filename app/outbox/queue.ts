/** Something that waits on this device. The server knows it by its request id: sent twice, it is done once. */
export type Waiting = {
  requestId: string;
  /** The server said no. It is kept for its writer to see, and holds back nothing. */
  refused?: string;
};

/** What a device has kept; anything else that may stand there is nothing. */
export function readQueue<One extends Waiting>(kept: string | null): One[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one?.requestId === "string") : [];
  } catch {
    return [];
  }
}

export const queued = <One extends Waiting>(list: readonly One[], one: One): One[] =>
  list.some(({ requestId }) => requestId === one.requestId) ? [...list] : [...list, one];

export const unqueued = <One extends Waiting>(list: readonly One[], requestId: string): One[] =>
  list.filter((one) => one.requestId !== requestId);

export const withRefusal = <One extends Waiting>(
  list: readonly One[],
  requestId: string,
  refused: string,
): One[] => list.map((one) => (one.requestId === requestId ? { ...one, refused } : one));

/** What was done first is sent first. */
export const nextToSend = <One extends Waiting>(list: readonly One[]): One | null =>
  list.find(({ refused }) => refused === undefined) ?? null;
