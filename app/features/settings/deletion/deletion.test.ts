import fc from "fast-check";
import { expect, test } from "vitest";
import { canUndo, confirmsDeletion, DELETION_GRACE_DAYS, daysLeft, purgeTime } from "./deletion.ts";

fc.configureGlobal({ seed: 2026 });

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const ZONES = Intl.supportedValuesOf("timeZone");

test.each([
  ["as it stands there", "delete my account", true],
  ["as a title", "Delete My Account", true],
  ["with spaces", "  delete   my\u00a0account ", true],
  ["with its quotation marks", "“delete my account”", true],
  ["in Spanish", "eliminar mi cuenta", true],
  ["nothing", "", false],
  ["a yes", "yes", false],
  ["half of it", "delete my", false],
  ["more than it", "do not delete my account", false],
  ["hidden characters between", "delete\u200b my account", false],
  ["ten thousand characters", `delete my account${" ".repeat(10_000)}`, false],
])("F13 confirmation: %s", (_name, typed, confirms) => {
  expect(confirmsDeletion(typed)).toBe(confirms);
});

test.each([
  ["at once", 0, 30, true],
  ["a second later", 1_000, 30, true],
  ["a day later", DAY, 29, true],
  ["in the last hour", 30 * DAY - 3_600_000, 1, true],
  ["in the last millisecond", 30 * DAY - 1, 1, true],
  ["when it is due", 30 * DAY, 0, false],
  ["a month late", 60 * DAY, 0, false],
])("F13 %s", (_name, later, left, undo) => {
  const purgeAt = purgeTime(NOON);
  expect(daysLeft(purgeAt, NOON + later)).toBe(left);
  expect(canUndo({ state: "resting", reason: "asked", purgeAt }, NOON + later)).toBe(undo);
  expect(canUndo({ state: "purging", reason: "asked", purgeAt }, NOON + later)).toBe(false);
  expect(canUndo({ state: "resting", reason: "under_13", purgeAt }, NOON + later)).toBe(false);
});

test("F13 in every zone and at every time of the year the date that is named is thirty days on, and not a day less", () => {
  const instant = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(...ZONES),
      fc.nat(DELETION_GRACE_DAYS * DAY),
      (askedAt, timeZone, later) => {
        const purgeAt = purgeTime(askedAt);
        const dayOf = (time: number) =>
          Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone }).format(time)) / DAY;
        // a change of the clocks moves midnight by an hour, so the named date may be a neighbour, never a week off
        expect(Math.abs(dayOf(purgeAt) - dayOf(askedAt) - DELETION_GRACE_DAYS)).toBeLessThanOrEqual(1);
        const now = askedAt + later;
        expect(canUndo({ state: "resting", reason: "asked", purgeAt }, now)).toBe(daysLeft(purgeAt, now) > 0);
        expect(daysLeft(purgeAt, now)).toBeGreaterThanOrEqual(daysLeft(purgeAt, now + 1));
      },
    ),
    { numRuns: 300 },
  );
});
