import { type LocalDay, localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { versePath } from "#app/features/bible/verse-path.ts";
import { dailyMessages } from "#app/features/chat/allowance/allowance.ts";
import { allowanceToday } from "#app/features/chat/conversation/read.server.ts";
import { readVerseOfTheDay } from "#app/features/devotional/verse.server.ts";
import type { HubMember, HubPage } from "#app/features/home/hub.ts";
import { readHubRows } from "#app/features/home/store.server.ts";
import { comingBack, yearsBetween } from "#app/features/journey/model/anniversary.ts";
import { isYoung } from "#app/features/member/age.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { memberDay } from "#app/features/member/time-zone.ts";
import { bellOf } from "#app/features/notifications/read.server.ts";
import { widgetPet } from "#app/features/pet/widget/widget.server.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import type { AppContext, MemberContext } from "#app/request/context.ts";

/** The hub in one D1 trip, with the day's verse kept by the isolate. */
export async function readHub(ctx: AppContext): Promise<HubPage> {
  const here = localDay(ctx.now(), ctx.browserZone ?? "UTC");
  const [verse, found] = await Promise.all([readVerseOfTheDay(ctx, here), readMember(ctx, here)]);
  return {
    member: found?.member ?? null,
    today: found && inWords(found.day, ctx.language),
    pet: found?.pet ?? null,
    anniversary: found?.anniversary ?? null,
    verse: verse && {
      reference: verse.reference,
      translation: verse.translation,
      text: verse.text,
      path: versePath(verse),
    },
  };
}

type FoundMember = { member: HubMember; day: LocalDay; pet: WidgetPet | null } & Pick<HubPage, "anniversary">;

async function readMember(ctx: AppContext, here: LocalDay): Promise<FoundMember | null> {
  if (!ctx.session) return null;
  const { userId } = ctx.session;
  const rows = await readHubRows(ctx.db, userId, here);
  const member = Object.assign(ctx, { userId }) as MemberContext;
  const profile = await ensureProfile(member, rows.profile ?? undefined);
  const role = firstRole(rows.roles);
  const { subscribed } = rows;
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const { used } = allowanceToday(profile, rows.used, allowed, ctx.now());
  const day = memberDay(profile, ctx.now());
  const back = ctx.closedRooms.includes("community") ? null : comingBack(rows.anniversaries, day);
  return {
    day,
    pet: rows.pet && widgetPet(rows.pet, ctx.now()),
    anniversary: back && { ...back, years: yearsBetween(back.day, day) },
    member: {
      userId,
      fullName: profile.fullName,
      firstName: firstName(profile.fullName),
      role,
      subscribed,
      young: isYoung(profile.ageBand),
      messages: allowed === null ? null : { left: Math.max(0, allowed - used), allowed },
      unread: bellOf(member, profile, rows.settings ?? undefined, rows.unread),
      balance: rows.balance,
    },
  };
}

/** Said by the server alone: two browsers may word a date differently. */
const inWords = (day: LocalDay, language: string): string =>
  dateFormat(language, {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${day}T12:00:00Z`));
