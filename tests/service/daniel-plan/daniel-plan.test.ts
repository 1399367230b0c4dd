import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { rowId } from "#app/features/bible/translations.ts";
import { purgeDeletedDanielPlans } from "#app/features/daniel-plan/jobs/sweep.server.ts";
import { keptDownload } from "#app/features/daniel-plan/kept.server.ts";
import { loader as dayLoader } from "#app/routes/daniel-plan/daniel-plan.day.tsx";
import { loader as keptLoader } from "#app/routes/daniel-plan/daniel-plan.kept.tsx";
import { loader as sheetLoader } from "#app/routes/daniel-plan/daniel-plan.sheet.tsx";
import { loader as weekLoader } from "#app/routes/daniel-plan/daniel-plan.week.tsx";
import { requestId, rows, type TestMember } from "#tests/service/members.ts";
import { beforeTrip, countTrips } from "#tests/service/trips.ts";
import { act, argsFor, check, DAY, dayOf, NOON, note, start, started, startOf, subscriber } from "./steps.ts";

const week = async (ctx: TestMember, slot: number) =>
  (await weekLoader(argsFor(ctx, `/daniel-plan/week/${slot}`, { week: String(slot) }))).page;
const day = async (ctx: TestMember, number: number | string) =>
  (await dayLoader(argsFor(ctx, `/daniel-plan/day/${number}`, { day: String(number) }))).page;
const kept = async (ctx: TestMember) => (await keptLoader(argsFor(ctx, "/daniel-plan/kept"))).page;

describe("DP1 the start", () => {
  test("the notice is read first: what it says, that no clinician reviewed it, and a way out that costs nothing", async () => {
    const { notice } = await startOf(await subscriber());
    expect(notice.notReviewed).toContain("not reviewed by a clinician");
    expect(notice.sections.map(({ key }) => key)).toEqual([
      "adults",
      "ask-first",
      "eating-disorder",
      "stop",
      "allergies",
      "mind",
      "is-not",
      "way-out",
    ]);
    expect(notice.sections.at(-1)?.text).toContain("at no cost");
  });

  test.each([
    ["today", {}, "2026-11-20"],
    ["tomorrow", { begin: "tomorrow" }, "2026-11-21"],
    ["on a date", { begin: "date", day: "2027-01-01" }, "2027-01-01"],
  ])("it begins %s", async (_when, fields, first) => {
    const ctx = await subscriber();
    await started(ctx, fields);
    const [row] = await rows<{ anchors: string }>(
      "SELECT anchors FROM daniel_plans WHERE user_id = ?",
      ctx.userId,
    );
    expect(JSON.parse(row?.anchors ?? "[]")).toEqual([{ step: 0, day: first }]);
  });

  test.each([
    ["without the notice", { agreed: "" }, "daniel.not_agreed"],
    ["yesterday", { begin: "date", day: "2026-11-19" }, "daniel.bad_day"],
    ["on a day that is none", { begin: "date", day: "2026-02-30" }, "daniel.bad_day"],
    ["on no day", { begin: "date", day: "" }, "daniel.bad_day"],
    ["ten years ahead", { begin: "date", day: "2036-11-20" }, "daniel.bad_day"],
    ["some day", { begin: "someday" }, "daniel.bad_form"],
    ["without friends", { leftOut: "friends" }, "daniel.bad_form"],
  ])("it does not begin %s", async (_how, fields, refusal) => {
    const ctx = await subscriber();
    expect(await start(ctx, fields)).toMatchObject({ ok: false, refusal });
    expect(await rows("SELECT id FROM daniel_plans WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("ten tabs that begin it at once begin one plan", async () => {
    const ctx = await subscriber();
    const one = requestId();
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => start(ctx, { requestId: one })),
      ...Array.from({ length: 5 }, () => start(ctx)),
    ]);
    expect(new Set(replies.map((reply) => reply.ok && reply.planId)).size).toBe(1);
    expect(await rows("SELECT id FROM daniel_plans WHERE user_id = ?", ctx.userId)).toHaveLength(1);
  });
});

