import { describe, expect, test } from "vitest";
import { readDecisions } from "#app/features/community/decisions/read.server.ts";
import { urgentSince } from "#app/features/community/urgent/store.server.ts";
import { readGuide } from "#app/features/groups/evening/guide/guide.server.ts";
import { clearEvenings } from "#app/features/groups/evening/sweep.server.ts";
import { groupsExport } from "#app/features/groups/export.server.ts";
import { inQueue, type Person, person, shared, topics } from "#tests/service/community/people.ts";
import { requestId } from "#tests/service/members.ts";
import { decides, staff, works } from "#tests/service/moderation/staff.ts";
import { countTrips } from "#tests/service/trips.ts";
import { enters, evening, guestSees, inEvening, invites, note, opens, phone } from "./evenings.ts";
import { framedOf, inGroup, makes } from "./people.ts";

/** A leader, and as many members as are named, in an evening that is open. */
async function table(...names: string[]) {
  const ruth = await person("Ruth");
  const { id, slug } = await makes(ruth);
  const members = await Promise.all(names.map((name) => person(name)));
  for (const one of members) await inGroup(one, { intent: "join", id });
  const open = await opens(ruth, slug);
  return { ruth, members: members as [Person, ...Person[]], groupId: id, slug, eveningId: open.id };
}

/** A note that is shared; its id. */
async function shares(ctx: Person, slug: string, body: string): Promise<string> {
  const reply = await inEvening(ctx, slug, note(body));
  if (!reply.ok) throw new Error(reply.refusal);
  return reply.id;
}
const reports = (ctx: Person, slug: string, on: string, reason = "harm") =>
  inEvening(ctx, slug, { intent: "report", on, reason });
const bodies = async (ctx: Person, slug: string) => (await evening(ctx, slug)).notes.map(({ body }) => body);

describe("M8, R24 a reported note of a member", () => {
  test("waits in the queue with its group; hidden it is out of the evening, its author reads why, who reported hears", async () => {
    const { ruth, members, slug, groupId } = await table("Ann", "Eli");
    const [ann, eli] = members as [Person, Person];
    const moderator = await staff("Priscilla");
    const id = await shares(ann, slug, "Eli knows nothing.");
    const trips = countTrips(eli, eli.community);
    expect(await reports(eli, slug, id)).toMatchObject({ ok: true, id });
    // whether they may, and the report
    expect(trips()).toBe(2);
    expect(await bodies(ruth, slug)).toEqual(["Eli knows nothing."]);
    expect(await inQueue(moderator, id)).toMatchObject({
      ...{ kind: "post", body: "Eli knows nothing.", severity: 2, reports: 1, moderation: "shown" },
      context: "Tuesday table",
    });
    await decides(moderator, "hide", id);
    await moderator.settled();
    expect(moderator.recorded.evenings.at(-1)?.event).toEqual({ changed: "notes" });
    expect(await bodies(eli, slug)).toEqual([]);
    expect((await evening(ann, slug)).notes).toMatchObject([{ mine: true, moderation: "hidden" }]);
    expect(await topics(ann)).toContain("group.hidden");
    expect(await topics(eli)).toContain("report.settled");
    const { decisions } = await readDecisions(ann, null);
    expect(decisions).toMatchObject([{ act: "hide", kind: "post", body: "Eli knows nothing.", page: slug }]);
    expect(await shared("SELECT state FROM evening_reports WHERE note_id = ?", id)).toEqual([
      { state: "acted" },
    ]);
    // taken back: it is read again, and waits again
    const undone = await works(moderator, { intent: "undo", id: decisions[0]?.id ?? "", words: "Too hard." });
    expect(undone.ok).toBe(true);
    expect(await bodies(eli, slug)).toEqual(["Eli knows nothing."]);
    expect(await shared("SELECT moderation FROM study_groups WHERE id = ?", groupId)).toEqual([
      { moderation: "shown" },
    ]);
  });

  test("three hold it, one twice is one; left as it is, it is read again", async () => {
    const { ruth, members, slug } = await table("Ann", "Eli", "Tom");
    const [ann, eli, tom] = members as [Person, Person, Person];
    const moderator = await staff("Priscilla");
    const id = await shares(ann, slug, "A hard word.");
    await reports(eli, slug, id, "other");
    await reports(eli, slug, id, "private");
    await reports(tom, slug, id);
    expect(await bodies(eli, slug)).toEqual(["A hard word."]);
    await reports(ruth, slug, id);
    for (const one of [eli, tom, ruth]) expect(await bodies(one, slug)).toEqual([]);
    expect((await evening(ann, slug)).notes).toMatchObject([{ moderation: "held" }]);
    expect(ruth.recorded.evenings.at(-1)?.event).toEqual({ changed: "notes" });
    expect(await inQueue(moderator, id)).toMatchObject({ reports: 3, moderation: "held" });
    await decides(moderator, "leave", id, { rule: "" });
    expect(await bodies(eli, slug)).toEqual(["A hard word."]);
  });

  test("from the guide, after the evening; danger to life is told at once", async () => {
    const { ruth, members, slug, eveningId } = await table("Ann", "Eli");
    const [ann, eli] = members as [Person, Person];
    const id = await shares(ann, slug, "The third verse is about me.");
    await inEvening(ruth, slug, { intent: "end" });
    expect(await reports(eli, slug, id, "danger")).toMatchObject({ ok: true });
    const moderator = await staff("Priscilla");
    expect(await inQueue(moderator, id)).toMatchObject({ severity: 0 });
    const [reported] = await eli.community.batch([...urgentSince(eli.community, eli.now() - 1, 100)]);
    expect(reported).toContainEqual({ id });
    await decides(moderator, "hide", id);
    const guide = (await readGuide(eli, framedOf(eli), slug, eveningId)).page;
    expect(guide?.parts.flatMap(({ notes }) => notes)).toEqual([]);
  });

  test.each(["its writer", "whoever leads"])(
    "removed by %s while it waits, it is out of sight, kept for the moderators, and deleted with their decision",
    async (who) => {
      const { ruth, members, slug } = await table("Ann", "Eli");
      const [ann, eli] = members as [Person, Person];
      const moderator = await staff("Priscilla");
      const id = await shares(ann, slug, "Said and gone.");
      await reports(eli, slug, id);
      const remover = who === "its writer" ? ann : ruth;
      expect(await inEvening(remover, slug, { intent: "unnote", on: id })).toMatchObject({ ok: true, id });
      for (const one of [ann, eli, ruth]) expect(await bodies(one, slug)).toEqual([]);
      expect(await reports(ruth, slug, id)).toMatchObject({ ok: false, refusal: "evening.note_gone" });
      expect(await inQueue(moderator, id)).toMatchObject({ body: "Said and gone.", withdrawn: true });
      await decides(moderator, "warn", id);
      expect(await shared("SELECT 1 FROM evening_notes WHERE id = ?", id)).toEqual([]);
      expect(await topics(eli)).toContain("report.settled");
      expect((await readDecisions(ann, null)).decisions).toMatchObject([{ act: "warn", body: null }]);
    },
  );

  test("one’s own, a kept one, of another group, of somebody blocked, removed or made up: nothing is reported", async () => {
    const { ruth, members, slug } = await table("Ann", "Eli");
    const [ann, eli] = members as [Person, Person];
    const other = await table("Tom");
    const id = await shares(ann, slug, "A word.");
    const kept = await inEvening(ann, slug, note("Mine alone.", { shared: "no" }));
    const outside = await person("Uri");
    await shared(
      "INSERT INTO blocks (user_id, blocked_id, id, unnamed, at) VALUES (?, ?, ?, 0, 1)",
      ...[eli.userId, ann.userId, requestId()],
    );
    for (const [ctx, at, on] of [
      [ann, slug, id],
      [ruth, slug, kept.ok ? kept.id : ""],
      [outside, slug, id],
      [other.members[0], other.slug, id],
      [eli, slug, id],
      [ruth, slug, "enote_madeupmadeup"],
    ] as const)
      expect(await reports(ctx, at, on), `${ctx.userId} ${on}`).toMatchObject({ ok: false });
    expect(await inEvening(ruth, slug, { intent: "report", on: id, reason: "because" })).toMatchObject({
      ok: false,
      refusal: "groups.bad_form",
    });
    expect(await shared("SELECT 1 FROM evening_reports WHERE note_id = ?", id)).toEqual([]);
  });
});

