import { decideNote, type Note } from "#app/features/marks/notes/note.ts";
import { type Mark, type MarkKind, mergeMarks } from "./marks.ts";
import type { ChapterMarks, MarksReply, SavedVerse } from "./reply.ts";
import { chapterOf, type VerseRange, versesOf } from "./selection.ts";

/** What a member does with verses; sent, it has a request id and its moment too. */
export type MarksAct =
  | (VerseRange & { intent: "mark"; kind: MarkKind; tag: string; value: Mark["value"] })
  | (VerseRange & { intent: "save"; translation: string; value: "" | "on" })
  | (VerseRange & { intent: "note"; translation: string; noteId: string; base: string; body: string })
  | { intent: "note.delete" | "note.restore"; noteId: string; base: string };

export type SentAct = MarksAct & { requestId: string; at: number };

/** `unsent`: it waits on this device until there is a connection. */
export type ActReply = MarksReply | { ok: true; intent: MarksAct["intent"]; requestId: string; unsent: true };

export type Act = (act: MarksAct) => Promise<ActReply>;

export const NO_MARKS: ChapterMarks = { marks: [], saved: [], notes: [] };

/** A chapter as it will be once these acts have been taken: what a page paints before the server has answered. */
export const withActs = (chapter: number, known: ChapterMarks, acts: readonly SentAct[]): ChapterMarks =>
  acts.reduce((marks, act) => withAct(chapter, marks, act), known);

function withAct(chapter: number, known: ChapterMarks, act: SentAct): ChapterMarks {
  if ("first" in act && chapterOf(act.first) !== chapter) return known;
  switch (act.intent) {
    case "mark": {
      const { kind, tag, value, at } = act;
      const incoming = versesOf(act).map((verse) => ({ kind, verse, tag, value, at }));
      return { ...known, marks: mergeMarks(known.marks, incoming).filter((mark) => mark.value !== "") };
    }
    case "save": {
      const { first, last, translation, value, at } = act;
      const others = known.saved.filter((saved) => saved.first !== first || saved.last !== last);
      const saved: SavedVerse[] =
        value === "" ? others : [...others, { first, last, translation, value, at }];
      return { ...known, saved };
    }
    case "note":
      return { ...known, notes: withNote(known.notes, act) };
    case "note.delete":
      return { ...known, notes: known.notes.filter(({ id }) => id !== act.noteId) };
    case "note.restore":
      return known;
  }
}

function withNote(notes: readonly Note[], act: Extract<SentAct, { intent: "note" }>): Note[] {
  const { first, last, translation, noteId, base, body, requestId: version, at } = act;
  const found = notes.find(({ id }) => id === noteId) ?? null;
  const isKnown = notes.some((note) => note.version === version);
  const decided = decideNote(found, { noteId, base: base || null, version, body }, isKnown);
  if (!decided.ok || decided.value.do === "nothing") return [...notes];
  if (found && decided.value.do === "replace")
    return notes.map((note) => (note.id === noteId ? { ...note, body, version, updatedAt: at } : note));
  const isBeside = decided.value.do === "keepBoth";
  const note: Note = {
    id: decided.value.do === "keepBoth" ? decided.value.id : noteId,
    first,
    last,
    translation,
    body,
    version,
    beside: isBeside ? noteId : null,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
  };
  return [...notes, note];
}