describe("DP1 a day", () => {
  test("one D1 trip for a page, two for each act, the reading in the member's own translation", async () => {
    const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
    const shipped = "In the third year of the reign of Jehoiakim king of Judah";
    const verses = Array.from({ length: 7 }, (_, at) => insert.bind(rowId("KJV", 27_001_001 + at), shipped));
    await env.BIBLE.batch(verses);
    const ctx = Object.assign(await subscriber(), { translation: "KJV" as const });
    const trips = countTrips(ctx);
    const plan = await started(ctx);
    expect(trips()).toBe(2);
    const page = await dayOf(ctx);
    expect(trips()).toBe(3);
    expect(page).toMatchObject({ step: 0, isToday: true, title: "A name of your own", mayLog: true });
    expect(page.reading).toMatchObject({ reference: "Daniel 1:1-7", translation: "KJV" });
    expect(page.reading?.text).toContain("In the third year of the reign of Jehoiakim");
    expect(page.reading?.path).toBe("/bible-study/kjv/daniel/1?v=1-7");
    expect(await check(ctx, plan, 0)).toMatchObject({ ok: true });
    expect(trips()).toBe(5);
    expect(await note(ctx, plan, "A quiet beginning")).toMatchObject({ ok: true });
    expect(trips()).toBe(7);
    expect(await act(ctx, { intent: "pause", plan })).toMatchObject({ ok: true });
    expect(trips()).toBe(9);
    await week(ctx, 1);
    expect(trips()).toBe(10);
    await ctx.settled();
    expect(ctx.recorded.events.map(({ event }) => event.name)).toEqual(
      expect.arrayContaining(["daniel.changed", "rhythm.changed"]),
    );
  });

  test.each(LANGUAGES)("every one of the 42 days is a page, in %s", async (language) => {
    const ctx = Object.assign(await subscriber(), { language });
    await started(ctx);
    for (let number = 1; number <= 42; number++) {
      const page = await day(ctx, number);
      expect(page?.teaching.length, String(number)).toBeGreaterThan(1);
      expect(page?.practices.map(({ subject }) => subject)).toEqual([
        "faith",
        "food",
        "fitness",
        "focus",
        "friends",
      ]);
      expect(page?.practices.find(({ subject }) => subject === "fitness")?.gentle).toBeTruthy();
    }
  });

  test.each(["0", "43", "100000", "-1", "one", "1e1"])("there is no day %s", async (number) => {
    const ctx = await subscriber();
    await started(ctx);
    await expect(day(ctx, number)).rejects.toMatchObject({ status: 404 });
  });

  test("a practice is done, and is not after all; a day of reading for the rhythm, once", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0, "food");
    expect(await rows("SELECT day FROM rhythm_practices WHERE user_id = ?", ctx.userId)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => check(ctx, plan, 0)));
    expect(await rows("SELECT day, kind FROM rhythm_practices WHERE user_id = ?", ctx.userId)).toEqual([
      { day: "2026-11-20", kind: "reading" },
    ]);
    await check(ctx, plan, 0, "food", "no");
    const { practices } = await dayOf(ctx);
    expect(practices.filter(({ done }) => done).map(({ subject }) => subject)).toEqual(["faith"]);
  });

  test("a day to come is read and not checked off; a practice that there is not, and a plan of somebody else", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    expect((await day(ctx, 5))?.mayLog).toBe(false);
    expect(await check(ctx, plan, 4)).toMatchObject({ refusal: "daniel.to_come" });
    expect(await check(ctx, plan, 42)).toMatchObject({ refusal: "daniel.to_come" });
    expect(await check(ctx, plan, 0, "fasting")).toMatchObject({ refusal: "daniel.bad_form" });
    const stranger = await subscriber();
    expect(await check(stranger, plan, 0)).toMatchObject({ refusal: "daniel.gone" });
    expect(await note(stranger, plan, "mine")).toMatchObject({ refusal: "daniel.gone" });
    expect(await act(stranger, { intent: "pause", plan })).toMatchObject({ refusal: "daniel.gone" });
    await act(stranger, { intent: "delete", plan });
    expect(await rows("SELECT deleted_at FROM daniel_plans WHERE id = ?", plan)).toEqual([
      { deleted_at: null },
    ]);
  });

  test("food and movement can be left out, and taken in again", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx, { leftOut: ["food", "fitness"] });
    expect((await dayOf(ctx)).practices.map(({ subject }) => subject)).toEqual(["faith", "focus", "friends"]);
    expect(await week(ctx, 1)).toMatchObject({ meals: [], shopping: [] });
    await act(ctx, { intent: "leave-out", plan, leftOut: [] });
    expect((await dayOf(ctx)).practices).toHaveLength(5);
    expect((await week(ctx, 1))?.meals).toHaveLength(5);
  });
});

