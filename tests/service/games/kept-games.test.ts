import { expect, test } from "vitest";
import { answerKept } from "#app/features/games/kept/answer.server.ts";
import type { KeptRound } from "#app/features/games/kept/kept.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { readAllQuestions, readQuestion } from "#app/features/games/trivia/content.server.ts";
import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { actOnTrivia } from "#app/features/games/trivia/start.server.ts";
import { FIRST_NOTE } from "#app/features/offline/model/copies.ts";
import { readCopies } from "#app/features/offline/read.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const DAY = 86_400_000;
const gamesOf = async (ctx: TestMember) => (await readCopies(ctx, FIRST_NOTE)).copies.games;

async function dailyOf(ctx: TestMember): Promise<KeptRound> {
  const { daily } = await gamesOf(ctx);
  if (!daily) throw new Error("no ten of the day");
  return daily;
}

async function choiceOf(ctx: TestMember, { id, questions }: KeptRound, place: number, right = true) {
  const item = questions[place]?.item ?? "";
  const question = await readQuestion(ctx, item);
  if (!question) throw new Error(`no question ${item}`);
  const at = shownOrder(id, item).indexOf(question.answer);
  return right ? at : (at + 1) % 4;
}

/** Sends what a device has kept of an answer. */
async function sends(ctx: TestMember, round: KeptRound, place: number, more: object = {}) {
  const { id, kind, day, questions } = round;
  const item = questions[place]?.item ?? "";
  const given = { kind, day, round: id, place, item, choice: await choiceOf(ctx, round, place) };
  const items = kind === "practice" ? { items: questions.map((one) => one.item) } : {};
  const form = new FormData();
  for (const [name, values] of Object.entries({ ...given, ...items, ...more }))
    for (const value of [values].flat()) form.append(name, String(value));
  const reply = await answerKept(ctx, form);
  await ctx.settled();
  return reply.ok ? "taken" : reply.refusal;
}

const judged = (ctx: TestMember, round: string) =>
  rows<{ place: number; item: string; choice: number; correct: number }>(
    "SELECT place, item, choice, correct FROM game_answers WHERE user_id = ? AND round_id = ? ORDER BY place",
    ctx.userId,
    round,
  );
const paid = async ({ userId }: TestMember) =>
  (await rows("SELECT 1 FROM wallet_ledger WHERE user_id = ? AND cause = 'trivia_correct'", userId)).length;

/** A question that was missed, and is due by now. */
async function missed(ctx: TestMember, ...items: string[]): Promise<void> {
  for (const item of items)
    await rows(
      `INSERT INTO trivia_cards (user_id, item, due, stability, difficulty, scheduled_days, step, reps, lapses, state, last_review)
      VALUES (?, ?, 1, 1, 5, 0, 0, 1, 0, 1, 1)`,
      ctx.userId,
      item,
    );
}

test("R18, R21, M9: a device gets the ten of the day without their answers, what was missed with them, and the quests; in one trip", async () => {
  const [ann, ruth] = [await member(), await member()];
  const [one, two] = (await readAllQuestions(ann)).filter(({ minAge }) => minAge === 13);
  if (!one || !two) throw new Error("no questions");
  await missed(ann, one.id);
  await missed(ruth, two.id);
  const trips = countTrips(ann);
  const { daily, practice, quests } = await gamesOf(ann);
  expect(trips()).toBe(1);
  expect(daily).toMatchObject({ id: "daily-2026-11-20", kind: "daily", day: "2026-11-20", answered: 0 });
  expect(daily?.questions).toHaveLength(10);
  for (const kept of daily?.questions ?? []) {
    const question = await readQuestion(ann, kept.item);
    expect(Object.keys(kept).sort()).toEqual(["item", "options", "text", "theme"]);
    expect(new Set(kept.options)).toEqual(new Set(question?.options.map(({ en }) => en)));
  }
  expect(practice?.questions).toMatchObject([{ item: one.id, solution: { reference: one.reference } }]);
  const [kept] = practice?.questions ?? [];
  expect(kept?.options[kept.solution?.at ?? -1]).toBe(one.options[one.answer]?.en);
  expect(quests).toHaveLength(3);
});

