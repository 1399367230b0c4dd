import type { Color } from "#app/features/marks/model/marks.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";
import type { Note } from "#app/features/marks/notes/note.ts";
import type { JournalQuery } from "./query.ts";

/** One line of the journal. */
export type Entry = VerseRange & { at: number } & (
    | { kind: "note"; note: Note }
    | { kind: "highlight"; color: Color }
    | { kind: "bookmark" }
    | { kind: "tag"; tag: string }
    | { kind: "saved"; translation: string }
  );

/** The same as it is read. */
export type ShownEntry = Entry & {
  key: string;
  /** `John 3:16-18` */
  reference: string;
  /** Where the reader shows it. */
  to: string;
  /** In words, and for programs. */
  date: string;
  day: string;
  /** The verses' shipped text; null for notes, and where the translation has none. */
  text: string | null;
};

export type JournalPage = {
  query: JournalQuery;
  entries: ShownEntry[];
  /** There are more than are shown. */
  more: boolean;
  /** Of everything that is there. */
  counts: { note: number; highlight: number; saved: number; bookmark: number; tag: number; deleted: number };
  tags: { tag: string; verses: number }[];
};
