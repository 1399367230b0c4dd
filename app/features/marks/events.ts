/** Marks, notes or saved verses of a chapter (`BBCCC`) have changed; null: of any. */
export type Event = { name: "marks.changed"; chapter: number | null; requestId: string };
