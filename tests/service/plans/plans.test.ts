import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { actOnPlans } from "#app/features/plans/act.server.ts";
import { planCalendar } from "#app/features/plans/calendar.server.ts";
import { dailyPage, listPage, onePage, planReads } from "#app/features/plans/read.server.ts";
import type { PlansReply } from "#app/features/plans/reply.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { beforeTrip, countTrips } from "#tests/service/trips.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const EVERY_DAY = ["0", "1", "2", "3", "4", "5", "6"];

type Fields = Record<string, string | readonly string[]>;

function act(ctx: TestMember, fields: Fields): Promise<PlansReply> {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields))
    for (const value of [given].flat()) form.append(name, value);
  return actOnPlans(ctx, form);
}

const begin = (ctx: TestMember, fields: Fields = {}) =>
  act(ctx, {
    intent: "begin",
    kind: "nt-90",
    requestId: requestId(),
    start: "2026-11-20",
    weekdays: EVERY_DAY,
    ...fields,
  });

async function begun(ctx: TestMember, fields: Fields = {}): Promise<string> {
  const reply = await begin(ctx, fields);
  if (!reply.ok || !reply.id) throw new Error(JSON.stringify(reply));
  return reply.id;
}

async function read<Page>(
  ctx: TestMember,
  asked: string | null,
  make: (frame: Parameters<typeof dailyPage>[1], plans: Parameters<typeof dailyPage>[2]) => Page,
): Promise<Page> {
  const { frame, rows: found } = await readFramed(ctx, planReads(ctx.db, ctx.userId, asked));
  const [plans, checks] = found;
  return make(frame, { plans, checks });
}

const daily = (ctx: TestMember, asked: string | null = null) =>
  read(ctx, asked, (frame, plans) => dailyPage(ctx, frame, plans, asked));
const planOf = async (ctx: TestMember, id: string) => {
  const { plan } = await daily(ctx, id);
  if (!plan) throw new Error("no plan");
  return plan;
};
const itemsOf = async (ctx: TestMember, id: string) =>
  (await planOf(ctx, id)).today.map(({ item }) => item).join(",");
const checksOf = (id: string) =>
  rows("SELECT reading, place, at FROM reading_plan_checks WHERE plan_id = ? AND opened_at IS NULL", id);
const check = (ctx: TestMember, plan: string, items: string, more: Fields = {}) =>
  act(ctx, { intent: "check", plan, items, read: "yes", ...more });

const events = (ctx: TestMember) => ctx.recorded.events.map(({ event }) => event.name);
const coins = (ctx: TestMember) =>
  rows<{ cause: string; amount: number }>(
    "SELECT cause, amount FROM wallet_ledger WHERE user_id = ? AND currency = 'faith_coins'",
    ctx.userId,
  );

