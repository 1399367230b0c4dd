import { firstName } from "#app/features/member/names.ts";
import { firstRole, hasPremium, type Standing } from "#app/features/member/roles.ts";
import { profileOf, rolesOf, subscriptionOf } from "#app/features/member/store.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type AppleSection, appleSections } from "./apple.ts";

export type AppleHome = {
  /** AP1: null when it is not known; the page then has a name for everyone. */
  name: string | null;
  /** Null for a visitor. */
  today: string | null;
  sections: AppleSection[];
  premium: boolean;
  danielPlanOpen: boolean;
};

/** The Apple-style home of who asks; a visitor's knows nothing of anybody. */
export async function readAppleHome(ctx: AppContext): Promise<AppleHome> {
  const member = ctx.session && (await readMember(ctx, ctx.session.userId));
  return {
    name: member?.name || null,
    today: member && inWords(ctx.now(), ctx.language, ctx.browserZone ?? member.timeZone),
    sections: appleSections(member?.standing ?? null, ctx.isOpen),
    premium: member !== null && hasPremium(member.standing),
    danielPlanOpen: ctx.isOpen("/daniel-plan"),
  };
}

async function readMember(ctx: AppContext, userId: string) {
  const [profiles, roles, subscriptions] = await ctx.db.batch([
    profileOf(ctx.db, userId),
    rolesOf(ctx.db, userId),
    subscriptionOf(ctx.db, userId),
  ]);
  const standing: Standing = {
    role: firstRole(roles.map(({ role }) => role)),
    subscribed: subscriptions[0]?.subscribed ?? false,
  };
  const profile = profiles[0];
  return { name: firstName(profile?.fullName ?? ""), timeZone: profile?.timeZone ?? "UTC", standing };
}

const inWords = (time: number, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", month: "long", day: "numeric", timeZone }).format(
    time,
  );
