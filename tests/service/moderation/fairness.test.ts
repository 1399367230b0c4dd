import { describe, expect, test } from "vitest";
import { appeal } from "#app/features/community/decisions/act.server.ts";
import { readDecisions, readLevel } from "#app/features/community/decisions/read.server.ts";
import { deliverOutbox } from "#app/features/community/outbox/deliver-outbox.server.ts";
import { ALLOWED } from "#app/features/community/permissions/levels.ts";
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
import { testifies, testifiesAbout } from "#tests/service/community/testifying.ts";
import { requestId } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { decides, itemOf, staff, works } from "./staff.ts";

const DAY = 86_400_000;

const appeals = async (ctx: Person, id: string, words = "") => {
  ctx.at(ctx.now() + 2_000);
  const reply = await appeal(ctx, formOf({ intent: "appeal", id, words }));
  await ctx.settled();
  return reply;
};
const decisionsOf = async (ctx: Person) => (await readDecisions(ctx, null)).decisions;

describe("an appeal", () => {
  test("once, in one tap; decided by another person; right, everything is as it was, and all hear", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const [one, other] = [await staff("Priscilla"), await staff("Aquila")];
    const id = await asks(ruth, "God have mercy on them.");
    await does(ann, { intent: "report", id, reason: "harm" });
    const decision = await decides(one, "mute", id, { days: "3", words: "This was unkind." });
    const [read] = await decisionsOf(ruth);
    expect(read).toMatchObject({
      id: decision,
      act: "mute",
      rule: "contempt",
      words: "This was unkind.",
      body: "God have mercy on them.",
      mayAppeal: true,
    });
    // nothing in it says who reported, or who decided
    expect(JSON.stringify(read)).not.toMatch(new RegExp(`${ann.userId}|${one.userId}|Ann|Priscilla`));
    expect(await appeals(ann, decision)).toMatchObject({ refusal: "appeal.once" });
    expect(await appeals(ruth, decision, "It was a prayer.")).toMatchObject({ ok: true });
    expect(await appeals(ruth, decision, "It was a prayer.")).toMatchObject({ ok: true });
    expect(await appeals(ruth, decision, "Again!")).toMatchObject({ refusal: "appeal.once" });
    expect(await inQueue(one, decision)).toMatchObject({
      kind: "appeal",
      appealWords: "It was a prayer.",
      decidedByMe: true,
      body: "God have mercy on them.",
    });
    const item = await itemOf(decision);
    one.at(ruth.now());
    expect(await works(one, { intent: "appeal_right", id: decision, item })).toMatchObject({
      refusal: "queue.own_decision",
    });
    expect(await works(one, { intent: "undo", id: decision })).toMatchObject({ refusal: "queue.appealed" });
    other.at(ruth.now());
    const right = {
      intent: "appeal_right",
      id: decision,
      item,
      words: "We were wrong. Sorry.",
      formId: requestId(),
    };
    for (let twice = 0; twice < 2; twice++) expect(await works(other, right)).toMatchObject({ ok: true });
    expect(await reads(ann, id)).not.toBeNull();
    expect(await topics(ruth)).toEqual(["moderation.decided", "appeal.decided"]);
    expect(await topics(ann)).toEqual(["report.settled", "report.settled"]);
    expect(await shared("SELECT state FROM reports WHERE request_id = ?", id)).toEqual([{ state: "kept" }]);
    expect((await decisionsOf(ruth))[0]).toMatchObject({
      appeal: "right",
      answer: "We were wrong. Sorry.",
      mayAppeal: false,
      undoneAt: expect.any(Number),
    });
    // no longer muted, and nothing is held against her
    expect(await does(ruth, { intent: "update", id, formId: requestId(), body: "Thank you." })).toMatchObject(
      { ok: true },
    );
    expect((await readLevel(ruth)).reproaches).toBe(0);
    expect(await appeals(ruth, decision)).toMatchObject({ refusal: "appeal.once" });
  });

  test("that is not right leaves the decision, and its answer is read; where one moderator is, an administrator decides", async () => {
    const ruth = await person("Ruth");
    const [one, admin] = [await staff("Priscilla"), await staff("Phoebe", "admin")];
    const id = await asks(ruth, "Unkind.");
    const decision = await decides(one, "hide", id);
    await appeals(ruth, decision);
    admin.at(ruth.now());
    expect(
      await works(admin, { intent: "appeal_kept", id: decision, words: "We read it again." }),
    ).toMatchObject({
      ok: true,
    });
    expect(await reads(await person("Ann"), id)).toBeNull();
    expect((await decisionsOf(ruth))[0]).toMatchObject({
      appeal: "kept",
      answer: "We read it again.",
      undoneAt: null,
    });
    expect(await works(admin, { intent: "appeal_right", id: decision })).toMatchObject({
      refusal: "queue.moved",
    });
  });
});

