import { expect, test } from "vitest";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnRound } from "#app/features/games/trivia/act.server.ts";
import { readQuestion } from "#app/features/games/trivia/content.server.ts";
import { shownOrder } from "#app/features/games/trivia/draw.ts";
import { actOnDuels } from "#app/features/games/trivia/duels/act.server.ts";
import { DUEL_MS } from "#app/features/games/trivia/duels/duel.ts";
import type { DuelsPage } from "#app/features/games/trivia/duels/page.ts";
import { duelReads, readDuels } from "#app/features/games/trivia/duels/read.server.ts";
import { settleDuels } from "#app/features/games/trivia/duels/settle.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { type Person, person, shared, topics } from "#tests/service/community/people.ts";
import { rows } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";

const DAY = 86_400_000;

async function friends(ageBand: "13-17" | "18+" = "18+"): Promise<[Person, Person]> {
  const two: [Person, Person] = [await person("Ann", { ageBand }), await person("Ben", { ageBand })];
  await befriend(...two);
  return two;
}

async function befriend(a: Person, b: Person): Promise<void> {
  const [one, other] = [a.userId, b.userId].toSorted();
  const id = `friend_${String(Math.floor(Math.random() * 1e12)).padStart(26, "0")}`;
  await shared("INSERT INTO friendships (one, other, id, since) VALUES (?, ?, ?, 0)", one, other, id);
}

const friendshipOf = async (a: Person, b: Person): Promise<string> =>
  (
    await shared<{ id: string }>(
      "SELECT id FROM friendships WHERE one = min(?1, ?2) AND other = max(?1, ?2)",
      a.userId,
      b.userId,
    )
  )[0]?.id ?? "";

async function does(ctx: Person, intent: string, id: string) {
  const reply = await actOnDuels(ctx, formOf({ intent, id }));
  await ctx.settled();
  return reply;
}

const challenges = async (a: Person, b: Person) => does(a, "challenge", await friendshipOf(a, b));

async function shows(ctx: Person): Promise<DuelsPage> {
  const framed = readFramed(ctx, duelReads(ctx)).then(({ frame, rows: found }) => ({
    frame,
    rounds: found[0],
  }));
  const { page } = await readDuels(ctx, framed);
  await ctx.settled();
  return page;
}

const duelOf = async (ctx: Person): Promise<string> => (await shows(ctx)).duels[0]?.id ?? "";

/** Answers the rest of a duel's ten; so many of all are right. */
async function plays(ctx: Person, id: string, right: number, to = 10): Promise<void> {
  const begun = await does(ctx, "play", id);
  if (!begun.ok) throw new Error(begun.refusal);
  const [round] = await rows<{ items: string; answered: number }>(
    "SELECT items, answered FROM game_rounds WHERE user_id = ? AND id = ?",
    ctx.userId,
    id,
  );
  const items = JSON.parse(round?.items ?? "[]") as string[];
  for (let place = round?.answered ?? 0; place < to; place++) {
    const item = items[place] ?? "";
    const question = await readQuestion(ctx, item);
    const at = shownOrder(id, item).indexOf(question?.answer ?? 0);
    const choice = String(place < right ? at : (at + 1) % 4);
    await actOnRound(ctx, id, formOf({ intent: "answer", place: String(place), choice }));
  }
  await ctx.settled();
}

test("R18: two friends get the same ten; what the other knew is shown once both have played, and both are told", async () => {
  const [ann, ben] = await friends();
  expect(await challenges(ann, ben)).toMatchObject({ ok: true });
  expect(await topics(ben)).toEqual(["duel.asked"]);
  const id = await duelOf(ann);
  expect((await shows(ben)).duels).toEqual([expect.objectContaining({ id, state: "asked", name: "Ann" })]);
  await plays(ann, id, 8);
  expect((await shows(ann)).duels[0]).toMatchObject({ state: "waits", points: null });
  expect((await shows(ben)).duels[0]).toMatchObject({ state: "asked", answered: 0, points: null });
  await plays(ben, id, 3, 5);
  expect((await shows(ben)).duels[0]).toMatchObject({ state: "open", answered: 5, points: null });
  await plays(ben, id, 3);
  expect((await shows(ann)).duels[0]).toMatchObject({ state: "done", points: { mine: 8, theirs: 3 } });
  expect((await shows(ben)).duels[0]).toMatchObject({ state: "done", points: { mine: 3, theirs: 8 } });
  expect(await topics(ann)).toEqual(["duel.done"]);
  const both = await rows<{ items: string }>("SELECT items FROM game_rounds WHERE id = ?", id);
  expect(both[0]?.items).toBe(both[1]?.items);
});

test("R18: nothing is paid for a duel but what its right answers bring, once", async () => {
  const [ann, ben] = await friends();
  await challenges(ann, ben);
  const id = await duelOf(ann);
  await plays(ann, id, 10);
  await plays(ben, id, 2);
  await does(ann, "play", id);
  await settleDuels(ann);
  await deliverOutbox(ann);
  expect(await sumOf(ann)).toBe(30);
  expect(await sumOf(ben)).toBe(6);
});

test("R18: help makes an answer right, and counts for no points", async () => {
  const [ann, ben] = await friends();
  await challenges(ann, ben);
  const id = await duelOf(ann);
  await does(ann, "play", id);
  await actOnRound(ann, id, formOf({ intent: "help", place: "0", help: "passage" }));
  await plays(ann, id, 10);
  await plays(ben, id, 10);
  expect((await shows(ben)).duels[0]?.points).toEqual({ mine: 10, theirs: 9 });
});

