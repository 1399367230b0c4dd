/** Both have so long. */
export const DUEL_DAYS = 7;
const DAY_MS = 86_400_000;
export const DUEL_MS = DUEL_DAYS * DAY_MS;
/** What both played is shown so long. */
export const SHOWN_MS = 30 * DAY_MS;
/** A friend is asked once in so long, whatever became of it. */
export const BETWEEN_MS = DAY_MS;
/** So many of one's own may wait at a time. */
export const MAX_WAITING = 10;

/** What the reader knows of a duel: of the other's side nothing, until both have played. */
export type Known = {
  /** The reader asked for it. */
  mine: boolean;
  endsAt: number;
  played: boolean;
  bothPlayed: boolean;
};

/**
 * `asked`: the friend asks, and nothing is begun; `ready`: the reader may play; `open`: the ten are begun; `waits`: the
 * friend has not played; `done`: both have. Null: its days are over, and nobody says a word.
 */
export type DuelState = "asked" | "ready" | "open" | "waits" | "done";

/** @param answered questions of the reader's own round; null: not begun */
export function duelState(duel: Known, answered: number | null, now: number): DuelState | null {
  if (duel.bothPlayed) return "done";
  if (now >= duel.endsAt) return null;
  if (duel.played) return "waits";
  if (answered !== null) return "open";
  return duel.mine ? "ready" : "asked";
}

/** In words of one of them: whoever has more is not said to have won. */
export const comparison = (mine: number, theirs: number): "more" | "same" | "fewer" =>
  mine === theirs ? "same" : mine > theirs ? "more" : "fewer";
