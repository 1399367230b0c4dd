import { describe, expect, test } from "vitest";
import { groupWordsFile } from "#app/features/groups/words/words-file.server.ts";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { groupPage, inGroup, makes, posts } from "./people.ts";

const joins = (ctx: Person, slug: string) =>
  groupPage(ctx, slug).then((page) => inGroup(ctx, { intent: "join", id: page?.group.id ?? "" }));

const fileOf = async (ctx: Person, slug: string, kind: "md" | "json" = "md"): Promise<string | null> => {
  try {
    return await (await groupWordsFile(ctx, slug, kind)).text();
  } catch (answer) {
    expect((answer as Response).status).toBe(404);
    return null;
  }
};

describe("R24 a group's file", () => {
  test("the file has the words of those alone who said yes, and nobody but its leader gets it", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const { id, slug } = await makes(ann);
    for (const ctx of [ruth, tom]) await joins(ctx, slug);
    await posts(ruth, id, "She asked why.");
    tom.at(Math.max(ruth.now(), tom.now()) + 1_000);
    await posts(tom, id, "I do not know.");
    // off, until each says yes
    expect((await groupPage(ruth, slug))?.inside?.sharesWords).toBe(false);
    const before = await fileOf(ann, slug);
    for (const word of ["why", "know", "Ruth", "Tom"]) expect(before).not.toContain(word);
    expect(before?.match(/A member\*\*/g)).toHaveLength(2);
    await inGroup(ruth, { intent: "share-words", id });
    expect((await groupPage(ruth, slug))?.inside?.sharesWords).toBe(true);
    expect(await fileOf(ann, slug)).toContain("**Ruth**, ");
    const json = JSON.parse((await fileOf(ann, slug, "json")) ?? "{}");
    expect(json.posts.map(({ name, words }: Record<string, unknown>) => [name, words])).toEqual([
      ["Ruth", "She asked why."],
      [null, null],
    ]);
    expect(JSON.stringify(json)).not.toContain(ruth.userId);
    for (const ctx of [ruth, tom, await person("Stranger")]) expect(await fileOf(ctx, slug)).toBeNull();
    // taken back, and gone with whoever leaves
    await inGroup(ruth, { intent: "keep-words", id });
    expect(await fileOf(ann, slug)).not.toContain("Ruth");
    await inGroup(tom, { intent: "share-words", id });
    await inGroup(tom, { intent: "leave", id });
    await joins(tom, slug);
    expect(await fileOf(ann, slug)).not.toContain("Tom");
    expect((await groupPage(tom, slug))?.inside?.sharesWords).toBe(false);
  });

  test("what the leader does not read is not in it; a yes from outside, and one of the young, are none", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const { id, slug } = await makes(ann);
    await joins(ruth, slug);
    await inGroup(ruth, { intent: "share-words", id });
    const reply = await posts(ruth, id, "Held words.");
    await shared("UPDATE group_posts SET moderation = 'held' WHERE id = ?", reply.id);
    expect(await fileOf(ann, slug)).not.toContain("Held");
    await posts(ruth, id, "Other words.");
    expect(await fileOf(ann, slug)).toContain("Other");
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
      ...[ruth.userId, ann.userId, `block_${ruth.userId}`],
    );
    expect(await fileOf(ann, slug)).not.toContain("Other");
    expect(await inGroup(tom, { intent: "share-words", id })).toMatchObject({
      ok: false,
      refusal: "groups.gone",
    });
    const leader = await person("Lead", { leads: true });
    const young = await makes(leader, { young: "yes" });
    const kim = await person("Kim", { ageBand: "13-17" });
    await joins(kim, young.slug);
    await inGroup(kim, { intent: "share-words", id: young.id });
    expect((await groupPage(kim, young.slug))?.inside?.sharesWords).toBe(false);
    expect(await fileOf(leader, young.slug)).toBeNull();
  });
});
