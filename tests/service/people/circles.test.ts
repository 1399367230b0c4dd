import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { wallStatusFor } from "#app/features/community/live/store.server.ts";
import { readMember } from "#app/features/community/members/profile/read.server.ts";
import { readCircles } from "#app/features/community/requests/circles.server.ts";
import {
  asks,
  does,
  inQueue,
  type Person,
  person,
  reads,
  shared,
  topics,
  wall,
} from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { areFriends, befriends, framedOf, groupPage, handleOf, inGroup, makes } from "./people.ts";

/** Every way to a request of somebody else's, and whether it leads there. */
async function findsIt(reader: Person, author: Person, id: string, word: string): Promise<boolean[]> {
  const ids = async (address: string) => (await wall(reader, address)).map((one) => one.id);
  const near = [...(await ids("show=friends")), ...(await ids("show=groups"))];
  const { page } = await readMember(reader, framedOf(reader), await handleOf(author), {
    requests: null,
    testimonies: null,
  });
  return [
    (await reads(reader, id)) !== null,
    near.includes(id),
    (await ids(`q=${word}`)).includes(id),
    page?.requests?.some((one) => one.id === id) ?? false,
  ];
}
const EVERY_WAY = [true, true, true, true];
const NO_WAY = [false, false, false, false];

const joins = (ctx: Person, slug: string) =>
  groupPage(ctx, slug).then((page) => inGroup(ctx, { intent: "join", id: page?.group.id ?? "" }));

describe("CM4, R23 a request for friends", () => {
  test("is read by friends alone, by no other way, and no longer than they are", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const friendship = await areFriends(ann, ruth);
    expect(await readCircles(ann)).toEqual({ friends: true, groups: [] });
    const id = await asks(ann, "Tomorrow is the hearing.", { audience: "friends" });
    expect(await reads(ruth, id)).toMatchObject({ circle: "friends", author: { name: "Ann" } });
    expect(await findsIt(ruth, ann, id, "hearing")).toEqual(EVERY_WAY);
    expect(await findsIt(tom, ann, id, "hearing")).toEqual(NO_WAY);
    for (const who of [ann, ruth, tom]) expect(await wall(who)).toEqual([]);
    expect((await wall(ann, "show=mine")).map((one) => one.id)).toEqual([id]);
    // what a stranger sends about it finds nothing
    for (const intent of ["pray", "promise", "hide", "mute"])
      expect(await does(tom, { intent, id })).toMatchObject({ ok: false, refusal: "community.gone" });
    // no room of the wall hears of it
    await does(ruth, { intent: "pray", id });
    await does(ruth, { intent: "promise", id });
    const db = openDatabase(env.COMMUNITY, null);
    for (const audience of ["adults", "young", "all"] as const)
      expect((await db.batch([wallStatusFor(db, audience, [id])]))[0]).toEqual([]);
    expect([ann, ruth].flatMap(({ recorded }) => recorded.touched)).toEqual([]);
    expect((await reads(ann, id))?.prayedBy).toBe(1);
    // no friends any more: gone from everywhere, the prayer list too, and nobody is told how it went
    await befriends(ruth, { intent: "remove", id: friendship });
    expect(await findsIt(ruth, ann, id, "hearing")).toEqual(NO_WAY);
    expect(await wall(ruth, "show=promised")).toEqual([]);
    await does(ann, { intent: "close", id, formId: requestId(), kind: "answered", body: "It went well." });
    expect(await topics(ruth)).not.toContain("prayer.answered");
    expect(await reads(ann, id)).toMatchObject({ state: "answered" });
  });

  test("a block takes it away at once; a name stays on it; moderators have it as they have all", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    await areFriends(ann, ruth);
    const id = await asks(ann, "For the two of us.", { audience: "friends" });
    expect(await does(ann, { intent: "unname", id })).toMatchObject({ ok: false, refusal: "community.gone" });
    await does(ruth, { intent: "report", id, reason: "other" });
    expect(await inQueue(await person("Moderator"), id)).toMatchObject({ kind: "request" });
    await does(ruth, { intent: "block", id });
    expect(await findsIt(ruth, ann, id, "two")).toEqual(NO_WAY);
    expect(await shared("SELECT 1 FROM friendships WHERE one = ?1 OR other = ?1", ann.userId)).toEqual([]);
  });
});

describe("CM4, R24 a request for a study group", () => {
  test("is read by who is in it, while they and its author are", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const { id: group, slug } = await makes(ann);
    await joins(ruth, slug);
    expect(await readCircles(ruth)).toEqual({
      friends: false,
      groups: [{ id: group, name: "Tuesday table" }],
    });
    const id = await asks(ruth, "The knee again.", { audience: "group", group });
    expect(await reads(ann, id)).toMatchObject({ circle: "group", groupName: "Tuesday table" });
    expect(await findsIt(ann, ruth, id, "knee")).toEqual(EVERY_WAY);
    expect(await findsIt(tom, ruth, id, "knee")).toEqual(NO_WAY);
    await joins(tom, slug);
    expect(await findsIt(tom, ruth, id, "knee")).toEqual(EVERY_WAY);
    await inGroup(tom, { intent: "leave", id: group });
    expect(await findsIt(tom, ruth, id, "knee")).toEqual(NO_WAY);
    // whoever asked takes it along
    await inGroup(ruth, { intent: "leave", id: group });
    expect(await findsIt(ann, ruth, id, "knee")).toEqual(NO_WAY);
    expect(await reads(ruth, id)).toMatchObject({ mine: true });
  });

  test.each([
    ["no group", ""],
    ["one that there is not", "group_01234567890123456789012345"],
    ["one of others", "others"],
    ["one that is archived", "archived"],
  ])("R24: asked of %s, it is refused, and its words come back", async (_name, which) => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const others = await makes(ann);
    const old = await makes(ruth);
    await inGroup(ruth, { intent: "archive", id: old.id });
    const group = { others: others.id, archived: old.id }[which] ?? which;
    const asked = { intent: "ask", formId: requestId(), body: "Kept.", theme: "family", language: "en" };
    const reply = await does(ruth, { ...asked, audience: "group", group });
    expect(reply).toMatchObject({ ok: false, refusal: "community.no_group", given: { body: "Kept." } });
    expect(await shared("SELECT 1 FROM prayer_requests WHERE user_id = ?", ruth.userId)).toEqual([]);
  });

  test.each([
    ["an appointed leader who is in it", "18+", true, true, EVERY_WAY],
    ["an appointed leader who is not", "18+", true, false, NO_WAY],
    ["an adult", "18+", false, false, NO_WAY],
    ["another of 13 to 17 who is in it", "13-17", false, true, EVERY_WAY],
    ["another of 13 to 17 who is not", "13-17", false, false, NO_WAY],
  ] as const)("CM4: of the young’s group, %s: %s %s %s", async (_name, ageBand, leads, isIn, finds) => {
    const leader = await person("Lead", { leads: true });
    const { id: group, slug } = await makes(leader, { young: "yes" });
    const kim = await person("Kim", { ageBand: "13-17" });
    await joins(kim, slug);
    const id = await asks(kim, "Before the exam.", { audience: "group", group });
    const reader = await person("Reader", { ageBand, leads });
    if (isIn) await joins(reader, slug);
    expect(await findsIt(reader, kim, id, "exam")).toEqual(finds);
  });
});
