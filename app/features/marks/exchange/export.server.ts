import type { Database } from "#app/db/database.ts";
import { csvFile, rowsOf } from "#app/db/export-section.ts";
import { formatReference } from "#app/features/bible/reference.ts";
import type { Mark } from "#app/features/marks/model/marks.ts";
import type { SavedVerse } from "#app/features/marks/model/reply.ts";
import { referenceOf } from "#app/features/marks/model/selection.ts";
import type { MemberContext } from "#app/request/context.ts";
import { FILES, type Format, guarded } from "./formats.ts";
import { COLUMNS, emptyLine, FORMAT, type Line, VERSION, writtenLine } from "./line.ts";
import { MARKDOWN_HEAD, markdownOf } from "./markdown.ts";
import type { NoteFile } from "./merge.ts";
import { marksAfter, notesAfter, savedAfter } from "./store.server.ts";

/** The member's journal as a file, made while it is read. */
export function exportJournal(ctx: MemberContext, format: Format): Response {
  const { type, extension } = FILES[format];
  const pieces = journalFile(ctx.db, ctx.userId, format);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename="koinonia-journal.${extension}"`,
      "cache-control": "private, no-store",
    },
  });
}

export function journalFile(db: Database, userId: string, format: Format): AsyncGenerator<string> {
  const lines = linesOf(db, userId);
  if (format === "json") return jsonOf(lines);
  return format === "csv" ? csvFile(COLUMNS, cellsOf(lines)) : markdownFile(lines);
}

async function* jsonOf(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  let before = `{"format": "${FORMAT}", "version": ${VERSION}, "entries": [\n`;
  let any = false;
  for await (const line of lines) {
    yield before + JSON.stringify({ reference: nameOf(line), ...writtenLine(line) });
    before = ",\n";
    any = true;
  }
  yield any ? "\n]}\n" : `${before}]}\n`;
}

async function* cellsOf(lines: AsyncIterable<Line>): AsyncGenerator<Record<string, unknown>> {
  for await (const line of lines)
    yield {
      ...writtenLine(line),
      reference: nameOf(line),
      value: guarded(line.value),
      text: guarded(line.text),
      id: guarded(line.id),
      note: guarded(line.note),
      version: guarded(line.version),
      beside: guarded(line.beside),
    };
}

async function* markdownFile(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  yield MARKDOWN_HEAD;
  for await (const line of lines) yield markdownOf(line);
}

const nameOf = (line: Line): string => formatReference(referenceOf(line));

/** Everything that is there, always in the same order. */
async function* linesOf(db: Database, userId: string): AsyncGenerator<Line> {
  for await (const { note, versions } of notesOf(db, userId)) {
    const range = { first: note.first, last: note.last };
    yield {
      ...emptyLine("note", range, note.updatedAt),
      created: note.createdAt,
      translation: note.translation,
      id: note.id,
      version: note.version,
      beside: note.beside ?? "",
    };
    for (const { id, body, at } of versions)
      yield { ...emptyLine("version", range, at), id, note: note.id, text: body };
  }
  for await (const { kind, verse, tag, value, at } of marksOf(db, userId))
    yield {
      ...emptyLine(kind, { first: verse, last: verse }, at),
      value: kind === "highlight" ? value : tag,
    };
  for await (const { first, last, translation, at } of savedOf(db, userId))
    yield { ...emptyLine("saved", { first, last }, at), translation };
}

const parsed = <Row>(rows: readonly { row: string }[]): Row[] =>
  rows.map(({ row }) => JSON.parse(row) as Row);

const notesOf = (db: Database, userId: string) =>
  rowsOf<NoteFile>(
    async (last, most) => parsed((await db.batch([notesAfter(db, userId, last?.note ?? null, most)]))[0]),
    20,
  );
const marksOf = (db: Database, userId: string) =>
  rowsOf<Mark>(async (last, most) => parsed((await db.batch([marksAfter(db, userId, last, most)]))[0]));
const savedOf = (db: Database, userId: string) =>
  rowsOf<SavedVerse>(async (last, most) => parsed((await db.batch([savedAfter(db, userId, last, most)]))[0]));
