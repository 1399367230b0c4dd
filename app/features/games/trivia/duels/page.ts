import type { DuelState } from "./duel.ts";

export type DuelLine = {
  id: string;
  /** The friend's, as others know them in the community. */
  name: string;
  mine: boolean;
  state: DuelState;
  answered: number;
  /** Right answers without help, once both have played. */
  points: { mine: number; theirs: number } | null;
  ends: string;
};

export type DuelsPage = {
  duels: DuelLine[];
  /** `id`: of the friendship. `free`: may be asked now. */
  friends: { id: string; name: string; free: boolean }[];
};
