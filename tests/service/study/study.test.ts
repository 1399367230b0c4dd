import { describe, expect, test } from "vitest";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { progressPage, progressReads } from "#app/features/study/progress/read.server.ts";
import { recordStudy } from "#app/features/study/record.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

type SentSession = {
  id?: string;
  startedAt?: number;
  lastAt?: number;
  chapters?: Record<string, number>;
  mood?: string;
};

function sendSession(
  ctx: TestMember,
  { id = "session-one", startedAt, lastAt, chapters, mood = "" }: SentSession,
) {
  const seconds = chapters ?? { 43003: 200 };
  const fields = {
    sessionId: id,
    startedAt: startedAt ?? ctx.now() - 10 * MINUTE,
    lastAt: lastAt ?? ctx.now(),
    chapter: Object.keys(seconds).at(-1) ?? "",
    chapters: JSON.stringify(seconds),
    mood,
  };
  return recordStudy(
    ctx,
    formOf(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))),
  );
}

const sessions = (ctx: TestMember) =>
  rows<{
    id: string;
    session_date: string;
    active_seconds: number;
    duration_minutes: number;
    mood_after: string;
  }>(
    "SELECT id, session_date, active_seconds, duration_minutes, mood_after FROM study_sessions WHERE user_id = ? ORDER BY id",
    ctx.userId,
  );
const page = async (ctx: TestMember, zone = "America/New_York") => {
  const [[row], [rhythm]] = await ctx.db.batch(progressReads(ctx));
  const profile = { timeZone: zone, nextTimeZone: null, nextTimeZoneDay: null };
  return progressPage(ctx, profile, row?.found ?? "null", rhythmIn(rhythm));
};

describe("E8, LV4: a session of study", () => {
  test("told in pieces it is one, in two D1 trips each; practised once, rewarded once, felt afterwards", async () => {
    const ctx = await member();
    const startedAt = ctx.now();
    const trips = countTrips(ctx);
    const replies = [];
    for (const seconds of [30, 90, 200, 260]) {
      ctx.at(startedAt + seconds * 1_000);
      replies.push(await sendSession(ctx, { startedAt, chapters: { 43003: seconds } }));
    }
    expect(trips()).toBe(8);
    expect(replies.map((reply) => reply.ok && [reply.seconds, reply.rewarded])).toEqual([
      [30, false],
      [90, false],
      [200, true],
      [260, false],
    ]);
    await sendSession(ctx, { startedAt, chapters: { 43003: 260 }, mood: "happy" });
    // what was sent before comes late
    await sendSession(ctx, { startedAt, chapters: { 43003: 90 } });
    await ctx.settled();
    expect(await sessions(ctx)).toEqual([
      {
        id: "session-one",
        session_date: "2026-11-20",
        active_seconds: 260,
        duration_minutes: 4,
        mood_after: "happy",
      },
    ]);
    expect(await sumOf(ctx)).toBe(10);
    expect(await rows("SELECT kind, day FROM rhythm_practices WHERE user_id = ?", ctx.userId)).toEqual([
      { kind: "reading", day: "2026-11-20" },
    ]);
    const names = ctx.recorded.events.map(({ event }) => event.name);
    expect(names.filter((name) => name === "reward.given")).toHaveLength(1);
    expect(names.filter((name) => name === "study.changed").length).toBeGreaterThan(3);
    const [notice] = await rows<{ data: string }>(
      "SELECT told AS data FROM notifications WHERE user_id = ? AND topic = 'study.finished'",
      ctx.userId,
    );
    expect(JSON.parse(notice?.data ?? "null")).toMatchObject({ title: "John 3", coins: 10 });
  });

  test("three are paid a day, however many there are; the others count all the same", async () => {
    const ctx = await member();
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => sendSession(ctx, { id: `session-${at}` })),
    );
    expect(all.filter((reply) => reply.ok && reply.rewarded)).toHaveLength(3);
    expect(await sumOf(ctx)).toBe(30);
    expect(await sessions(ctx)).toHaveLength(8);
    ctx.at(ctx.now() + DAY);
    // one of yesterday's, sent again: paid by yesterday's count
    expect(
      await sendSession(ctx, {
        id: "session-7",
        startedAt: ctx.now() - DAY - 10 * MINUTE,
        chapters: { 43003: 300 },
      }),
    ).toMatchObject({
      rewarded: false,
    });
    expect(await sendSession(ctx, { id: "session-new" })).toMatchObject({ rewarded: true });
  });

  test("nobody reads longer than it took, and a clock that is wrong by a day is set right", async () => {
    const ctx = await member();
    await sendSession(ctx, { id: "too-much", startedAt: ctx.now() - MINUTE, chapters: { 43003: 5_000 } });
    const ahead = ctx.now() + DAY;
    await sendSession(ctx, {
      id: "wrong-clock",
      startedAt: ahead - 5 * MINUTE,
      lastAt: ahead,
      chapters: { 1001: 300 },
    });
    expect(await sessions(ctx)).toMatchObject([
      { id: "too-much", active_seconds: 60, session_date: "2026-11-20" },
      { id: "wrong-clock", active_seconds: 300, session_date: "2026-11-20" },
    ]);
  });

  test("kept without a network it belongs to the day on which it was, and is paid for a week", async () => {
    const ctx = await member();
    const then = ctx.now() - 3 * DAY;
    expect(
      await sendSession(ctx, { id: "three-days", startedAt: then, lastAt: then + 5 * MINUTE }),
    ).toMatchObject({
      ok: true,
      rewarded: true,
    });
    const old = ctx.now() - 8 * DAY;
    expect(
      await sendSession(ctx, { id: "eight-days", startedAt: old, lastAt: old + 5 * MINUTE }),
    ).toMatchObject({
      ok: true,
      rewarded: false,
    });
    const ancient = ctx.now() - 31 * DAY;
    expect(
      await sendSession(ctx, { id: "a-month-ago", startedAt: ancient, lastAt: ancient + 5 * MINUTE }),
    ).toEqual({
      ok: false,
      refusal: "study.too_old",
    });
    expect((await sessions(ctx)).map((row) => row.session_date)).toEqual(["2026-11-12", "2026-11-17"]);
  });

  test.each([
    ["a chapter that there is not", { chapters: { 43099: 100 } }],
    ["less than nothing", { chapters: { 43003: -5 } }],
    ["nothing at all", { chapters: {} }],
    ["a mood of nobody's", { mood: "furious" }],
    ["an end before its beginning", { startedAt: 1_800_000_000_000, lastAt: 1_700_000_000_000 }],
  ])("%s is refused", async (_name, session) => {
    const ctx = await member();
    expect(await sendSession(ctx, session)).toMatchObject({ ok: false });
    expect(await sessions(ctx)).toEqual([]);
  });
});

