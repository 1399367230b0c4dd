import { dailyMessages } from "#app/features/chat/allowance.ts";
import { allowanceToday } from "#app/features/chat/read.server.ts";
import { firstName } from "#app/features/member/names.ts";
import { firstRole } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, settingsOf, subscriptionOf } from "#app/features/member/store.server.ts";
import { zoneOn } from "#app/features/member/time-zone.ts";
import { choiceName } from "#app/features/notifications/choices.ts";
import type { MemberContext } from "#app/platform/context.ts";
import type { SettingsPage } from "./page.ts";
import { zoneChangedToday } from "./rules.ts";
import { choicesOf, usedLately } from "./store.server.ts";

/** The whole page with one D1 trip. */
export async function readSettings(ctx: MemberContext): Promise<SettingsPage> {
  const { db, userId } = ctx;
  const [profiles, roles, subscriptions, settings, choices, used] = await db.batch([
    profileOf(db, userId),
    rolesOf(db, userId),
    subscriptionOf(db, userId),
    settingsOf(db, userId),
    choicesOf(db, userId),
    usedLately(db, userId),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const now = ctx.now();
  const current = zoneOn(profile, now);
  const changedToday = zoneChangedToday(profile, now);
  const kept = settings[0];
  const plan = subscriptions[0];
  const role = firstRole(roles.map((row) => row.role));
  const subscribed = plan?.subscribed ?? false;
  const allowed = dailyMessages({ subscribed, isAdmin: role === "admin" });
  const today = allowanceToday(profile, used, allowed, now);
  return {
    userId,
    member: {
      userId,
      fullName: profile.fullName,
      firstName: firstName(profile.fullName),
      role,
      subscribed,
      messages: allowed === null ? null : { left: Math.max(0, allowed - today.used), allowed },
    },
    phone: { number: profile.phoneNumber, verified: profile.phoneVerifiedAt !== null },
    look: { appearance: ctx.appearance, textSize: ctx.textSize, movement: ctx.movement },
    fullName: profile.fullName,
    role,
    plan: {
      subscribed,
      tier: plan?.subscriptionTier ?? null,
      end: plan?.subscriptionEnd ?? null,
    },
    zone: {
      current,
      next: changedToday ? profile.nextTimeZone : null,
      followsDevice: !kept?.zoneChosen,
      device: ctx.browserZone,
      changedToday,
      all: Intl.supportedValuesOf("timeZone"),
    },
    choices: choices.map(choiceName),
    quiet:
      kept?.quietFrom != null && kept.quietTo != null ? { from: kept.quietFrom, to: kept.quietTo } : null,
    now,
  };
}
