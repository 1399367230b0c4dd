import { ok, type Result, refuse } from "#app/core/result.ts";
import type { Mark } from "#app/features/marks/model/marks.ts";
import { besideId, type Note } from "#app/features/marks/notes/note.ts";
import type { ImportRefusal } from "./formats.ts";
import type { Line } from "./line.ts";

export type Version = { id: string; noteId: string; body: string; at: number };
export type NoteFile = { note: Note; versions: Version[] };
export type SavedFile = { first: number; last: number; translation: string; value: "on"; at: number };

/** What a file holds. */
export type Imported = { marks: Mark[]; saved: SavedFile[]; notes: NoteFile[] };

/** Lines put together again; a note without its text is broken. A moment that is to come is now. */
export function gather(lines: readonly Line[], now: number): Result<Imported, ImportRefusal> {
  const imported: Imported = { marks: [], saved: [], notes: [] };
  const versions = Map.groupBy(
    lines.filter(({ kind }) => kind === "version"),
    ({ note }) => note,
  );
  for (const line of lines) {
    const { kind, first, last, value, translation } = line;
    const at = Math.min(line.at, now);
    if (kind === "version") continue;
    if (kind === "saved") imported.saved.push({ first, last, translation, value: "on", at });
    else if (kind === "note") {
      const own = (versions.get(line.id) ?? []).map(({ id, text, ...version }) => ({
        id,
        noteId: line.id,
        body: text,
        at: Math.min(version.at, now),
      }));
      const body = own.find(({ id }) => id === line.version)?.body;
      if (body === undefined) return refuse("import.broken");
      const created = Math.min(line.created, now);
      imported.notes.push({ note: noteOf(line, body, at, created), versions: own });
    } else
      imported.marks.push({
        kind,
        verse: first,
        tag: kind === "tag" ? value : "",
        value: kind === "highlight" ? (value as Mark["value"]) : "on",
        at,
      });
  }
  return ok(imported);
}

const noteOf = (line: Line, body: string, updatedAt: number, createdAt: number): Note => ({
  id: line.id,
  first: line.first,
  last: line.last,
  translation: line.translation,
  body,
  version: line.version,
  beside: line.beside || null,
  createdAt,
  updatedAt,
  deletedAt: null,
});

/** A note that is there already: which text it shows, and all that it ever had. */
export type KnownNote = Pick<Note, "id" | "version" | "deletedAt"> & { versions: readonly string[] };

export type Step =
  | { do: "add"; note: Note }
  /** The file has a newer text of it, or it had been deleted. */
  | { do: "replace"; note: Note; base: string }
  | { do: "keep" };

/**
 * Nothing is overwritten (decision 0056): a text that one side has had before gives way to the newer one; two texts that
 * know nothing of one another are both kept.
 */
export function stepFor(
  { note, versions }: NoteFile,
  there: KnownNote | undefined,
  isThere: (id: string) => boolean,
): Step {
  if (!there) return { do: "add", note };
  if (there.version === note.version)
    return there.deletedAt === null ? { do: "keep" } : { do: "replace", note, base: there.version };
  if (there.versions.includes(note.version)) return { do: "keep" };
  if (versions.some(({ id }) => id === there.version)) return { do: "replace", note, base: there.version };
  const id = besideId(note);
  return isThere(id) ? { do: "keep" } : { do: "add", note: { ...note, id, beside: note.id } };
}
