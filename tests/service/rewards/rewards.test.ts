import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { settle } from "#app/features/pet/model/rules.ts";
import { REWARDS } from "#app/features/rewards/catalog.ts";
import { recordVisit } from "#app/features/rewards/record-visit.server.ts";
import { reward } from "#app/features/rewards/service.server.ts";
import { giveDailyLogin } from "#app/features/rewards/visit.server.ts";
import { member, rows } from "#tests/service/members.ts";
import { act, adopted, statsOf, sumOf } from "#tests/service/pets.ts";
import { readPet } from "#tests/service/stored-pet.ts";
import { countTrips } from "#tests/service/trips.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);
const activities = (Object.keys(REWARDS) as (keyof typeof REWARDS)[]).filter(
  (each) => each !== "daily_login",
);

test.each(activities)("LV3-LV15, K10, K16: %s, in two D1 trips", async (activity) => {
  const ctx = await member();
  const pet = await adopted(ctx);
  for (let game = 0; game < 2; game++) await act(ctx, { intent: "play", petId: pet.id });
  await env.DB.prepare("UPDATE user_pets SET happiness = 50, health = 50, version = version + 1 WHERE id = ?")
    .bind(pet.id)
    .run();
  await ctx.settled();
  ctx.recorded.events.length = 0;
  const trips = countTrips(ctx);
  const given = await reward(ctx, activity, "something");
  expect(trips()).toBe(2);
  await ctx.settled();
  const { coins, pet: boost } = REWARDS[activity];
  expect(await statsOf(ctx)).toMatchObject({
    faith_coins: 10 + coins,
    total_experience: 2 * coins,
    prayer_sessions: activity === "prayer" ? 1 : 0,
  });
  expect((await readPet(ctx)).pet).toMatchObject({
    happiness: 50 + (boost?.happiness ?? 0),
    health: 50 + (boost?.health ?? 0),
    energy: 40 + (boost ? 5 : 0),
  });
  expect(ctx.recorded.events.map(({ event }) => event.name)).toEqual(["reward.given"]);
  expect(given).toMatchObject({ given: true, coins, experience: 2 * coins, level: null });
  expect(await reward(ctx, activity, "something")).toEqual({ given: false });
  expect(await sumOf(ctx)).toBe(10 + coins);
});

test("each at most once by cause and local day, also of eight at once", async () => {
  const ctx = await member();
  const all = await Promise.all(Array.from({ length: 8 }, () => reward(ctx, "prayer", "psalm-23")));
  expect(all.filter(({ given }) => given)).toHaveLength(1);
  // 23:59 and 00:01 in New York
  ctx.at(Date.UTC(2026, 10, 21, 4, 59));
  expect(await reward(ctx, "prayer", "psalm-23")).toEqual({ given: false });
  ctx.at(Date.UTC(2026, 10, 21, 5, 1));
  expect(await reward(ctx, "prayer", "psalm-23")).toMatchObject({ given: true });
  expect(await reward(ctx, "achievement_unlock", "first")).toMatchObject({ given: true });
  ctx.at(START + 9 * DAY);
  expect(await reward(ctx, "achievement_unlock", "first")).toEqual({ given: false });
  expect(await sumOf(ctx)).toBe(30);
});

test("LV13: a thousand prayers pay what ten do, and what the table does not say the schema refuses", async () => {
  const ctx = await member();
  // as fast as a page could: forty at once, and the rest of the thousand changes nothing of it
  const all = await Promise.all(Array.from({ length: 40 }, (_, n) => reward(ctx, "prayer", `prayer-${n}`)));
  expect(all.filter(({ given }) => given)).toHaveLength(REWARDS.prayer.aDay);
  for (const activity of activities) for (let n = 0; n < 32; n++) await reward(ctx, activity, `more-${n}`);
  const paid = await rows<{ cause: string; count: number }>(
    "SELECT cause, count(*) AS count FROM wallet_ledger WHERE user_id = ? AND reward_day IS NOT NULL GROUP BY cause",
    ctx.userId,
  );
  expect(Object.fromEntries(paid.map(({ cause, count }) => [cause, count]))).toEqual(
    Object.fromEntries(activities.map((activity) => [activity, REWARDS[activity].aDay])),
  );
  const line = (amount: number, day: string | null) =>
    env.DB.prepare(
      `INSERT INTO wallet_ledger (user_id, currency, amount, cause, cause_id, balance_after, created_at, reward_day)
      SELECT user_id, 'faith_coins', ?2, 'prayer', 'forged', faith_coins + ?2, 0, ?3 FROM user_stats WHERE user_id = ?1`,
    )
      .bind(ctx.userId, amount, day)
      .run();
  await expect(line(5, null)).rejects.toThrow("reward_without_day");
  await expect(line(5, "2026-13-40")).rejects.toThrow("reward_without_day");
  await expect(line(500, "2026-12-01")).rejects.toThrow("reward_amount");
  await expect(line(5, "2026-11-20")).rejects.toThrow("reward_daily_limit");
});