describe("E20, AN1: progress", () => {
  test("the week, months, moods, books and chapters of the member's own days, and nobody else's", async () => {
    const ctx = await member();
    const other = await member();
    await sendSession(other, { chapters: { 66022: 400 } });
    const noon = ctx.now();
    const read = async (id: string, daysAgo: number, chapters: Record<string, number>, mood = "") => {
      ctx.at(noon - daysAgo * DAY);
      await sendSession(ctx, { id, startedAt: ctx.now() - 30 * MINUTE, chapters, mood });
      ctx.at(noon);
    };
    await read("reading-1", 0, { 43003: 600, 19023: 120 }, "happy");
    await read("reading-2", 1, { 43004: 300 }, "sad");
    await read("reading-3", 6, { 8001: 240, 8002: 240, 8003: 240, 8004: 240 }, "happy");
    await read("reading-4", 7, { 43005: 600 });
    await read("reading-5", 25, { 1001: 600 }, "very_happy");
    const found = await page(ctx);
    expect(found.week.map(({ value }) => value)).toEqual([16, 0, 0, 0, 0, 5, 12]);
    expect([found.weekMinutes, found.weekSessions, found.sessions]).toEqual([33, 3, 5]);
    expect(found.months.map(({ key, value }) => [key, value])).toEqual([
      ["2026-06", 0],
      ["2026-07", 0],
      ["2026-08", 0],
      ["2026-09", 0],
      ["2026-10", 10],
      ["2026-11", 43],
    ]);
    expect(found.moods.map(({ sessions: count }) => count)).toEqual([1, 2, 0, 1, 0]);
    expect(found.books.map(({ label, value }) => [label, value])).toEqual([
      ["John", 3],
      ["Genesis", 1],
      ["Ruth", 1],
      ["Psalm", 1],
    ]);
    expect(found.chaptersRead).toBe(9);
    expect(found.tiles.find(({ name }) => name === "Ruth")).toMatchObject({ read: 4, chapters: 4 });
    expect(found.allChapters).toBe(1_189);
    expect(found.rhythm.days).toBe(5);
  });

  test("a day is where the member is", async () => {
    const tokyo = await member({ zone: "Asia/Tokyo" });
    // 23:30 in New York, half past one in the afternoon of the next day in Tokyo
    const at = Date.UTC(2026, 10, 20, 4, 30);
    const ny = await member();
    for (const ctx of [tokyo, ny]) {
      ctx.at(at);
      await sendSession(ctx, {});
    }
    expect(await sessions(tokyo)).toMatchObject([{ session_date: "2026-11-20" }]);
    expect(await sessions(ny)).toMatchObject([{ session_date: "2026-11-19" }]);
  });
});
