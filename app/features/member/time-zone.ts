import { addDays, isTimeZone, type LocalDay, localDay } from "#app/core/local-day.ts";

export type ZoneSetting = {
  timeZone: string;
  nextTimeZone: string | null;
  nextTimeZoneDay: LocalDay | null;
};

/** The zone that counts now: a change waits for the next midnight where the member was (G2). */
export function currentTimeZone(setting: ZoneSetting, now: number): string {
  const { timeZone, nextTimeZone, nextTimeZoneDay } = setting;
  if (!nextTimeZone || !nextTimeZoneDay) return timeZone;
  return localDay(now, timeZone) >= nextTimeZoneDay ? nextTimeZone : timeZone;
}

/**
 * The member's own day. It never goes back: where the new zone is still in a day that has ended
 * (from Kiritimati to Pago Pago, 25 hours), the day of the change goes on until the new zone has passed it.
 */
export function memberDay(setting: ZoneSetting, now: number): LocalDay {
  const day = localDay(now, currentTimeZone(setting, now));
  const changed = setting.nextTimeZoneDay && addDays(setting.nextTimeZoneDay, -1);
  return changed && changed > day ? changed : day;
}

/**
 * The member's day of a moment that is told afterwards: before the last change began it was the old zone's. The setting
 * does not know of changes before that one.
 */
export function pastDay(setting: ZoneSetting, then: number): LocalDay {
  const { timeZone, nextTimeZoneDay } = setting;
  const inOldZone = localDay(then, timeZone);
  return nextTimeZoneDay && inOldZone < nextTimeZoneDay ? inOldZone : memberDay(setting, then);
}

/**
 * A change of zone, to begin tomorrow: nobody gains a second allowance by flying or by settings.
 * A later change replaces one that still waits. Null when there is nothing to change.
 */
export function changeZone(setting: ZoneSetting, zone: string, now: number): ZoneSetting | null {
  if (!isTimeZone(zone) || zone === (setting.nextTimeZone ?? setting.timeZone)) return null;
  return {
    timeZone: currentTimeZone(setting, now),
    nextTimeZone: zone,
    nextTimeZoneDay: addDays(memberDay(setting, now), 1),
  };
}
