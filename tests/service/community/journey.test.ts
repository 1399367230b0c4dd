import { expect, test } from "vitest";
import { localDay } from "#app/core/local-day.ts";
import { actOnJourney } from "#app/features/community/journey/act.server.ts";
import { wholeJourney } from "#app/features/community/journey/file.server.ts";
import { journeyReads, readJourney } from "#app/features/community/journey/read.server.ts";
import { actOnTestimonies } from "#app/features/community/testimonies/act.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { readHub } from "#app/features/home/hub/read.server.ts";
import { readHubRows } from "#app/features/home/store.server.ts";
import { comingBack } from "#app/features/journey/model/anniversary.ts";
import { toJson, toMarkdown } from "#app/features/journey/model/file.ts";
import { purgeDeletedJourneyEntries } from "#app/features/journey/sweep.server.ts";
import { requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { asks, does, person } from "./people.ts";

const DAY = 86_400_000;

async function writes(ctx: TestMember, fields: Record<string, string>) {
  const reply = await actOnJourney(ctx, formOf({ title: "", reference: "", ...fields }));
  await ctx.settled();
  return reply;
}
const note = (ctx: TestMember, body: string, more: Record<string, string> = {}) =>
  writes(ctx, { intent: "write", formId: requestId(), body, day: "2020-05-01", ...more });
const line = async (ctx: TestMember) => {
  const own = readFramed(ctx, journeyReads(ctx, null)).then(({ frame, rows: [found] }) => ({
    profile: frame.profile,
    found,
  }));
  return readJourney(ctx, own, null);
};
const brings = (ctx: TestMember, text: string) => {
  const form = formOf({ intent: "import" });
  form.set("file", new File([text], "journey"));
  return actOnJourney(ctx, form);
};

test("M4: a request, its update and its answer are on the journey, with who prayed, and stay when it is taken back", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const id = await asks(ruth, "For my brother", { title: "My brother" });
  await does(ruth, {
    intent: "edit",
    id,
    version: "1",
    theme: "family",
    title: "My brother",
    body: "For Boaz",
  });
  await does(ruth, { intent: "update", id, formId: requestId(), body: "He called" });
  await does(ann, { intent: "pray", id });
  await does(ruth, { intent: "close", id, formId: requestId(), kind: "answered", body: "He is home" });
  const { entries, prayedBy } = await line(ruth);
  expect(entries.map(({ kind, title, body }) => [kind, title, body]).sort()).toEqual([
    ["answered", "", "He is home"],
    ["asked", "My brother", "For Boaz"],
    ["update", "", "He called"],
  ]);
  expect(prayedBy[id]).toBe(1);
  expect((await line(ann)).entries).toEqual([]);
  await does(ruth, { intent: "withdraw", id });
  expect((await line(ruth)).entries).toHaveLength(3);
});

test("M4: a testimony is on the journey of its author, with its verse, and a newer text replaces the older", async () => {
  const ruth = await person("Ruth");
  const form = { title: "", body: "He heard me", language: "en", verse: "Psalm 40:1", request: "" };
  const testimony = await actOnTestimonies(ruth, formOf({ intent: "tell", formId: requestId(), ...form }));
  await ruth.settled();
  if (!testimony.ok) throw new Error(testimony.refusal);
  expect((await line(ruth)).entries).toMatchObject([
    { kind: "testimony", body: "He heard me", reference: "Psalm 40:1" },
  ]);
  const edit = { intent: "edit", id: testimony.id, version: "1", title: "", body: "He heard my cry" };
  await actOnTestimonies(ruth, formOf(edit));
  await actOnTestimonies(await person("Ann"), formOf({ ...edit, version: "2", body: "Not hers" }));
  await ruth.settled();
  expect((await line(ruth)).entries).toMatchObject([{ body: "He heard my cry", reference: "Psalm 40:1" }]);
});

test("M4: somebody else's request enters nobody's journey", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  const id = await asks(ruth, "For my brother");
  await does(ann, { intent: "update", id, formId: requestId(), body: "Mine now" });
  expect((await line(ann)).entries).toEqual([]);
  expect((await line(ruth)).entries).toHaveLength(1);
});

