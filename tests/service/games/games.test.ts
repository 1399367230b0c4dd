import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { takeStep } from "#app/features/games/challenges/act.server.ts";
import { seasonById } from "#app/features/games/challenges/seasons.ts";
import { actOnFeud } from "#app/features/games/feud/act.server.ts";
import { readFeudBoards } from "#app/features/games/feud/content.server.ts";
import { feudPage, feudReads } from "#app/features/games/feud/read.server.ts";
import { hubModel, hubReads } from "#app/features/games/hub/read.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { settle } from "#app/features/games/mine/settle.server.ts";
import { actOnQuests } from "#app/features/games/quests/act.server.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { readQuestion } from "#app/features/games/trivia/content.server.ts";
import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { roundPage, roundReads } from "#app/features/games/trivia/read.server.ts";
import { actOnTrivia } from "#app/features/games/trivia/start.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { recordPractice } from "#app/features/rhythm/record.server.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const HOUR = 3_600_000;

/** Begins a round that must be taken; its id. */
async function begins(ctx: TestMember, fields: Record<string, string>): Promise<string> {
  const reply = await actOnTrivia(ctx, formOf(fields));
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.to.split("/").at(-1) ?? "";
}

const itemsOf = async (ctx: TestMember, roundId: string): Promise<string[]> => {
  const [row] = await rows<{ items: string }>(
    "SELECT items FROM game_rounds WHERE user_id = ? AND id = ?",
    ctx.userId,
    roundId,
  );
  return JSON.parse(row?.items ?? "[]") as string[];
};

/** Where the right option stands in a round; another one with `wrong`. */
async function choiceOf(ctx: TestMember, roundId: string, place: number, right = true): Promise<string> {
  const item = (await itemsOf(ctx, roundId))[place] ?? "";
  const question = await readQuestion(ctx, item);
  if (!question) throw new Error(`no question ${item}`);
  const at = shownOrder(roundId, item).indexOf(question.answer);
  return String(right ? at : (at + 1) % 4);
}

async function answers(ctx: TestMember, roundId: string, place: number, right = true) {
  const choice = await choiceOf(ctx, roundId, place, right);
  const reply = await actOnRound(ctx, roundId, formOf({ intent: "answer", place: String(place), choice }));
  await ctx.settled();
  return reply;
}

const stored = (ctx: TestMember, roundId: string) =>
  rows<{ place: number; correct: number; aided: number; choice: number }>(
    "SELECT place, correct, aided, choice FROM game_answers WHERE user_id = ? AND round_id = ? ORDER BY place",
    ctx.userId,
    roundId,
  );

const paidFor = async (ctx: TestMember, cause: string): Promise<number> =>
  (await rows("SELECT 1 FROM wallet_ledger WHERE user_id = ? AND cause = ?", ctx.userId, cause)).length;

async function mineOf(ctx: TestMember) {
  const [[profile], [row], [rhythm]] = await ctx.db.batch([profileOf(ctx.db, ctx.userId), ...mineReads(ctx)]);
  if (!profile) throw new Error("no profile");
  return mineFrom(ctx, profile, row?.found ?? "", rhythmIn(rhythm));
}

async function settles(ctx: TestMember): Promise<void> {
  await settle(ctx, await mineOf(ctx));
  await ctx.settled();
}

async function shows(ctx: TestMember, roundId: string, query = "") {
  const { rows: found } = await readFramed(ctx, roundReads(ctx, roundId));
  return roundPage(ctx, found[0][0]?.found ?? "", new URLSearchParams(query));
}

test("R18: the ten of a day are the same for everybody, once a day, and their answers stay on the server", async () => {
  const [ann, ben] = [await member(), await member()];
  const round = await begins(ann, { intent: "daily" });
  expect(await begins(ann, { intent: "daily" })).toBe(round);
  await begins(ben, { intent: "daily" });
  expect(await itemsOf(ben, round)).toEqual(await itemsOf(ann, round));
  const page = await shows(ann, round);
  expect(page?.question).toMatchObject({ place: 0, verdict: null, passage: null });
  expect(page?.question?.options.every(({ state }) => state === "open")).toBe(true);
  const question = await readQuestion(ann, page?.question?.item ?? "");
  for (const hidden of [question?.reference, question?.explanation.en])
    expect(JSON.stringify(page)).not.toContain(hidden);
});