describe("R40 today's reading", () => {
  test("one D1 trip for the page, two to begin a plan, two to check off; other tabs are told", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    const id = await begun(ctx);
    expect(trips()).toBe(2);
    const plan = await planOf(ctx, id);
    expect(trips()).toBe(3);
    expect(plan).toMatchObject({ kind: "today", kicker: "New Testament in 90 days, day 1" });
    expect(plan.heading).toBe("Today, Matthew 1–4");
    expect(plan.today[0]).toMatchObject({
      name: "Matthew 1",
      path: "/bible-study/web/matthew/1",
      read: false,
    });
    const reply = await check(ctx, id, plan.today.map(({ item }) => item).join(","));
    expect(reply).toMatchObject({ ok: true, finished: false });
    expect(trips()).toBe(5);
    await ctx.settled();
    expect(events(ctx)).toEqual(expect.arrayContaining(["plans.changed", "rhythm.changed", "reward.given"]));
    expect(await planOf(ctx, id)).toMatchObject({ kind: "read", progress: { done: 1, of: 90 } });
  });

  test("in Spanish, with the Spanish text", async () => {
    const ctx = Object.assign(await member(), { language: "es" as const });
    const plan = await planOf(ctx, await begun(ctx, { kind: "psalms-proverbs" }));
    expect(plan.heading).toMatch(/^Hoy, Salmos 1–\d y Proverbios 1$/);
    expect(plan.today[0]?.path).toBe("/bible-study/rv1909/psalm/1");
  });

  test("the same form sent ten times at once begins one plan", async () => {
    const ctx = await member();
    const id = requestId();
    const replies = await Promise.all(Array.from({ length: 10 }, () => begin(ctx, { requestId: id })));
    expect(new Set(replies.map((reply) => reply.ok && reply.id)).size).toBe(1);
    expect((await daily(ctx)).others).toEqual([]);
  });

  test("nobody else's plan is read, changed, removed or put into a calendar", async () => {
    const id = await begun(await member());
    const stranger = await member();
    expect(await check(stranger, id, "0:0")).toMatchObject({ ok: false, refusal: "plans.gone" });
    expect(await act(stranger, { intent: "move", plan: id })).toMatchObject({ refusal: "plans.gone" });
    await act(stranger, { intent: "remove", plan: id });
    expect(await rows("SELECT id FROM reading_plans WHERE id = ?", id)).toHaveLength(1);
    expect(await read(stranger, id, (frame, plans) => onePage(stranger, frame, plans, id))).toBeNull();
    await expect(planCalendar(stranger, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("LV4, M2 what reading brings", () => {
  test("a day of the rhythm with the first passage; coins with the first whole reading of a day, and never twice", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    await check(ctx, id, "0:0");
    expect(await rows("SELECT day, kind FROM rhythm_practices WHERE user_id = ?", ctx.userId)).toEqual([
      { day: "2026-11-20", kind: "reading" },
    ]);
    expect(await coins(ctx)).toEqual([]);
    await check(ctx, id, await itemsOf(ctx, id));
    expect(await coins(ctx)).toEqual([{ cause: "bible_study", amount: 10 }]);
    // opened and read again; the next reading too; another plan as well
    await check(ctx, id, "0:0", { read: "no" });
    await check(ctx, id, "0:0");
    await check(ctx, id, "1:0,1:1,1:2");
    const other = await begun(ctx, { kind: "psalms-proverbs" });
    await check(ctx, other, await itemsOf(ctx, other));
    expect(await coins(ctx)).toHaveLength(1);
    ctx.at(NOON + 2 * DAY);
    await check(ctx, id, await itemsOf(ctx, id));
    expect(await coins(ctx)).toHaveLength(2);
  });

  test("twenty presses at once are one mark and one reward", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    const items = await itemsOf(ctx, id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => check(ctx, id, items)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await coins(ctx)).toHaveLength(1);
    expect((await planOf(ctx, id)).progress.done).toBe(1);
  });

  test("what waited without a network is replayed once; an undoing that comes late takes away nothing newer", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    const checks = () => checksOf(id);
    await check(ctx, id, "0:0", { at: `${NOON - 60_000}` });
    await check(ctx, id, "0:0", { at: `${NOON - 60_000}` });
    expect(await checks()).toEqual([{ reading: 0, place: 0, at: NOON - 60_000 }]);
    await check(ctx, id, "0:0", { read: "no", at: `${NOON - 120_000}` });
    expect(await checks()).toHaveLength(1);
    await check(ctx, id, "0:0", { read: "no", at: `${NOON - 30_000}` });
    expect(await checks()).toEqual([]);
  });

  test("what was opened again stays open, whatever comes late of before that; what is read after it is read", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    const at = (secondsAgo: number) => ({ at: `${NOON - secondsAgo * 1_000}` });
    await check(ctx, id, "0:0", at(60));
    await check(ctx, id, "0:0", { read: "no", ...at(30) });
    // the reply to the first was lost: its device sends it again, and another one has waited longer
    expect(await check(ctx, id, "0:0", at(60))).toMatchObject({ ok: true });
    expect(await check(ctx, id, "0:0", at(90))).toMatchObject({ ok: true });
    expect(await checksOf(id)).toEqual([]);
    // the opening comes before what it opens
    await check(ctx, id, "0:1", { read: "no", ...at(30) });
    await check(ctx, id, "0:1", at(40));
    expect(await checksOf(id)).toEqual([]);
    expect((await planOf(ctx, id)).progress.done).toBe(0);
    await check(ctx, id, "0:0,0:1", at(20));
    await check(ctx, id, "0:0", { read: "no", ...at(25) });
    expect(await checksOf(id)).toHaveLength(2);
    // read twice: an undoing from between the two is older than the second
    await check(ctx, id, "0:1", at(5));
    await check(ctx, id, "0:1", { read: "no", ...at(10) });
    expect(await checksOf(id)).toHaveLength(2);
  });

  test("read without a network and told later: on its own day, never on one to come", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    await check(ctx, id, "0:0", { at: String(NOON - 2 * DAY) });
    await check(ctx, id, "0:1", { at: String(NOON + 30 * DAY) });
    expect(
      await rows("SELECT place, day FROM reading_plan_checks WHERE plan_id = ? ORDER BY place", id),
    ).toEqual([
      { place: 0, day: "2026-11-18" },
      { place: 1, day: "2026-11-20" },
    ]);
  });

  test("the member's own midnight decides what today is", async () => {
    const ctx = await member({ zone: "Pacific/Kiritimati" });
    // noon in UTC is two in the morning of the next day there
    const id = await begun(ctx, { start: "2026-11-21" });
    expect((await planOf(ctx, id)).kind).toBe("today");
    ctx.at(Date.UTC(2026, 10, 21, 10, 1));
    expect((await planOf(ctx, id)).kind).toBe("behind");
  });
});

