import { describe, expect, test } from "vitest";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { readFriendLink } from "#app/features/friends/read.server.ts";
import { coins, does, person, shared, topics } from "#tests/service/community/people.ts";
import { requestId, rows } from "#tests/service/members.ts";
import { areFriends, befriends, framedOf, friendsPage, handleOf } from "./people.ts";

describe("R23 friends", () => {
  test("asked by handle, accepted, told, and each sees what the other has chosen", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    await areFriends(ann, ruth);
    expect(await topics(ruth)).toEqual(["friend.asked"]);
    expect(await topics(ann)).toEqual(["friend.accepted"]);
    expect((await friendsPage(ann)).friends).toMatchObject([
      { name: "Ruth", together: null, plan: null, prayed: null },
    ]);
    for (const ctx of [ann, ruth]) await befriends(ctx, { intent: "choose", rhythm: "on", prayer: "on" });
    for (const ctx of [ann, ruth])
      await rows(
        "INSERT INTO rhythm_practices (user_id, cause, kind, day, zone, at) VALUES (?, 'test', 'prayer', '2026-11-20', 'UTC', 0)",
        ctx.userId,
      );
    const [friend] = (await friendsPage(ann)).friends;
    expect(friend?.together?.filter(Boolean)).toHaveLength(1);
    expect(friend?.prayed).toBe(1);
    // taken back by one, it is shown to neither
    await befriends(ruth, { intent: "choose", prayer: "on" });
    expect((await friendsPage(ann)).friends[0]?.together).toBeNull();
    expect(JSON.stringify(await friendsPage(ann))).not.toContain(ruth.userId);
  });

  test("a request from both at the same time is a friendship, and one row", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    await Promise.all([
      befriends(ann, { intent: "ask", handle: await handleOf(ruth) }),
      befriends(ruth, { intent: "ask", handle: await handleOf(ann) }),
    ]);
    for (const ctx of [ann, ruth]) {
      const page = await friendsPage(ctx);
      expect([page.friends.length, page.asked.length, page.asking.length]).toEqual([1, 0, 0]);
    }
  });

  test("declined is told to nobody: it waits to who asked, is not asked again, and comes to life when the other asks", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const handle = await handleOf(ruth);
    await befriends(ann, { intent: "ask", handle });
    const id = (await friendsPage(ruth)).asked[0]?.id ?? "";
    await befriends(ruth, { intent: "decline", id });
    expect((await friendsPage(ann)).asking).toHaveLength(1);
    await befriends(ann, { intent: "take-back", id });
    await befriends(ann, { intent: "ask", handle });
    expect((await friendsPage(ruth)).asked).toHaveLength(0);
    await befriends(ruth, { intent: "ask", handle: await handleOf(ann) });
    expect((await friendsPage(ann)).friends).toHaveLength(1);
  });

  test.each([
    ["an adult and somebody of 13 to 17", "18+", false, "13-17", false, 0],
    ["an appointed leader and somebody of 13 to 17", "18+", true, "13-17", false, 0],
    ["two of 13 to 17", "13-17", false, "13-17", false, 1],
    ["two adults", "18+", false, "18+", true, 1],
  ] as const)(
    "CM4: %s are friends: %s %s %s %s: %i",
    async (_name, age, leads, otherAge, otherLeads, asked) => {
      const one = await person("One", { ageBand: age, leads });
      const other = await person("Other", { ageBand: otherAge, leads: otherLeads });
      // the answer is the same
      expect(await befriends(one, { intent: "ask", handle: await handleOf(other) })).toMatchObject({
        ok: true,
      });
      expect((await friendsPage(other)).asked).toHaveLength(asked);
      await befriends(other, { intent: "ask", handle: await handleOf(one) });
      expect((await friendsPage(one)).friends).toHaveLength(asked);
      expect((await friendsPage(one)).asking).toHaveLength(0);
    },
  );

  test("a birthday ends a friendship over the ages, and a block ends it at once, for both", async () => {
    const [kim, lea] = [await person("Kim", { ageBand: "13-17" }), await person("Lea", { ageBand: "13-17" })];
    await areFriends(kim, lea);
    await shared("UPDATE community_members SET age_band = '18+' WHERE user_id = ?", kim.userId);
    expect(await shared("SELECT 1 FROM friendships WHERE one = ?1 OR other = ?1", kim.userId)).toEqual([]);
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const id = await areFriends(ann, ruth);
    await befriends(ann, { intent: "block", id });
    expect((await friendsPage(ruth)).friends).toEqual([]);
    await befriends(ruth, { intent: "ask", handle: await handleOf(ann) });
    expect((await friendsPage(ann)).asked).toEqual([]);
  });

  test("a link leads to a request: used once, revoked, too old, guessed and own ones lead nowhere", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const formId = requestId();
    await befriends(ann, { intent: "link", formId, uses: "1" });
    await befriends(ann, { intent: "link", formId, uses: "1" });
    const [link, ...more] = (await friendsPage(ann)).links;
    expect(more).toEqual([]);
    const token = link?.address.split("/").at(-1) ?? "";
    const seen = async (ctx: typeof ann) => (await readFriendLink(ctx, framedOf(ctx), token)).page.inviter;
    expect(await seen(ruth)).toMatchObject({ name: "Ann", mine: false });
    expect(await seen(await person("Kim", { ageBand: "13-17" }))).toBeNull();
    await befriends(ruth, { intent: "ask-by-link", token });
    await befriends(ruth, { intent: "ask-by-link", token });
    expect((await friendsPage(ann)).asked).toMatchObject([{ name: "Ruth" }]);
    // passed on, it opens nothing
    expect(await seen(tom)).toBeNull();
    await befriends(tom, { intent: "ask-by-link", token });
    expect((await friendsPage(ann)).asked).toHaveLength(1);
    await befriends(ann, { intent: "link", formId: requestId(), uses: "5" });
    const [old] = (await friendsPage(ann)).links;
    const oldToken = old?.address.split("/").at(-1) ?? "";
    tom.at(tom.now() + 8 * 86_400_000);
    await befriends(tom, { intent: "ask-by-link", token: oldToken });
    expect((await friendsPage(ann)).asked).toHaveLength(1);
    await befriends(ann, { intent: "unlink", id: old?.id ?? "" });
    expect((await friendsPage(ann)).links).toEqual([]);
  });

  test("guessing handles ends after thirty tries a day; look-alike letters are none", async () => {
    const ann = await person("Ann");
    for (let n = 0; n < 30; n++)
      expect(
        await befriends(ann, { intent: "ask", handle: `nobody-${String.fromCharCode(97 + (n % 26))}bcde` }),
      ).toMatchObject({ ok: true });
    const tries = await befriends(ann, { intent: "ask", handle: "nobody-abcde" });
    expect(tries).toMatchObject({ ok: false, refusal: "friends.many_tries" });
    ann.at(ann.now() + 86_400_000);
    expect(await befriends(ann, { intent: "ask", handle: "nobody-abcde" })).toMatchObject({ ok: true });
    const alike = await befriends(ann, { intent: "ask", handle: "rутh-abcde" });
    expect(alike).toMatchObject({ ok: false, refusal: "friends.bad_form" });
  });

  test("LV13: a verse once a day and friend, with coins for the sender; prayer for a friend is one petition", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const id = await areFriends(ann, ruth);
    const before = await coins(ann);
    expect(await befriends(ann, { intent: "encourage", id, verse: "psalm-23" })).toMatchObject({ ok: true });
    const again = await befriends(ann, { intent: "encourage", id, verse: "psalm-46" });
    expect(again).toMatchObject({ ok: false, refusal: "friends.today" });
    expect((await coins(ann)) - before).toBe(5);
    expect((await topics(ruth)).sort()).toEqual(["friend.asked", "friend.encouraged"]);
    expect((await friendsPage(ruth)).received).toMatchObject([{ name: "Ann", reference: "Psalm 23:1-3" }]);
    expect(await befriends(ann, { intent: "encourage", id, verse: "psalm-22" })).toMatchObject({ ok: false });
    await befriends(ann, { intent: "pray", id });
    await befriends(ann, { intent: "pray", id });
    const petitions = await rows("SELECT person FROM petitions WHERE user_id = ?", ann.userId);
    expect(petitions).toEqual([{ person: "Ruth" }]);
    // friends no more, nothing is sent, and nothing that was is shown
    await befriends(ruth, { intent: "remove", id });
    expect(await befriends(ann, { intent: "encourage", id, verse: "psalm-23" })).toMatchObject({ ok: false });
    expect((await friendsPage(ruth)).received).toEqual([]);
  });

  test("F13: nobody else acts on a request or a friendship, and an erased member leaves no friend behind", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const id = await areFriends(ann, ruth);
    for (const intent of ["remove", "block", "pray", "accept", "decline", "take-back"])
      expect(await befriends(tom, { intent, id }), intent).toMatchObject({ ok: false });
    await eraseFromCommunity(ruth, ruth.userId);
    expect((await friendsPage(ann)).friends).toEqual([]);
    expect(await does(ann, { intent: "unblock", id })).toMatchObject({ ok: true });
  });
});