test("R18: declined without a word: it waits in sight of who asked, who can play, and goes by after a week", async () => {
  const [ann, ben] = await friends();
  await challenges(ann, ben);
  const id = await duelOf(ann);
  const before = await shows(ann);
  expect(await does(ben, "decline", id)).toMatchObject({ ok: true });
  expect((await shows(ben)).duels).toEqual([]);
  expect(await shows(ann)).toEqual(before);
  expect(await does(ben, "play", id)).toMatchObject({ ok: false, refusal: "duel.gone" });
  await plays(ann, id, 5);
  expect((await shows(ann)).duels[0]).toMatchObject({ state: "waits" });
  expect(await topics(ann)).toEqual([]);
  ann.at(ann.now() + DUEL_MS);
  expect((await shows(ann)).duels).toEqual([]);
  await settleDuels(ann);
  expect(await shared("SELECT 1 FROM trivia_duels WHERE id = ?", id)).toEqual([]);
  await deliverOutbox(ann);
  expect(await topics(ann)).toEqual([]);
});

test("R18: one at a time between two, one a day; taken back it is there for neither", async () => {
  const [ann, ben] = await friends();
  const [first, second] = await Promise.all([challenges(ann, ben), challenges(ann, ben)]);
  expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
  expect(await challenges(ben, ann)).toMatchObject({ ok: false, refusal: "duel.not_now" });
  const id = await duelOf(ann);
  expect(await does(ben, "take-back", id)).toMatchObject({ ok: false, refusal: "duel.gone" });
  expect(await does(ann, "take-back", id)).toMatchObject({ ok: true });
  expect([(await shows(ann)).duels, (await shows(ben)).duels]).toEqual([[], []]);
  expect(await challenges(ann, ben)).toMatchObject({ ok: false, refusal: "duel.not_now" });
  ann.at(ann.now() + DAY + 1);
  expect(await challenges(ann, ben)).toMatchObject({ ok: true });
  expect((await topics(ben)).filter((topic) => topic === "duel.asked")).toHaveLength(2);
});

test("R18: who is no friend is asked by nobody: strangers, the blocked, another age; what stood is gone with the friendship", async () => {
  const [ann, ben] = await friends();
  const [tim, eva] = [await person("Tim", { ageBand: "13-17" }), await person("Eva", { ageBand: "13-17" })];
  await expect(befriend(ann, tim)).rejects.toThrow("friends_may_meet");
  await befriend(tim, eva);
  expect(await does(ann, "challenge", await friendshipOf(tim, eva))).toMatchObject({ refusal: "duel.gone" });
  expect(await challenges(tim, eva)).toMatchObject({ ok: true });
  await challenges(ann, ben);
  const id = await duelOf(ann);
  expect(await does(tim, "play", id)).toMatchObject({ refusal: "duel.gone" });
  await shared("INSERT INTO blocks VALUES (?, ?, ?, 0, 0)", ben.userId, ann.userId, `b-${ben.userId}`);
  expect([(await shows(ann)).duels, (await shows(ben)).duels]).toEqual([[], []]);
  expect(await does(ann, "play", id)).toMatchObject({ refusal: "duel.gone" });
  await expect(
    shared(
      "INSERT INTO trivia_duels (id, from_id, to_id, items, made_at, ends_at) VALUES ('x', ?, ?, '[0,1,2,3,4,5,6,7,8,9]', 0, 9)",
      ann.userId,
      tim.userId,
    ),
  ).rejects.toThrow("duels_of_friends");
  await shared("UPDATE community_members SET age_band = '18+' WHERE user_id = ?", eva.userId);
  expect((await shows(tim)).duels).toEqual([]);
});

test("R18: what a killed request could not tell is told by the next page, or by the cron when the week is over", async () => {
  const [ann, ben] = await friends();
  await challenges(ann, ben);
  const id = await duelOf(ann);
  await plays(ann, id, 4);
  await plays(ben, id, 6, 9);
  Object.assign(ben, { communityRules: { open: false, holdsFirst: false } });
  await actOnRound(ben, id, formOf({ intent: "answer", place: "9", choice: "0" }));
  await ben.settled();
  Object.assign(ben, { communityRules: { open: true, holdsFirst: false } });
  expect((await shows(ann)).duels[0]).toMatchObject({ state: "waits" });
  ann.at(ann.now() + DUEL_MS);
  await settleDuels(ann);
  expect((await shows(ann)).duels[0]).toMatchObject({ state: "done", points: { mine: 4 } });
  ann.at(ann.now() + 31 * DAY);
  await settleDuels(ann);
  expect((await shows(ann)).duels).toEqual([]);
});

test("R18: forms that are none change nothing, and points are for good", async () => {
  const [ann, ben] = await friends();
  for (const [intent, id] of [
    ["challenge", ""],
    ["play", "x".repeat(5_000)],
    ["win", await friendshipOf(ann, ben)],
  ] as const)
    expect(await does(ann, intent, id)).toMatchObject({ ok: false, refusal: "duel.bad_form" });
  await challenges(ann, ben);
  const id = await duelOf(ann);
  await plays(ann, id, 1);
  await expect(shared("UPDATE trivia_duels SET from_points = 10 WHERE id = ?", id)).rejects.toThrow(
    "for_good",
  );
  Object.assign(ann, { communityRules: { open: false, holdsFirst: false } });
  expect(await challenges(ann, ben)).toMatchObject({ ok: false, refusal: "duel.closed" });
});
