import { expect, test } from "vitest";
import { actOnReviews, readReviews } from "#app/features/admin/tournaments/reviews.server.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnTournaments } from "#app/features/games/tournaments/act.server.ts";
import { recordTournamentDay } from "#app/features/games/tournaments/points.server.ts";
import { ownWeeks, readBoards, tournamentPage } from "#app/features/games/tournaments/read.server.ts";
import { settleTournaments } from "#app/features/games/tournaments/settle.server.ts";
import type { Profile } from "#app/features/member/tables.ts";
import { readGlassBox } from "#app/features/settings/glass-box/read.server.ts";
import { administrator } from "#tests/service/admin/staff.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 16, 18);
const WEEK = "2026-11-16";
const DAYS = ["2026-11-16", "2026-11-17", "2026-11-18"];

/** A day's ten, each question asked for, from its first question to its last answer. */
async function played(ctx: Person, day: string, unaided: number, seconds: number): Promise<void> {
  const begun = Date.parse(`${day}T12:00:00Z`);
  await rows(
    `INSERT INTO game_rounds (user_id, id, game, kind, day, items, shown_at, answered, correct, unaided, started_at, finished_at)
    VALUES (?1, ?2, 'trivia', 'daily', ?3, '[]', ?5 + 500, 10, ?4, ?4, ?5, ?5 + ?6)`,
    ctx.userId,
    `daily-${day}`,
    day,
    unaided,
    begun,
    seconds * 1000,
  );
  await recordTournamentDay(ctx, day);
}

/** A board of four, one of whom answers faster than anybody reads. */
async function board(): Promise<{ quick: Person; others: Person[] }> {
  const [quick, ...others] = await Promise.all(
    ["Quick", "Ruth", "Boaz", "Naomi"].map((name) => person(name, { ageBand: "18+" })),
  );
  if (!quick) throw new Error("nobody");
  for (const one of [quick, ...others]) one.at(MONDAY);
  await actOnTournaments(quick, formOf({ intent: "open" }));
  const code = (await readBoards(quick)).boards[0]?.code ?? "";
  for (const one of others) await actOnTournaments(one, formOf({ intent: "join", code }));
  for (const day of DAYS) {
    await played(quick, day, 10, 11);
    for (const [at, one] of others.entries()) await played(one, day, 8 - at, 70);
  }
  return { quick, others };
}

const placeOf = async ({ userId }: Person): Promise<number | null> =>
  (
    await shared<{ place: number | null }>(
      "SELECT place FROM tournament_participants WHERE user_id = ?",
      userId,
    )
  )[0]?.place ?? null;
const placesOf = (people: readonly Person[]) => Promise.all(people.map(placeOf));
const gemsOf = (people: readonly Person[]) => Promise.all(people.map((one) => sumOf(one, "faith_gems")));

async function settled(ctx: Person, at: number): Promise<void> {
  ctx.at(at);
  await settleTournaments(ctx);
  await deliverOutbox(ctx);
}

async function judges(admin: TestMember, who: Person, fields: Record<string, string> = {}) {
  const reply = await actOnReviews(
    admin,
    formOf({
      intent: "judge",
      member: who.userId,
      tournament: WEEK,
      outcome: "left_out",
      formId: requestId(),
      reason: "ten questions in eleven seconds, three days",
      ...fields,
    }),
  );
  return reply?.ok ? "done" : (reply?.refusal ?? "bad form");
}

const OVER = MONDAY + 8 * DAY;

