import { describe, expect, test } from "vitest";
import { readMinistry } from "#app/features/ministries/read.server.ts";
import { asks, type Person, person } from "#tests/service/community/people.ts";
import { framedOf, groupPage, inGroup, makes } from "./people.ts";

const joins = (ctx: Person, slug: string) =>
  groupPage(ctx, slug).then((page) => inGroup(ctx, { intent: "join", id: page?.group.id ?? "" }));

describe("R31-R33 the wall of a ministry", () => {
  const wallOf = async (ctx: Person, ministry: "youth" | "men" | "women") =>
    (await readMinistry(ctx, framedOf(ctx), ministry, new URLSearchParams())).page.fellowship?.requests.map(
      ({ body }) => body,
    ) ?? null;

  test("R31-R33: the wall of a ministry has what is asked in its groups, for who is in them", async () => {
    const [ann, ruth, tom] = [await person("Ann"), await person("Ruth"), await person("Tom")];
    const women = await makes(ann, { ministry: "women" });
    const other = await makes(ann);
    await joins(ruth, women.slug);
    await asks(ruth, "First.", { audience: "group", group: women.id });
    ann.at(ann.now() + 1_000);
    await asks(ann, "Second.", { audience: "group", group: women.id });
    await asks(ann, "Of another group.", { audience: "group", group: other.id });
    await asks(ann, "Of everybody.");
    expect(await wallOf(ruth, "women")).toEqual(["Second.", "First."]);
    expect(await wallOf(tom, "women")).toEqual([]);
    expect(await wallOf(ruth, "men")).toEqual([]);
    await inGroup(ruth, { intent: "leave", id: women.id });
    expect([await wallOf(ruth, "women"), await wallOf(ann, "women")]).toEqual([[], ["Second."]]);
  });

  test("R31, CM4: adults who do not lead see nothing of the youth’s, and the young nothing of theirs", async () => {
    const leader = await person("Lead", { leads: true });
    const group = await makes(leader, { young: "yes", ministry: "youth" });
    const [kim, ann] = [await person("Kim", { ageBand: "13-17" }), await person("Ann")];
    await joins(kim, group.slug);
    await asks(kim, "Before the exam.", { audience: "group", group: group.id });
    expect(await wallOf(kim, "youth")).toEqual(["Before the exam."]);
    expect(await wallOf(leader, "youth")).toEqual(["Before the exam."]);
    expect([await wallOf(ann, "youth"), await wallOf(kim, "women")]).toEqual([null, null]);
  });
});
