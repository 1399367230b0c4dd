import type { Language } from "#app/core/language.ts";
import type { Measure } from "#app/features/games/evidence/measures.ts";

export type TogetherQuest = {
  id: string;
  measure: Extract<Measure, "reading" | "prayer" | "memory" | "daily">;
  /** Days for each who takes part; one who has many makes up for another. */
  daysEach: number;
  /** Where it is done. */
  to: string;
  name: Record<Language, string>;
};

/** What a study group does together in about a week. Of each a service keeps evidence. */
export const TOGETHER_QUESTS: readonly TogetherQuest[] = [
  {
    id: "group-read",
    measure: "reading",
    daysEach: 3,
    to: "/bible-study",
    name: { en: "Days in the Bible, all of you together", es: "Días en la Biblia, entre todos" },
  },
  {
    id: "group-pray",
    measure: "prayer",
    daysEach: 3,
    to: "/community/prayers",
    name: { en: "Days of prayer, all of you together", es: "Días de oración, entre todos" },
  },
  {
    id: "group-memory",
    measure: "memory",
    daysEach: 2,
    to: "/memory-verses",
    name: { en: "Days of learning verses by heart together", es: "Días de aprender versículos, entre todos" },
  },
  {
    id: "group-daily",
    measure: "daily",
    daysEach: 2,
    to: "/trivia",
    name: { en: "The ten of the day, played by you all", es: "Las diez del día, jugadas entre todos" },
  },
];

export const togetherById = (id: string): TogetherQuest | undefined =>
  TOGETHER_QUESTS.find((quest) => quest.id === id);
