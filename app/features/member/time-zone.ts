import { isTimeZone, type LocalDay, localDay } from "#app/core/local-day.ts";

export type ZoneSetting = {
  timeZone: string;
  nextTimeZone: string | null;
  nextTimeZoneDay: LocalDay | null;
};

/** The zone that counts now: a change waits for the next midnight where the member was (G2). */
export function zoneOn(setting: ZoneSetting, now: number): string {
  const { timeZone, nextTimeZone, nextTimeZoneDay } = setting;
  if (!nextTimeZone || !nextTimeZoneDay) return timeZone;
  return localDay(now, timeZone) >= nextTimeZoneDay ? nextTimeZone : timeZone;
}

/** The member's own day. */
export const memberDay = (setting: ZoneSetting, now: number): LocalDay => localDay(now, zoneOn(setting, now));

/**
 * A change of zone, to begin tomorrow: nobody gains a second allowance by flying or by settings.
 * Null when there is nothing to change.
 */
export function changeZone(setting: ZoneSetting, zone: string, now: number): ZoneSetting | null {
  const current = zoneOn(setting, now);
  if (!isTimeZone(zone) || zone === current || zone === setting.nextTimeZone) return null;
  const tomorrow = new Date(`${localDay(now, current)}T12:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return { timeZone: current, nextTimeZone: zone, nextTimeZoneDay: tomorrow.toISOString().slice(0, 10) };
}
