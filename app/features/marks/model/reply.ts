import type { Note } from "#app/features/marks/notes/note.ts";
import type { Mark } from "./marks.ts";

export type MarksRefusal =
  | "marks.bad_form"
  | "marks.no_verse"
  | "marks.bad_tag"
  | "marks.busy"
  | "marks.request_reused"
  | "note.empty"
  | "note.too_long"
  | "note.no_room"
  | "note.gone"
  | "note.changed"
  /** Of the browser: no answer came; what was written stays where it is. */
  | "marks.too_fast"
  | "marks.failed";

export type SavedVerse = {
  first: number;
  last: number;
  translation: string;
  value: "" | "on";
  at: number;
};

/** What is marked in a chapter. */
export type ChapterMarks = { marks: Mark[]; saved: SavedVerse[]; notes: Note[] };

/** Every text that was ever written in a note on these verses, the newest first. */
export type WrittenHere = {
  written: { noteId: string; first: number; last: number; at: number; body: string; isNow: boolean }[];
};

export type MarksReply =
  | { ok: true; intent: "mark" | "save"; requestId: string }
  /** `kept`: the text became a note of its own, beside one that was changed elsewhere. */
  | { ok: true; intent: "note"; requestId: string; note: Note; kept: boolean }
  | { ok: true; intent: "note.delete" | "note.restore"; requestId: string; noteId: string }
  | { ok: false; intent: string; requestId: string; refusal: MarksRefusal };

export const MARKS_STATUS: Partial<Record<MarksRefusal, number>> = {
  "marks.bad_form": 400,
  "marks.no_verse": 400,
  "marks.bad_tag": 400,
  "note.empty": 400,
  "note.too_long": 413,
  "note.no_room": 413,
  "note.gone": 404,
};
