import { isReference, referenceOfIds } from "#app/features/bible/reference.ts";

/** What a card is of: a verse or a run of verses of one chapter, each `BBCCCVVV`. */
export type Passage = { first: number; last: number };

/** A card's name: a member has one card of a passage, whatever translation it is learned in. */
export const keyOf = ({ first, last }: Passage): string => `${first}-${last}`;

/** Whether there are these verses, and few enough to learn as one. */
export const isPassage = ({ first, last }: Passage): boolean =>
  Number.isInteger(first) &&
  Number.isInteger(last) &&
  Math.floor(first / 1_000) === Math.floor(last / 1_000) &&
  isReference(referenceOfIds(first, last));

/** The reverse of `keyOf`; null for what names no passage. */
export function passageOf(key: string): Passage | null {
  const [, first, last] = /^(\d{7,8})-(\d{7,8})$/.exec(key) ?? [];
  const passage = { first: Number(first), last: Number(last) };
  return isPassage(passage) ? passage : null;
}
