import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { experienceToNext, levelOf } from "#app/features/wallet/rules.ts";
import { REWARDS } from "./catalog.ts";
import { causeOn, isPaid, isWelcomedBack, rewardOf } from "./rules.ts";

test.each([
  ["bible_study", 10, 15, 10],
  ["prayer", 5, 12, 8],
  ["verse_save", 3, 8, 5],
  ["trivia_correct", 3, 6, 3],
  ["memory_game", 8, 10, 5],
  ["quest_complete", 15, 20, 15],
  ["achievement_unlock", 20, 25, 20],
  ["daily_login", 2, 5, 3],
] as const)(
  "LV3-LV13, G12: %s gives %i coins, +%i happiness, +%i health, +5 energy",
  (activity, coins, happiness, health) =>
    expect(rewardOf(activity)).toEqual({
      coins,
      experience: 2 * coins,
      pet: { happiness, health, energy: 5 },
    }),
);

test.each([
  ["social_interaction", 5],
  ["other_activity", 1],
] as const)("LV13: %s gives %i coins and does nothing to the pet", (activity, coins) =>
  expect(rewardOf(activity)).toEqual({ coins, experience: 2 * coins, pet: null }),
);

test.each([
  [0, 1, 100],
  [99, 1, 1],
  [100, 2, 100],
  [9_899, 99, 1],
  [9_900, 100, 0],
  [1_000_000, 100, 0],
])("LV1, LV2, K11: experience %i is level %i, %i to the next", (experience, level, left) => {
  expect(levelOf(experience)).toBe(level);
  expect(experienceToNext(experience)).toBe(left);
});

test.each([
  ["2026-11-17", true],
  ["2026-11-18", false],
  ["2026-11-20", false],
  [null, false],
])("last here on %s: welcomed back on the 20th: %s", (day, welcomed) =>
  expect(isWelcomedBack(day, "2026-11-20")).toBe(welcomed),
);

test("once ever by its cause, or once on each day", () => {
  expect(causeOn("achievement_unlock", "first", "2026-11-20")).toBe("first");
  expect(causeOn("prayer", "psalm", "2026-11-20")).toBe("psalm@2026-11-20");
});

test("LV13: the schema's table of coins and daily limits is the catalog's", () => {
  const db = new DatabaseSync(":memory:");
  const migration = (name: string) =>
    readFileSync(new URL(`../../../migrations/${name}.sql`, import.meta.url), "utf8");
  // the table and its rows; the rest of that migration is about another table
  db.exec(migration("0034_limit_rewards").split("-- The member's own day")[0] ?? "");
  db.exec(migration("0041_raise_reward_limits"));
  const rows = db.prepare("SELECT activity, coins, a_day AS aDay FROM reward_limits").all();
  const written = Object.fromEntries(rows.map(({ activity, coins, aDay }) => [activity, [coins, aDay]]));
  expect(written).toEqual(
    Object.fromEntries(
      Object.entries(REWARDS).map(([activity, { coins, aDay }]) => [activity, [coins, aDay]]),
    ),
  );
});

test.each([
  ["bible_study", 2, true],
  ["bible_study", 3, false],
  ["daily_login", 0, true],
  ["daily_login", 1, false],
  ["verse_save", 10, false],
] as const)("LV4, LV6, LV11: %s is paid after %i that day: %s", (activity, paid, pays) => {
  expect(isPaid(activity, paid)).toBe(pays);
});
