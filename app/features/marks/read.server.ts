import type { MemberContext } from "#app/request/context.ts";
import { dataMarks, paintedVerses } from "./model/painted.ts";
import type { ChapterMarks, WrittenHere } from "./model/reply.ts";
import { isRange } from "./model/selection.ts";
import { chapterMarks, marksOfChapter, type WrittenRow, writtenAt } from "./store.server.ts";

/** How a chapter is painted, in a page's own trip: `data-mark` by verse `BBCCCVVV`. */
export const paintedChapter = {
  statement: ({ db, userId }: MemberContext, chapter: number) => marksOfChapter(db, userId, chapter),
  read: (rows: readonly { found: string }[]): [verse: number, mark: string][] => [
    ...dataMarks(paintedVerses(JSON.parse(rows[0]?.found ?? "null") as ChapterMarks)),
  ],
};

/** What a page's script asks for; null where there is no such place. One D1 trip. */
export async function readMarks(
  ctx: MemberContext,
  asked: URLSearchParams,
): Promise<ChapterMarks | WrittenHere | null> {
  const chapter = Number(asked.get("chapter"));
  const first = chapter * 1_000 + 1;
  if (!isRange({ first, last: first })) return null;
  const verses = asked.get("verses");
  if (verses === null) {
    const row = await chapterMarks(ctx.db, ctx.userId, chapter);
    return JSON.parse(row?.found ?? "null") as ChapterMarks;
  }
  const [, from, to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(verses) ?? [];
  const range = { first: chapter * 1_000 + Number(from), last: chapter * 1_000 + Number(to) };
  if (!isRange(range)) return null;
  const [found] = await ctx.db.batch([writtenAt(ctx.db, ctx.userId, range)]);
  const rows: WrittenRow[] = found;
  return { written: rows.map(({ isNow, ...row }) => ({ ...row, isNow: isNow === 1 })) };
}
