import { expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { actOnTournaments } from "#app/features/games/tournaments/act.server.ts";
import { recordTournamentDay } from "#app/features/games/tournaments/points.server.ts";
import { readBoards } from "#app/features/games/tournaments/read.server.ts";
import { settleTournaments } from "#app/features/games/tournaments/settle.server.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { rows } from "#tests/service/members.ts";
import { formOf, sumOf } from "#tests/service/pets.ts";

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 16, 18);

async function does(ctx: Person, fields: Record<string, string>) {
  const reply = await actOnTournaments(ctx, formOf(fields));
  await ctx.settled();
  return reply;
}

async function player(name: string, ageBand: "13-17" | "18+" = "18+"): Promise<Person> {
  const ctx = await person(name, { ageBand });
  ctx.at(MONDAY);
  return ctx;
}

/** The ten of a day, finished with so many right, as the answers' triggers leave it. */
async function played(ctx: Person, day: string, unaided: number, counts = true): Promise<void> {
  await rows(
    `INSERT INTO game_rounds (user_id, id, game, kind, day, items, shown_at, answered, correct, unaided, started_at, finished_at)
    VALUES (?, ?, 'trivia', 'daily', ?, '[]', 0, 10, ?, ?, 0, 1)`,
    ctx.userId,
    `daily-${day}`,
    day,
    unaided,
    unaided,
  );
  if (counts) await recordTournamentDay(ctx, day);
}

const seatOf = async ({ userId }: Person) =>
  (
    await shared<{ board_id: string; points: number; days: number; place: number | null }>(
      "SELECT board_id, points, days, place FROM tournament_participants WHERE user_id = ?",
      userId,
    )
  )[0];

const inviteOf = async (ctx: Person): Promise<string> => {
  const { boards } = await readBoards(ctx);
  return boards[0]?.code ?? "";
};

test("R22: nobody is on a board who did not ask; the young are drawn to none, and join by invitation of their age", async () => {
  const [ann, tim, eva] = [await player("Ann"), await player("Tim", "13-17"), await player("Eva", "13-17")];
  expect((await readBoards(ann)).boards).toEqual([]);
  expect(await does(tim, { intent: "draw" })).toMatchObject({ ok: false, refusal: "tournament.young" });
  expect(await does(tim, { intent: "open" })).toMatchObject({ ok: true });
  const code = await inviteOf(tim);
  expect(await does(ann, { intent: "join", code })).toMatchObject({
    ok: false,
    refusal: "tournament.no_board",
  });
  expect(await does(eva, { intent: "join", code })).toMatchObject({ ok: true });
  expect((await readBoards(eva)).boards.map(({ name }) => name).sort()).toEqual(["Eva", "Tim"]);
  for (const bad of ["", "x".repeat(5_000), "0000000000"])
    expect(await does(ann, { intent: "join", code: bad })).toMatchObject({
      ok: false,
      refusal: "tournament.bad_form",
    });
});

test("R22: whoever blocked somebody is drawn to another board, and one board a week is all there is", async () => {
  const [ruth, boaz] = [await player("Ruth"), await player("Boaz")];
  await does(ruth, { intent: "draw" });
  await shared("INSERT INTO blocks VALUES (?, ?, ?, 0, 0)", boaz.userId, ruth.userId, `b-${boaz.userId}`);
  await Promise.all([
    does(boaz, { intent: "draw" }),
    does(boaz, { intent: "draw" }),
    does(boaz, { intent: "open" }),
  ]);
  expect((await seatOf(boaz))?.board_id).not.toBe((await seatOf(ruth))?.board_id);
  const seats = await shared("SELECT 1 FROM tournament_participants WHERE user_id = ?", boaz.userId);
  expect(seats).toHaveLength(1);
  const { boards } = await readBoards(boaz);
  expect(JSON.stringify(boards)).not.toContain(ruth.userId);
});

test("R22: a board has room for thirty", async () => {
  const host = await player("Host");
  await does(host, { intent: "open" });
  const code = await inviteOf(host);
  const seat = await seatOf(host);
  await shared("UPDATE tournament_boards SET players = 30 WHERE id = ?", seat?.board_id);
  const late = await player("Late");
  expect(await does(late, { intent: "join", code })).toMatchObject({ ok: false, refusal: "tournament.full" });
});

test("R22, G12: points by days and accuracy, capped by day, once each; settled by the clock with five gems each", async () => {
  const host = await player("Host");
  await does(host, { intent: "open" });
  const code = await inviteOf(host);
  const others = [await player("Two"), await player("Three"), await player("Four")] as const;
  for (const one of others) await does(one, { intent: "join", code });
  const days = ["2026-11-16", "2026-11-17", "2026-11-18"];
  for (const day of days) {
    await played(host, day, 10);
    await played(others[0], day, 10);
    await played(others[1], day, 4);
  }
  await recordTournamentDay(host, days[0] ?? "");
  // told by nobody: its request was killed
  await played(others[2], "2026-11-19", 9, false);
  // another week's day counts for nothing here
  await played(host, "2026-11-23", 10);
  expect(await seatOf(host)).toMatchObject({ points: 60, days: 3, place: null });
  host.at(MONDAY + 6 * DAY);
  await settleTournaments(host);
  expect((await seatOf(host))?.place).toBeNull();
  host.at(MONDAY + 8 * DAY);
  await settleTournaments(host);
  await settleTournaments(host);
  expect(await seatOf(host)).toMatchObject({ place: 1 });
  expect(await seatOf(others[0])).toMatchObject({ place: 1 });
  expect(await seatOf(others[1])).toMatchObject({ points: 42, place: 3 });
  expect(await seatOf(others[2])).toMatchObject({ points: 19, place: 4 });
  await deliverOutbox(host);
  await deliverOutbox(host);
  expect(await Promise.all([host, ...others].map((one) => sumOf(one, "faith_gems")))).toEqual([5, 5, 5, 0]);
  // nothing is changed afterwards
  expect(await does(others[2], { intent: "join", code })).toMatchObject({
    ok: false,
    refusal: "tournament.no_board",
  });
  host.at(MONDAY + 8 * DAY);
  expect(await does(host, { intent: "join", code })).toMatchObject({
    ok: false,
    refusal: "tournament.no_board",
  });
});

