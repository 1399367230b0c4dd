export type FeudCard = { word: string | null; count: number | null; place: number; wasFound: boolean };

export type FeudBoardPage = {
  id: string;
  question: string;
  byMembers: boolean;
  /** Null before the board is begun. */
  round: {
    id: string;
    place: number;
    candles: number;
    points: number;
    isOver: boolean;
    isWhole: boolean;
  } | null;
  cards: FeudCard[];
};

/** A poll without a board yet. `mine`: what the reader said. */
export type PollLine = { id: string; question: string; mine: string | null; answers: number };

export type FeudPage = {
  board: FeudBoardPage | null;
  boards: { id: string; question: string; best: number; of: number; rounds: number; byMembers: boolean }[];
  polls: PollLine[];
  requestId: string;
};
