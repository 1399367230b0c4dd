import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MemberContext } from "#app/request/context.ts";
import { notFound } from "#app/request/guards.server.ts";
import { eventsIn } from "./events/store.server.ts";
import { groupBySlug } from "./find/store.server.ts";
import { groupPath } from "./paths.ts";

const MINUTE_MS = 60_000;
/** What was lately is in the file too. */
const BACK_MS = 30 * 86_400_000;

/**
 * A group's gatherings as a calendar (RFC 5545), each at its moment (UTC), which every calendar shows in its owner's own
 * zone: no change of clocks can move it. Taken in again, it changes events and adds none. To members alone.
 */
export async function groupCalendar(ctx: MemberContext, slug: string): Promise<Response> {
  const { community, userId } = ctx;
  const now = ctx.now();
  const [[group], events] = await community.batch([
    groupBySlug(community, userId, slug),
    eventsIn(community, userId, slug, now - BACK_MS),
  ]);
  if (!group?.role) throw notFound();
  const calendar = ical({
    name: group.name,
    prodId: { company: "Koinonia", product: "Study groups", language: ctx.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const event of events)
    calendar.createEvent({
      id: `${event.id}@koinonia`,
      sequence: event.version,
      stamp: new Date(now),
      start: new Date(event.startsAt),
      end: new Date(event.startsAt + event.minutes * MINUTE_MS),
      status: event.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      summary: event.title,
      ...(event.place && { location: event.place }),
      url: `${ctx.origin}${groupPath(group.slug)}`,
    });
  return new Response(calendar.toString(), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="koinonia-group.ics"',
      "cache-control": "private, no-store",
    },
  });
}
