import { describe, expect, test } from "vitest";
import { appeal } from "#app/features/community/decisions/act.server.ts";
import { readDecisions } from "#app/features/community/decisions/read.server.ts";
import { eraseFromCommunity } from "#app/features/community/erase.server.ts";
import { actOnFriends } from "#app/features/friends/act.server.ts";
import { groupCalendar } from "#app/features/groups/calendar.server.ts";
import { ownWordsIn } from "#app/features/groups/export.server.ts";
import { groupsQuery } from "#app/features/groups/find/query.ts";
import { readGroupLink, readGroups } from "#app/features/groups/find/read.server.ts";
import { readMinistry } from "#app/features/ministries/read.server.ts";
import { type Person, person, shared, topics } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { decides, itemOf, queue, staff, works } from "#tests/service/moderation/staff.ts";
import { formOf } from "#tests/service/pets.ts";
import { framedOf, groupPage, handleOf, inGroup, makes, posts } from "./people.ts";

const decisionsOf = async (ctx: Person) => (await readDecisions(ctx, null)).decisions;
/** Of the open items about it. */
const severityOf = async (subject: string): Promise<number[]> =>
  (
    await shared<{ severity: number }>(
      "SELECT severity FROM queue_items WHERE subject = ? AND state = 'open'",
      subject,
    )
  ).map(({ severity }) => severity);

/** Every group that the member finds, page by page. */
async function found(ctx: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const query = groupsQuery(new URLSearchParams({ after }));
    const { page } = await readGroups(ctx, framedOf(ctx), query);
    ids.push(...page.found.map(({ id }) => id));
    after = page.next;
  }
  return ids;
}
const memberIdOf = async (ctx: Person, id: string): Promise<string> =>
  (
    await shared<{ id: string }>(
      "SELECT id FROM group_members WHERE group_id = ? AND user_id = ?",
      id,
      ctx.userId,
    )
  )[0]?.id ?? "";

