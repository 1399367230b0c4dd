import type { WallEvent, WallStatusRow } from "#app/features/community/live/wall-event.ts";

/** What happens within so long is published in one frame, ms. */
export const PUBLISH_EVERY_MS = 1_000;
/** Requests that one frame names; the others are in the next. */
const MAX_A_FRAME = 200;
/** More that wait: pages are asked to read again instead. */
const MAX_WAITING = 2_000;

/** How long what has just happened waits until it is published, ms: what comes after a quiet moment is published at once. */
export const publishDelay = (lastPublishedAt: number, now: number): number =>
  Math.max(0, lastPublishedAt + PUBLISH_EVERY_MS - now);

export type Touched = { id: string; fresh: boolean };

/** Requests of which something has changed, each once: what stands in the database when they are published is what counts. */
export class PendingRequests {
  #waiting = new Map<string, boolean>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /**
   * @param fresh they may be new on the wall
   * @returns false when too many wait: all of them are forgotten
   */
  add(ids: readonly string[], fresh: boolean): boolean {
    for (const id of ids) this.#waiting.set(id, fresh || this.#waiting.get(id) === true);
    if (this.#waiting.size <= MAX_WAITING) return true;
    this.#waiting.clear();
    return false;
  }

  /** Those of the next frame, the longest waiting first. */
  take(): Touched[] {
    const taken = [...this.#waiting].slice(0, MAX_A_FRAME).map(([id, fresh]) => ({ id, fresh }));
    for (const { id } of taken) this.#waiting.delete(id);
    return taken;
  }
}

/** The event about them; null when there is none: they are not for this room's members. */
export function wallEventOf(rows: readonly WallStatusRow[], touched: readonly Touched[]): WallEvent | null {
  if (rows.length === 0) return null;
  const fresh = new Set(touched.filter((one) => one.fresh).map(({ id }) => id));
  const here = rows.filter(({ onWall }) => onWall === 1);
  return {
    counts: Object.fromEntries(here.map(({ id, prayedBy }) => [id, prayedBy])),
    left: rows.filter(({ onWall }) => onWall !== 1).map(({ id }) => id),
    fresh: here.filter(({ id }) => fresh.has(id)).map(({ id }) => id),
  };
}
