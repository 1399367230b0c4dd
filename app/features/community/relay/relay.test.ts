import fc from "fast-check";
import { expect, test } from "vitest";
import {
  canConfirm,
  canTake,
  freeHours,
  gapsFor,
  HOUR_MS,
  heldHours,
  hourIn,
  isAskedAt,
  isOver,
  nextFullHour,
  type Relay,
  startOf,
} from "./relay.ts";

const NOON = Date.UTC(2026, 10, 20, 12);
const relay = (taken: Relay["taken"] = []): Relay => ({ id: "relay", startsAt: NOON, taken });
const hour = (n: number, more: Partial<Relay["taken"][number]> = {}) => ({
  hour: n,
  mine: false,
  prayed: false,
  ...more,
});

test.each([
  ["New York, at seven", "America/New_York", 0, true],
  ["Los Angeles, at four in the morning", "America/Los_Angeles", 0, false],
  ["Madrid, at 21:00, the last whole hour", "Europe/Madrid", 8, true],
  ["Madrid, at 22:00", "Europe/Madrid", 9, false],
  ["Kathmandu, at 21:45", "Asia/Kathmandu", 4, true],
  ["Kathmandu, at 22:45", "Asia/Kathmandu", 5, false],
  ["Kiritimati, at two in the morning", "Pacific/Kiritimati", 0, false],
  ["UTC, at midnight", "UTC", 12, false],
])("M3: %s", (_name, zone, n, asked) => {
  expect(isAskedAt(startOf(relay(), n), zone)).toBe(asked);
});

test.each([
  ["before it", -1, true, false],
  ["at its beginning", 0, true, true],
  ["in it", 0.5, true, true],
  ["within an hour after", 1.5, false, true],
  ["later", 2, false, false],
])("an hour, %s", (_when, hours, take, confirm) => {
  const now = NOON + hours * HOUR_MS;
  expect([canTake(NOON, now), canConfirm(NOON, now)]).toEqual([take, confirm]);
});

test("it begins at the next full hour, and lasts a day and a night", () => {
  expect(nextFullHour(NOON)).toBe(NOON + HOUR_MS);
  expect(nextFullHour(NOON - 1)).toBe(NOON);
  expect([isOver(relay(), NOON + 24 * HOUR_MS - 1), isOver(relay(), NOON + 24 * HOUR_MS)]).toEqual([
    false,
    true,
  ]);
});

test("hours that were taken and passed without a word are not counted as held", () => {
  const taken = [hour(0, { prayed: true }), hour(1), hour(20)];
  expect(heldHours(relay(taken), NOON)).toBe(3);
  expect(heldHours(relay(taken), NOON + 3 * HOUR_MS)).toBe(2);
  expect(heldHours(relay(taken), NOON + 30 * HOUR_MS)).toBe(1);
});

test("a reader is offered the next free hour at which they are awake, where fewest are taken first", () => {
  const open = (id: string, taken: Relay["taken"]) => ({ ...relay(taken), requestId: id, name: null });
  const gaps = gapsFor(
    [
      open("a", [hour(0), hour(1)]),
      open("b", [hour(0)]),
      open("c", [hour(5, { mine: true }), hour(6, { mine: true }), hour(7, { mine: true })]),
    ],
    "America/New_York",
    NOON,
    3,
  );
  expect(gaps.map(({ requestId, hour: n }) => [requestId, n])).toEqual([
    ["b", 1],
    ["a", 2],
  ]);
});

test("M3: nobody in any zone is asked for an hour of their night, or for one that is taken or past", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 400 * 24 }),
      fc.uniqueArray(fc.nat(23)),
      fc.integer({ min: -60, max: 26 * 60 }),
      (zone, at, taken, minutes) => {
        const one = { ...relay(taken.map((n) => hour(n))), startsAt: NOON + at * HOUR_MS };
        const now = one.startsAt + minutes * 60_000;
        const free = freeHours(one, now);
        for (const gap of gapsFor([{ ...one, requestId: "r", name: null }], zone, now, 24)) {
          expect(free).toContain(gap.hour);
          expect(taken).not.toContain(gap.hour);
          expect(gap.start + HOUR_MS).toBeGreaterThan(now);
          const local = hourIn(zone, gap.start);
          expect(local >= 7 && local < 22).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
