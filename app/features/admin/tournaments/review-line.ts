import type { Unusual } from "#app/features/games/tournaments/unusual.ts";

/** A week that waits to be looked at. */
export type ReviewLine = Unusual & {
  userId: string;
  /** The Monday of its week. */
  tournament: string;
  /** Epoch ms. */
  noticedAt: number;
  /** Null once the account has left the board. */
  player: { name: string; points: number; days: number } | null;
};
