import type { Language } from "#app/core/language.ts";
import { localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { formatReference, isThere } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { readVerses, type Verse } from "#app/features/bible/service.server.ts";
import { ownTranslation } from "#app/features/bible/translations.ts";
import { readBeside } from "#app/features/community/members/join.server.ts";
import { communityMemberOf } from "#app/features/community/members/store.server.ts";
import { type RequestRow, requestLine } from "#app/features/community/model/request-line.ts";
import { groupLine } from "#app/features/groups/find/read.server.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import { readerPath } from "#app/features/plans/model/passage.ts";
import type { MemberContext } from "#app/request/context.ts";
import { paragraphsOf, type Week, weekOfDay } from "./content/week.ts";
import { heldWeeksOf } from "./content/weeks.server.ts";
import { mayEnter } from "./may-enter.ts";
import type { MinistryPage, WeekPart } from "./page.ts";
import {
  type GatheringRow,
  gatheringsOf,
  groupsOfMinistry,
  leadersOfMinistry,
  requestsOfMinistry,
} from "./store.server.ts";

/** So much of the passage stands on the page; the reader has all of it. */
const MAX_VERSES = 3;
const MAX_REQUESTS = 5;

/**
 * A ministry's page: its theme of this week to every member, its groups, leaders and gatherings to those for whom it is.
 * One trip to each database, at once.
 */
export async function readMinistry<Framed extends { profile: Profile }>(
  ctx: MemberContext,
  framed: Promise<Framed>,
  ministry: Ministry,
  search: URLSearchParams,
): Promise<{ frame: Framed; page: MinistryPage }> {
  const { community: db, userId, language } = ctx;
  const now = ctx.now();
  const read = async () => {
    const [[me], groups, leaders, gatherings, requests] = await db.batch([
      communityMemberOf(db, userId),
      groupsOfMinistry(db, userId, ministry),
      leadersOfMinistry(db, userId, ministry),
      gatheringsOf(db, userId, ministry, now),
      requestsOfMinistry(db, userId, ministry, MAX_REQUESTS),
    ]);
    return { me, groups, leaders, gatherings, requests };
  };
  const day = localDay(now, ctx.browserZone ?? "UTC");
  const weeks = heldWeeksOf(ctx, ministry, day);
  const today = weekOfDay(day, Math.max(1, weeks.length));
  const asked = Number(search.get("week"));
  const chosen = weeks[(weeks[asked - 1] ? asked : today) - 1];
  const [{ frame, rows }, week] = await Promise.all([
    readBeside(ctx, framed, read),
    chosen ? weekPart(ctx, chosen, { of: weeks.length, isThis: chosen === weeks[today - 1] }) : null,
  ]);
  const fellowship = mayEnter(ministry, { ageBand: rows.me.ageBand, leads: rows.me.leads === 1 })
    ? {
        groups: rows.groups.map(groupLine),
        leaders: rows.leaders,
        requests: rows.requests.map((row: RequestRow) => requestLine(row, memberDay(frame.profile, now))),
        ...{ now, timeZone: currentTimeZone(frame.profile, now) },
        gatherings: rows.gatherings.map(({ startsAt, ...one }: GatheringRow) => ({
          ...one,
          when: inWords(startsAt, currentTimeZone(frame.profile, now), language),
        })),
      }
    : null;
  const titles = weeks.map(({ week: number, title }) => ({ week: number, title: title[language] }));
  return { frame, page: { ministry, week, weeks: titles, fellowship } };
}

const inWords = (at: number, timeZone: string, language: Language): string =>
  dateFormat(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  }).format(at);

const shownVerse = ({ verseId, text, reference, translation }: Verse): WeekPart["verse"] => ({
  verseId,
  text,
  reference,
  translation,
});

/** Without the Bible's database the week stands without its verse. */
async function weekPart(
  ctx: MemberContext,
  { week, title, passage, teaching, questions, together }: Week,
  { of, isThis }: { of: number; isThis: boolean },
): Promise<WeekPart> {
  const { language } = ctx;
  const translation = ownTranslation(ctx.translation, language);
  const [reference] = readReference(passage.reference, "en");
  const whole = reference && isThere(reference) ? reference : null;
  const first = whole && {
    ...whole,
    toVerse: Math.min(whole.toVerse, whole.fromVerse + MAX_VERSES - 1),
  };
  const [verse] = first ? await readVerses(ctx.bible, [first], translation).catch(() => [null]) : [null];
  return {
    week,
    of,
    isThis,
    title: title[language],
    reference: whole ? formatReference(whole, language) : passage.reference,
    path: whole ? readerPath(translation, whole) : null,
    verse: verse ? shownVerse(verse) : null,
    teaching: paragraphsOf(teaching[language]),
    questions: questions.map((question) => question[language]),
    together: together[language],
  };
}