test("R18: the ten are judged by the server in their order, each once, rewarded once, whichever device sends them", async () => {
  const ctx = await member();
  const daily = await dailyOf(ctx);
  ctx.at(ctx.now() + DAY);
  expect(await sends(ctx, daily, 0)).toBe("taken");
  expect(await sends(ctx, daily, 0)).toBe("taken");
  // another device says something else of the same question: the first stands
  expect(await sends(ctx, daily, 0, { choice: await choiceOf(ctx, daily, 0, false) })).toBe("taken");
  const trips = countTrips(ctx);
  expect(await sends(ctx, daily, 1, { choice: await choiceOf(ctx, daily, 1, false) })).toBe("taken");
  expect(trips()).toBe(2);
  expect(await sends(ctx, daily, 5)).toBe("trivia.not_now");
  for (let place = 2; place < 10; place++) expect(await sends(ctx, daily, place)).toBe("taken");
  const answers = await judged(ctx, daily.id);
  expect(answers.map(({ item }) => item)).toEqual(daily.questions.map(({ item }) => item));
  expect(answers.map(({ correct }) => correct)).toEqual([1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(await paid(ctx)).toBe(9);
  const [round] = await rows(
    "SELECT kind, day, seconds, correct, finished_at > 0 AS done FROM game_rounds WHERE user_id = ? AND id = ?",
    ctx.userId,
    daily.id,
  );
  // of the day whose ten they are
  expect(round).toEqual({ kind: "daily", day: "2026-11-20", seconds: null, correct: 9, done: 1 });
  ctx.at(ctx.now() - DAY);
  expect((await gamesOf(ctx)).daily).toBeNull();
});

test("R18: twenty answers at once to a round that is not begun: one round, one answer, one reward", async () => {
  const ctx = await member();
  const daily = await dailyOf(ctx);
  const all = await Promise.all(Array.from({ length: 20 }, () => sends(ctx, daily, 0)));
  expect(new Set(all)).toEqual(new Set(["taken"]));
  expect(await judged(ctx, daily.id)).toHaveLength(1);
  expect(await paid(ctx)).toBe(1);
});

test("R18: a day whose next one has ended is taken no more, unless the server had begun it; none that is to come", async () => {
  const [ctx, other] = [await member(), await member()];
  const daily = await dailyOf(ctx);
  await actOnTrivia(other, formOf({ intent: "daily" }));
  for (const one of [ctx, other]) one.at(one.now() + 2 * DAY);
  expect(await sends(ctx, daily, 0)).toBe("trivia.over");
  expect(await judged(ctx, daily.id)).toEqual([]);
  expect(await sends(other, daily, 0)).toBe("taken");
  ctx.at(ctx.now() - 4 * DAY);
  expect(await sends(ctx, daily, 0)).toBe("trivia.over");
});

test("R18: another question, an edited round, and a round that was begun with a clock meanwhile count nothing", async () => {
  const ctx = await member();
  const daily = await dailyOf(ctx);
  const item = daily.questions[1]?.item;
  expect(await sends(ctx, daily, 0, { item })).toBe("trivia.not_now");
  for (const bad of [
    { round: "daily-2026-11-19" },
    { day: "tomorrow" },
    { place: 10 },
    { choice: 4 },
    { choice: "" },
    { choice: "1.5" },
    { item: "x".repeat(5_000) },
    { kind: "theme" },
  ])
    expect(await sends(ctx, daily, 0, bad)).toBe("trivia.bad_form");
  expect(await answerKept(ctx, new FormData())).toMatchObject({ ok: false, refusal: "trivia.bad_form" });
  const clocked = await member();
  const kept = await dailyOf(clocked);
  await actOnTrivia(clocked, formOf({ intent: "clock", seconds: "20" }));
  await actOnTrivia(clocked, formOf({ intent: "daily" }));
  expect(await sends(clocked, kept, 0)).toBe("trivia.not_now");
  expect((await gamesOf(clocked)).daily).toBeNull();
});

test("R18: what the server has judged since is not asked again, and the device goes on behind it", async () => {
  const ctx = await member();
  const stale = await dailyOf(ctx);
  await actOnTrivia(ctx, formOf({ intent: "daily" }));
  const choice = String(await choiceOf(ctx, stale, 0));
  expect(await actOnRound(ctx, stale.id, formOf({ intent: "answer", place: "0", choice }))).toMatchObject({
    ok: true,
  });
  expect(await dailyOf(ctx)).toMatchObject({ answered: 1 });
  expect(await sends(ctx, stale, 0, { choice: await choiceOf(ctx, stale, 0, false) })).toBe("taken");
  expect(await sends(ctx, stale, 1)).toBe("taken");
  expect((await judged(ctx, stale.id)).map(({ correct }) => correct)).toEqual([1, 1]);
});

test("M7, R18: practice of a device moves the schedule, and is of what one missed alone", async () => {
  const [ctx, other] = [await member(), await member()];
  const questions = (await readAllQuestions(ctx)).filter(({ minAge }) => minAge === 13).slice(0, 3);
  await missed(ctx, ...questions.map(({ id }) => id));
  const { practice } = await gamesOf(ctx);
  if (!practice) throw new Error("nothing to practice");
  expect(await sends(ctx, practice, 0)).toBe("taken");
  expect(await sends(ctx, practice, 1, { choice: await choiceOf(ctx, practice, 1, false) })).toBe("taken");
  const cards = await rows<{ due: number }>(
    "SELECT due FROM trivia_cards WHERE user_id = ? ORDER BY due DESC",
    ctx.userId,
  );
  expect(cards.map(({ due }) => due > 1)).toEqual([true, true, false]);
  expect((await gamesOf(ctx)).practice?.questions).toHaveLength(1);
  // somebody who missed none of them, and questions that one picks
  expect(await sends(other, practice, 0)).toBe("trivia.gone");
  const picked = (await readAllQuestions(ctx)).at(-1)?.id ?? "";
  const forged = {
    ...practice,
    id: practice.id.replace(/.$/, "Z"),
    questions: [{ ...questions[0], item: picked }],
  };
  expect(await sends(ctx, forged as unknown as KeptRound, 0)).toBe("trivia.gone");
  expect(await paid(other)).toBe(0);
});
