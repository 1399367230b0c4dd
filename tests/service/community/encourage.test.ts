import { expect, test } from "vitest";
import { actOnQueue } from "#app/features/community/queue/act.server.ts";
import { readRequest } from "#app/features/community/requests/read.server.ts";
import { profileOf } from "#app/features/member/store.server.ts";
import { requestId, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, does, inQueue, type Person, person, shared, topics } from "./people.ts";

const DAY = 86_400_000;

async function notes(ctx: TestMember, id: string) {
  const framed = async () => {
    const [profile] = await profileOf(ctx.db, ctx.userId);
    if (!profile) throw new Error("no profile");
    return { profile };
  };
  return (await readRequest(ctx, framed(), id)).page?.notes ?? [];
}

const writes = (ctx: TestMember, id: string, body: string, more: Record<string, string> = {}) =>
  does(ctx, { intent: "encourage", id, preset: "own", body, unnamed: "no", ...more });

const asked = async (ruth: Person, ...readers: Person[]): Promise<string> => {
  const id = await asks(ruth, "Please pray.");
  for (const reader of readers) await does(reader, { intent: "pray", id });
  return id;
};

test("CM4, G10: a line a request and day, read by the asker and its writer alone, with one notice a day and no words in it", async () => {
  const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
  const id = await asked(ruth, ann, tobias);
  for (let twice = 0; twice < 2; twice++)
    expect(await writes(ann, id, "May Thursday be kind.")).toMatchObject({ ok: true });
  expect(await writes(ann, id, "Another one")).toMatchObject({ refusal: "community.note_today" });
  tobias.at(tobias.now() + 1);
  await does(tobias, { intent: "encourage", id, preset: "not_alone", body: "", unnamed: "yes" });
  expect(await notes(ruth, id)).toMatchObject([
    { preset: "not_alone", body: "", name: null, mine: false },
    { preset: "", body: "May Thursday be kind.", name: "Ann", mine: false },
  ]);
  expect(JSON.stringify(await notes(ruth, id))).not.toMatch(/Tobias|user_/);
  expect(await notes(ann, id)).toMatchObject([{ body: "May Thursday be kind.", mine: true }]);
  expect((await topics(ruth)).filter((topic) => topic === "prayer.encouraged")).toHaveLength(1);
  ann.at(ann.now() + DAY);
  await does(ann, { intent: "pray", id });
  expect(await writes(ann, id, "Another one")).toMatchObject({ ok: true });
});

test("one prays first, or has promised to; nobody writes to themselves or to a request they do not see", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const id = await asked(ruth);
  expect(await writes(ann, id, "Hello")).toMatchObject({
    refusal: "community.note_first",
    given: { body: "Hello" },
  });
  await does(ann, { intent: "promise", id });
  expect(await writes(ann, id, "Hello")).toMatchObject({ ok: true });
  expect(await writes(ruth, id, "Hello")).toMatchObject({ refusal: "community.own" });
  await does(ruth, { intent: "withdraw", id });
  expect(await writes(ann, id, "More")).toMatchObject({ refusal: "community.gone" });
});

test("D34: an adult writes to somebody of 13 to 17 only as an appointed leader, for the pastoral team too", async () => {
  const [young, adult] = [await person("Tim", { ageBand: "13-17" }), await person("Ruth")];
  const leader = await person("Priscilla", { leads: true });
  await shared(
    "UPDATE community_members SET pastoral = 1 WHERE user_id IN (?, ?)",
    adult.userId,
    leader.userId,
  );
  const id = await asks(young, "Only for you.", { audience: "pastoral" });
  for (const reader of [adult, leader]) await does(reader, { intent: "promise", id });
  expect(await writes(adult, id, "Hello")).toMatchObject({ refusal: "community.gone" });
  expect(await writes(leader, id, "Hello")).toMatchObject({ ok: true });
  expect(await notes(young, id)).toMatchObject([{ name: "Priscilla" }]);
});

test.each([
  ["", "community.empty"],
  ["x".repeat(201), "community.note_long"],
  ["Call me on 555 123 4567", "community.contact"],
  ["Send me money by PayPal", "community.money"],
  ["I want to end my life tonight.", "community.help_first"],
])("refused, with its words: %s", async (body, refusal) => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const id = await asked(ruth, ann);
  expect(await writes(ann, id, body)).toMatchObject({ refusal, given: { body } });
  expect(await notes(ruth, id)).toEqual([]);
  expect(await topics(ruth)).toEqual(["prayer.offered"]);
});

