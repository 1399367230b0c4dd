import { describe, expect, test } from "vitest";
import { friendsExport } from "#app/features/friends/export.server.ts";
import { coins, type Person, person, shared, topics } from "#tests/service/community/people.ts";
import { rows } from "#tests/service/members.ts";
import { adopted } from "#tests/service/pets.ts";
import { areFriends, befriends, friendsPage } from "./people.ts";

const visitOf = async (ctx: Person) => (await friendsPage(ctx)).friends[0]?.visit ?? null;
const shows = (ctx: Person, pet: boolean) => befriends(ctx, { intent: "choose", ...(pet && { pet: "on" }) });
const petRows = (ctx: Person) => rows("SELECT * FROM user_pets WHERE user_id = ?", ctx.userId);

describe("R23 the pet visits a friend's pet", () => {
  test("once a day and friend, seen and told once; nothing is paid, and nothing is lost", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const id = await areFriends(ann, ruth);
    await adopted(ann, "cat");
    await adopted(ruth, "dog");
    // what is not shown cannot be visited
    expect(await visitOf(ann)).toBeNull();
    expect(await befriends(ann, { intent: "visit", id })).toMatchObject({
      ok: false,
      refusal: "friends.gone",
    });
    await shows(ruth, true);
    expect(await visitOf(ann)).toMatchObject({ may: true, wasToday: false, scene: null });
    const before = [await coins(ann), await petRows(ann), await petRows(ruth)];
    // twice at once is one visit
    const both = await Promise.all([1, 2].map(() => befriends(ann, { intent: "visit", id })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: "friends.visited" });
    expect([await coins(ann), await petRows(ann), await petRows(ruth)]).toEqual(before);
    const seen = await visitOf(ann);
    expect(seen).toMatchObject({
      may: false,
      wasToday: true,
      scene: { own: { type: "cat" }, theirs: { type: "dog" } },
    });
    expect(JSON.stringify(seen)).not.toContain("Biscuit");
    // told once; drawn there too once both may see both
    expect((await topics(ruth)).filter((topic) => topic === "friend.visited")).toHaveLength(1);
    expect(await visitOf(ruth)).toMatchObject({ came: true, scene: null });
    await shows(ann, true);
    expect(await visitOf(ruth)).toMatchObject({ came: true, may: true, scene: { theirs: { type: "cat" } } });
    // the next day it can go again
    ann.at(ann.now() + 86_400_000);
    expect(await visitOf(ann)).toMatchObject({ may: true, wasToday: false });
    expect(await befriends(ann, { intent: "visit", id })).toMatchObject({ ok: true });
    expect(await shared("SELECT 1 FROM pet_visits WHERE from_id = ?", ann.userId)).toHaveLength(2);
  });

  test("without a pet, to a stranger, and after the end of a friendship it goes nowhere", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const id = await areFriends(ann, ruth);
    await adopted(ruth, "dog");
    await shows(ruth, true);
    expect(await visitOf(ann)).toMatchObject({ may: false });
    expect(await befriends(ann, { intent: "visit", id })).toMatchObject({
      ok: false,
      refusal: "friends.no_pet",
    });
    await adopted(tom, "cat");
    expect(await befriends(tom, { intent: "visit", id })).toMatchObject({
      ok: false,
      refusal: "friends.gone",
    });
    expect(await befriends(ann, { intent: "visit", id: "no id" })).toMatchObject({ ok: false });
    await adopted(ann, "cat");
    await befriends(ruth, { intent: "remove", id });
    expect(await befriends(ann, { intent: "visit", id })).toMatchObject({
      ok: false,
      refusal: "friends.gone",
    });
    expect(await shared("SELECT 1 FROM pet_visits WHERE from_id = ?", ann.userId)).toEqual([]);
    await expect(
      shared(
        "INSERT INTO pet_visits (id, from_id, to_id, day, at) VALUES ('v', ?, ?, '2026-11-20', 0)",
        ...[tom.userId, ruth.userId],
      ),
    ).rejects.toThrow("pet_visits_of_friends");
  });

  test("G20: visits are in both archives, by name", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const id = await areFriends(ann, ruth);
    await adopted(ann, "cat");
    await adopted(ruth, "dog");
    await shows(ruth, true);
    await befriends(ann, { intent: "visit", id });
    for (const [ctx, list, name] of [
      [ann, "visits", "Ruth"],
      [ruth, "visitors", "Ann"],
    ] as const)
      for await (const { content } of friendsExport.files(Object.assign(ctx, { timeZone: "UTC" }))) {
        let text = "";
        for await (const piece of content)
          text += typeof piece === "string" ? piece : new TextDecoder().decode(piece);
        expect(JSON.parse(text)[list]).toMatchObject([{ name }]);
        expect(text).not.toContain((ctx === ann ? ruth : ann).userId);
      }
  });
});