describe("behind, ahead, rest, pause", () => {
  test("three days later: three ways on, each says what it does, and moving does what it said", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    ctx.at(NOON + 3 * DAY);
    const behind = await planOf(ctx, id);
    expect(behind.heading).toBe("Matthew 1 is where you left off");
    expect(behind.behindText).toContain("Nothing has been lost");
    expect(behind.choices.map(({ intent }) => intent)).toEqual(["move", "catch-up", "aside"]);
    expect(behind.choices[0]?.text).toContain("3 days later");
    expect(await act(ctx, { intent: "move", plan: id })).toMatchObject({ ok: true });
    const moved = await planOf(ctx, id);
    expect(moved.heading).toBe("Today, Matthew 1–4");
    expect(behind.choices[0]?.text).toContain("Today is Matthew 1–4");
  });

  test.each(["catch-up", "aside"])("%s leaves the last day where it was", async (intent) => {
    const ctx = await member();
    const id = await begun(ctx);
    ctx.at(NOON + 3 * DAY);
    expect(await act(ctx, { intent, plan: id })).toMatchObject({ ok: true });
    const plan = await planOf(ctx, id);
    expect(plan.choices).toEqual([]);
    expect(plan.progress.lastDay).toContain("February 17, 2027");
  });

  test("a rest day, taken back; a pause, and taken up again after a month", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    await act(ctx, { intent: "rest", plan: id });
    expect(await planOf(ctx, id)).toMatchObject({ kind: "rest", restsToday: true });
    await act(ctx, { intent: "unrest", plan: id });
    expect((await planOf(ctx, id)).kind).toBe("today");
    await act(ctx, { intent: "pause", plan: id });
    ctx.at(NOON + 30 * DAY);
    expect(await planOf(ctx, id)).toMatchObject({ kind: "paused", heading: "Your marker lies at Matthew 1" });
    await act(ctx, { intent: "resume", plan: id });
    expect((await planOf(ctx, id)).heading).toBe("Today, Matthew 1–4");
  });

  test("two tabs at once: a rest day and other weekdays, both are kept", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    beforeTrip(ctx, 2, async () => {
      const beside = Object.assign(await member(), { userId: ctx.userId });
      await act(beside, { intent: "rest", plan: id });
    });
    const reply = await act(ctx, { intent: "change", plan: id, weekdays: ["1", "3", "5"] });
    expect(reply).toMatchObject({ ok: true });
    expect(
      await rows("SELECT weekdays, rest_days AS rests, version FROM reading_plans WHERE id = ?", id),
    ).toEqual([{ weekdays: 0b0101010, rests: '["2026-11-20"]', version: 3 }]);
  });

  test("a check-off of before its undoing finishes no plan", async () => {
    const ctx = await member();
    const id = await begun(ctx, { intent: "make", books: ["57"], by: "days", days: "2", name: "Philemon" });
    await check(ctx, id, "0:0", { at: `${NOON - 60_000}` });
    await check(ctx, id, "0:0", { read: "no", at: `${NOON - 30_000}` });
    expect(await check(ctx, id, "1:0")).toMatchObject({ finished: false });
    expect(await check(ctx, id, "0:0", { at: `${NOON - 60_000}` })).toMatchObject({ finished: false });
    expect(await planOf(ctx, id)).toMatchObject({ progress: { done: 1 } });
    expect(await check(ctx, id, "0:0")).toMatchObject({ finished: true });
  });

  test("the last passage finishes the plan, and says so; it may be removed then", async () => {
    const ctx = await member();
    const id = await begun(ctx, {
      intent: "make",
      books: ["57"],
      by: "days",
      days: "2",
      name: "To Philemon",
    });
    expect(await check(ctx, id, "0:0")).toMatchObject({ finished: false });
    expect(await check(ctx, id, "1:0")).toMatchObject({ ok: true, finished: true });
    expect(await planOf(ctx, id)).toMatchObject({ kind: "finished", title: "To Philemon" });
    await act(ctx, { intent: "remove", plan: id });
    expect(await rows("SELECT * FROM reading_plan_checks WHERE plan_id = ?", id)).toEqual([]);
    expect((await read(ctx, null, (frame, plans) => listPage(ctx, frame, plans))).plans).toEqual([]);
  });
});

