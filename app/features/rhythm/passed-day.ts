import { dayStart, type LocalDay, localDay } from "#app/core/local-day.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";

const HALF_A_DAY_MS = 43_200_000;

/**
 * The day that the member's last change of zone passed over, from Pago Pago to Kiritimati for example: it was never
 * theirs. Zones are 26 hours apart at most, so it is one day or none.
 */
export function passedDay({ timeZone, nextTimeZone, nextTimeZoneDay }: ZoneSetting): LocalDay | null {
  if (!nextTimeZone || !nextTimeZoneDay) return null;
  const noon = Date.parse(`${nextTimeZoneDay}T12:00:00Z`);
  const within = [noon, noon - HALF_A_DAY_MS, noon + HALF_A_DAY_MS].find(
    (at) => localDay(at, timeZone) === nextTimeZoneDay,
  );
  if (within === undefined) return null;
  return localDay(dayStart(within, timeZone), nextTimeZone) > nextTimeZoneDay ? nextTimeZoneDay : null;
}
