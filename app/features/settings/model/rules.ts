import { isTimeZone } from "#app/core/local-day.ts";
import { ok, type Result, refuse } from "#app/core/result.ts";
import { changeZone, memberDay, type ZoneSetting } from "#app/features/member/time-zone.ts";
import type { SettingsRefusal } from "./refusals.ts";

/** Longer than any name that people have. */
const MAX_NAME = 100;

/** Controls, halves of characters, marks that reorder or hide text. Joiners stay: emoji and some scripts need them. */
const HIDDEN = /\p{Cc}|\p{Cs}|[\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name as it is stored; anything that people are called, in any script. */
export function cleanName(typed: string): Result<string, SettingsRefusal> {
  if (typed.length > MAX_NAME * 4) return refuse("settings.name_too_long");
  const name = typed.replace(/\s+/gu, " ").replace(HIDDEN, "").normalize("NFC").trim();
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return refuse("settings.name_empty");
  return [...name].length > MAX_NAME ? refuse("settings.name_too_long") : ok(name);
}

/** A zone was changed today: the next change can be made tomorrow (G2). */
export const zoneChangedToday = (setting: ZoneSetting, now: number): boolean =>
  setting.nextTimeZoneDay !== null && memberDay(setting, now) < setting.nextTimeZoneDay;

/** G2: what a choice of zone changes. Null: it is the one that counts, or will count from midnight on. */
export function chooseZone(
  setting: ZoneSetting,
  zone: string,
  now: number,
): Result<ZoneSetting | null, SettingsRefusal> {
  if (zone.length > 64 || !isTimeZone(zone)) return refuse("settings.zone_unknown");
  const change = changeZone(setting, zone, now);
  if (!change) return ok(null);
  return zoneChangedToday(setting, now) ? refuse("settings.zone_again") : ok(change);
}
