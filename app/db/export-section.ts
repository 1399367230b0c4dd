import type { Language } from "#app/core/language.ts";
import type { Database } from "./database.ts";

/** One file of a member's archive; its content comes piece by piece, so that no size of it is held at once. */
export type ExportFile = { path: string; content: AsyncIterable<string> };

export type ExportFor = {
  db: Database;
  /** What members share. */
  community: Database;
  userId: string;
  language: Language;
  timeZone: string;
};

/**
 * What a feature puts into "download everything" (G20). Each feature has one in its `export.server.ts`, named in its
 * `feature.server.ts`; a test walks the schema and fails for a table that none covers.
 */
export type ExportSection = {
  /** The tables whose rows of the member are in its files, whole. */
  tables: readonly string[];
  /** The same of the database that members share. */
  sharedTables?: readonly string[];
  files(reader: ExportFor): AsyncIterable<ExportFile>;
};

/** A value as a JSON file, for what is small. */
export async function* jsonFile(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

/** All rows of a reading that answers page by page: `read` is given the last row of the page before, and brings `most`. */
export async function* rowsOf<Row>(
  read: (last: Row | null, most: number) => PromiseLike<Row[]>,
  most = 500,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const page: Row[] = await read(last, most);
    yield* page;
    last = page.at(-1) ?? null;
    if (page.length < most || !last) return;
  }
}

/**
 * Rows that stand in the order of what they belong to, handed out to one owner after the other. An owner takes its rows
 * before the next one asks.
 */
export function rowsInOrder<Row>(
  rows: AsyncIterable<Row>,
): (its: (row: Row) => boolean) => AsyncGenerator<Row> {
  const iterator = rows[Symbol.asyncIterator]();
  let next: IteratorResult<Row> | null = null;
  return async function* (its) {
    for (;;) {
      next ??= await iterator.next();
      if (next.done || !its(next.value)) return;
      const row = next.value;
      next = null;
      yield row;
    }
  };
}

/** A JSON list, one element a line. */
export async function* jsonList(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const element of elements) {
    yield before + JSON.stringify(element);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/** RFC 4180, with the mark by which spreadsheets know UTF-8. */
export async function* csvFile(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const row of rows) yield `${columns.map((column) => csvCell(row[column])).join(",")}\r\n`;
}

/** A cell that a spreadsheet would take for a formula is marked as text. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? "" : String(value);
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