test("R18, LV6: an answer is judged in two trips, paid once, shown with its verse, and cannot be given again", async () => {
  const ctx = await member();
  const round = await begins(ctx, { intent: "daily" });
  const trips = countTrips(ctx);
  const choice = await choiceOf(ctx, round, 0);
  const form = { intent: "answer", place: "0", choice };
  expect(await actOnRound(ctx, round, formOf(form))).toEqual({
    ok: true,
    intent: "answer",
    to: `/trivia/${round}?q=0`,
  });
  expect(trips()).toBe(2);
  await ctx.settled();
  expect(await sumOf(ctx)).toBe(3);
  // replayed, and edited
  for (const again of [choice, "0", "1", "2", "3"])
    expect(await actOnRound(ctx, round, formOf({ ...form, choice: again }))).toMatchObject({ ok: true });
  expect(await stored(ctx, round)).toEqual([expect.objectContaining({ place: 0, correct: 1 })]);
  expect(await sumOf(ctx)).toBe(3);
  const page = await shows(ctx, round, "q=0");
  expect(page?.question?.verdict).toMatchObject({ correct: true, coins: 3, late: false });
  expect(page?.question?.passage?.text).toBeTruthy();
});

test("R18: cheating is refused: out of turn, a form that is none, another member's round, after the end", async () => {
  const [ann, ben] = [await member(), await member()];
  const round = await begins(ann, { intent: "theme", theme: "psalms", requestId: requestId() });
  const say = (ctx: TestMember, place: string, choice = "0") =>
    actOnRound(ctx, round, formOf({ intent: "answer", place, choice }));
  expect(await say(ann, "3")).toMatchObject({ ok: false, refusal: "trivia.not_now" });
  for (const [place, choice] of [
    ["0", "4"],
    ["-1", "0"],
    ["10", "0"],
    ["0", "x".repeat(5_000)],
  ] as const)
    expect(await say(ann, place, choice)).toMatchObject({ ok: false, refusal: "trivia.bad_form" });
  expect(await say(ben, "0")).toMatchObject({ ok: false, refusal: "trivia.gone" });
  expect(await shows(ben, round)).toBeNull();
  for (let place = 0; place < 10; place++) await answers(ann, round, place);
  expect(await actOnRound(ann, round, formOf({ intent: "help", place: "9", help: "half" }))).toMatchObject({
    ok: true,
  });
  expect(await rows("SELECT 1 FROM game_helps WHERE user_id = ?", ann.userId)).toEqual([]);
  // straight into the schema
  const forged = (place: number, item: string) =>
    env.DB.prepare("INSERT INTO game_answers VALUES (?, ?, ?, ?, 0, 1, 0, 0)")
      .bind(ann.userId, round, place, item)
      .run();
  await expect(forged(10, "w-more")).rejects.toThrow(/round_over/);
  await expect(
    env.DB.prepare("UPDATE game_answers SET correct = 1 WHERE user_id = ?").bind(ann.userId).run(),
  ).rejects.toThrow(/answer_is_for_good/);
  expect(await paidFor(ben, "trivia_correct")).toBe(0);
});

test("R18: of twenty answers at once to one question one is kept and one is paid", async () => {
  const ctx = await member();
  const round = await begins(ctx, { intent: "daily" });
  const right = await choiceOf(ctx, round, 0);
  await Promise.all(
    Array.from({ length: 20 }, () =>
      actOnRound(ctx, round, formOf({ intent: "answer", place: "0", choice: right })),
    ),
  );
  await ctx.settled();
  expect(await stored(ctx, round)).toHaveLength(1);
  expect(await sumOf(ctx)).toBe(3);
});

test("R18, D32: a day pays thirty right answers; the next one is right and unpaid", async () => {
  const ctx = await member();
  for (const theme of ["acts", "kings", "prophets", "letters"]) {
    const round = await begins(ctx, { intent: "theme", theme, requestId: requestId() });
    for (let place = 0; place < 10; place++) await answers(ctx, round, place);
  }
  expect(await paidFor(ctx, "trivia_correct")).toBe(30);
  const [{ correct } = { correct: 0 }] = await rows<{ correct: number }>(
    "SELECT sum(correct) AS correct FROM game_rounds WHERE user_id = ?",
    ctx.userId,
  );
  expect(correct).toBe(40);
});