test("R22: a week faster than anybody reads waits, is seen by staff alone, and one that counts is settled as any other", async () => {
  const { quick, others } = await board();
  const all = [quick, ...others];
  await settled(quick, OVER);
  await settled(quick, OVER);
  expect(await placesOf(all)).toEqual([null, null, null, null]);
  const admin = await administrator();
  admin.at(OVER);
  const mine = (await readReviews(admin)).reviews.filter(({ userId }) => userId === quick.userId);
  expect(mine).toMatchObject([
    { tournament: WEEK, quickDays: 3, togetherDays: 0, player: { name: "Quick", points: 60, days: 3 } },
  ]);
  expect((await readReviews(admin)).reviews.some(({ userId }) => userId === others[0]?.userId)).toBe(false);
  expect(await judges(admin, quick, { outcome: "counted" })).toBe("done");
  await settled(quick, OVER + 2 * 3_600_000);
  expect(await placesOf(all)).toEqual([1, 2, 3, 4]);
  expect(await gemsOf(all)).toEqual([5, 5, 5, 0]);
});

test("R22: a week that does not count has no place and no gems, the others move up, and its member alone reads why", async () => {
  const { quick, others } = await board();
  await settled(quick, OVER);
  const admin = await administrator();
  admin.at(OVER);
  expect(await judges(admin, quick)).toBe("done");
  await settled(quick, OVER + 2 * 3_600_000);
  expect(await placesOf([quick, ...others])).toEqual([null, 1, 2, 3]);
  // of three who count there is no podium: it takes four
  expect(await gemsOf([quick, ...others])).toEqual([0, 0, 0, 0]);
  const profile = { userId: quick.userId, timeZone: "UTC", ageBand: "18+" } as unknown as Profile;
  const pageOf = async (ctx: Person) => {
    const [played, leftOut] = ownWeeks(ctx);
    const [, weeks]: [unknown, { tournament: string }[]] = await ctx.db.batch([played, leftOut]);
    return tournamentPage(ctx, profile, await readBoards(ctx), {
      query: new URLSearchParams(),
      played: [],
      leftOut: weeks.map(({ tournament }) => tournament),
    }).last;
  };
  for (const one of [quick, ...others]) one.at(OVER + DAY);
  expect(await pageOf(quick)).toMatchObject({ place: null, leftOut: true, podium: false });
  expect(await pageOf(others[0] as Person)).toMatchObject({ place: 1, players: 3, leftOut: false });
  const { page } = await readGlassBox(quick);
  expect(JSON.stringify(page)).toContain("ten questions in eleven seconds, three days");
});

test("R22: nobody looks within three days: every week counts", async () => {
  const { quick, others } = await board();
  await settled(quick, OVER);
  await settled(quick, OVER + DAY);
  expect(await placeOf(quick)).toBeNull();
  await settled(quick, OVER + 4 * DAY);
  expect(await placesOf([quick, ...others])).toEqual([1, 2, 3, 4]);
});

test("R22, P9: judged once, with its line, by nobody of themselves, and not without a reason", async () => {
  const { quick, others } = await board();
  await settled(quick, OVER);
  const admin = await administrator();
  admin.at(OVER);
  expect(await judges(admin, quick, { reason: " " })).toBe("reason");
  expect(await judges(admin, quick, { outcome: "shamed" })).toBe("bad form");
  expect(await judges(admin, others[0] as Person)).toBe("moved");
  const formId = requestId();
  expect(await judges(admin, quick, { formId })).toBe("done");
  expect(await judges(admin, quick, { formId })).toBe("done");
  expect(await judges(admin, quick, { outcome: "counted" })).toBe("moved");
  const lines = await rows(
    "SELECT 1 FROM audit_log WHERE act = 'judge_tournament' AND user_id = ?",
    quick.userId,
  );
  expect(lines).toHaveLength(1);
  await rows(
    "INSERT INTO tournament_reviews (user_id, tournament_id, quick_days, together_days, noticed_at) VALUES (?, ?, 3, 0, 0)",
    admin.userId,
    WEEK,
  );
  expect(await judges(admin, admin as Person)).toBe("oneself");
  await expect(
    rows(
      "UPDATE tournament_reviews SET outcome = 'counted', judged_at = 1 WHERE user_id = ? AND tournament_id = ?",
      admin.userId,
      WEEK,
    ),
  ).rejects.toThrow("act_is_logged");
});