describe("DP1 what is written", () => {
  test("kept as it was written, in any script; 4,000 letters and no more", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    const body = "Señor, ¿qué es mío?\n今日は静か 🕊️";
    await note(ctx, plan, `  ${body.replace("\n", "\r\n")}  `);
    expect((await dayOf(ctx)).journal).toMatchObject({ body, version: 1 });
    const long = await note(ctx, plan, "a".repeat(100_000), { base: "1" });
    expect(long).toMatchObject({ ok: false, refusal: "daniel.note_too_long" });
    expect(long.ok ? "" : long.note?.body).toHaveLength(100_000);
    expect(await note(ctx, plan, "a".repeat(4_000), { base: "1" })).toMatchObject({ ok: true });
  });

  test("of two tabs that write one note, neither text is lost", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await note(ctx, plan, "from the phone");
    const second = await note(ctx, plan, "from the desk");
    expect(second).toMatchObject({
      ok: false,
      refusal: "daniel.note_changed",
      note: { body: "from the desk", other: { body: "from the phone", version: 1 } },
    });
    expect((await dayOf(ctx)).journal.body).toBe("from the phone");
    expect(await note(ctx, plan, "from the desk", { base: "1" })).toMatchObject({ ok: true });
    expect((await dayOf(ctx)).journal).toMatchObject({ body: "from the desk", version: 2 });
  });

  test("a note and its practice's mark do not disturb each other", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0, "focus");
    await note(ctx, plan, "ten minutes", { entry: "focus" });
    await check(ctx, plan, 0, "focus", "no");
    const focus = (await dayOf(ctx)).practices.find(({ subject }) => subject === "focus");
    expect(focus).toMatchObject({ done: false, note: { body: "ten minutes" } });
  });

  test("a note that is deleted comes back by its undo", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await note(ctx, plan, "keep me");
    const gone = await note(ctx, plan, " ", { base: "1" });
    if (!gone.ok || !gone.removed) throw new Error("nothing to bring back");
    expect((await dayOf(ctx)).journal.body).toBe("");
    const { body, base } = gone.removed;
    await note(ctx, plan, body, { base: String(base) });
    expect((await dayOf(ctx)).journal.body).toBe("keep me");
  });

  test.each([
    ["I want to end my life tonight", "journal", "en", /You matter/],
    ["I cut myself again last night", "food", "en", /./],
    ["Ya no quiero vivir, quiero matarme", "faith", "es", /./],
  ])("M5: help goes first where it says: %s", async (body, entry, language, title) => {
    const ctx = Object.assign(await subscriber(), { language: language as "en" | "es" });
    const plan = await started(ctx);
    expect((await dayOf(ctx)).help).toBeNull();
    await note(ctx, plan, body, { entry });
    const page = await dayOf(ctx);
    expect(page.help?.title ?? page.quietHelp).toMatch(title);
    expect(page.help?.lines.length ?? 1).toBeGreaterThan(0);
  });

  test("an ordinary line brings no help", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await note(ctx, plan, "Soup with my sister. It tasted good.");
    expect(await dayOf(ctx)).toMatchObject({ help: null, quietHelp: null });
  });

  test("a look back at the week is kept, and the rules of danger read it too", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await note(ctx, plan, "I want to kill myself", { step: "6", entry: "review" });
    expect((await week(ctx, 1))?.reviewNote.body).toBe("");
    ctx.at(NOON + 6 * DAY);
    await note(ctx, plan, "I want to kill myself", { step: "6", entry: "review" });
    expect((await week(ctx, 1))?.help?.lines.length).toBeGreaterThan(0);
  });
});

