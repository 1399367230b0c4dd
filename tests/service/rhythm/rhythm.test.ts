import { describe, expect, test } from "vitest";
import { actOnRhythm } from "#app/features/rhythm/act.server.ts";
import { recordPractice } from "#app/features/rhythm/record.server.ts";
import { summaryOf } from "#app/features/rhythm/rhythm.ts";
import { rhythmIn, rhythmReads } from "#app/features/rhythm/store.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";

const HOUR = 3_600_000;
const at = (instant: string) => Date.parse(instant);
const form = (fields: Record<string, string>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
};

const read = async (ctx: TestMember) => {
  const [[rhythm]] = await ctx.db.batch(rhythmReads(ctx.db, ctx.userId));
  return rhythmIn(rhythm);
};
const practisedDays = (ctx: TestMember) =>
  rows<{ day: string; kind: string }>(
    "SELECT day, kind FROM rhythm_practices WHERE user_id = ? ORDER BY at, kind",
    ctx.userId,
  );

function countTrips(ctx: TestMember): () => number {
  let trips = 0;
  const { batch, select } = ctx.db;
  Object.assign(ctx.db, {
    batch: (...args: Parameters<typeof batch>) => {
      trips++;
      return batch.apply(ctx.db, args);
    },
    select: (...args: Parameters<typeof select>) => {
      trips++;
      return Reflect.apply(select, ctx.db, args);
    },
  });
  return () => trips;
}

describe("M2 a practice", () => {
  test("counts its day once a cause, and the tabs are told; two D1 trips", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    await recordPractice(ctx, "reading", "john-1");
    expect(trips()).toBe(2);
    await recordPractice(ctx, "reading", "john-1");
    await ctx.settled();
    expect(await practisedDays(ctx)).toEqual([{ day: "2026-11-20", kind: "reading" }]);
    expect(ctx.recorded.events.map(({ event }) => event.name)).toContain("rhythm.changed");
    expect(summaryOf(await read(ctx), "2026-11-20")).toEqual({ days: 1, best: 1, since: "2026-11-20" });
  });

  test("the same cause on the next day, a retry after midnight, makes no second day", async () => {
    const ctx = await member();
    await recordPractice(ctx, "prayer", "p1");
    ctx.at(at("2026-11-21T12:00:00Z"));
    await recordPractice(ctx, "prayer", "p1");
    expect((await read(ctx)).months).toMatchObject([{ month: "2026-11", prayer: 1 << 19 }]);
  });

  test("four kinds of one day are one day; the calendar knows each", async () => {
    const ctx = await member();
    for (const kind of ["reading", "prayer", "memory", "service"] as const)
      await recordPractice(ctx, kind, "x");
    const rhythm = await read(ctx);
    const bit = 1 << 19;
    expect(rhythm.months).toEqual([
      { month: "2026-11", reading: bit, prayer: bit, memory: bit, service: bit, flown: 0 },
    ]);
    expect(summaryOf(rhythm, "2026-11-20").days).toBe(1);
  });

  test("practised without a network and told days later, in any order: each on its own day", async () => {
    const ctx = await member();
    const days = ["2026-11-17T23:30:00Z", "2026-11-15T13:00:00Z", "2026-11-16T13:00:00Z"];
    for (const [n, day] of days.entries()) await recordPractice(ctx, "reading", `r${n}`, at(day));
    expect((await practisedDays(ctx)).map(({ day }) => day)).toEqual([
      "2026-11-15",
      "2026-11-16",
      "2026-11-17",
    ]);
    expect(summaryOf(await read(ctx), "2026-11-20")).toMatchObject({ days: 3, best: 3 });
  });

  test("told after a change of zone: what was practised before it keeps its day", async () => {
    const ctx = await member();
    await rows(
      "UPDATE profiles SET next_time_zone = 'Asia/Tokyo', next_time_zone_day = '2026-11-19' WHERE user_id = ?",
      ctx.userId,
    );
    await recordPractice(ctx, "reading", "r", at("2026-11-15T13:00:00Z"));
    expect(await practisedDays(ctx)).toEqual([{ day: "2026-11-15", kind: "reading" }]);
  });

  test("a device's clock that runs ahead practises no day that is to come", async () => {
    const ctx = await member();
    await recordPractice(ctx, "reading", "r", at("2027-03-01T12:00:00Z"));
    expect(await practisedDays(ctx)).toEqual([{ day: "2026-11-20", kind: "reading" }]);
  });

  test("sent a hundred times at once it is one", async () => {
    const ctx = await member();
    await Promise.all(Array.from({ length: 100 }, () => recordPractice(ctx, "memory", "m")));
    expect(await practisedDays(ctx)).toHaveLength(1);
  });

  test("the member's own midnight, on both days of a change of clocks", async () => {
    const ctx = await member({ zone: "America/New_York" });
    const moments = [
      "2026-03-08T04:59:00Z",
      "2026-03-08T05:00:00Z",
      "2026-03-09T03:59:00Z",
      "2026-03-09T04:00:00Z",
    ];
    for (const moment of moments) await recordPractice(ctx, "prayer", moment, at(moment));
    expect((await practisedDays(ctx)).map(({ day }) => day)).toEqual([
      "2026-03-07",
      "2026-03-08",
      "2026-03-08",
      "2026-03-09",
    ]);
  });

  test.each([[["first", "second"]], [["second", "first"]]])(
    "east over the date line a day is passed over, and none is missed, told %j",
    async (order) => {
      const ctx = await member({ zone: "Pacific/Pago_Pago" });
      const moments: Record<string, [string, string]> = {
        first: ["2026-05-01T20:00:00Z", "Pacific/Pago_Pago"],
        second: ["2026-05-02T20:00:00Z", "Pacific/Kiritimati"],
      };
      for (const which of order) {
        const [moment, zone] = moments[which] ?? ["", ""];
        await rows("UPDATE profiles SET time_zone = ? WHERE user_id = ?", zone, ctx.userId);
        await recordPractice(ctx, "prayer", which, at(moment));
      }
      expect((await practisedDays(ctx)).map(({ day }) => day)).toEqual(["2026-05-01", "2026-05-03"]);
      expect(summaryOf(await read(ctx), "2026-05-03")).toMatchObject({ days: 2, best: 2 });
    },
  );

  test("the zone that the member takes along is followed from the next midnight on", async () => {
    const ctx = await member({ zone: "Pacific/Pago_Pago" });
    ctx.at(at("2026-05-01T20:00:00Z"));
    Object.assign(ctx, { browserZone: "Pacific/Kiritimati" });
    await recordPractice(ctx, "reading", "a");
    ctx.at(at("2026-05-02T11:30:00Z") + 24 * HOUR);
    await recordPractice(ctx, "reading", "b");
    const rhythm = await read(ctx);
    // the second of May never was: the calendar went from the first to the third
    expect(rhythm.months).toMatchObject([{ month: "2026-05", flown: 1 << 1 }]);
  });
});