describe("R24 study groups: who finds them and who comes in", () => {
  test("public, private, secret: joined, asked for, by link alone", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const open = await makes(ruth);
    const closed = await makes(ruth, { kind: "private" });
    const secret = await makes(ruth, { kind: "secret" });
    expect(await found(ann)).toEqual(expect.arrayContaining([open.id, closed.id]));
    expect(await found(ann)).not.toContain(secret.id);
    expect(await groupPage(ann, secret.slug)).toBeNull();
    expect((await groupPage(ann, open.slug))?.inside).toBeNull();
    expect(await inGroup(ann, { intent: "join", id: open.id })).toMatchObject({ ok: true });
    expect((await groupPage(ann, open.slug))?.inside?.people.map(({ name }) => name)).toEqual([
      "Ruth",
      "Ann",
    ]);
    // a private group is not joined by a press, and a secret one neither
    for (const { id } of [closed, secret]) {
      expect(await inGroup(ann, { intent: "join", id })).toMatchObject({ ok: false, refusal: "groups.gone" });
      expect(await posts(ann, id, "Hello")).toMatchObject({ ok: false });
    }
    await inGroup(ann, { intent: "ask", id: closed.id });
    expect(await topics(ruth)).toContain("group.asked");
    const [asking] = (await groupPage(ruth, closed.slug))?.inside?.asking ?? [];
    expect(await inGroup(tom, { intent: "let-in", id: closed.id, on: asking?.id ?? "" })).toMatchObject({
      ok: false,
    });
    await inGroup(ruth, { intent: "let-in", id: closed.id, on: asking?.id ?? "" });
    expect(await topics(ann)).toContain("group.joined");
    expect((await groupPage(ann, closed.slug))?.group.role).toBe("member");
  });

  test("a link comes in as often as it says; used up, revoked and guessed ones lead nowhere; the young are let in", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const secret = await makes(ruth, { kind: "secret" });
    const tokenOf = async (ctx: Person, slug: string) =>
      (await groupPage(ctx, slug))?.inside?.links[0]?.address.split("/").at(-1) ?? "";
    await inGroup(ruth, { intent: "link", id: secret.id, formId: requestId(), uses: "1" });
    const token = await tokenOf(ruth, secret.slug);
    expect((await readGroupLink(ann, framedOf(ann), token)).page.group?.name).toBe("Tuesday table");
    expect(await inGroup(ann, { intent: "join-by-link", token })).toMatchObject({
      ok: true,
      slug: secret.slug,
    });
    expect(await inGroup(ann, { intent: "join-by-link", token })).toMatchObject({ ok: false });
    expect(await inGroup(tom, { intent: "join-by-link", token })).toMatchObject({ ok: false });
    expect((await readGroupLink(tom, framedOf(tom), token)).page.group).toBeNull();
    expect((await readGroupLink(tom, framedOf(tom), "A".repeat(22))).page.group).toBeNull();
    const leader = await person("Paul", { leads: true });
    const kid = await person("Kim", { ageBand: "13-17" });
    const young = await makes(leader, { kind: "secret", young: "yes" });
    await inGroup(leader, { intent: "link", id: young.id, formId: requestId(), uses: "10" });
    const youngToken = await tokenOf(leader, young.slug);
    expect(await inGroup(ann, { intent: "join-by-link", token: youngToken })).toMatchObject({ ok: false });
    expect(await inGroup(kid, { intent: "join-by-link", token: youngToken })).toMatchObject({ ok: true });
    expect(await groupPage(kid, young.slug)).toBeNull();
    expect((await groupPage(leader, young.slug))?.inside?.asking).toMatchObject([{ name: "Kim" }]);
  });

  test("CM4, H7: groups of 13 to 17 are made by appointed leaders, and no other adult ever finds one", async () => {
    const [ruth, kid] = [await person("Ruth"), await person("Kim", { ageBand: "13-17" })];
    const leader = await person("Paul", { leads: true });
    const group = {
      intent: "make",
      formId: requestId(),
      name: "Kites",
      about: "",
      theme: "other",
      language: "en",
      meets: "any",
      kind: "public",
    };
    expect(await inGroup(kid, group)).toMatchObject({ ok: false, refusal: "groups.young_maker" });
    expect(await inGroup(ruth, { ...group, young: "yes" })).toMatchObject({
      ok: false,
      refusal: "groups.appointed",
    });
    const young = await makes(leader, { ministry: "youth" });
    const adults = await makes(leader, { ministry: "men" });
    expect(await found(ruth)).not.toContain(young.id);
    expect(await groupPage(ruth, young.slug)).toBeNull();
    expect(await found(kid)).toContain(young.id);
    expect(await found(kid)).not.toContain(adults.id);
    await inGroup(kid, { intent: "join", id: young.id });
    expect(
      await inGroup(leader, {
        intent: "role",
        id: young.id,
        on: await memberIdOf(kid, young.id),
        role: "leader",
      }),
    ).toMatchObject({ ok: false, refusal: "groups.appointed" });
    const pageOf = async (ctx: Person) =>
      (await readMinistry(ctx, framedOf(ctx), "youth", new URLSearchParams())).page;
    expect((await pageOf(ruth)).fellowship).toBeNull();
    expect((await pageOf(ruth)).week?.title).toBeTruthy();
    const page = await pageOf(kid);
    expect(page.fellowship?.leaders.map(({ name }) => name)).toContain("Paul");
    expect(page.fellowship?.groups.map(({ id }) => id)).toContain(young.id);
    // dismissed, the leader is in it no more, and nobody leads it: it is archived
    await shared("UPDATE community_members SET leads = 0 WHERE user_id = ?", leader.userId);
    expect(await groupPage(leader, young.slug)).toBeNull();
    expect((await groupPage(kid, young.slug))?.group.isArchived).toBe(true);
  });

  test("twenty groups are the most, and two hundred members", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const { id } = await makes(ruth);
    for (let n = 0; n < 20; n++) {
      const other = `group_full_${n}_${ann.userId}`;
      await shared(
        "INSERT INTO study_groups (id, slug, form_id, name, theme, language, kind, age_band, moderation, created_at) VALUES (?1, ?1, ?1, 'N', 'other', 'en', 'secret', '18+', 'shown', 0)",
        other,
      );
      await shared(
        "INSERT INTO group_members (group_id, user_id, role, id, joined_at) VALUES (?1, ?2, 'member', ?1, 0)",
        other,
        ann.userId,
      );
    }
    expect(await inGroup(ann, { intent: "join", id })).toMatchObject({ ok: false, refusal: "groups.twenty" });
    await shared("UPDATE study_groups SET members = 200 WHERE id = ?", id);
    expect(await inGroup(await person("Tom"), { intent: "join", id })).toMatchObject({
      ok: false,
      refusal: "groups.full",
    });
  });
});

