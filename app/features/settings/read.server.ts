import { firstRole, type Role } from "#app/features/member/roles.ts";
import { ensureProfile } from "#app/features/member/service.server.ts";
import { profileOf, rolesOf, settingsOf, subscriptionOf } from "#app/features/member/store.server.ts";
import { zoneOn } from "#app/features/member/time-zone.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { choiceName } from "./notifications.ts";
import { zoneChangedToday } from "./rules.ts";
import { choicesOf } from "./store.server.ts";

export type SettingsPage = {
  userId: string;
  fullName: string;
  role: Role | null;
  plan: { subscribed: boolean; tier: string | null; end: number | null };
  zone: {
    current: string;
    /** Counts from the member's next midnight on; null when none waits. */
    next: string | null;
    followsDevice: boolean;
    /** The browser's own, where it has told it. */
    device: string | null;
    changedToday: boolean;
    all: string[];
  };
  /** Cells of the table that are on, by name. */
  choices: string[];
  quiet: { from: number; to: number } | null;
  now: number;
};

/** The whole page with one D1 trip. */
export async function readSettings(ctx: MemberContext): Promise<SettingsPage> {
  const { db, userId } = ctx;
  const [profiles, roles, subscriptions, settings, choices] = await db.batch([
    profileOf(db, userId),
    rolesOf(db, userId),
    subscriptionOf(db, userId),
    settingsOf(db, userId),
    choicesOf(db, userId),
  ]);
  const profile = await ensureProfile(ctx, profiles[0]);
  const now = ctx.now();
  const current = zoneOn(profile, now);
  const changedToday = zoneChangedToday(profile, now);
  const kept = settings[0];
  const plan = subscriptions[0];
  return {
    userId,
    fullName: profile.fullName,
    role: firstRole(roles.map(({ role }) => role)),
    plan: {
      subscribed: plan?.subscribed ?? false,
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
