import { ok, type Result, refuse } from "#app/core/result.ts";
import { commitNamed } from "#app/db/commit.ts";
import { rowsOf } from "#app/db/export-section.ts";
import { journeyCopy } from "#app/features/journey/copy.ts";
import { type Entry, MAX_ENTRIES } from "#app/features/journey/model/entry.ts";
import { MAX_FILE, readFile, toJson, toMarkdown } from "#app/features/journey/model/file.ts";
import type { JourneyRefusal } from "#app/features/journey/model/refusals.ts";
import { addEntries, journeyCount, journeyFrom } from "#app/features/journey/store.server.ts";
import type { MemberContext } from "#app/request/context.ts";

export const FILES = { json: "application/json", markdown: "text/markdown" } as const;
export type FileKind = keyof typeof FILES;

const PAGE = 500;
/** Characters of one statement: D1 takes two megabytes. */
const PER_STATEMENT = 400_000;

/** Every entry, the oldest first. */
export async function wholeJourney(ctx: Pick<MemberContext, "db" | "userId">): Promise<Entry[]> {
  const rows = rowsOf<Entry>(async (last, most) => {
    const [page] = await ctx.db.batch([journeyFrom(ctx.db, ctx.userId, last, most)]);
    return page;
  }, PAGE);
  const entries: Entry[] = [];
  for await (const entry of rows) entries.push(entry);
  return entries;
}

export async function journeyFile(ctx: MemberContext, kind: FileKind): Promise<Response> {
  const entries = await wholeJourney(ctx);
  const text = kind === "json" ? toJson(entries) : toMarkdown(entries, journeyCopy[ctx.language].title);
  return new Response(text, {
    headers: {
      "content-type": `${FILES[kind]}; charset=utf-8`,
      "content-disposition": `attachment; filename="koinonia-journey.${kind === "json" ? "json" : "md"}"`,
      "cache-control": "private, no-store",
    },
  });
}

/** Takes a file in, all of it or nothing; the same file twice changes nothing. */
export async function importJourney(
  ctx: MemberContext,
  file: FormDataEntryValue | null,
): Promise<Result<{ added: number; known: number }, JourneyRefusal>> {
  if (!(file instanceof File) || file.size === 0) return refuse("journey.no_file");
  if (file.size > MAX_FILE) return refuse("journey.too_large");
  const read = readFile(await file.text());
  if (!read.ok) return refuse(read.refusal);
  const [[counted]] = await ctx.db.batch([journeyCount(ctx.db, ctx.userId)]);
  if ((counted?.count ?? 0) + read.entries.length > MAX_ENTRIES) return refuse("journey.full");
  const added = inStatements(read.entries).map((entries) => addEntries(ctx.db, ctx.userId, entries));
  if (added.length === 0) return ok({ added: 0, known: 0 });
  const written = await commitNamed(ctx.db, { added });
  if (!written.ok) return refuse("journey.broken_file");
  const { length: count } = written.rows.added.flat();
  return ok({ added: count, known: read.entries.length - count });
}

function inStatements(entries: readonly Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let size = PER_STATEMENT;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length;
    if (size + length > PER_STATEMENT) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += length;
  }
  return parts;
}
