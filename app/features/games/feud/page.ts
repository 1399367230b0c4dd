export type FeudCard = { word: string | null; count: number | null; place: number; wasFound: boolean };

export type FeudBoardPage = {
  id: string;
  question: string;
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

export type FeudPage = {
  board: FeudBoardPage | null;
  boards: { id: string; question: string; best: number; of: number; rounds: number }[];
  requestId: string;
};
