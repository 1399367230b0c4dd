import { describe, expect, test } from "vitest";
import { type Person, person, shared } from "#tests/service/community/people.ts";
import { check, started, subscribe } from "#tests/service/daniel-plan/steps.ts";
import { groupPage, inGroup, makes } from "./people.ts";

const joins = (ctx: Person, slug: string) =>
  groupPage(ctx, slug).then((page) => inGroup(ctx, { intent: "join", id: page?.group.id ?? "" }));
const togetherOf = async (ctx: Person, slug: string) =>
  (await groupPage(ctx, slug))?.inside?.together ?? null;

/** Who has kept so many days. */
async function walks(ctx: Person, days: number): Promise<void> {
  await subscribe(ctx);
  const plan = await started(ctx);
  for (let step = 0; step < days; step++) {
    ctx.at(ctx.now() + 86_400_000);
    await check(ctx, plan, step);
  }
}

describe("R24 the six weeks with a group", () => {
  test("one sum for those who each said yes, with the names that were chosen, and nobody’s days", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const { id, slug } = await makes(ann);
    for (const ctx of [ruth, tom]) await joins(ctx, slug);
    await walks(ann, 2);
    await walks(ruth, 1);
    await walks(tom, 3);
    expect(await togetherOf(ann, slug)).toEqual({ takesPart: false, named: false, line: null });
    expect(await inGroup(ann, { intent: "together", id, named: "on" })).toMatchObject({ ok: true });
    // of one it would be that one's
    expect(await togetherOf(ann, slug)).toEqual({ takesPart: true, named: true, line: null });
    await inGroup(ruth, { intent: "together", id });
    const line = { days: 3, people: 2, names: ["Ann"] };
    expect(await togetherOf(ann, slug)).toEqual({ takesPart: true, named: true, line });
    expect(await togetherOf(ruth, slug)).toEqual({ takesPart: true, named: false, line });
    // who takes no part sees nothing, and is not counted
    expect(await togetherOf(tom, slug)).toEqual({ takesPart: false, named: false, line: null });
    // without Premium nothing is counted
    await subscribe(ruth, false);
    expect((await togetherOf(ann, slug))?.line).toBeNull();
    await subscribe(ruth);
    await inGroup(ann, { intent: "together", id });
    expect((await togetherOf(ruth, slug))?.line?.names).toEqual([]);
    await inGroup(ruth, { intent: "not-together", id });
    expect((await togetherOf(ann, slug))?.line).toBeNull();
    // it ends with the membership
    await inGroup(ruth, { intent: "together", id });
    await inGroup(ruth, { intent: "leave", id });
    expect(await shared("SELECT 1 FROM group_daniel WHERE user_id = ?", ruth.userId)).toEqual([]);
  });

  test("a block takes both out of each other’s sum", async () => {
    const [ann, ruth] = [await person("Ann"), await person("Ruth")];
    const { id, slug } = await makes(ann);
    await joins(ruth, slug);
    for (const ctx of [ann, ruth]) {
      await walks(ctx, 1);
      await inGroup(ctx, { intent: "together", id });
    }
    expect((await togetherOf(ann, slug))?.line?.days).toBe(2);
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 0)",
      ...[ruth.userId, ann.userId, `block_${ruth.userId}`],
    );
    for (const ctx of [ann, ruth]) expect((await togetherOf(ctx, slug))?.line).toBeNull();
  });

  test("D6, G13: who has no Premium, is not in the group, or is in one of the young, takes no part", async () => {
    const [ann, tom] = [await person("Ann"), await person("Tom")];
    const { id, slug } = await makes(ann);
    expect(await inGroup(ann, { intent: "together", id })).toMatchObject({
      ok: false,
      refusal: "groups.premium",
    });
    await subscribe(tom);
    expect(await inGroup(tom, { intent: "together", id })).toMatchObject({
      ok: false,
      refusal: "groups.gone",
    });
    const leader = await person("Lead", { leads: true });
    const young = await makes(leader, { young: "yes" });
    const kim = await person("Kim", { ageBand: "13-17" });
    await joins(kim, young.slug);
    for (const ctx of [leader, kim]) {
      await subscribe(ctx);
      const reply = await inGroup(ctx, { intent: "together", id: young.id });
      expect(reply).toMatchObject({ ok: false, refusal: "groups.gone" });
      expect(await togetherOf(ctx, young.slug)).toBeNull();
    }
    expect(await shared("SELECT 1 FROM group_daniel WHERE group_id IN (?, ?)", id, young.id)).toEqual([]);
    expect((await togetherOf(ann, slug))?.takesPart).toBe(false);
  });
});
