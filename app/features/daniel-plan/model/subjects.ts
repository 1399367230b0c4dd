/** What each week and each day has, in this order. */
export const SUBJECTS = ["faith", "food", "fitness", "focus", "friends"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What may be left out by whom it does not suit: the other three are a whole plan by themselves. */
export const MAY_LEAVE_OUT = ["food", "fitness"] as const satisfies readonly Subject[];
export type LeftOut = (typeof MAY_LEAVE_OUT)[number];

/** What something is written to: a practice, the day's question, the look back at a week. */
export const ENTRIES = [...SUBJECTS, "journal", "review"] as const;
export type Entry = (typeof ENTRIES)[number];

export const isSubject = (entry: Entry): entry is Subject => SUBJECTS.some((subject) => subject === entry);

export const subjectsWithout = (leftOut: readonly LeftOut[]): Subject[] =>
  SUBJECTS.filter((subject) => !leftOut.some((left) => left === subject));
