import { ownRequestCounts } from "#app/features/community/praying/store.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { type EntryLine, PAGE_SIZE } from "./model/entry.ts";
import { type Cursor, type EntryRow, journeyPage } from "./store.server.ts";

export type JourneyPage = {
  entries: EntryLine[];
  /** How many people prayed for a request of the member's. */
  prayedBy: Record<string, number>;
  after: Cursor | null;
  next: Cursor | null;
  today: string;
  timeZone: string;
};

const CURSOR = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})\.([\w:.@-]{1,120})$/;

export function cursorIn(text: string | null): Cursor | null {
  const [, day, at, id] = CURSOR.exec(text ?? "") ?? [];
  return day && at && id ? { day, at: Number(at), id } : null;
}
export const cursorText = ({ day, at, id }: Cursor): string => `${day}.${at}.${id}`;

/** One trip to each database, at once. */
export async function readJourney(ctx: MemberContext, after: Cursor | null) {
  const counting = ctx.community.batch([ownRequestCounts(ctx.community, ctx.userId)]);
  const { frame, rows } = await readFramed(ctx, [journeyPage(ctx.db, ctx.userId, after, PAGE_SIZE + 1)]);
  const [counts]: [{ id: string; prayedBy: number }[]] = await counting;
  const [found] = rows as unknown as [EntryRow[]];
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const threads = new Set(shown.map(({ thread }) => thread));
  const page: JourneyPage = {
    entries: shown.map((row) => ({ ...row, reminds: row.reminds === 1 })),
    prayedBy: Object.fromEntries(
      counts
        .filter(({ id, prayedBy }) => prayedBy > 0 && threads.has(id))
        .map(({ id, prayedBy }) => [id, prayedBy]),
    ),
    after,
    next: last ? { day: last.day, at: last.at, id: last.id } : null,
    today: memberDay(frame.profile, ctx.now()),
    timeZone: currentTimeZone(frame.profile, ctx.now()),
  };
  return { member: frame.member, page };
}