describe("what is refused changes nothing", () => {
  const own = { intent: "make", books: ["43"], by: "days", days: "21", name: "" };
  test.each<[string, Fields, string]>([
    ["0 days", { ...own, days: "0" }, "plans.few_days"],
    ["10,000 days", { ...own, days: "10000" }, "plans.many_days"],
    ["days in words", { ...own, days: "many" }, "plans.no_days"],
    ["no book", { ...own, books: [] }, "plans.no_books"],
    ["no weekday", { ...own, weekdays: [] }, "plans.no_weekday"],
    ["a first day that is none", { ...own, start: "2026-02-30" }, "plans.bad_start"],
    ["a first day ten years ahead", { ...own, start: "2036-11-20" }, "plans.bad_start"],
    ["a kind that there is not", { kind: "bible-in-an-hour" }, "plans.bad_form"],
    ["a name of 10,000 characters", { ...own, name: "a".repeat(10_000) }, "plans.bad_form"],
    ["no request id", { ...own, requestId: "" }, "plans.bad_form"],
  ])("%s", async (_what, fields, refusal) => {
    const ctx = await member();
    expect(await begin(ctx, fields)).toMatchObject({ ok: false, refusal });
    expect(await rows("SELECT id FROM reading_plans WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("a passage that the plan has not, and a list of ten thousand", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    expect(await check(ctx, id, "900:0")).toMatchObject({ refusal: "plans.bad_form" });
    expect(await check(ctx, id, "0:0,0:77")).toMatchObject({ refusal: "plans.bad_form" });
    expect(await check(ctx, id, Array(10_000).fill("0:0").join(","))).toMatchObject({
      refusal: "plans.bad_form",
    });
    expect(await check(ctx, id, "0:0;DROP")).toMatchObject({ refusal: "plans.bad_form" });
    expect(await rows("SELECT * FROM reading_plan_checks WHERE plan_id = ?", id)).toEqual([]);
  });

  test("what was typed comes back with the refusal", async () => {
    const ctx = await member();
    const reply = await begin(ctx, { ...own, days: "0", books: ["40", "43"], name: "Gospels" });
    expect(reply).toMatchObject({
      ok: false,
      given: { days: ["0"], books: ["40", "43"], name: ["Gospels"] },
    });
  });

  test("a plan that is gone in another tab", async () => {
    const ctx = await member();
    const id = await begun(ctx);
    await act(ctx, { intent: "remove", plan: id });
    expect(await check(ctx, id, "0:0")).toMatchObject({ ok: false, refusal: "plans.gone" });
  });
});

describe("the calendar", () => {
  test("another program's reader finds whole days, escaped text, and ids that stay", async () => {
    const ctx = await member();
    const id = await begun(ctx, {
      ...{ intent: "make", books: ["57", "65"], by: "days", days: "4" },
      name: "Short; letters, \\ and\nlines",
      weekdays: ["1", "2", "3", "4", "5"],
    });
    const response = await planCalendar(ctx, id);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const text = await response.text();
    expect(text.split("\r\n").every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Short; letters, \\ and lines");
    const found = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
    expect(found.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ["2026-11-20", "2026-11-21"],
      ["2026-11-23", "2026-11-24"],
      ["2026-11-24", "2026-11-25"],
      ["2026-11-25", "2026-11-26"],
    ]);
    expect(found.every(({ startDate }) => startDate.isDate && startDate.zone.tzid === "floating")).toBe(true);
    expect(found[0]?.summary).toMatch(/^Philemon/);
    expect(found[0]?.description).toContain("http://localhost/bible-study/web/philemon/1");
    const ids = found.map(({ uid }) => uid);
    await act(ctx, { intent: "rest", plan: id });
    const again = new ICAL.Component(ICAL.parse(await (await planCalendar(ctx, id)).text()));
    expect(again.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event).uid)).toEqual(ids);
  });
});