test("R22: whoever leaves takes their points along, and the account takes its seat", async () => {
  const ann = await player("Ann");
  await does(ann, { intent: "open" });
  await played(ann, "2026-11-16", 5);
  expect(await does(ann, { intent: "leave" })).toMatchObject({ ok: true });
  expect(await seatOf(ann)).toBeUndefined();
  expect(await shared("SELECT 1 FROM tournament_days WHERE user_id = ?", ann.userId)).toEqual([]);
  await does(ann, { intent: "open" });
  await shared("DELETE FROM community_members WHERE user_id = ?", ann.userId);
  expect(await seatOf(ann)).toBeUndefined();
});

test("R22: where the community is closed nobody is seated", async () => {
  const ann = await player("Ann");
  Object.assign(ann, { communityRules: { open: false, holdsFirst: false } });
  expect(await does(ann, { intent: "open" })).toMatchObject({ ok: false, refusal: "tournament.closed" });
});

/** A group with these members; the first leads it. */
async function group(name: string, ageBand: "13-17" | "18+", ...members: readonly Person[]): Promise<string> {
  const id = newId("group", MONDAY, Math.random);
  await shared(
    `INSERT INTO study_groups (id, form_id, slug, name, theme, language, kind, age_band, created_at)
    VALUES (?1, '', ?1, ?2, 'gospels', 'en', 'public', ?3, 0)`,
    id,
    name,
    ageBand,
  );
  for (const [at, { userId }] of members.entries())
    await shared(
      "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?, ?, ?, ?, 0)",
      id,
      userId,
      at === 0 ? "leader" : "member",
      newId("gmem", MONDAY, Math.random),
    );
  return id;
}

test("R22: a group's board has those of the group who asked, one board a week, and no stranger", async () => {
  const [ann, ben, eve] = [await player("Ann"), await player("Ben"), await player("Eve")];
  const groupId = await group("Table", "18+", ann, ben);
  expect((await readBoards(ann)).groups).toEqual([{ id: groupId, name: "Table" }]);
  expect((await readBoards(eve)).groups).toEqual([]);
  const [first, second] = await Promise.all([
    does(ann, { intent: "group", groupId }),
    does(ben, { intent: "group", groupId }),
  ]);
  expect([first.ok, second.ok]).toEqual([true, true]);
  expect((await seatOf(ann))?.board_id).toBe((await seatOf(ben))?.board_id);
  const { boards } = await readBoards(ben);
  expect(boards.map(({ name, groupName, code }) => [name, groupName, code]).toSorted()).toEqual([
    ["Ann", "Table", null],
    ["Ben", "Table", null],
  ]);
  expect(await does(eve, { intent: "group", groupId })).toMatchObject({ refusal: "tournament.no_board" });
  // nor by the code that nobody is shown
  const [row] = await shared<{ code: string }>(
    "SELECT code FROM tournament_boards WHERE group_id = ?",
    groupId,
  );
  expect(await does(eve, { intent: "join", code: row?.code ?? "" })).toMatchObject({
    refusal: "tournament.no_board",
  });
  await expect(
    shared(
      "INSERT INTO tournament_participants (tournament_id, user_id, board_id, joined_at) VALUES ('2026-11-16', ?, ?, 0)",
      eve.userId,
      (await seatOf(ann))?.board_id,
    ),
  ).rejects.toThrow("player_is_of_group");
  await shared("DELETE FROM group_members WHERE user_id = ?", ben.userId);
  expect(await seatOf(ben)).toBeUndefined();
});

test("R22: a leader meets no group of the young on a board, and whoever is blocked comes to none", async () => {
  const [lee, tim, eva] = [await player("Lee"), await player("Tim", "13-17"), await player("Eva", "13-17")];
  await shared("UPDATE community_members SET leads = 1 WHERE user_id = ?", lee.userId);
  const groupId = await group("Young", "13-17", lee, tim, eva);
  expect((await readBoards(lee)).groups).toEqual([]);
  expect(await does(lee, { intent: "group", groupId })).toMatchObject({ refusal: "tournament.no_board" });
  expect(await does(tim, { intent: "group", groupId })).toMatchObject({ ok: true });
  await shared("INSERT INTO blocks VALUES (?, ?, ?, 0, 0)", eva.userId, tim.userId, `b-${eva.userId}`);
  expect(await does(eva, { intent: "group", groupId })).toMatchObject({ refusal: "tournament.no_board" });
});