test("deleted by either of the two; a block hides it, and nobody else deletes it", async () => {
  const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
  const id = await asked(ruth, ann, tobias);
  tobias.at(tobias.now() + 1);
  for (const writer of [ann, tobias]) await writes(writer, id, `From ${writer.name}`);
  const [ofTobias, ofAnn] = (await notes(ruth, id)).map((note) => note.id);
  const remove = (ctx: TestMember, noteId = "") => does(ctx, { intent: "note-remove", id, noteId });
  expect(await remove(tobias, ofAnn)).toMatchObject({ refusal: "community.note_gone" });
  await remove(ann, ofAnn);
  expect(await notes(ruth, id)).toHaveLength(1);
  await does(tobias, { intent: "block", id });
  expect(await notes(ruth, id)).toEqual([]);
  await remove(ruth, ofTobias);
  expect(await shared("SELECT body FROM encouragements WHERE request_id = ?", id)).toEqual([
    { body: "" },
    { body: "" },
  ]);
});

test("what is reported waits for a moderator, who reads it with its writer; the asker hears what came of it", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const moderator = await person("Priscilla", { leads: true });
  const id = await asked(ruth, ann);
  await writes(ann, id, "You pray too little.");
  const [note] = await notes(ruth, id);
  const report = { intent: "note-report", id, noteId: note?.id ?? "", reason: "harm" };
  expect(await does(ann, report)).toMatchObject({ refusal: "community.note_gone" });
  for (let twice = 0; twice < 2; twice++) expect(await does(ruth, report)).toMatchObject({ ok: true });
  expect(await notes(ruth, id)).toEqual([]);
  // deleted meanwhile, it is still read by who judges it
  await does(ann, { intent: "note-remove", id, noteId: note?.id ?? "" });
  expect(await inQueue(moderator, note?.id ?? "")).toMatchObject({
    body: "You pray too little.",
    name: "Ann",
    reasons: [["harm", 1]],
  });
  const hide = { intent: "hide", id: note?.id ?? "", formId: requestId(), rule: "contempt" };
  for (let twice = 0; twice < 2; twice++)
    expect(await actOnQueue(moderator, formOf(hide))).toMatchObject({ ok: true });
  await moderator.settled();
  expect(await topics(ruth)).toContain("report.settled");
  expect(await shared("SELECT body, moderation FROM encouragements WHERE id = ?", note?.id)).toEqual([
    { body: "", moderation: "hidden" },
  ]);
  expect(await shared("SELECT act FROM moderation_log WHERE subject = ?", note?.id)).toEqual([
    { act: "hide" },
  ]);
});

test("three reports of one writer hold everything else that they wrote so", async () => {
  const [ann, lydia] = [await person("Ann"), await person("Lydia")];
  const spared = await asked(lydia, ann);
  await writes(ann, spared, "One more");
  for (const name of ["Ruth", "Mary", "Martha"]) {
    expect(await notes(lydia, spared)).toHaveLength(1);
    const asker = await person(name);
    const id = await asked(asker, ann);
    await writes(ann, id, "Hurtful");
    const [note] = await notes(asker, id);
    await does(asker, { intent: "note-report", id, noteId: note?.id ?? "", reason: "harm" });
  }
  expect(await notes(lydia, spared)).toEqual([]);
});

test("the first words of a new member wait, and are told of once released; a reviewed sentence never waits", async () => {
  const [ruth, ann, tobias] = [await person("Ruth"), await person("Ann"), await person("Tobias")];
  const moderator = await person("Priscilla", { leads: true });
  const id = await asked(ruth, ann, tobias);
  for (const writer of [ann, tobias]) writer.communityRules = { open: true, holdsFirst: true };
  await writes(ann, id, "My own words");
  expect(await notes(ruth, id)).toEqual([]);
  expect(await topics(ruth)).not.toContain("prayer.encouraged");
  const [mine] = await notes(ann, id);
  expect(mine).toMatchObject({ moderation: "held" });
  await actOnQueue(moderator, formOf({ intent: "leave", id: mine?.id ?? "", formId: requestId() }));
  await moderator.settled();
  expect(await notes(ruth, id)).toHaveLength(1);
  expect(await topics(ruth)).toContain("prayer.encouraged");
  await does(tobias, { intent: "encourage", id, preset: "peace", body: "" });
  expect(await notes(ruth, id)).toHaveLength(2);
});