describe("R24 what is said in a group", () => {
  test("threads of one level, three reactions, prayer, Scripture checked, help first, blocks in both directions", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const { id, slug } = await makes(ruth);
    for (const ctx of [ann, tom]) await inGroup(ctx, { intent: "join", id });
    const first = await posts(ann, id, "I had never seen this verse before.");
    if (!first.ok) throw new Error(first.refusal);
    const answer = await posts(ruth, id, "Neither had I.", { parent: first.id });
    if (!answer.ok) throw new Error(answer.refusal);
    await posts(tom, id, "Me neither.", { parent: answer.id });
    const talk = async (ctx: Person, show = "talk") =>
      (await groupPage(ctx, slug, `show=${show}`))?.threads ?? [];
    expect((await talk(ruth))[0]?.answers).toHaveLength(2);
    await inGroup(tom, { intent: "react", id, on: first.id, reaction: "with_you" });
    await inGroup(tom, { intent: "react", id, on: first.id, reaction: "prayed" });
    // a button of the post's one form says its act and what belongs to it
    await inGroup(ann, { press: "react amen", id, on: first.id, reason: "other" });
    expect((await talk(ruth))[0]?.counts).toEqual({ with_you: 1 });
    const asked = await posts(ann, id, "My father’s surgery.", { kind: "prayer" });
    await inGroup(ruth, { intent: "react", id, on: asked.id, reaction: "prayed" });
    await inGroup(ann, { intent: "answered", id, on: asked.id });
    expect((await talk(tom, "prayer"))[0]).toMatchObject({ state: "answered", counts: { prayed: 1 } });
    expect(await posts(ann, id, "x".repeat(10_000))).toMatchObject({ ok: false, refusal: "groups.too_long" });
    expect(await posts(ann, id, "Call me at 415-555-0134")).toMatchObject({
      ok: false,
      refusal: "community.contact",
    });
    const words = "I want to kill myself tonight.";
    const crisis = await posts(ann, id, words);
    expect(crisis).toMatchObject({ ok: false, refusal: "community.help_first" });
    expect(crisis.ok ? null : crisis.help).toBeTruthy();
    expect(await posts(ann, id, words, { seenHelp: "yes" })).toMatchObject({ ok: true });
    expect((await talk(ruth)).map(({ body }) => body)).not.toContain(words);
    await inGroup(tom, { intent: "block", id, on: first.id });
    expect((await talk(tom)).map(({ body }) => body)).not.toContain("I had never seen this verse before.");
    expect((await groupPage(ann, slug))?.inside?.people.map(({ name }) => name)).not.toContain("Tom");
    expect(JSON.stringify(await groupPage(ruth, slug, "show=talk"))).not.toMatch(/user_/);
  });

  test("who has the group open hears of a post after two trips, before anything that it causes", async () => {
    const ruth = await person("Ruth");
    const { id } = await makes(ruth);
    const order: string[] = [];
    const { batch } = ruth.community;
    Object.assign(ruth.community, {
      batch: (...statements: Parameters<typeof batch>) => {
        order.push("trip");
        return batch.apply(ruth.community, statements);
      },
    });
    Object.assign(ruth, { groups: { touch: async () => void order.push("told") } });
    expect((await posts(ruth, id, "Good morning to you all.")).ok).toBe(true);
    expect(order.slice(0, 3)).toEqual(["trip", "trip", "told"]);
  });

  test("G10: a report, a moderator’s act, its notice and its appeal; what is hidden is its author’s alone", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const moderator = await staff("Mod");
    const { id, slug } = await makes(ruth);
    await inGroup(ann, { intent: "join", id });
    const post = await posts(ann, id, "Something unkind.");
    await inGroup(ruth, { intent: "report", id, on: post.id, reason: "harm" });
    const { detail } = await queue(moderator, `item=${await itemOf(post.id)}`);
    expect(detail).toMatchObject({ kind: "post", severity: 2, body: "Something unkind.", name: "Ann" });
    const decided = await decides(moderator, "hide", post.id);
    expect(moderator.recorded.groups).toContainEqual({ groupId: id, change: "posts", gone: [] });
    expect((await groupPage(ruth, slug, "show=talk"))?.threads).toEqual([]);
    expect(await topics(ann)).toContain("group.hidden");
    expect(await topics(ruth)).toContain("report.settled");
    expect(await decisionsOf(ann)).toMatchObject([{ kind: "post", page: slug, body: "Something unkind." }]);
    expect(
      await appeal(ann, formOf({ intent: "appeal", id: decided, words: "It was a quotation." })),
    ).toMatchObject({ ok: true });
    expect(await inGroup(ann, { intent: "report", id, on: "", reason: "false" })).toMatchObject({ ok: true });
    await decides(moderator, "hide", id);
    expect(await found(await person("Tom"))).not.toContain(id);
    expect(await works(moderator, { intent: "leave", id })).toMatchObject({
      ok: false,
      refusal: "queue.moved",
    });
    await decides(moderator, "restore", id);
    expect(await found(await person("Lea"))).toContain(id);
  });

  test("a post of 13 to 17 comes before abuse, and one that is taken back leaves the queue", async () => {
    const leader = await person("Paul", { leads: true });
    const [kim, kid] = [await person("Kim", { ageBand: "13-17" }), await person("Kid", { ageBand: "13-17" })];
    const { id } = await makes(leader, { ministry: "youth" });
    for (const ctx of [kim, kid]) await inGroup(ctx, { intent: "join", id });
    const post = await posts(kim, id, "Something unkind.");
    await inGroup(kid, { intent: "report", id, on: post.id, reason: "other" });
    expect(await severityOf(post.id)).toEqual([1]);
    kim.communityRules.holdsFirst = true;
    const held = await posts(kim, id, "Something new.");
    expect(await severityOf(held.id)).toEqual([3]);
    await inGroup(kim, { intent: "unpost", id, on: held.id });
    expect(await severityOf(held.id)).toEqual([]);
  });

  test("G10: who is muted writes nothing here, who is suspended does nothing, and both take back and leave", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const moderator = await staff("Mod");
    const { id } = await makes(ruth);
    const ids: string[] = [];
    for (const ctx of [ann, tom]) {
      await inGroup(ctx, { intent: "join", id });
      ids.push((await posts(ctx, id, "Something unkind.")).id);
    }
    await decides(moderator, "mute", ids[0] ?? "", { days: "3" });
    await decides(moderator, "suspend", ids[1] ?? "", { days: "3" });
    const muted = { ok: false, refusal: "groups.muted" };
    for (const ctx of [ann, tom]) expect(await posts(ctx, id, "More.")).toMatchObject(muted);
    const first = await posts(ruth, id, "Good evening.");
    const react = { intent: "react", id, on: first.id, reaction: "amen" };
    expect(await inGroup(ann, react)).toMatchObject({ ok: true });
    expect(await inGroup(tom, react)).toMatchObject(muted);
    for (const ctx of [ann, tom])
      expect(await inGroup(ctx, { intent: "leave", id })).toMatchObject({ ok: true });
    for (const ctx of [ann, tom])
      expect(
        await actOnFriends(ctx, formOf({ intent: "ask", handle: await handleOf(ruth), word: "church" })),
      ).toMatchObject({
        ok: false,
        refusal: "friends.muted",
      });
  });

  test("a new member’s group and words wait for a moderator", async () => {
    const ruth = await person("Ruth");
    ruth.communityRules.holdsFirst = true;
    const { id, slug } = await makes(ruth);
    const ann = await person("Ann");
    expect(await found(ann)).not.toContain(id);
    expect(await groupPage(ann, slug)).toBeNull();
    expect((await groupPage(ruth, slug))?.group.moderation).toBe("held");
    await decides(await staff("Mod"), "leave", id);
    expect(await found(ann)).toContain(id);
  });
});