describe("DP1 pause, move, repeat, finish", () => {
  test("two days missed: the plan moves to its member, and nothing is owed", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0);
    ctx.at(NOON + 3 * DAY);
    const behind = await dayOf(ctx);
    expect(behind).toMatchObject({ step: 3, where: { passed: 2, nextWords: "One small no" } });
    await act(ctx, { intent: "go-on", plan });
    expect(await dayOf(ctx)).toMatchObject({ step: 1, isToday: true, where: { passed: 0 } });
  });

  test("a rest day, a pause of a month, and on from where one was", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0);
    ctx.at(NOON + DAY);
    await act(ctx, { intent: "rest", plan });
    expect((await dayOf(ctx)).where.kind).toBe("rest");
    await act(ctx, { intent: "pause", plan });
    ctx.at(NOON + 30 * DAY);
    expect((await dayOf(ctx)).where.kind).toBe("paused");
    await act(ctx, { intent: "resume", plan });
    expect(await dayOf(ctx)).toMatchObject({ step: 1, isToday: true });
  });

  test("moved to a date; the week once more", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    expect(await act(ctx, { intent: "move", plan, day: "2026-12-01" })).toMatchObject({ ok: true });
    expect((await dayOf(ctx)).where).toMatchObject({ kind: "before" });
    ctx.at(Date.UTC(2026, 11, 8, 12));
    expect(await act(ctx, { intent: "repeat", plan, week: "0" })).toMatchObject({ ok: true });
    expect(await dayOf(ctx)).toMatchObject({
      step: 7,
      head: { kicker: "Week 1, day 1 of the Daniel Plan, once more" },
    });
    expect(await day(ctx, 49)).toMatchObject({ title: expect.any(String) });
  });

  test("two tabs at once, a rest and another hour: both are kept", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    beforeTrip(ctx, 2, async () => {
      const beside = Object.assign(await subscriber(), { userId: ctx.userId });
      await act(beside, { intent: "rest", plan });
    });
    expect(await act(ctx, { intent: "remind", plan, hour: "20" })).toMatchObject({ ok: true });
    const [row] = await rows<{ version: number; remind_hour: number; anchors: string }>(
      "SELECT version, remind_hour, anchors FROM daniel_plans WHERE id = ?",
      plan,
    );
    expect(row).toMatchObject({ version: 3, remind_hour: 20, anchors: '[{"step":0,"day":"2026-11-21"}]' });
  });

  test("a finish that is said and kept, and another beginning", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    expect(await act(ctx, { intent: "finish", plan })).toMatchObject({ refusal: "daniel.not_over" });
    await check(ctx, plan, 0, "friends");
    ctx.at(NOON + 42 * DAY);
    expect((await dayOf(ctx)).where.mayFinish).toBe(true);
    expect(await act(ctx, { intent: "finish", plan })).toMatchObject({ ok: true, finished: true });
    const { over } = await startOf(ctx);
    expect(over).toMatchObject({ finished: true, words: "One day kept, one practice done." });
    expect(over?.subjects.find(({ subject }) => subject === "friends")?.words).toBe("Friends: one day");
    expect(await kept(ctx)).toMatchObject({ plans: [{ id: plan, status: "Finished" }] });
    expect(await started(ctx)).not.toBe(plan);
    expect((await kept(ctx)).plans).toHaveLength(2);
  });

  test("ended early, it shows where one stood; deleted, it comes back for thirty days, and then is gone", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0);
    await note(ctx, plan, "It was good.");
    await act(ctx, { intent: "end", plan });
    expect((await kept(ctx)).plans[0]).toMatchObject({
      status: "Ended",
      stood: "You stood at day 1 of 42: A name of your own.",
    });
    const file = await (await keptDownload(ctx)).text();
    expect(file).toContain("It was good.");
    await act(ctx, { intent: "delete", plan });
    expect(await kept(ctx)).toMatchObject({ plans: [], deleted: [{ id: plan }] });
    await act(ctx, { intent: "restore", plan });
    expect((await kept(ctx)).plans).toHaveLength(1);
    await act(ctx, { intent: "delete", plan });
    ctx.at(NOON + 29 * DAY);
    await purgeDeletedDanielPlans(ctx);
    expect((await kept(ctx)).deleted).toHaveLength(1);
    ctx.at(NOON + 31 * DAY);
    await purgeDeletedDanielPlans(ctx);
    expect(await rows("SELECT * FROM daniel_plan_logs WHERE plan_id = ?", plan)).toEqual([]);
  });

  test("a plan does not come back beside one that runs", async () => {
    const ctx = await subscriber();
    const first = await started(ctx);
    await act(ctx, { intent: "delete", plan: first });
    await started(ctx);
    expect(await act(ctx, { intent: "restore", plan: first })).toMatchObject({
      refusal: "daniel.another_open",
    });
  });
});

describe("DP1 a week", () => {
  test("what was done by subject, meals with their allergens, a list by aisle, the sheet", async () => {
    const ctx = await subscriber();
    const plan = await started(ctx);
    await check(ctx, plan, 0);
    ctx.at(NOON + DAY);
    await check(ctx, plan, 1);
    await check(ctx, plan, 1, "food");
    const page = await week(ctx, 1);
    expect(page?.chart.map(({ done }) => done)).toEqual([2, 1, 0, 0, 0]);
    expect(page?.kept).toBe("2 days kept.");
    expect(page?.meals[0]).toMatchObject({
      name: "Oats with apple and cinnamon",
      allergens: "Contains: wheat, oats or other grains with gluten, milk, and tree nuts",
    });
    expect(page?.meals[0]?.ingredients[0]).toBe("rolled oats, 1 cup (90 g)");
    expect(page?.shopping.map(({ name }) => name)[0]).toBe("Fruit and vegetables");
    const { page: sheet } = await sheetLoader(argsFor(ctx, "/daniel-plan/sheet/1", { week: "1" }));
    expect(sheet.allergens).toContain("Read the labels");
    expect(sheet.notReviewed).toContain("Not reviewed by a clinician");
    await expect(week(ctx, 7)).rejects.toMatchObject({ status: 404 });
  });

  test("in Spanish, with metric measures first", async () => {
    const ctx = Object.assign(await subscriber(), { language: "es" as const });
    await started(ctx);
    const page = await week(ctx, 1);
    expect(page?.meals[0]?.ingredients[0]).toBe("copos de avena, 90 g (1 taza)");
    expect(page?.days[0]?.name).toBe("Vie");
  });
});
