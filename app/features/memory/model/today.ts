/** How many verses a day a member reviews, where they have said nothing. */
export const DAILY = 10;
export const MAX_DAILY = 50;
/** Verses whose text the page carries at once, and keeps for when there is no network. */
export const MAX_SHOWN = 20;

export type DueCard = { due: number; lastDay: string | null };

export type Today<Card> = {
  /** In their order. */
  shown: Card[];
  /** Different verses that were reviewed today. */
  done: number;
  /** Others are due, and wait for the days to come. */
  isMore: boolean;
};

/**
 * A pile after a break is spread: so many verses a day, those that have waited longest first. One that was reviewed
 * today and comes again (it was not recalled) is not counted a second time.
 */
export function todayOf<Card extends DueCard>(
  cards: { due: readonly Card[]; done: readonly Card[] },
  at: { now: number; today: string; limit: number },
): Today<Card> {
  const done = cards.done.filter(({ lastDay }) => lastDay === at.today);
  const again = done.filter(({ due }) => due <= at.now);
  const waiting = cards.due.filter(({ lastDay, due }) => lastDay !== at.today && due <= at.now);
  const left = Math.max(0, at.limit - done.length);
  const all = [...waiting.slice(0, left), ...again];
  return {
    shown: all.slice(0, MAX_SHOWN),
    done: done.length,
    isMore: waiting.length > left || all.length > MAX_SHOWN,
  };
}
