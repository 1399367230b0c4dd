import type { RoundKind } from "./round.ts";

export type TriviaHomePage = {
  daily: { state: "new" | "open" | "done"; answered: number; correct: number; roundId: string };
  /** The last days' tens, oldest first. */
  week: { day: string; correct: number; done: boolean }[];
  themes: { id: string; name: string; rounds: number; best: number }[];
  due: number;
  seconds: number | null;
  questions: number;
  /** Of the forms that begin a round. */
  requestId: string;
};

export type Passage = { reference: string; translation: string; text: string; path: string };

export type ShownOption = { at: number; text: string; state: "open" | "gone" | "right" | "chosen" };

export type ShownQuestion = {
  place: number;
  item: string;
  theme: string;
  text: string;
  options: ShownOption[];
  halvesLeft: number;
  isHalved: boolean;
  /** Shown on request, or with the verdict. */
  passage: Passage | null;
  /** For a clock that somebody wants: what is left of it, ms. */
  leftMs: number | null;
  verdict: { correct: boolean; late: boolean; coins: number; explanation: string } | null;
};

export type RoundPage = {
  id: string;
  kind: RoundKind;
  title: string;
  length: number;
  answered: number;
  correct: number;
  timed: boolean;
  /** Whether each answer so far was right. */
  marks: boolean[];
  /** Null when the round is over: its sum is shown. */
  question: ShownQuestion | null;
  isReported: boolean;
};
