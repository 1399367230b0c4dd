import type { Passage } from "#app/features/games/trivia/page.ts";

export type SeasonPage = {
  id: string;
  name: string;
  about: string;
  taken: number;
  length: number;
  steps: number;
  people: number;
  list: { step: number; state: "taken" | "waits" | "closed"; isToday: boolean; opens: string }[];
  /** The step that is shown; null before the first one opens. */
  shown: { step: number; taken: boolean; text: string; practice: string; passage: Passage | null } | null;
};