test("G12, LV1: a level brings a gem, once", async () => {
  const ctx = await member();
  const levels = [];
  for (let quest = 0; quest < 7; quest++) {
    // six a day are paid
    if (quest === 6) ctx.at(ctx.now() + DAY);
    levels.push(await reward(ctx, "quest_complete", `quest-${quest}`));
  }
  expect(levels.map((each) => each.given && each.level)).toEqual([null, null, null, 2, null, null, 3]);
  expect(await statsOf(ctx)).toMatchObject({ total_experience: 210, user_level: 3, faith_gems: 2 });
  expect(await sumOf(ctx, "faith_gems")).toBe(2);
});

test("D25, LV11, LV12: both daily logins, each once by a key of its own, and one event for both", async () => {
  const ctx = await member();
  const pet = await adopted(ctx);
  await env.DB.prepare("UPDATE user_pets SET happiness = 50, health = 50, version = version + 1 WHERE id = ?")
    .bind(pet.id)
    .run();
  await ctx.settled();
  ctx.recorded.events.length = 0;
  const all = await Promise.all(Array.from({ length: 5 }, () => giveDailyLogin(ctx)));
  await ctx.settled();
  expect(all.filter(({ given }) => given)).toMatchObject([
    { coins: 2, boost: { happiness: 13, health: 8, energy: 5 }, welcomedBack: false },
  ]);
  // one reward, and the one line of it that the bell keeps
  expect(ctx.recorded.events.map(({ event }) => event.name)).toEqual([
    "reward.given",
    "notifications.changed",
  ]);
  expect((await readPet(ctx)).pet).toMatchObject({ happiness: 63, health: 58, energy: 85 });
  expect(
    await rows(
      "SELECT activity_type, cause_id FROM pet_activities WHERE user_id = ? ORDER BY activity_type",
      ctx.userId,
    ),
  ).toEqual([
    { activity_type: "daily_login_bonus", cause_id: "2026-11-20" },
    { activity_type: "faith_bonus", cause_id: "daily_login:day@2026-11-20" },
  ]);
  expect(await sumOf(ctx)).toBe(12);
});

test("LV11: the first page of a day is the visit; the next ones cost no D1 trip, and after midnight it is a new day", async () => {
  const ctx = await member();
  const trips = countTrips(ctx);
  for (let page = 0; page < 3; page++) recordVisit(ctx);
  await ctx.settled();
  expect(await sumOf(ctx)).toBe(2);
  const first = trips();
  ctx.at(START + 9 * 60_000);
  recordVisit(ctx);
  await ctx.settled();
  expect(trips()).toBe(first);
  // looked at again, and still the same day: one read
  ctx.at(START + 60 * 60_000);
  recordVisit(ctx);
  await ctx.settled();
  expect(trips()).toBe(first + 1);
  ctx.at(START + DAY);
  recordVisit(ctx);
  await ctx.settled();
  expect(await sumOf(ctx)).toBe(4);
});

test("LV11, D25: two minutes before midnight and five after it are two days", async () => {
  const ctx = await member({ zone: "Africa/Abidjan" });
  const midnight = Date.UTC(2026, 10, 21);
  for (const at of [midnight - 2 * 60_000, midnight + 5 * 60_000]) {
    ctx.at(at);
    recordVisit(ctx);
    await ctx.settled();
  }
  expect(await sumOf(ctx)).toBe(4);
});

test("LV11: a visit that could not be written is tried again with the next page", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const ctx = await member();
  const { db } = ctx;
  const batch = vi.spyOn(db, "batch").mockRejectedValue(new Error("D1 is away"));
  recordVisit(ctx);
  await ctx.settled();
  batch.mockRestore();
  expect(await sumOf(ctx)).toBe(0);
  recordVisit(ctx);
  await ctx.settled();
  expect(await sumOf(ctx)).toBe(2);
});

test("who comes back after three days is welcomed, and finds a pet in good heart", async () => {
  const ctx = await member();
  await adopted(ctx);
  await giveDailyLogin(ctx);
  ctx.at(START + 40 * DAY);
  expect(await giveDailyLogin(ctx)).toMatchObject({ given: true, coins: 12, welcomedBack: true });
  const page = await readPet(ctx);
  expect(page.pet?.happiness).toBeGreaterThanOrEqual(60);
  expect(page.memories[0]).toMatchObject({ kind: "welcomed_back" });
  ctx.at(START + 41 * DAY);
  expect(await giveDailyLogin(ctx)).toMatchObject({ welcomedBack: false });
});

test("G12: settled in the database is settled by the rule", async () => {
  const ctx = await member();
  const pet = await adopted(ctx);
  for (const hours of [0.99, 1, 7.5, 30, 54, 55, 56, 400]) {
    const before = (await readPet(ctx)).pet ?? pet;
    ctx.at(before.settledAt + hours * 3_600_000);
    await reward(ctx, "verse_save", `verse-${hours}`);
    const expected = settle(before, ctx.now());
    expect((await readPet(ctx)).pet).toMatchObject({
      happiness: Math.min(100, expected.happiness + 8),
      health: Math.min(100, expected.health + 5),
      energy: Math.min(100, expected.energy + 5),
      settledAt: expected.settledAt,
    });
  }
});
