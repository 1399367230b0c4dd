import { ownRequestCounts } from "#app/features/community/praying/store.server.ts";
import { type EntryLine, PAGE_SIZE } from "#app/features/journey/model/entry.ts";
import { type Cursor, type EntryRow, journeyPage } from "#app/features/journey/store.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";

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

/** What the page reads of its member's own, beside the frame: one trip. */
export const journeyReads = ({ db, userId }: MemberContext, after: Cursor | null) =>
  [journeyPage(db, userId, after, PAGE_SIZE + 1)] as const;

type Own = { profile: Profile; found: EntryRow[] };
type Counted = { id: string; prayedBy: number };

/** One trip to each database, at once. */
export async function readJourney(
  ctx: MemberContext,
  framed: Promise<Own>,
  after: Cursor | null,
): Promise<JourneyPage> {
  const [{ profile, found }, [counts]]: [Own, [Counted[]]] = await Promise.all([
    framed,
    ctx.community.batch([ownRequestCounts(ctx.community, ctx.userId)]),
  ]);
  const shown = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? shown.at(-1) : undefined;
  const threads = new Set(shown.map(({ thread }) => thread));
  return {
    entries: shown.map((row) => ({ ...row, reminds: row.reminds === 1 })),
    prayedBy: Object.fromEntries(
      counts
        .filter(({ id, prayedBy }) => prayedBy > 0 && threads.has(id))
        .map(({ id, prayedBy }) => [id, prayedBy]),
    ),
    after,
    next: last ? { day: last.day, at: last.at, id: last.id } : null,
    today: memberDay(profile, ctx.now()),
    timeZone: currentTimeZone(profile, ctx.now()),
  };
}