test("R18: 50-50 three times a round and the passage on request; what was helped is said so", async () => {
  const ctx = await member();
  const round = await begins(ctx, { intent: "daily" });
  for (let place = 0; place < 4; place++) {
    const half = await actOnRound(ctx, round, formOf({ intent: "help", place: String(place), help: "half" }));
    expect(half.ok).toBe(place < 3);
    const page = await shows(ctx, round);
    const gone = page?.question?.options.filter(({ state }) => state === "gone") ?? [];
    expect(gone).toHaveLength(place < 3 ? 2 : 0);
    expect(gone.map(({ at }) => String(at))).not.toContain(await choiceOf(ctx, round, place));
    await answers(ctx, round, place);
  }
  await actOnRound(ctx, round, formOf({ intent: "help", place: "4", help: "passage" }));
  expect((await shows(ctx, round))?.question?.passage?.reference).toBeTruthy();
  await answers(ctx, round, 4);
  expect((await stored(ctx, round)).map(({ aided }) => aided)).toEqual([1, 1, 1, 0, 1]);
});

test("R18: a clock is the server's: late is no answer, and it begins when the next question is asked for", async () => {
  const ctx = await member();
  await actOnTrivia(ctx, formOf({ intent: "clock", seconds: "20" }));
  const round = await begins(ctx, { intent: "daily" });
  ctx.at(ctx.now() + 30_000);
  await answers(ctx, round, 0);
  expect(await stored(ctx, round)).toEqual([expect.objectContaining({ choice: -1, correct: 0 })]);
  ctx.at(ctx.now() + HOUR);
  await actOnRound(ctx, round, formOf({ intent: "next", place: "1" }));
  ctx.at(ctx.now() + 15_000);
  // asked for again, it does not begin anew
  await actOnRound(ctx, round, formOf({ intent: "next", place: "1" }));
  ctx.at(ctx.now() + 15_000);
  await answers(ctx, round, 1);
  expect((await stored(ctx, round))[1]).toMatchObject({ choice: -1, correct: 0 });
  await actOnRound(ctx, round, formOf({ intent: "next", place: "2" }));
  await answers(ctx, round, 2);
  expect((await stored(ctx, round))[2]).toMatchObject({ correct: 1 });
});

test("R18, M7: what was missed comes back by the schedule, and goes when it is known", async () => {
  const ctx = await member();
  const round = await begins(ctx, { intent: "daily" });
  await answers(ctx, round, 0, false);
  const [missed] = await itemsOf(ctx, round);
  expect(await actOnTrivia(ctx, formOf({ intent: "practice", requestId: requestId() }))).toMatchObject({
    ok: false,
    refusal: "trivia.nothing_due",
  });
  ctx.at(ctx.now() + HOUR);
  const practice = await begins(ctx, { intent: "practice", requestId: requestId() });
  expect(await itemsOf(ctx, practice)).toEqual([missed]);
  await answers(ctx, practice, 0);
  const [card] = await rows<{ due: number; state: number }>(
    "SELECT due, state FROM trivia_cards WHERE user_id = ?",
    ctx.userId,
  );
  expect(card?.due).toBeGreaterThan(ctx.now());
  const dispute = { intent: "dispute", place: "0", item: missed ?? "", reason: "unclear" };
  for (const _twice of [1, 2])
    expect(await actOnRound(ctx, practice, formOf(dispute))).toMatchObject({ ok: true });
  expect(await rows("SELECT 1 FROM trivia_disputes WHERE user_id = ?", ctx.userId)).toHaveLength(1);
});

test("R21, LV9: a quest is done by evidence of the services alone, rewarded once, and told of", async () => {
  const ctx = await member();
  await settles(ctx);
  const slots = () =>
    rows<{ slot: number; quest: string; completed_at: number | null }>(
      "SELECT slot, quest, completed_at FROM user_quest_progress WHERE user_id = ? ORDER BY slot",
      ctx.userId,
    );
  expect(await slots()).toHaveLength(3);
  await rows("UPDATE user_quest_progress SET quest = 'read-once' WHERE user_id = ? AND slot = 0", ctx.userId);
  await rows(
    "UPDATE user_quest_progress SET quest = 'review-two' WHERE user_id = ? AND slot = 1",
    ctx.userId,
  );
  await settles(ctx);
  expect(await paidFor(ctx, "quest_complete")).toBe(0);
  await recordPractice(ctx, "reading", "john-1");
  await recordPractice(ctx, "memory", "review-1");
  const mine = await mineOf(ctx);
  await Promise.all([settle(ctx, mine), settle(ctx, mine), settle(ctx, mine)]);
  await settles(ctx);
  expect(await paidFor(ctx, "quest_complete")).toBe(1);
  expect((await slots()).map(({ completed_at }) => completed_at !== null)).toEqual([true, false, false]);
  expect(
    await rows("SELECT 1 FROM notifications WHERE user_id = ? AND topic = 'quest.completed'", ctx.userId),
  ).toHaveLength(1);
  expect(await actOnQuests(ctx, formOf({ intent: "exchange", slot: "0", quest: "read-once" }))).toMatchObject(
    {
      ok: false,
      refusal: "quest.is_done",
    },
  );
});