describe("M2 rest and illness", () => {
  test("a weekday of rest counts from today on; chosen again today, the later choice counts", async () => {
    const ctx = await member();
    expect(await actOnRhythm(ctx, form({ intent: "rest", weekday: "6" }))).toMatchObject({ ok: true });
    await actOnRhythm(ctx, form({ intent: "rest", weekday: "5" }));
    expect((await read(ctx)).rests).toEqual([{ fromDay: "2026-11-20", weekday: 5 }]);
  });

  test("days of illness are added once, and taken back exactly", async () => {
    const ctx = await member();
    const before = await read(ctx);
    const added = await actOnRhythm(ctx, form({ intent: "sick", first: "2026-11-10", last: "2026-11-12" }));
    const again = await actOnRhythm(ctx, form({ intent: "sick", first: "2026-11-10", last: "2026-11-12" }));
    // what stands is named, so that "Undo" takes it back
    expect(again).toEqual(added);
    expect((await read(ctx)).sick).toHaveLength(1);
    const id = added.ok ? (added.added ?? "") : "";
    expect(await actOnRhythm(ctx, form({ intent: "not-sick", id }))).toMatchObject({ ok: true });
    expect(await read(ctx)).toEqual(before);
  });

  test.each([
    [{ intent: "sick", first: "2026-11-21", last: "" }, "rhythm.to_come"],
    [{ intent: "sick", first: "2026-02-30", last: "" }, "rhythm.no_day"],
    [{ intent: "rest", weekday: "7" }, "rhythm.bad_form"],
    [{ intent: "rest", weekday: "-1" }, "rhythm.bad_form"],
    [{ intent: "not-sick", id: "' OR 1=1" }, "rhythm.bad_form"],
    [{ intent: "erase" }, "rhythm.bad_form"],
  ])("%j is refused, and nothing is written", async (fields, refusal) => {
    const ctx = await member();
    expect(await actOnRhythm(ctx, form(fields as Record<string, string>))).toMatchObject({
      ok: false,
      refusal,
    });
    expect(await read(ctx)).toEqual({ months: [], rests: [], sick: [] });
  });

  test("what was typed and is refused comes back with the refusal", async () => {
    const reply = await actOnRhythm(
      await member(),
      form({ intent: "sick", first: "2026-11-10", last: "2026-11-09" }),
    );
    expect(reply).toEqual({
      ok: false,
      intent: "sick",
      refusal: "rhythm.order",
      given: { first: "2026-11-10", last: "2026-11-09" },
    });
  });

  test("another member's days of illness are not theirs to take back", async () => {
    const [ann, ben] = [await member(), await member()];
    const added = await actOnRhythm(ann, form({ intent: "sick", first: "2026-11-10", last: "" }));
    await actOnRhythm(ben, form({ intent: "not-sick", id: added.ok ? (added.added ?? "") : "" }));
    expect((await read(ann)).sick).toHaveLength(1);
  });
});
