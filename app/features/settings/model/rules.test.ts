import fc from "fast-check";
import { expect, test } from "vitest";
import { currentTimeZone, memberDay } from "#app/features/member/time-zone.ts";
import { chooseZone, cleanName, zoneChangedToday } from "./rules.ts";

fc.configureGlobal({ seed: 2026 });

test.each([
  ["a name", "Ann Okafor", "Ann Okafor"],
  ["with spaces", "  Ann \t\n Okafor ", "Ann Okafor"],
  ["markup is only letters", "<b>Ann</b>", "<b>Ann</b>"],
  ["right to left", "מרים", "מרים"],
  ["emoji of several parts", "Ann 👩‍👧", "Ann 👩‍👧"],
  ["hidden marks", "A\u200Bnn\u202E", "Ann"],
  ["accents in two pieces", "Jose\u0301", "José"],
  ["nothing", "", null],
  ["blanks", " \u00a0\t", null],
  ["hidden marks alone", "\u200B\u200E\uFEFF", null],
  ["signs alone", "-- . --", null],
  ["a hundred letters", "a".repeat(100), "a".repeat(100)],
  ["one more", "a".repeat(101), null],
  ["ten thousand", "a".repeat(10_000), null],
])("a name: %s", (_name, typed, stored) => {
  const cleaned = cleanName(typed);
  expect(cleaned.ok ? cleaned.value : null).toBe(stored);
});

const noon = Date.UTC(2026, 10, 20, 17);
const NEW_YORK = { timeZone: "America/New_York", nextTimeZone: null, nextTimeZoneDay: null };
const WAITING = { ...NEW_YORK, nextTimeZone: "Asia/Tokyo", nextTimeZoneDay: "2026-11-21" };

test.each([
  ["another zone waits for midnight", NEW_YORK, "Asia/Tokyo", 0, WAITING],
  ["the same zone changes nothing", NEW_YORK, "America/New_York", 0, null],
  ["the one that waits, again", WAITING, "Asia/Tokyo", 0, null],
  ["a second one on the same day", WAITING, "Europe/Berlin", 3_600_000, "settings.zone_again"],
  ["back again on the same day", WAITING, "America/New_York", 0, "settings.zone_again"],
  [
    "another one on the day after",
    WAITING,
    "Europe/Berlin",
    12 * 3_600_000,
    { timeZone: "Asia/Tokyo", nextTimeZone: "Europe/Berlin", nextTimeZoneDay: "2026-11-22" },
  ],
  ["no zone", NEW_YORK, "Mars/Olympus_Mons", 0, "settings.zone_unknown"],
  ["nothing", NEW_YORK, "", 0, "settings.zone_unknown"],
  ["ten thousand letters", NEW_YORK, "A".repeat(10_000), 0, "settings.zone_unknown"],
])("G2 %s", (_name, setting, zone, later, outcome) => {
  const chosen = chooseZone(setting, zone, noon + later);
  expect(chosen.ok ? chosen.value : chosen.refusal).toEqual(outcome);
});

test("G2 in any zones and at any times: one change a day, in force when the day has changed", () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
  const instant = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(zones, zones, zones, instant, fc.nat(86_400_000), (home, away, third, now, later) => {
      const setting = { timeZone: home, nextTimeZone: null, nextTimeZoneDay: null };
      const first = chooseZone(setting, away, now);
      if (!first.ok || !first.value) return;
      const changed = first.value;
      expect(currentTimeZone(changed, now)).toBe(home);
      expect(memberDay(changed, now)).toBe(memberDay(setting, now));
      const again = chooseZone(changed, third, now + later);
      const sameDay = zoneChangedToday(changed, now + later);
      if (sameDay && third !== away) expect(again.ok).toBe(false);
      if (!sameDay) expect(again.ok).toBe(true);
    }),
    { numRuns: 300 },
  );
});
