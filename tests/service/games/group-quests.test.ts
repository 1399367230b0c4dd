import { expect, test } from "vitest";
import { commitNamed } from "#app/db/commit.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { gamesExport } from "#app/features/games/archive/export.server.ts";
import { mineFrom, mineReads } from "#app/features/games/mine/read.server.ts";
import { actOnQuests } from "#app/features/games/quests/act.server.ts";
import { countGroupQuests } from "#app/features/games/quests/together/count.server.ts";
import type { GroupQuestLine } from "#app/features/games/quests/together/page.ts";
import { groupQuestLines, readGroupQuests } from "#app/features/games/quests/together/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { rewardStatements } from "#app/features/rewards/service.server.ts";
import { rhythmIn } from "#app/features/rhythm/read.server.ts";
import { recordPractice } from "#app/features/rhythm/record.server.ts";
import { type Person, person, shared, topics } from "#tests/service/community/people.ts";
import { rows } from "#tests/service/members.ts";
import { groupPage, inGroup, makes } from "#tests/service/people/people.ts";
import { formOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A Friday. */
const START = Date.UTC(2026, 10, 20, 12);

type Group = { id: string; slug: string };

async function acts(ctx: Person, intent: "join-group" | "leave-group", { id }: Group) {
  const reply = await actOnQuests(ctx, formOf({ intent, groupId: id }));
  await ctx.settled();
  return reply;
}

async function linesOf(ctx: Person): Promise<GroupQuestLine[]> {
  const [[[profile], [row], [rhythm]], together] = await Promise.all([
    ctx.db.batch([profileOf(ctx.db, ctx.userId), ...mineReads(ctx)]),
    readGroupQuests(ctx),
  ]);
  if (!profile) throw new Error("no profile");
  const lines = groupQuestLines(ctx, together, mineFrom(ctx, profile, row?.found ?? "", rhythmIn(rhythm)));
  await ctx.settled();
  return lines;
}

/** Reads on so many days, the clock's day the first. */
async function reads(ctx: Person, ...times: number[]): Promise<void> {
  const before = ctx.now();
  for (const at of times) {
    ctx.at(at);
    await recordPractice(ctx, "reading", `chapter-${at}`);
  }
  ctx.at(before);
}

async function joins(ctx: Person, { slug }: Group): Promise<void> {
  const page = await groupPage(ctx, slug);
  await inGroup(ctx, { intent: "join", id: page?.group.id ?? "" });
}

/** A group of three who take part, in a quest of reading. */
async function three(): Promise<{ people: [Person, Person, Person]; group: Group }> {
  const people: [Person, Person, Person] = [await person("Ann"), await person("Ruth"), await person("Tom")];
  const [ann, ...others] = people;
  const group = await makes(ann);
  for (const one of others) await joins(one, group);
  for (const one of people) expect(await acts(one, "join-group", group)).toMatchObject({ ok: true });
  await shared(
    "UPDATE group_quests SET quest = 'group-read', measure = 'reading', target = 9 WHERE group_id = ?",
    group.id,
  );
  return { people, group };
}

const paid = (ctx: Person) =>
  rows<{ cause_id: string; subject: string; amount: number }>(
    "SELECT cause_id, subject, amount FROM wallet_ledger WHERE user_id = ? AND cause = 'quest_complete'",
    ctx.userId,
  );
const heldOf = async ({ id }: Group) =>
  shared<{ opened_day: string; quest: string; target: number; days: number; done_at: number | null }>(
    "SELECT opened_day, quest, target, days, done_at FROM group_quests WHERE group_id = ? ORDER BY opened_day",
    id,
  );

test("R21: each says so for themselves; it begins with three, and who takes no part reads nothing of it", async () => {
  const [ann, ruth, tom, joy] = [
    await person("Ann"),
    await person("Ruth"),
    await person("Tom"),
    await person("Joy"),
  ];
  const group = await makes(ann);
  for (const one of [ruth, tom, joy]) await joins(one, group);
  expect(await linesOf(ann)).toMatchObject([{ groupId: group.id, state: "asked", quest: null }]);
  await acts(ann, "join-group", group);
  await acts(ann, "join-group", group);
  await acts(ruth, "join-group", group);
  expect(await linesOf(ann)).toMatchObject([{ state: "waits", quest: null }]);
  expect(await heldOf(group)).toEqual([]);
  await acts(tom, "join-group", group);
  expect(await linesOf(ann)).toMatchObject([{ state: "open", quest: { progress: 0, coins: 15 } }]);
  expect(await linesOf(joy)).toMatchObject([{ state: "asked", quest: null }]);
  // with two the sum would tell of the other; nothing is lost
  await acts(tom, "leave-group", group);
  expect(await linesOf(ann)).toMatchObject([{ state: "waits", quest: null }]);
  await acts(tom, "join-group", group);
  expect(await linesOf(ann)).toMatchObject([{ state: "open" }]);
  expect(await heldOf(group)).toHaveLength(1);
});

test("R21: nobody of another group, of none, or of one that is archived or hidden; nothing while the community is closed", async () => {
  const [ann, eve] = [await person("Ann"), await person("Eve")];
  const group = await makes(ann);
  expect(await acts(eve, "join-group", group)).toMatchObject({ ok: false, refusal: "quest.no_group" });
  expect(await acts(eve, "join-group", { id: "x".repeat(5_000), slug: "" })).toMatchObject({
    ok: false,
    refusal: "quest.bad_form",
  });
  expect(await linesOf(eve)).toEqual([]);
  await shared("UPDATE study_groups SET moderation = 'hidden' WHERE id = ?", group.id);
  expect(await acts(ann, "join-group", group)).toMatchObject({ ok: false, refusal: "quest.no_group" });
  expect(await linesOf(ann)).toEqual([]);
  Object.assign(ann, { communityRules: { open: false, holdsFirst: false } });
  expect(await acts(ann, "join-group", group)).toMatchObject({ ok: false, refusal: "quest.closed" });
});

test("R21, LV9: days come from evidence alone, each once; what one did a moment ago is seen at once, of others by the cron", async () => {
  const { people, group } = await three();
  const [ann, ruth] = people;
  // before it opened, twice on a day, and a day later
  await reads(ann, START - 3 * DAY, START, START + HOUR, START + DAY);
  ann.at(START + DAY);
  expect(await linesOf(ann)).toMatchObject([{ quest: { progress: 2, target: 9 } }]);
  expect((await heldOf(group))[0]).toMatchObject({ days: 2 });
  expect(await linesOf(ann)).toMatchObject([{ quest: { progress: 2 } }]);
  await reads(ruth, START + DAY);
  expect(await linesOf(ann)).toMatchObject([{ quest: { progress: 2 } }]);
  ann.at(START + DAY + HOUR);
  await countGroupQuests(ann);
  expect(await linesOf(ann)).toMatchObject([{ quest: { progress: 3 } }]);
  // no form adds a day, and no row is written for another day or an unknown quest
  await expect(
    shared("INSERT INTO group_quest_days VALUES (?, ?, '2026-11-20', '2026-11-19', 0)", ann.userId, group.id),
  ).rejects.toThrow("group_quest_day_counts");
  const trips = countTrips(Object.assign({ ...ann }, { db: ann.community }));
  await readGroupQuests(ann);
  expect(trips()).toBe(1);
});

test("R21, LV9, LV13: done, it is paid once to each whose days are in it, and told of; to nobody else", async () => {
  const { people, group } = await three();
  const [ann, ruth, tom] = people;
  await reads(ann, ...[0, 1, 2, 3, 4].map((at) => START + at * DAY));
  await reads(ruth, ...[0, 1, 2, 3, 4].map((at) => START + at * DAY));
  for (const one of people) one.at(START + 5 * DAY);
  // the cron twice at once, and a page beside it: more days than the target, and none is left out of what was found
  await Promise.all([countGroupQuests(ann), countGroupQuests(ruth), linesOf(ann)]);
  await Promise.all(people.map((one) => one.settled()));
  await deliverOutbox(Object.assign(ann, {}));
  await ann.settled();
  const [done] = await heldOf(group);
  expect(done?.done_at).not.toBeNull();
  for (const one of [ann, ruth]) {
    expect(await paid(one)).toEqual([
      { cause_id: `${group.id}@2026-11-20`, subject: "group-read", amount: 15 },
    ]);
    expect(await topics(one)).toContain("quest.completed");
  }
  expect(await paid(tom)).toEqual([]);
  expect(await linesOf(tom)).toMatchObject([{ state: "done", quest: { progress: 9, target: 9 } }]);
  // what comes after counts for nothing
  await reads(tom, START + 5 * DAY);
  tom.at(START + 5 * DAY + HOUR);
  await countGroupQuests(tom);
  await tom.settled();
  expect(await paid(tom)).toEqual([]);
  const [note] = await rows<{ data: string }>(
    "SELECT told AS data FROM notifications WHERE user_id = ? AND topic = 'quest.completed'",
    ann.userId,
  );
  expect(JSON.parse(note?.data ?? "")).toMatchObject({
    title: "Days in the Bible, all of you together",
    coins: 15,
  });
});

test("R21: the next one opens on the Monday after, another one, and for as many as take part then", async () => {
  const { people, group } = await three();
  const [ann] = people;
  await shared("UPDATE group_quests SET target = 1 WHERE group_id = ?", group.id);
  await reads(ann, START);
  ann.at(START + HOUR);
  await countGroupQuests(ann);
  expect(await linesOf(ann)).toMatchObject([{ state: "done" }]);
  ann.at(Date.UTC(2026, 10, 22, 23));
  await countGroupQuests(ann);
  expect(await heldOf(group)).toHaveLength(1);
  ann.at(Date.UTC(2026, 10, 23, 0, 5));
  await countGroupQuests(ann);
  await countGroupQuests(ann);
  const [, next, ...more] = await heldOf(group);
  expect(more).toEqual([]);
  expect(next).toMatchObject({ opened_day: "2026-11-23", days: 0, done_at: null });
  expect(next?.quest).not.toBe("group-read");
  expect([6, 9]).toContain(next?.target);
});

test("D32: what the day does not pay any more waits for another day, and is paid then, once", async () => {
  const { people, group } = await three();
  const [ann] = people;
  await shared("UPDATE group_quests SET target = 1 WHERE group_id = ?", group.id);
  for (let at = 0; at < 6; at++) {
    const reward = { activity: "quest_complete", causeId: `before-${at}`, day: "2026-11-20" } as const;
    await commitNamed(ann.db, rewardStatements(ann, reward));
  }
  await reads(ann, START);
  ann.at(START + HOUR);
  await countGroupQuests(ann);
  await ann.settled();
  expect(await paid(ann)).toHaveLength(6);
  expect(await shared("SELECT tries FROM outbox WHERE user_id = ?", ann.userId)).toEqual([{ tries: 1 }]);
  ann.at(START + DAY);
  await deliverOutbox(ann);
  await ann.settled();
  expect(await paid(ann)).toHaveLength(7);
  expect(await shared("SELECT tries FROM outbox WHERE user_id = ?", ann.userId)).toEqual([]);
});

test("R21, F13, G20: leaving the group ends it; one's own days are in the archive, and gone with the account", async () => {
  const { people, group } = await three();
  const [ann, ruth, tom] = people;
  await reads(ruth, START);
  await linesOf(ruth);
  await inGroup(ruth, { intent: "leave", id: group.id });
  expect(
    await shared("SELECT user_id FROM group_quest_people WHERE group_id = ? ORDER BY user_id", group.id),
  ).toHaveLength(2);
  expect((await heldOf(group))[0]).toMatchObject({ days: 1 });
  const files: Record<string, string> = {};
  for await (const { path, content } of gamesExport.files({ ...ruth, timeZone: "UTC" })) {
    files[path] = "";
    for await (const piece of content) files[path] += piece;
  }
  const own = JSON.parse(files["games/group-quests.json"] ?? "");
  expect(own).toMatchObject({ parts: [], days: [{ quest: "group-read", day: "2026-11-20" }] });
  expect(JSON.stringify(own)).not.toContain(ann.userId);
  await shared("DELETE FROM community_members WHERE user_id = ?", ruth.userId);
  expect(await shared("SELECT 1 FROM group_quest_days WHERE user_id = ?", ruth.userId)).toEqual([]);
  expect((await heldOf(group))[0]).toMatchObject({ days: 1 });
  expect(await linesOf(tom)).toMatchObject([{ state: "waits" }]);
});

test("R21: members of 13 to 17 take part in groups of their own age, as they are in them; a changed age ends it", async () => {
  const paul = await person("Paul", { leads: true });
  const group = await makes(paul, { young: "yes" });
  const [tim, eva] = [await person("Tim", { ageBand: "13-17" }), await person("Eva", { ageBand: "13-17" })];
  const adult = await person("Ann");
  for (const one of [tim, eva]) {
    await shared(
      "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?, ?, 'member', ?, 0)",
      group.id,
      one.userId,
      `gm-${one.userId}`,
    );
    expect(await acts(one, "join-group", group)).toMatchObject({ ok: true });
  }
  expect(await acts(adult, "join-group", group)).toMatchObject({ ok: false, refusal: "quest.no_group" });
  expect(await acts(paul, "join-group", group)).toMatchObject({ ok: true });
  expect(await linesOf(tim)).toMatchObject([{ state: "open" }]);
  await shared("UPDATE community_members SET age_band = '18+' WHERE user_id = ?", tim.userId);
  expect(await shared("SELECT 1 FROM group_quest_people WHERE user_id = ?", tim.userId)).toEqual([]);
});
