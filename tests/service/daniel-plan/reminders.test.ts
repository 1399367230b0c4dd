import { expect, test } from "vitest";
import { remindOfDanielPlans } from "#app/features/daniel-plan/jobs/remind.server.ts";
import { rows, type TestMember } from "#tests/service/members.ts";
import { act, check, DAY, NOON, started, subscribe, subscriber } from "./steps.ts";

const HOUR = 3_600_000;

async function reminded(hour = "20", turnedOn = true): Promise<{ ctx: TestMember; plan: string }> {
  const ctx = await subscriber();
  if (turnedOn) await rows("INSERT INTO notification_choices VALUES (?, 'reading', 'app')", ctx.userId);
  const plan = await started(ctx);
  await act(ctx, { intent: "remind", plan, hour });
  return { ctx, plan };
}
const notices = (ctx: TestMember) =>
  rows<{ topic: string; data: string }>(
    "SELECT topic, told AS data FROM notifications WHERE user_id = ?",
    ctx.userId,
  );
const dueAt = async (plan: string) =>
  (await rows<{ at: number | null }>("SELECT remind_at AS at FROM daniel_plans WHERE id = ?", plan))[0]?.at;
/** Eight in the evening in New York. */
const EVENING = NOON + 13 * HOUR;

test("DP1: a reminder comes at its hour, once, and again the next day", async () => {
  const { ctx, plan } = await reminded();
  expect(await dueAt(plan)).toBe(EVENING);
  ctx.at(EVENING - 1);
  await remindOfDanielPlans(ctx);
  expect(await notices(ctx)).toEqual([]);
  ctx.at(EVENING);
  await Promise.all([remindOfDanielPlans(ctx), remindOfDanielPlans(ctx)]);
  await remindOfDanielPlans(ctx);
  expect(await notices(ctx)).toEqual([
    { topic: "daniel.day", data: '{"topic":"daniel.day","day":1,"of":42}' },
  ]);
  expect(await dueAt(plan)).toBe(EVENING + DAY);
  ctx.at(EVENING + DAY);
  await remindOfDanielPlans(ctx);
  expect(await notices(ctx)).toHaveLength(2);
});

test.each<[string, (ctx: TestMember, plan: string) => Promise<unknown>]>([
  ["something was kept today", (ctx, plan) => check(ctx, plan, 0)],
  ["the plan is paused", (ctx, plan) => act(ctx, { intent: "pause", plan })],
  ["the plan was ended", (ctx, plan) => act(ctx, { intent: "end", plan })],
  ["the plan was deleted", (ctx, plan) => act(ctx, { intent: "delete", plan })],
  ["today is a day of rest", (ctx, plan) => act(ctx, { intent: "rest", plan })],
  ["the subscription has ended", (ctx) => subscribe(ctx, false)],
  ["the hour was taken away", (ctx, plan) => act(ctx, { intent: "remind", plan, hour: "" })],
])("nothing is said where %s", async (_why, change) => {
  const { ctx, plan } = await reminded();
  await change(ctx, plan);
  ctx.at(EVENING);
  await remindOfDanielPlans(ctx);
  expect(await notices(ctx)).toEqual([]);
});

test("nothing is said to whom notifications of reading are off", async () => {
  const { ctx } = await reminded("20", false);
  ctx.at(EVENING);
  await remindOfDanielPlans(ctx);
  expect(await notices(ctx)).toEqual([]);
});

test.each(["24", "-1", "noon", "100"])("there is no hour %s", async (hour) => {
  const { ctx, plan } = await reminded();
  expect(await act(ctx, { intent: "remind", plan, hour })).toMatchObject({ refusal: "daniel.bad_form" });
});
