export type BoardLine = {
  key: string;
  name: string;
  isMe: boolean;
  points: number;
  days: number;
  place: number | null;
};

export type Board = {
  isDrawn: boolean;
  /** Of a study group: its name. */
  group: string | null;
  /** The invitation, for whoever is on the board. */
  link: string | null;
  lines: BoardLine[];
};

export type TournamentPage = {
  week: string;
  ends: string;
  young: boolean;
  board: Board | null;
  /** The week before, once it is settled. `leftOut`: an administrator has looked at it, and it does not count. */
  last: {
    week: string;
    place: number | null;
    players: number;
    podium: boolean;
    leftOut: boolean;
  } | null;
  /** Groups on whose board the member may ask to be. */
  groups: { id: string; name: string }[];
  /** Of an invitation that was followed. */
  invited: string | null;
  /** Today's ten are played. */
  playedToday: boolean;
};