describe("who may write", () => {
  test("muted, nothing is written and everything is read; what was taken back stays possible", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "Unkind.");
    const kept = await asks(ruth, "Kind.");
    const hers = await asks(ann, "Pray for me.");
    const testimony = await testifies(ann, "T");
    await decides(moderator, "mute", id, { days: "2" });
    const refusal = "community.muted";
    const form = { formId: requestId(), theme: "family", language: "en" };
    expect(await does(ruth, { ...form, intent: "ask", audience: "members", body: "B" })).toMatchObject({
      refusal,
    });
    expect(
      await does(ruth, { intent: "edit", id: kept, version: "1", theme: "family", body: "C" }),
    ).toMatchObject({ refusal });
    expect(await does(ruth, { intent: "update", id: kept, formId: requestId(), body: "D" })).toMatchObject({
      refusal,
    });
    expect(await testifiesAbout(ruth, { intent: "tell", formId: requestId(), body: "E" })).toMatchObject({
      refusal,
    });
    expect(
      await testifiesAbout(ruth, { intent: "comment", id: testimony, formId: requestId(), body: "F" }),
    ).toMatchObject({ refusal });
    expect(await does(ruth, { intent: "pray", id: hers })).toMatchObject({ ok: true });
    expect(await does(ruth, { intent: "encourage", id: hers, preset: "peace", body: "" })).toMatchObject({
      refusal,
    });
    expect(await does(ruth, { intent: "report", id: hers, reason: "other" })).toMatchObject({ ok: true });
    expect(await does(ruth, { intent: "withdraw", id: kept })).toMatchObject({ ok: true });
    // whoever needs the pastoral team reaches it
    expect(
      await does(ruth, { ...form, intent: "ask", audience: "pastoral", body: "Help me." }),
    ).toMatchObject({ ok: true });
    expect(await wall(ruth)).toEqual(expect.any(Array));
    ruth.at(ruth.now() + 3 * DAY);
    expect(
      await does(ruth, { ...form, formId: requestId(), intent: "ask", audience: "members", body: "B" }),
    ).toMatchObject({ ok: true });
  });

  test("suspended, the community is closed and leads to the page that says why; then it is open again", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Priscilla");
    const id = await asks(ruth, "Unkind.");
    const hers = await asks(ann, "Pray for me.");
    const decision = await decides(moderator, "suspend", id, { days: "7" });
    await expect(wall(ruth)).rejects.toMatchObject({ status: 302 });
    await expect(reads(ruth, hers)).rejects.toMatchObject({ status: 302 });
    for (const fields of [
      { intent: "pray", id: hers },
      { intent: "promise", id: hers },
      { intent: "report", id: hers, reason: "other" },
      { intent: "update", id, formId: requestId(), body: "D" },
    ])
      expect(await does(ruth, fields)).toMatchObject({ refusal: "community.suspended" });
    expect(await testifiesAbout(ruth, { intent: "amen", id: await testifies(ann, "T") })).toMatchObject({
      refusal: "community.suspended",
    });
    const page = await readDecisions(ruth, null);
    expect(page).toMatchObject({ suspendedUntil: moderator.now() + 7 * DAY });
    expect(await shared("SELECT kind, undone_at FROM sanctions WHERE user_id = ?", ruth.userId)).toEqual([
      { kind: "suspend", undone_at: null },
    ]);
    expect(await works(moderator, { intent: "undo", id: decision })).toMatchObject({ ok: true });
    expect((await readDecisions(ruth, null)).suspendedUntil).toBeNull();
    expect(await wall(ruth)).toEqual(expect.any(Array));
    expect(
      await shared("SELECT undone_at IS NULL AS stands FROM sanctions WHERE user_id = ?", ruth.userId),
    ).toEqual([{ stands: 0 }]);
  });

  test("a level's texts on one day, and its links; it grows with time and sinks with what is held against one", async () => {
    const ruth = await person("Ruth");
    const moderator = await staff("Priscilla");
    const link = "My church sings this: https://example.com/song";
    expect(await readLevel(ruth)).toMatchObject({ level: 0, posts: 0 });
    const asking = (body: string) =>
      does(ruth, {
        intent: "ask",
        formId: requestId(),
        theme: "family",
        language: "en",
        audience: "members",
        body,
      });
    expect(await asking(link)).toMatchObject({ refusal: "community.contact" });
    await shared(
      "UPDATE community_members SET joined_at = ? WHERE user_id = ?",
      ruth.now() - 40 * DAY,
      ruth.userId,
    );
    const write = (count: number, age: number) =>
      shared(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
        INSERT INTO testimonies (id, user_id, form_id, body, language, unnamed, moderation, for_young, for_adults, created_at)
        SELECT 'testimony_' || ?1 || '_' || ${age} || '_' || i, ?1, 'form_' || ${age} || '_' || i, 'T', 'en', 0, 'shown', 0, 1, ?2 FROM n`,
        ruth.userId,
        ruth.now() - age,
      );
    await write(15, 2 * DAY);
    expect(await readLevel(ruth)).toMatchObject({ level: 2, days: 40, posts: 15 });
    const linked = await asking(link);
    expect(linked).toMatchObject({ ok: true });
    expect(await asking(`${link} and https://example.org/another`)).toMatchObject({
      refusal: "community.links",
    });
    expect(await asking("Write to me: https://wa.me/15551234567")).toMatchObject({
      refusal: "community.contact",
    });
    await decides(moderator, "warn", linked.id);
    expect(await readLevel(ruth)).toMatchObject({ level: 1, reproaches: 1 });
    await write(ALLOWED[1].posts, 1_000);
    expect(await asking("One more")).toMatchObject({ refusal: "community.too_many" });
    ruth.at(ruth.now() + 91 * DAY);
    expect(await readLevel(ruth)).toMatchObject({ level: 2, reproaches: 0 });
    await deliverOutbox(ruth);
  });
});