test("M4: a note of one's own: once a form, changed from the version that was read, deleted, undone, and forgotten", async () => {
  const ruth = await person("Ruth");
  const formId = requestId();
  const written = await note(ruth, "The river", { formId, reference: "psalm 23:2", title: "Water" });
  await note(ruth, "The river", { formId });
  expect(written).toMatchObject({ ok: true, help: null });
  const [entry] = (await line(ruth)).entries;
  expect((await line(ruth)).entries).toHaveLength(1);
  expect(entry).toMatchObject({ kind: "note", day: "2020-05-01", title: "Water", reference: "Psalm 23:2" });
  const id = entry?.id ?? "";
  const edit = { intent: "edit", id, version: "1", body: "The river Jordan", day: "2020-05-02" };
  expect(await writes(ruth, edit)).toMatchObject({ ok: true });
  expect(await writes(ruth, { ...edit, body: "From another tab" })).toMatchObject({
    ok: false,
    refusal: "journey.edited_elsewhere",
    given: { body: "From another tab" },
  });
  expect(await writes(ruth, { intent: "delete", id })).toMatchObject({ ok: true });
  expect((await line(ruth)).entries).toEqual([]);
  await writes(ruth, { intent: "restore", id });
  expect((await line(ruth)).entries[0]?.body).toBe("The river Jordan");
  await writes(ruth, { intent: "delete", id });
  await purgeDeletedJourneyEntries({ db: ruth.db, now: () => ruth.now() + 31 * DAY });
  expect(await writes(ruth, { intent: "restore", id })).toMatchObject({ ok: false, refusal: "journey.gone" });
});

test.each([
  [{ body: "" }, "journey.empty"],
  [{ body: "x".repeat(3_001) }, "journey.too_long"],
  [{ day: "2020-02-30" }, "journey.bad_day"],
  [{ day: "2999-01-01" }, "journey.bad_day"],
  [{ day: "yesterday" }, "journey.bad_day"],
  [{ reference: "Hezekiah 3:4" }, "journey.bad_reference"],
  [{ formId: "?" }, "journey.bad_form"],
])(
  "M4: refused with a reason, and nothing is written: %j",
  async (fields: Record<string, string>, refusal) => {
    const ruth = await person("Ruth");
    expect(await note(ruth, "Words", fields)).toMatchObject({ ok: false, refusal });
    expect((await line(ruth)).entries).toEqual([]);
  },
);

test("a note of danger is kept, and brings help", async () => {
  const ruth = await person("Ruth");
  const reply = await note(ruth, "I want to end my life");
  expect(reply.ok && reply.help).toBeTruthy();
  expect((await line(ruth)).entries).toHaveLength(1);
});

test("M4: taken along as either file and brought back, nothing is lost and nothing is there twice", async () => {
  const [ruth, ann] = [await person("Ruth"), await person("Ann")];
  await asks(ruth, "For my brother");
  await note(ruth, "# Not a head\n**nor this**");
  const all = await wholeJourney(ruth);
  expect(all).toHaveLength(2);
  expect(await brings(ruth, toJson(all))).toMatchObject({ ok: true, imported: { added: 0, known: 2 } });
  expect(await brings(ann, toMarkdown(all, "My journey"))).toMatchObject({
    ok: true,
    imported: { added: 2, known: 0 },
  });
  expect(await wholeJourney(ann)).toEqual(all);
  expect(await brings(ann, "Dear diary")).toMatchObject({ ok: false, refusal: "journey.unknown_file" });
});

test("M4: on its day of a later year an entry is in the hub's one statement, unless its member said no", async () => {
  const ruth = await person("Ruth");
  const reply = await note(ruth, "The river", { day: "2020-02-29" });
  const id = reply.ok ? reply.id : "";
  const on = async (today: string) =>
    comingBack((await readHubRows(ruth.db, ruth.userId, today)).anniversaries, today);
  expect(await on("2023-02-28")).toMatchObject({ id, body: "The river" });
  expect(await on("2024-02-28")).toBeNull();
  expect(await on("2024-02-29")).toMatchObject({ id });
  expect(await on("2020-02-29")).toBeNull();
  await writes(ruth, { intent: "quiet", id });
  expect(await on("2023-02-28")).toBeNull();
});

test("M4: it comes back on the member's own day, whatever the browser's zone says", async () => {
  const ruth = await person("Ruth");
  const own = localDay(ruth.now(), "Pacific/Auckland");
  await note(ruth, "The river", { day: `2020${own.slice(4)}` });
  const hub = (zone: string) => readHub(Object.assign(ruth, { browserZone: zone }));
  expect((await hub("Pacific/Auckland")).anniversary).toBeNull();
  await rows("UPDATE profiles SET time_zone = 'Pacific/Auckland' WHERE user_id = ?", ruth.userId);
  for (const zone of ["Pacific/Auckland", "UTC", "America/Los_Angeles"])
    expect((await hub(zone)).anniversary, zone).toMatchObject({ body: "The river" });
});
