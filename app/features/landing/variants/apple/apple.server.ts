import { localDay } from "#app/core/local-day.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { readHubRows } from "#app/features/home/store.server.ts";
import { isYoung } from "#app/features/member/age.ts";
import { firstName } from "#app/features/member/names/names.ts";
import { firstRole, hasPremium, type RoleAndPlan } from "#app/features/member/roles.ts";
import { widgetPet } from "#app/features/pet/widget/widget.server.ts";
import type { WidgetPet } from "#app/features/pet/widget/widget.ts";
import type { AppContext } from "#app/request/context.ts";
import { type AppleSection, appleSections } from "./apple.ts";

export type AppleHome = {
  /** AP1: null when it is not known; the page then has a name for everyone. */
  name: string | null;
  /** Null for a visitor. */
  today: string | null;
  /** Null for a visitor, and for a member without one. */
  pet: WidgetPet | null;
  sections: AppleSection[];
  premium: boolean;
  young: boolean;
};

/** The Apple-style home of who asks; a visitor's knows nothing of anybody. */
export async function readAppleHome(ctx: AppContext): Promise<AppleHome> {
  const member = ctx.session && (await readMember(ctx, ctx.session.userId));
  return {
    name: member?.name || null,
    today: member && inWords(ctx.now(), ctx.language, ctx.browserZone ?? member.timeZone),
    pet: member?.pet ?? null,
    sections: appleSections(member?.roleAndPlan ?? null, member?.young, ctx.isOpen),
    premium: member !== null && hasPremium(member.roleAndPlan),
    young: member?.young ?? false,
  };
}

/** In one D1 trip: the hub's. */
async function readMember(ctx: AppContext, userId: string) {
  const { profile, roles, subscribed, pet } = await readHubRows(
    ctx.db,
    userId,
    localDay(ctx.now(), ctx.browserZone ?? "UTC"),
  );
  const roleAndPlan: RoleAndPlan = { role: firstRole(roles), subscribed };
  return {
    name: firstName(profile?.fullName ?? ""),
    timeZone: profile?.timeZone ?? "UTC",
    roleAndPlan,
    young: isYoung(profile?.ageBand ?? null),
    pet: pet && widgetPet(pet, ctx.now()),
  };
}

const inWords = (time: number, language: string, timeZone: string): string =>
  dateFormat(language, { weekday: "long", month: "long", day: "numeric", timeZone }).format(time);
