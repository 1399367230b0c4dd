import type { Language } from "#app/core/language.ts";
import type { Measure } from "#app/features/games/evidence/measures.ts";

export type Quest = {
  id: string;
  /** A day's, or a week's. Neither ends. */
  size: "day" | "week";
  measure: Measure;
  /** How often, or on how many different days. */
  by: "times" | "days";
  target: number;
  /** Where it is done. */
  to: string;
  /** It is done with others, and opens with the community. */
  shared?: true;
  name: Record<Language, string>;
};

/** LV9. Each is something that a member does anyway, and of which a service keeps evidence. */
export const QUESTS: readonly Quest[] = [
  {
    id: "read-once",
    size: "day",
    measure: "reading",
    by: "times",
    target: 1,
    to: "/bible-study",
    name: { en: "Read in the Bible", es: "Lee en la Biblia" },
  },
  {
    id: "read-twice",
    size: "day",
    measure: "reading",
    by: "times",
    target: 2,
    to: "/bible-study",
    name: { en: "Read twice, a little each time", es: "Lee dos veces, un poco cada vez" },
  },
  {
    id: "pray-once",
    size: "day",
    measure: "prayer",
    by: "times",
    target: 1,
    to: "/community",
    shared: true,
    name: { en: "Pray for somebody", es: "Ora por alguien" },
  },
  {
    id: "pray-thrice",
    size: "day",
    measure: "prayer",
    by: "times",
    target: 3,
    to: "/community/prayers",
    shared: true,
    name: { en: "Pray for three people", es: "Ora por tres personas" },
  },
  {
    id: "review-two",
    size: "day",
    measure: "memory",
    by: "times",
    target: 2,
    to: "/memory-verses",
    name: { en: "Go over two verses by heart", es: "Repasa dos versículos de memoria" },
  },
  {
    id: "five-right",
    size: "day",
    measure: "trivia",
    by: "times",
    target: 5,
    to: "/trivia",
    name: { en: "Answer five questions rightly", es: "Acierta cinco preguntas" },
  },
  {
    id: "daily-ten",
    size: "day",
    measure: "daily",
    by: "times",
    target: 1,
    to: "/trivia",
    name: { en: "Play the ten of the day", es: "Juega las diez del día" },
  },
  {
    id: "save-verse",
    size: "day",
    measure: "verse_save",
    by: "times",
    target: 1,
    to: "/bible-study",
    name: { en: "Save a verse that speaks to you", es: "Guarda un versículo que te hable" },
  },
  {
    id: "encourage",
    size: "day",
    measure: "social_interaction",
    by: "times",
    target: 1,
    to: "/community/testimonies",
    shared: true,
    name: { en: "Encourage somebody under a testimony", es: "Anima a alguien en un testimonio" },
  },
  {
    id: "read-four-days",
    size: "week",
    measure: "reading",
    by: "days",
    target: 4,
    to: "/bible-study",
    name: { en: "Read on four days", es: "Lee en cuatro días" },
  },
  {
    id: "pray-four-days",
    size: "week",
    measure: "prayer",
    by: "days",
    target: 4,
    to: "/community/prayers",
    shared: true,
    name: { en: "Pray on four days", es: "Ora en cuatro días" },
  },
  {
    id: "memory-three-days",
    size: "week",
    measure: "memory",
    by: "days",
    target: 3,
    to: "/memory-verses",
    name: { en: "Learn by heart on three days", es: "Aprende de memoria en tres días" },
  },
  {
    id: "trivia-three-days",
    size: "week",
    measure: "daily",
    by: "days",
    target: 3,
    to: "/trivia",
    name: { en: "Play the ten of three days", es: "Juega las diez de tres días" },
  },
  {
    id: "save-three",
    size: "week",
    measure: "verse_save",
    by: "times",
    target: 3,
    to: "/bible-study",
    name: { en: "Save three verses", es: "Guarda tres versículos" },
  },
  {
    id: "rest",
    size: "week",
    measure: "rest",
    by: "days",
    target: 1,
    to: "/rhythm",
    name: { en: "Let your day of rest come and go", es: "Deja que llegue y pase tu día de descanso" },
  },
];

/** Two quests of a day and one of a week are open at a time. */
export const SLOTS = ["day", "day", "week"] as const;

export const questById = (id: string): Quest | undefined => QUESTS.find((quest) => quest.id === id);