test("R21: a quest is exchanged freely, once by one form, and one that waits for months is done all the same", async () => {
  const ctx = await member();
  await settles(ctx);
  const [first] = (await mineOf(ctx)).slots;
  const form = { intent: "exchange", slot: "0", quest: first?.quest ?? "" };
  await actOnQuests(ctx, formOf(form));
  const [second] = (await mineOf(ctx)).slots;
  expect(second?.quest).not.toBe(first?.quest);
  await actOnQuests(ctx, formOf(form));
  expect((await mineOf(ctx)).slots[0]?.quest).toBe(second?.quest);
  await rows("UPDATE user_quest_progress SET quest = 'read-once' WHERE user_id = ? AND slot = 0", ctx.userId);
  await rows(
    "UPDATE user_quest_progress SET quest = 'five-right' WHERE user_id = ? AND slot = 1",
    ctx.userId,
  );
  await rows(
    "UPDATE user_quest_progress SET quest = 'save-three' WHERE user_id = ? AND slot = 2",
    ctx.userId,
  );
  ctx.at(ctx.now() + 90 * 24 * HOUR);
  await recordPractice(ctx, "reading", "later");
  await settles(ctx);
  expect(await paidFor(ctx, "quest_complete")).toBe(1);
  // the place is open again on the next day, with another quest
  ctx.at(ctx.now() + 24 * HOUR);
  const [next] = (await mineOf(ctx)).slots;
  expect(next).toMatchObject({ completedDay: null, isNew: true });
  expect(next?.quest).not.toBe("read-once");
});

test("LV10, E19: achievements come from what is kept, once each, ten a day at most", async () => {
  const ctx = await member();
  for (let day = 0; day < 8; day++) {
    await recordPractice(ctx, "prayer", `p${day}`);
    await recordPractice(ctx, "reading", `r${day}`);
    ctx.at(ctx.now() + 24 * HOUR);
  }
  await settles(ctx);
  await settles(ctx);
  const earned = await rows<{ achievement_id: string }>(
    "SELECT achievement_id FROM user_achievements WHERE user_id = ? ORDER BY achievement_id",
    ctx.userId,
  );
  expect(earned.map(({ achievement_id }) => achievement_id)).toEqual([
    "days-1",
    "days-7",
    "prayer-days-7",
    "read-3",
  ]);
  expect(await paidFor(ctx, "achievement_unlock")).toBe(4);
});

test("G12: each thirty days of practice bring five gems, once", async () => {
  const ctx = await member();
  await rows(
    "INSERT INTO rhythm_months (user_id, month, reading) VALUES (?1, '2026-08', 2147483647), (?1, '2026-09', 1073741823)",
    ctx.userId,
  );
  await Promise.all([settles(ctx), settles(ctx)]);
  await settles(ctx);
  const gems = await rows(
    "SELECT cause_id FROM wallet_ledger WHERE user_id = ? AND cause = 'days_milestone'",
    ctx.userId,
  );
  expect(gems).toEqual([{ cause_id: "30" }, { cause_id: "60" }]);
  expect((await mineOf(ctx)).milestones).toEqual([]);
});

test("R20: a step is taken once, when it is open, on whatever day; the bar counts steps and people", async () => {
  const [ann, ben] = [await member(), await member()];
  const season = seasonById("psalms-autumn-2026");
  if (!season) throw new Error("no season");
  const takes = (ctx: TestMember, step: string) => takeStep(ctx, season, formOf({ intent: "take", step }));
  expect(await takes(ann, "21")).toMatchObject({ ok: false, refusal: "challenge.not_open" });
  expect(await takes(ann, "41")).toMatchObject({ ok: false, refusal: "challenge.bad_form" });
  for (const step of ["1", "20", "20", "7"]) expect(await takes(ann, step)).toMatchObject({ ok: true });
  await takes(ben, "3");
  const [total] = await rows("SELECT steps, people FROM challenge_totals WHERE season = ?", season.id);
  expect(total).toEqual({ steps: 4, people: 2 });
});

