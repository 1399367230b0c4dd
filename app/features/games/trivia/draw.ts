import type { LocalDay } from "#app/core/local-day.ts";
import { shuffled } from "#app/features/games/chance.ts";
import type { Listed } from "./question.ts";

export const ROUND_LENGTH = 10;
const DAY_MS = 86_400_000;

const numberOfDay = (day: LocalDay): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/**
 * Ten questions of a day, the same for everybody on that day: all questions have their turn, in an order of their own,
 * before one comes again.
 */
export function dailyTen(list: readonly Listed[], day: LocalDay): string[] {
  const fit = list.filter(({ minAge }) => minAge === 13).map(({ id }) => id);
  const rounds = Math.max(1, Math.floor(fit.length / ROUND_LENGTH));
  const number = numberOfDay(day);
  const turn = shuffled(fit, `daily:${Math.floor(number / rounds)}`);
  const from = (number % rounds) * ROUND_LENGTH;
  return turn.slice(from, from + ROUND_LENGTH);
}

/** Ten of a theme: easier ones first, and none of those that were asked lately while there are others. */
export function tenOfTheme(
  list: readonly Listed[],
  { theme, young, lately, seed }: { theme: string; young: boolean; lately: readonly string[]; seed: string },
): string[] {
  const known = new Set(lately);
  const fit = list.filter((one) => one.theme === theme && (one.minAge === 13 || !young));
  const fresh = fit.filter(({ id }) => !known.has(id));
  const drawn = [
    ...shuffled(fresh, seed),
    ...shuffled(
      fit.filter(({ id }) => known.has(id)),
      seed,
    ),
  ];
  return drawn
    .slice(0, ROUND_LENGTH)
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map(({ id }) => id);
}

/** Ten of all themes for two who play the same, easier ones first. */
export const tenOfDuel = (
  list: readonly Listed[],
  { young, seed }: { young: boolean; seed: string },
): string[] =>
  shuffled(
    list.filter(({ minAge }) => minAge === 13 || !young),
    `duel:${seed}`,
  )
    .slice(0, ROUND_LENGTH)
    .toSorted((a, b) => a.difficulty - b.difficulty)
    .map(({ id }) => id);

/** In which order a round shows the four options: `shown[0]` is the place of the first one in the question. */
export const shownOrder = (roundId: string, item: string): number[] =>
  shuffled([0, 1, 2, 3], `${roundId}:${item}`);

/** 50-50: the two wrong options that are taken away. */
export const takenAway = (roundId: string, item: string, answer: number): number[] =>
  shuffled(
    [0, 1, 2, 3].filter((option) => option !== answer),
    `half:${roundId}:${item}`,
  ).slice(0, 2);

/** A network takes its time: so much after the end an answer still counts. */
const GRACE_MS = 2_000;
export const isLate = (round: { seconds: number | null; shownAt: number }, now: number): boolean =>
  round.seconds !== null && now > round.shownAt + round.seconds * 1_000 + GRACE_MS;