describe("M8, R24, H7 a reported note of a guest", () => {
  test("is out of sight at once but to whoever leads; its words wait with the group after the guest is deleted", async () => {
    const { ruth, members, slug, groupId, eveningId } = await table("Ann");
    const [ann] = members;
    const moderator = await staff("Priscilla");
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token);
    const reply = await tess.does(note("You are all fools."));
    const id = reply.ok ? reply.id : "";
    expect(await reports(ann, slug, id)).toMatchObject({ ok: true });
    expect(await bodies(ann, slug)).toEqual([]);
    expect((await evening(ruth, slug)).notes).toMatchObject([{ guest: true, moderation: "held" }]);
    expect((await guestSees(tess, token))?.notes).toMatchObject([{ mine: true, moderation: "held" }]);
    expect(ann.recorded.evenings.at(-1)).toMatchObject({ eveningId, event: { changed: "notes" } });
    // a group is not held for what a guest of one evening wrote
    expect(await shared("SELECT moderation FROM study_groups WHERE id = ?", groupId)).toEqual([
      { moderation: "shown" },
    ]);
    await inEvening(ruth, slug, { intent: "end" });
    await clearEvenings(ruth);
    expect(await shared("SELECT 1 FROM evening_notes WHERE id = ?", id)).toEqual([]);
    expect(await inQueue(moderator, groupId)).toMatchObject({
      ...{ kind: "group", severity: 2, reports: 1, kept: "A guest’s note: You are all fools." },
    });
    await decides(moderator, "leave", groupId, { rule: "" });
    expect(await shared("SELECT words FROM queue_items WHERE subject = ?", groupId)).toEqual([{ words: "" }]);
  });

  test("a guest has no account and reports nothing", async () => {
    const { ruth, slug } = await table("Ann");
    const token = await invites(ruth, slug);
    const tess = await phone();
    await enters(tess, token);
    const id = await shares(ruth, slug, "A word.");
    expect(await tess.does({ intent: "report", on: id, reason: "harm" })).toMatchObject({ ok: false });
    expect(await shared("SELECT 1 FROM evening_reports WHERE note_id = ?", id)).toEqual([]);
  });
});

test("G20, F13: what a member reported is taken along, and goes with their account", async () => {
  const { members, slug } = await table("Ann", "Eli");
  const [ann, eli] = members as [Person, Person];
  const id = await shares(ann, slug, "Of Ann.");
  await reports(eli, slug, id, "private");
  let all = "";
  for await (const { content } of groupsExport.files({ ...eli, timeZone: "UTC" }))
    if (typeof content === "string") all += content;
    else for await (const piece of content) all += piece;
  expect(all).toContain(id);
  expect(all).toContain("private");
  expect(all).not.toContain("Of Ann.");
  await shared("DELETE FROM community_members WHERE user_id = ?", eli.userId);
  expect(await shared("SELECT 1 FROM evening_reports WHERE user_id = ?", eli.userId)).toEqual([]);
});