test("R17: a board is played alone: found, near, again, missed; its answers stay hidden, and one coin is paid once", async () => {
  const ctx = await member();
  const [board] = await readFeudBoards(ctx);
  if (!board) throw new Error("no board");
  const page = async () => {
    const { rows: found } = await readFramed(ctx, feudReads(ctx, board.id));
    return (await feudPage(ctx, found[0][0]?.found ?? "", { asked: board.id, polls: [] })).board;
  };
  const begin = async (round: string) =>
    actOnFeud(ctx, formOf({ intent: "begin", board: board.id, requestId: round }));
  const say = async (round: string, place: number, word: string) =>
    actOnFeud(ctx, formOf({ intent: "say", round, place: String(place), word }));
  const round = requestId();
  await begin(round);
  expect((await page())?.cards.every(({ word, count }) => word === null && count === null)).toBe(true);
  expect(await say(round, 0, "Abrahm")).toMatchObject({ said: "found", word: "Abraham" });
  expect(await say(round, 1, "Abram")).toMatchObject({ said: "again" });
  expect(await say(round, 1, "x".repeat(5_000))).toMatchObject({ ok: false, refusal: "feud.too_long" });
  for (const [place, word] of ["Paul", "Peter", "Mary"].entries())
    expect(await say(round, place + 1, word)).toMatchObject({ said: "miss" });
  expect(await say(round, 4, "Jacob")).toMatchObject({ ok: false, refusal: "feud.over" });
  expect((await page())?.cards.every(({ word }) => word !== null)).toBe(true);
  const stranger = await member();
  expect(
    await actOnFeud(stranger, formOf({ intent: "say", round, place: "0", word: "Jacob" })),
  ).toMatchObject({ ok: false, refusal: "feud.gone" });
  for (const again of [requestId(), requestId()]) {
    await begin(again);
    for (const [place, { word }] of board.answers.en.entries()) await say(again, place, word);
    await ctx.settled();
  }
  expect(await paidFor(ctx, "other_activity")).toBe(1);
});

test("R17: a word that comes while the board turns is found, or asked for once more; it is never lost, nor paid twice", async () => {
  const ctx = await member();
  const [board] = await readFeudBoards(ctx);
  if (!board) throw new Error("no board");
  const round = requestId();
  await actOnFeud(ctx, formOf({ intent: "begin", board: board.id, requestId: round }));
  const say = (place: number, word: string) =>
    actOnFeud(ctx, formOf({ intent: "say", round, place: String(place), word }));
  const kept = () =>
    rows<{ place: number; correct: number }>(
      "SELECT place, correct FROM game_answers WHERE user_id = ? AND round_id = ? ORDER BY place",
      ctx.userId,
      round,
    );
  expect(await say(0, "Abrahm")).toMatchObject({ said: "found", word: "Abraham", place: 1 });
  // written on the page as it was before that: what is on the board is turned over
  expect(await say(0, "Jacob")).toMatchObject({ said: "found", word: "Jacob", place: 2 });
  // what is not on it may have been sent before: it costs no candle, and is asked for once more
  expect(await say(0, "Goliath")).toMatchObject({ said: "late", word: "Goliath", place: 2 });
  expect(await kept()).toEqual([0, 1].map((place) => ({ place, correct: 1 })));
  expect(await say(2, "Goliath")).toMatchObject({ said: "miss", word: "Goliath", place: 3 });
  // the same form once more
  expect(await say(2, "Goliath")).toMatchObject({ said: "late", place: 3 });
  expect(await say(0, "Abrahm")).toMatchObject({ said: "again", place: 3 });
  expect(await kept()).toHaveLength(3);
  // of two at once both count
  const both = await Promise.all([say(3, "Joseph"), say(3, "Isaac")]);
  expect(both).toEqual([
    expect.objectContaining({ said: "found" }),
    expect.objectContaining({ said: "found" }),
  ]);
  expect(await kept()).toHaveLength(5);
});

test("R15, R16, R25-R30: the hub is one trip, one model for every layout, and the last one is remembered", async () => {
  const ctx = await member();
  const shown = async (path: string) => {
    const { frame, rows: found } = await readFramed(ctx, hubReads(ctx));
    return hubModel(ctx, frame.profile, found, path);
  };
  await shown("/gamification");
  await ctx.settled();
  const trips = countTrips(ctx);
  const rooms = await shown("/gamification");
  expect(trips()).toBe(1);
  const { layout: _one, ...model } = rooms;
  const { layout, ...other } = await shown("/masonry");
  expect(layout).toBe("masonry");
  expect(other).toEqual(model);
  await ctx.settled();
  expect((await shown("/gamification/hub")).layout).toBe("masonry");
  expect(model.rooms.map(({ path }) => path)).toContain("/tournaments");
});
