import Papa from "papaparse";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { commit } from "#app/db/commit.ts";
import type { Statement } from "#app/db/database.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import { bodyIn } from "#app/features/marks/notes/body.ts";
import { replaceNote } from "#app/features/marks/notes/store.server.ts";
import { putSaved } from "#app/features/marks/saved/store.server.ts";
import { putMarks } from "#app/features/marks/store.server.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";
import { deliver } from "#app/request/deliver.server.ts";
import { type Format, formatOf, type ImportRefusal, MAX_FILE, MAX_LINES, unguarded } from "./formats.ts";
import { type Line, lineIn, VERSION } from "./line.ts";
import { readMarkdown } from "./markdown.ts";
import { gather, type Imported, stepFor } from "./merge.ts";
import { addNotes, addVersions, knownNotes, knownNotesIn } from "./store.server.ts";

export type ImportDone = { notes: number; marks: number };

/** What one statement is given at most, characters: D1 takes two megabytes. */
const A_STATEMENT = 400_000;
/** Notes that another tab has changed while the file was read. */
const AGAIN: readonly string[] = ["note_changed", "verse_notes.user_id, verse_notes.id"];
const MAX_ROUNDS = 4;

/** Takes a file in, all of it or nothing; the same file twice changes nothing. */
export async function importJournal(
  ctx: MemberContext,
  file: FormDataEntryValue | null,
): Promise<Result<ImportDone, ImportRefusal>> {
  if (!(file instanceof File) || file.size === 0) return refuse("import.none");
  if (file.size > MAX_FILE) return refuse("import.too_large");
  const read = linesIn(await file.text());
  if (!read.ok) return read;
  const gathered = gather(read.value, ctx.now());
  if (!gathered.ok) return gathered;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [profiles, rows] = await ctx.db.batch([
      profileOf(ctx.db, ctx.userId),
      knownNotes(ctx.db, ctx.userId),
    ]);
    await ensureProfile(ctx, profiles[0]);
    const written = await commit(ctx.db, statementsFor(ctx, gathered.value, knownNotesIn(rows)));
    if (written.ok) {
      const { notes, marks, saved } = gathered.value;
      const event = { name: "marks.changed" as const, chapter: null, requestId: ctx.requestId };
      deliver(ctx, () => ctx.rooms.publish(ctx.userId, [{ id: `marks:${ctx.requestId}`, event }]));
      return ok({ notes: notes.length, marks: marks.length + saved.length });
    }
    if (written.constraint === "notes_fit") return refuse("import.no_room");
    if (!AGAIN.includes(written.constraint)) throw new Error(`journal not imported: ${written.constraint}`);
  }
  return refuse("import.failed");
}

function linesIn(file: string): Result<Line[], ImportRefusal> {
  const known = formatOf(file);
  if (!known) return refuse("import.unknown");
  if (known.version > VERSION) return refuse("import.newer");
  const read = READERS[known.format](file);
  if (!read) return refuse("import.broken");
  if (read.length > MAX_LINES) return refuse("import.too_many");
  const lines = read.map((line) =>
    lineIn(typeof line.text === "string" ? { ...line, text: bodyIn(line.text) } : line),
  );
  return lines.every((line) => line !== null) ? ok(lines) : refuse("import.broken");
}

type Read = (file: string) => Record<string, unknown>[] | null;

const READERS: Record<Format, Read> = {
  markdown: readMarkdown,
  json: (file) => {
    try {
      const { entries } = JSON.parse(file) as { entries?: unknown };
      const isList = Array.isArray(entries) && entries.every((each) => typeof each === "object" && each);
      return isList ? (entries as Record<string, unknown>[]) : null;
    } catch {
      return null;
    }
  },
  csv: (file) => {
    const { data, errors } = Papa.parse<Record<string, string>>(file.replace(/^\uFEFF/, ""), {
      header: true,
      newline: "\r\n",
      skipEmptyLines: true,
    });
    if (errors.length > 0) return null;
    return data.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, unguarded(cell)])),
    );
  },
};

function statementsFor(
  { db, userId }: MemberContext,
  { marks, saved, notes }: Imported,
  known: ReturnType<typeof knownNotesIn>,
): Statement[] {
  const there = new Map(known.map((note) => [note.id, note]));
  const steps = notes.map((file) => ({
    file,
    step: stepFor(file, there.get(file.note.id), (id) => there.has(id)),
  }));
  const added = steps.flatMap(({ step }) => (step.do === "add" ? [step.note] : []));
  const versions = steps.flatMap(({ file, step }) => {
    const noteId = step.do === "add" ? step.note.id : file.note.id;
    return file.versions.map((version) => ({ ...version, noteId }));
  });
  const replaced = steps.flatMap(({ step }) =>
    step.do === "replace"
      ? [replaceNote(db, userId, { ...step.note, base: step.base, at: step.note.updatedAt })]
      : [],
  );
  const named = saved.map((row) => ({ ...row, reference: formatReference(referenceOf(row)) }));
  return [
    ...chunks(added).map((some) => addNotes(db, userId, some)),
    ...replaced,
    ...chunks(versions).map((some) => addVersions(db, userId, some)),
    ...chunks(marks).map((some) => putMarks(db, userId, some)),
    ...chunks(named).map((some) => putSaved(db, userId, some)),
  ];
}

/** Rows in runs that one statement can be given. */
function chunks<Row>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let size = A_STATEMENT;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (size + length > A_STATEMENT) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(row);
    size += length;
  }
  return runs;
}