describe("R24 what a group does together", () => {
  test("a plan: how many have read, and of nobody whether they have", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const { id, slug } = await makes(ruth);
    for (const ctx of [ann, tom]) await inGroup(ctx, { intent: "join", id });
    expect(await inGroup(ann, { intent: "plan", id, plan: "nt-90" })).toMatchObject({
      ok: false,
      refusal: "groups.not_yours",
    });
    await inGroup(ruth, { intent: "plan", id, plan: "nt-90" });
    for (const ctx of [ann, ann, tom]) await inGroup(ctx, { intent: "read", id, reading: "0" });
    const page = await groupPage(ruth, slug);
    expect(page?.inside?.reading).toMatchObject({ index: 0, of: 90, isToday: true, readBy: 2, mine: false });
    await posts(ann, id, "Of the first reading.", { reading: "0" });
    await posts(ann, id, "Of the second.", { reading: "1" });
    expect((await groupPage(ruth, slug))?.threads.map(({ body }) => body)).toEqual(["Of the first reading."]);
    expect((await groupPage(ruth, slug, "reading=2"))?.threads).toHaveLength(1);
    // another plan begins anew
    await inGroup(ruth, { intent: "plan", id, plan: "gospels" });
    expect((await groupPage(ann, slug))?.inside?.reading).toMatchObject({ of: 60, readBy: 0 });
  });

  test("a gathering in the reader’s own time, a calendar of it, an announcement, and a poll", async () => {
    const [ruth, ann] = [await person("Ruth"), await person("Ann")];
    const { id, slug } = await makes(ruth);
    await inGroup(ann, { intent: "join", id });
    const event = {
      intent: "event",
      id,
      formId: requestId(),
      title: "Evening",
      place: "At Ruth’s",
      start: "2026-12-01T19:30",
      zone: "America/Chicago",
      minutes: "75",
    };
    expect(await inGroup(ann, event)).toMatchObject({ ok: false, refusal: "groups.not_yours" });
    expect(await inGroup(ruth, { ...event, zone: "Mars/Olympus" })).toMatchObject({
      ok: false,
      refusal: "groups.bad_time",
    });
    expect(await inGroup(ruth, { ...event, start: "2020-12-01T19:30" })).toMatchObject({
      ok: false,
      refusal: "groups.past",
    });
    for (let n = 0; n < 2; n++) expect(await inGroup(ruth, event)).toMatchObject({ ok: true });
    const [line, ...more] = (await groupPage(ann, slug))?.inside?.events ?? [];
    expect(more).toEqual([]);
    expect(line?.when).toBe("Tuesday, December 1, 2026 at 8:30 PM EST");
    expect(line?.elsewhere).toBe("Tuesday, December 1, 2026 at 7:30 PM CST");
    await inGroup(ann, { intent: "come", id, on: line?.id ?? "" });
    const calendar = await (await groupCalendar(ann, slug)).text();
    expect(calendar).toContain("DTSTART:20261202T013000Z");
    expect(calendar).toContain("SUMMARY:Evening");
    await expect(groupCalendar(await person("Tom"), slug)).rejects.toMatchObject({ status: 404 });
    await inGroup(ruth, { intent: "cancel", id, on: line?.id ?? "" });
    expect(await (await groupCalendar(ann, slug)).text()).toContain("STATUS:CANCELLED");
    await inGroup(ruth, { intent: "announce", id, body: "We begin on Tuesday." });
    expect((await groupPage(ann, slug))?.inside?.announcement?.body).toBe("We begin on Tuesday.");
    expect(await topics(ann)).toContain("group.announced");
    const poll = {
      intent: "poll",
      id,
      formId: requestId(),
      question: "Which day?",
      choices: "Tuesday\nThursday",
    };
    expect(await inGroup(ruth, { ...poll, choices: "Tuesday" })).toMatchObject({
      ok: false,
      refusal: "groups.few_choices",
    });
    await inGroup(ruth, poll);
    const on = (await groupPage(ann, slug))?.inside?.poll?.id ?? "";
    for (const choice of ["0", "1"]) await inGroup(ann, { intent: "vote", id, on, choice });
    await inGroup(ann, { intent: "vote", id, on, choice: "5" });
    const kept = (await groupPage(ann, slug))?.inside?.poll;
    expect([kept?.mine, kept?.choices.map(({ count }) => count)]).toEqual([1, [0, 1]]);
  });

  test("leave, hand over, ban, archive; the last leader hands over first; everything that one wrote is taken along", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const { id, slug } = await makes(ruth);
    for (const ctx of [ann, tom]) await inGroup(ctx, { intent: "join", id });
    await posts(tom, id, "Tom’s own words.");
    expect(await inGroup(ruth, { intent: "leave", id })).toMatchObject({
      ok: false,
      refusal: "groups.last_leader",
    });
    await inGroup(ruth, { intent: "ban", id, on: await memberIdOf(tom, id) });
    expect(ruth.recorded.groups.at(-1)).toMatchObject({ change: "people", gone: [tom.userId] });
    expect(await groupPage(tom, slug)).toBeNull();
    expect(await found(tom)).not.toContain(id);
    expect(await inGroup(tom, { intent: "join", id })).toMatchObject({ ok: false });
    expect(await posts(tom, id, "More.")).toMatchObject({ ok: false });
    expect(await (await ownWordsIn(tom, slug)).text()).toContain("Tom’s own words.");
    await inGroup(ruth, { intent: "hand-over", id, on: await memberIdOf(ann, id) });
    expect((await groupPage(ann, slug))?.group.role).toBe("leader");
    expect((await groupPage(ruth, slug))?.group.role).toBe("helper");
    expect(await inGroup(ruth, { intent: "leave", id })).toMatchObject({ ok: true });
    await inGroup(ann, { intent: "archive", id });
    expect(await posts(ann, id, "After.")).toMatchObject({ ok: false, refusal: "groups.archived" });
    expect((await groupPage(ann, slug, "show=talk"))?.threads).toHaveLength(1);
  });

  test("F13: a leader’s account is erased: who helps leads, nothing of theirs stays, and no count is wrong", async () => {
    const [ruth, ann, tom] = [await person("Ruth"), await person("Ann"), await person("Tom")];
    const { id, slug } = await makes(ruth);
    for (const ctx of [tom, ann]) await inGroup(ctx, { intent: "join", id });
    await inGroup(ruth, { intent: "role", id, on: await memberIdOf(ann, id), role: "helper" });
    await posts(ruth, id, "Ruth’s own words.");
    await eraseFromCommunity(ruth, ruth.userId);
    const page = await groupPage(ann, slug, "show=talk");
    expect(page?.group).toMatchObject({ role: "leader", members: 2 });
    expect(page?.threads).toEqual([]);
    expect(page?.inside?.people.map(({ name }) => name)).toEqual(["Ann", "Tom"]);
  });
});
