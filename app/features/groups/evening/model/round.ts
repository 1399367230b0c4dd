/** Somebody as the others see them; a guest is always marked. Null: a member with whom there is a block. */
export type SomeoneHere = { name: string; guest: boolean } | null;

export type Turn = { id: string; who: SomeoneHere; mine: boolean; done: boolean };
/** A round of prayer: those who said that they would pray, in that order; the first who has not is the one who prays. */
export type Round = { n: number; turns: Turn[] };

/** Whose turn it is; null when nobody waits. */
export const turnNow = ({ turns }: Round): Turn | null => turns.find(({ done }) => !done) ?? null;

/** What of the round is one's own. */
export const myTurn = ({ turns }: Round): Turn | null => turns.find(({ mine }) => mine) ?? null;

/** How many pray before one's own turn; null where one does not wait. */
export function beforeMine(round: Round): number | null {
  const waiting = round.turns.filter(({ done }) => !done);
  const at = waiting.findIndex(({ mine }) => mine);
  return at < 0 ? null : at;
}
