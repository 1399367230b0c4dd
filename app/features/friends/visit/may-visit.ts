/** What is asked before one pet goes to see another. */
export type Visit = {
  areFriends: boolean;
  /** The friend lets friends see their pet. */
  shows: boolean;
  /** Both have one. */
  own: boolean;
  theirs: boolean;
  /** On this day of the visitor's it has been there. */
  wasToday: boolean;
};

export type VisitRefusal = "friends.gone" | "friends.no_pet" | "friends.visited";

/** Null: it may go. What the friend does not show is answered like no friend at all. */
export function visitRefusal({ areFriends, shows, own, theirs, wasToday }: Visit): VisitRefusal | null {
  if (!areFriends || !shows || !theirs) return "friends.gone";
  if (!own) return "friends.no_pet";
  return wasToday ? "friends.visited" : null;
}

/** How many lines of kindness there are. */
export const VISIT_LINES = 6;

/** Which line is said: the same all day, another one tomorrow. */
export function visitLine(friendshipId: string, day: string): number {
  let sum = 0;
  for (const sign of `${friendshipId}${day}`) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % VISIT_LINES;
}
