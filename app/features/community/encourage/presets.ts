/** Sentences that were reviewed: kind, true of anybody who prayed, and without a promise of how it ends. */
export const PRESETS = [
  "prayed",
  "not_alone",
  "thinking",
  "keep",
  "thanks",
  "hard",
  "peace",
  "strength",
  "rest",
  "time",
  "glad",
] as const;
export type Preset = (typeof PRESETS)[number];

export const MAX_NOTE = 200;

/** A note as its reader sees it: the asker, or who wrote it. */
export type Note = {
  id: string;
  preset: Preset | "";
  body: string;
  /** Null: its writer gave no name. */
  name: string | null;
  /** The reader wrote it. */
  mine: boolean;
  /** To its writer whether it waits for a moderator; to the asker always `shown`. */
  moderation: "held" | "shown" | "hidden";
  day: string;
  at: number;
};
