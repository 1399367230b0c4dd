import { dateFormat } from "#app/core/text/date-format.ts";
import type { MemberSettings, Profile } from "#app/features/member/tables.ts";
import { currentTimeZone } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/request/context.ts";
import { quietSince, unreadNow } from "./bell/bell.ts";
import { type QuietHours, timeOf } from "./choices/choices.ts";
import type { NoticePage } from "./page.ts";
import { newestNotifications, unreadTimes } from "./store.server.ts";
import { TOPICS, type Topic } from "./topics.ts";
import { viewsOf } from "./view.ts";

/** What a page of the list shows, and one more to know whether there is another. */
const PAGE = 20;
/** What is said as a notice is not older than this, ms: a tab that wakes up reads the rest in its list. */
const FRESH_MS = 60_000;

/** For a page's own batch; what is unread comes with every page's frame. */
export const noticeReads = ({ db, userId }: MemberContext, before: string | null) =>
  newestNotifications(db, userId, before, PAGE + 1);
export const bellReads = (ctx: MemberContext) => unreadTimes(ctx.db, ctx.userId);

export const quietOf = (settings: MemberSettings | undefined): QuietHours =>
  settings?.quietFrom != null && settings.quietTo != null
    ? { from: settings.quietFrom, to: settings.quietTo }
    : null;

/** What the bell says (K3): nothing new in quiet hours. */
export const bellOf = (
  ctx: MemberContext,
  profile: Profile,
  settings: MemberSettings | undefined,
  unread: readonly { at: number }[],
): number =>
  unreadNow(
    unread.map(({ at }) => at),
    quietOf(settings),
    currentTimeZone(profile, ctx.now()),
    ctx.now(),
  );

type Found = {
  profile: Profile;
  settings: MemberSettings | undefined;
  unread: readonly { at: number }[];
  rows: Awaited<ReturnType<typeof noticeReads>>;
};

export function noticePage(ctx: MemberContext, { profile, settings, unread, rows }: Found): NoticePage {
  const now = ctx.now();
  const zone = currentTimeZone(profile, now);
  const hours = quietOf(settings);
  const shown = rows.slice(0, PAGE);
  const isQuietNow = quietSince(hours, zone, now) !== null;
  return {
    notices: viewsOf(shown, { language: ctx.language, zone, now }),
    older: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    newest: shown[0]?.id ?? null,
    unread: bellOf(ctx, profile, settings, unread),
    quiet: hours && { from: inWords(hours.from, ctx.language), to: inWords(hours.to, ctx.language) },
    ringing: isQuietNow
      ? []
      : shown
          .filter((row) => row.rings && row.readAt === null && row.createdAt > now - FRESH_MS)
          .filter(({ topic }) => !(topic in TOPICS && TOPICS[topic as Topic].said))
          .map(({ id }) => id),
  };
}

/** 9 PM, or 21:00 where people say so. */
const inWords = (minute: number, language: string): string =>
  dateFormat(language, {
    hour: "numeric",
    ...(minute % 60 !== 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  }).format(Date.parse(`2026-01-01T${timeOf(minute)}:00Z`));
