import type { Language } from "#app/core/language.ts";
import type { FeudAnswer } from "#app/features/games/feud/board.ts";
import { matchOf, plainWord } from "#app/features/games/feud/match.ts";
import type { Poll } from "./catalog-polls.ts";

export const MAX_ANSWER = 40;
/** A board comes from so many answers on, and of what so many gave. */
export const PUBLISHED_FROM = 50;
export const SHOWN_FROM = 5;
const ON_A_BOARD = 8;
/** Fewer would be no game. */
const LEAST_ON_A_BOARD = 3;

/** Letters, and what joins words: one thing, in four words at most. */
const ANSWER = /^\p{L}[\p{L}\p{M}]*(?:[ '’-][\p{L}\p{M}]+){0,5}$/u;
export const isAnswer = (typed: string): boolean => typed.length <= MAX_ANSWER && ANSWER.test(typed);

/** What a member's answer is counted as: an answer that is known, also with a slip; else its own plain letters. */
export function countedAs(poll: Poll, language: Language, typed: string): string {
  const known = poll.known[language].map((forms) => ({ forms }));
  const match = matchOf(typed, known);
  const found = match.kind === "found" ? known[match.at]?.forms[0] : undefined;
  return found ?? plainWord(typed);
}

export type Counted = { word: string; count: number };

/** A word is read by an administrator from so many on who gave it: what one alone said is read by nobody. */
export const JUDGED_FROM = 3;

/** Whether a word waits: it is not known to fit, and nobody has let it in or refused it. */
export const waits = (
  poll: Poll,
  { language, word }: { language: Language; word: string },
  judged: readonly string[],
): boolean => !isLetIn(poll, language, judged, word);

/** Whether moderation has let a word in: it is known to fit, or an administrator has written it down. */
const isLetIn = (poll: Poll, language: Language, letIn: readonly string[], word: string): boolean =>
  poll.known[language].some(([shown]) => shown === word) || letIn.some((one) => plainWord(one) === word);

/** The board that so many answers make; null: not yet. */
export function boardOf(
  poll: Poll,
  language: Language,
  { counted, letIn }: { counted: readonly Counted[]; letIn: readonly string[] },
): Counted[] | null {
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  const shown = counted
    .filter(({ word, count }) => count >= SHOWN_FROM && isLetIn(poll, language, letIn, word))
    .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, ON_A_BOARD);
  return all >= PUBLISHED_FROM && shown.length >= LEAST_ON_A_BOARD ? shown : null;
}

/** The forms in which an answer of a published board is taken. */
export const formsOf = (poll: Poll, language: Language, word: string): string[] => [
  ...(poll.known[language].find(([shown]) => shown === word) ?? [word]),
];

export const answersOf = (poll: Poll, language: Language, board: readonly Counted[]): FeudAnswer[] =>
  board.map(({ word, count }) => ({ word, count, forms: formsOf(poll, language, word) }));
