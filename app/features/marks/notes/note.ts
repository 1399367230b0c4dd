import { ok, type Result, refuse } from "#app/core/result.ts";
import type { VerseRange } from "#app/features/marks/model/selection.ts";

/** The longest note, bytes of UTF-8; the schema says the same (`note_size`). */
export const MAX_NOTE_BYTES = 65_536;

export type Note = VerseRange & {
  id: string;
  translation: string;
  body: string;
  /** Names the text: an edit says from which one it began. */
  version: string;
  /** The note that had been changed elsewhere meanwhile; null for every other. */
  beside: string | null;
  createdAt: number;
  updatedAt: number;
  deletedAt: number | null;
};

export type NoteEdit = {
  noteId: string;
  /** The version that was edited; null for a new note. */
  base: string | null;
  /** The new version's own name, made where it was written. */
  version: string;
  body: string;
};

export type NoteDecision =
  /** This text is kept already. */
  | { do: "nothing" }
  | { do: "create" }
  | { do: "replace" }
  /** Changed in two places: this text becomes a note of its own, and the other stays as it is. */
  | { do: "keepBoth"; id: string };

export type NoteRefusal = "note.empty" | "note.too_long";

const encoder = new TextEncoder();
export const bytesOf = (text: string): number => encoder.encode(text).length;

/**
 * The rule for a note that is written in two places (decision 0056): an edit replaces the text that it began from. Where
 * that was replaced meanwhile, or the note is gone, nothing is overwritten: both texts stay. The same text twice is one.
 * @param found the note as it stands
 * @param known the version was kept before: a request that came twice
 */
export function decideNote(
  found: Pick<Note, "version" | "body" | "deletedAt"> | null,
  edit: NoteEdit,
  known: boolean,
): Result<NoteDecision, NoteRefusal> {
  if (known) return ok({ do: "nothing" });
  if (edit.body.trim() === "") return refuse("note.empty");
  if (bytesOf(edit.body) > MAX_NOTE_BYTES) return refuse("note.too_long");
  if (!found) return ok({ do: "create" });
  const isSame = found.body === edit.body && found.deletedAt === null;
  if (isSame) return ok({ do: "nothing" });
  if (found.version === edit.base) return ok({ do: "replace" });
  return ok({ do: "keepBoth", id: besideId(edit) });
}

/** Named by its text, so that a request that comes twice keeps one. */
export const besideId = ({ version }: Pick<NoteEdit, "version">): string => `b-${version}`;

/** A note that was edited since it was last seen is not deleted with the text that nobody has read. */
export const mayDelete = (found: Pick<Note, "version">, base: string): boolean => found.version === base;
