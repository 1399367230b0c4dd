import { newId } from "#app/core/id.ts";
import type { Json } from "#app/core/json.ts";
import { dayStart, localDay } from "#app/core/local-day.ts";
import { batchNamed } from "#app/db/named-batch.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { eventLine } from "#app/features/groups/events/event-line.ts";
import { type EventRow, eventsIn } from "#app/features/groups/events/store.server.ts";
import { groupLine } from "#app/features/groups/find/read.server.ts";
import { groupBySlug } from "#app/features/groups/find/store.server.ts";
import { THREADS_A_PAGE } from "#app/features/groups/model/limits.ts";
import { SLUG_PATTERN } from "#app/features/groups/model/slug.ts";
import { inOrder, type Thread, threadsJson } from "#app/features/groups/model/thread.ts";
import type { GroupPage, Inside, PollLine } from "#app/features/groups/page.ts";
import { groupJoinPath } from "#app/features/groups/paths.ts";
import { type PollRow, pollIn } from "#app/features/groups/polls/store.server.ts";
import { takingPart } from "#app/features/groups/together/store.server.ts";
import { readTogether } from "#app/features/groups/together/together.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { LASTS, readingPart } from "./plan.ts";
import type { InsideQuery } from "./query.ts";
import {
  askingIn,
  bannedIn,
  type GroupLinkRow,
  insideOf,
  linksIn,
  type Part,
  type PersonRow,
  type PostRow,
  peopleIn,
  postsIn,
  readingsIn,
} from "./store.server.ts";

/**
 * A group's page: to who is in it with all that the open part of it has, to who may find it its name and words. One trip
 * to each database, at once. `page` is null for a group that the member may not know of, and for none.
 */
export async function readGroup<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  slug: string,
  query: InsideQuery,
): Promise<{ frame: Framed; page: Omit<GroupPage, "threads"> | null; threads: Json<Thread[]> }> {
  const { community: db, userId } = ctx;
  const now = ctx.now();
  const known = SLUG_PATTERN.test(slug) ? slug : "";
  const part: Part = {
    ...{ slug: known, ...query },
    day: localDay(now, ctx.browserZone ?? "UTC"),
    lasts: JSON.stringify(LASTS),
  };
  const { show } = query;
  const hasTalk = show === "reading" || show === "talk" || show === "prayer";
  const read = async () => {
    const { me, group, inside, poll, ...rows } = await batchNamed(db, {
      me: communityMemberOf(db, userId),
      group: groupBySlug(db, userId, known),
      inside: insideOf(db, userId, known),
      // of all else what the open part shows
      readBy: show === "reading" ? readingsIn(db, userId, known) : null,
      posts: hasTalk ? postsIn(db, userId, part, THREADS_A_PAGE) : null,
      people: show === "people" ? peopleIn(db, userId, known) : null,
      asking: show === "people" ? askingIn(db, userId, known) : null,
      banned: show === "people" ? bannedIn(db, userId, known) : null,
      links: show === "people" ? linksIn(db, userId, known, now) : null,
      events: show === "events" ? eventsIn(db, userId, known, now) : null,
      poll: show === "talk" ? pollIn(db, userId, known) : null,
      taking: show === "reading" ? takingPart(db, userId, known) : null,
    });
    return { me: me[0], group: group[0], inside: inside[0], poll: poll[0], ...rows };
  };
  const { frame, rows } = await readBeside(ctx, framed, read);
  if (!rows.group) return { frame, page: null, threads: "[]" };
  const timeZone = currentTimeZone(frame.profile, now);
  const reader = {
    language: ctx.language,
    translation: ownTranslation(ctx.translation, ctx.language),
    timeZone,
  };
  const { inside: kept } = rows;
  const { firsts, answers } = inOrder<PostRow>(rows.posts);
  const posts = firsts.slice(0, THREADS_A_PAGE);
  const inside: Inside | null = kept
    ? {
        show,
        announcement: kept.announcement ? { body: kept.announcement, at: kept.announcedAt ?? 0 } : null,
        reading: readingPart({ ...kept, today: part.day, reading: query.reading }, rows.readBy, reader),
        next: firsts.length > THREADS_A_PAGE ? (posts.at(-1)?.id ?? null) : null,
        together:
          show === "reading" && rows.group.ageBand === "18+" ? await readTogether(ctx, rows.taking) : null,
        sharesWords: kept.sharesWords === 1,
        people: rows.people.map(({ mine, ...person }: PersonRow) => ({ ...person, mine: mine === 1 })),
        asking: rows.asking,
        banned: rows.banned,
        links: rows.links.map(({ token, ...link }: GroupLinkRow) => ({
          ...link,
          address: `${ctx.origin}${groupJoinPath(token)}`,
        })),
        events: rows.events.map((row: EventRow) => eventLine(row, reader)),
        poll: rows.poll ? pollLine(rows.poll) : null,
      }
    : null;
  const formId = newId("form", now, ctx.random);
  // no finer than what is shown, so that a document holds for the day
  const today = dayStart(now, timeZone);
  return {
    frame,
    page: { group: groupLine(rows.group), inside, formId, now: today, timeZone },
    threads: threadsJson(posts, answers),
  };
}

function pollLine({ id, question, choices, closedAt, counts, mine }: PollRow): PollLine {
  const count = JSON.parse(counts) as Record<string, number>;
  return {
    id,
    question,
    choices: (JSON.parse(choices) as string[]).map((text, at) => ({ text, count: count[at] ?? 0 })),
    mine,
    isClosed: closedAt !== null,
  };
}
