import type { WallEvent, WallStatus } from "./wall-event.ts";

/** What an open page has received of the wall since it was read. `counts`: and when, epoch ms. */
export type LiveWall = {
  counts: ReadonlyMap<string, { prayedBy: number; at: number }>;
  /** On the wall no more. */
  left: ReadonlySet<string>;
  /** New on the wall, and not on the page. */
  fresh: ReadonlySet<string>;
};

export const EMPTY_LIVE_WALL: LiveWall = { counts: new Map(), left: new Set(), fresh: new Set() };

type Row = { id: string; prayedBy: number; mine: boolean };

/** A reading of the page's rows takes no longer, ms: what was published before that is in them. */
const READING_MS = 10_000;

/** After an event, or after the page has asked how its requests stand. */
export function applyWallEvent(live: LiveWall, event: WallEvent | WallStatus, now: number): LiveWall {
  const counts = new Map(live.counts);
  const left = new Set(live.left);
  const fresh = new Set(live.fresh);
  for (const [id, prayedBy] of Object.entries(event.counts)) {
    counts.set(id, { prayedBy, at: now });
    // put back by its author or a moderator
    left.delete(id);
  }
  for (const id of [...event.left, ...("gone" in event ? event.gone : [])]) {
    left.add(id);
    fresh.delete(id);
  }
  for (const id of event.fresh) fresh.add(id);
  return { counts, left, fresh };
}

/**
 * The page's rows were read again: they are newer than what was published before, but for what was published while they were on
 * their way, which is the higher number.
 */
export function afterReading(live: LiveWall, rows: readonly Row[], now: number): LiveWall {
  const read = new Map(rows.map(({ id, prayedBy }) => [id, prayedBy]));
  const counts = [...live.counts].filter(
    ([id, { prayedBy, at }]) =>
      now - at < READING_MS && prayedBy > (read.get(id) ?? Number.POSITIVE_INFINITY),
  );
  const fresh = [...live.fresh].filter((id) => !read.has(id));
  return { counts: new Map(counts), left: live.left, fresh: new Set(fresh) };
}

export const withCount = <Shown extends Row>(row: Shown, { counts }: LiveWall): Shown => {
  const counted = counts.get(row.id);
  return counted ? { ...row, prayedBy: counted.prayedBy } : row;
};

/**
 * What a first page shows, and how many requests wait behind its button: what has come since it was opened, but for the
 * reader's own. Of what was published only that can be there which is newer than the page's last row.
 * @param newest of the rows that it was opened with; null: it was empty
 */
export function partNew<Shown extends Row>(
  rows: readonly Shown[],
  live: LiveWall,
  newest: string | null,
): { shown: Shown[]; waiting: number } {
  const isNew = ({ id, mine }: Row) => !mine && (newest === null || id > newest);
  const read = new Set(rows.map(({ id }) => id));
  const unread = [...live.fresh].filter((id) => !read.has(id) && (newest === null || id > newest));
  return { shown: rows.filter((row) => !isNew(row)), waiting: rows.filter(isNew).length + unread.length };
}
