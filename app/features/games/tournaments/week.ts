import { addDays, type LocalDay } from "#app/core/local-day.ts";

/** A tournament is a week of the player's own days, named by its Monday. */
export function mondayOf(day: LocalDay): LocalDay {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Its Sunday has ended everywhere on earth, with two hours for what comes late. */
const ENDED_MS = (24 * 7 + 12 + 2) * 3_600_000;
/** Epoch ms. */
export const overAt = (tournament: LocalDay): number => Date.parse(`${tournament}T00:00:00Z`) + ENDED_MS;
export const isOver = (tournament: LocalDay, now: number): boolean => now >= overAt(tournament);
/** The last one that may be settled by now. */
export const lastOver = (now: number): LocalDay =>
  mondayOf(new Date(now - ENDED_MS).toISOString().slice(0, 10));

export const MAX_PLAYERS = 30;
/** G12: on so many different days, and among so many who played, a place is one on the podium. */
export const PODIUM = { places: 3, days: 3, players: 4 } as const;

export type Standing = { userId: string; points: number; days: number };
export type Placed = Standing & { place: number; podium: boolean };

/** Places by points; a tie shares its place, and the next place is as far down as there are people above. */
export function placesOf(board: readonly Standing[]): Placed[] {
  const playing = board.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  return playing.map((one) => {
    const place = playing.filter(({ points }) => points > one.points).length + 1;
    const podium = place <= PODIUM.places && one.days >= PODIUM.days && playing.length >= PODIUM.players;
    return { ...one, place, podium };
  });
}

export type BoardToDraw = { id: string; players: number; blocked: boolean };

/** One of the boards with room on which nobody has blocked the player, each as likely; null: a new one is set. */
export function chooseBoard(boards: readonly BoardToDraw[], random: () => number): string | null {
  const fit = boards.filter(({ players, blocked }) => players < MAX_PLAYERS && !blocked);
  return fit[Math.floor(random() * fit.length)]?.id ?? null;
}
