import { describe, expect, test } from "vitest";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { purgeDeletedNotes } from "#app/features/marks/jobs/sweep.server.ts";
import type { ChapterMarks, MarksReply, WrittenHere } from "#app/features/marks/model/reply.ts";
import { readMarks } from "#app/features/marks/read.server.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf, statsOf, sumOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";

const JOHN_3 = 43_003;
const DAY = 86_400_000;

type Fields = Record<string, string | number>;

const act = (ctx: TestMember, fields: Fields): Promise<MarksReply> => {
  const all = {
    requestId: requestId(),
    at: ctx.now(),
    first: 43_003_016,
    last: 43_003_016,
    translation: "KJV",
    ...fields,
  };
  return actOnMarks(
    ctx,
    formOf(Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]))),
  );
};
const chapter = async (ctx: TestMember, number = JOHN_3) =>
  (await readMarks(ctx, new URLSearchParams({ chapter: String(number) }))) as ChapterMarks;
const highlight = (ctx: TestMember, value: string, more: Fields = {}) =>
  act(ctx, { intent: "mark", kind: "highlight", value, ...more });
const note = (ctx: TestMember, body: string, more: Fields = {}) =>
  act(ctx, { intent: "note", noteId: "note-one", base: "", body, ...more });

describe("marks", () => {
  test("a range is highlighted in one D1 trip, seen in its chapter only, and the tabs are told", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    expect(await highlight(ctx, "green", { last: 43_003_018 })).toMatchObject({ ok: true });
    expect(trips()).toBe(1);
    await ctx.settled();
    expect(ctx.recorded.events).toMatchObject([{ event: { name: "marks.changed", chapter: JOHN_3 } }]);
    expect((await chapter(ctx)).marks.map(({ verse, value }) => [verse, value])).toEqual([
      [43_003_016, "green"],
      [43_003_017, "green"],
      [43_003_018, "green"],
    ]);
    expect((await chapter(ctx, 43_004)).marks).toEqual([]);
    expect((await chapter(await member())).marks).toEqual([]);
  });

  test("the later change counts, whichever comes first; a mark that was taken away stays away", async () => {
    const ctx = await member();
    const now = ctx.now();
    await highlight(ctx, "yellow", { at: now - 3_000 });
    await highlight(ctx, "", { at: now - 1_000 });
    // made without a network, before that
    await highlight(ctx, "blue", { at: now - 2_000 });
    expect((await chapter(ctx)).marks).toEqual([]);
    // a clock that runs ahead by a day wins over nothing that comes later
    await highlight(ctx, "pink", { at: now + DAY });
    ctx.at(now + 1_000);
    await highlight(ctx, "purple");
    expect((await chapter(ctx)).marks).toMatchObject([{ value: "purple", at: now + 1_000 }]);
  });

  test("tags are one line without unseen signs; each of them once", async () => {
    const ctx = await member();
    const tag = (words: string, value = "on") => act(ctx, { intent: "mark", kind: "tag", tag: words, value });
    await tag("  #New\u200b Birth\n ");
    await tag("new birth");
    await tag("אור");
    expect((await chapter(ctx)).marks.map((mark) => mark.tag)).toEqual(["new birth", "אור"]);
    ctx.at(ctx.now() + 1);
    await tag("NEW BIRTH", "");
    expect((await chapter(ctx)).marks.map((mark) => mark.tag)).toEqual(["אור"]);
  });

  test.each([
    ["a verse that there is not", { first: 43_003_037, last: 43_003_037 }, "marks.no_verse"],
    ["a range that runs backwards", { first: 43_003_018, last: 43_003_016 }, "marks.no_verse"],
    ["a range over two chapters", { first: 43_003_036, last: 43_004_001 }, "marks.no_verse"],
    ["no number", { first: "John" }, "marks.bad_form"],
    ["a color of nobody's", { value: "black" }, "marks.bad_form"],
    ["a bookmark in a color", { kind: "bookmark", value: "green" }, "marks.bad_form"],
    ["a tag of nothing", { kind: "tag", value: "on", tag: "\u200b " }, "marks.bad_tag"],
    ["a tag of 41 letters", { kind: "tag", value: "on", tag: "x".repeat(41) }, "marks.bad_tag"],
    ["no request id", { requestId: "" }, "marks.bad_form"],
  ])("%s is refused", async (_name, fields, refusal) => {
    const ctx = await member();
    expect(await act(ctx, { intent: "mark", kind: "highlight", value: "green", ...fields })).toMatchObject({
      ok: false,
      refusal,
    });
    expect(await rows("SELECT * FROM verse_marks WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("somebody's first act of all makes their profile", async () => {
    const ctx = await member({ profile: false, account: null });
    // an account that the vendor does not know
    await expect(highlight(ctx, "green")).rejects.toMatchObject({ status: 401 });
  });
});

describe("LV6, E9: saved verses", () => {
  const save = (ctx: TestMember, verse: number, value = "on", more: Fields = {}) =>
    act(ctx, { intent: "save", first: verse, last: verse, value, ...more });

  test("a verse is saved in two D1 trips, rewarded the first time, and told once", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    const request = requestId();
    await save(ctx, 43_003_016, "on", { requestId: request });
    expect(trips()).toBe(2);
    await save(ctx, 43_003_016, "on", { requestId: request });
    await ctx.settled();
    expect(await sumOf(ctx)).toBe(3);
    expect(await statsOf(ctx)).toMatchObject({ faith_coins: 3, total_experience: 6 });
    expect((await chapter(ctx)).saved).toMatchObject([{ first: 43_003_016, translation: "KJV" }]);
    const eventNames = ctx.recorded.events.map(({ event }) => event.name);
    expect(eventNames.filter((name) => name === "reward.given")).toHaveLength(1);
    const [notice] = await rows<{ data: string }>(
      "SELECT told AS data FROM notifications WHERE user_id = ? AND topic = 'verse.saved'",
      ctx.userId,
    );
    expect(JSON.parse(notice?.data ?? "null")).toMatchObject({ reference: "John 3:16" });
  });

  test("taken away and saved again it earns nothing; ten a day are paid, and the others are saved too", async () => {
    const ctx = await member();
    await save(ctx, 43_003_016);
    ctx.at(ctx.now() + 10);
    await save(ctx, 43_003_016, "");
    ctx.at(ctx.now() + 10);
    await save(ctx, 43_003_016);
    expect(await sumOf(ctx)).toBe(3);
    for (let verse = 1; verse <= 12; verse++) await save(ctx, 43_003_000 + verse);
    expect(await sumOf(ctx)).toBe(30);
    expect((await chapter(ctx)).saved).toHaveLength(13);
    ctx.at(ctx.now() + DAY);
    // saved before: never again
    await save(ctx, 43_003_009, "");
    await save(ctx, 43_003_020);
    expect(await sumOf(ctx)).toBe(33);
  });

  test("thirty at once earn no more than a day's ten", async () => {
    const ctx = await member();
    const verses = Array.from({ length: 30 }, (_, at) => 19_119_001 + at);
    const replies = await Promise.all(verses.map((verse) => save(ctx, verse)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await sumOf(ctx)).toBe(30);
    expect((await chapter(ctx, 19_119)).saved).toHaveLength(30);
  });
});

describe("notes", () => {
  test("written in two D1 trips, once also when it is sent twice", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    const request = requestId();
    const first = await note(ctx, "**Loved** first", { requestId: request, last: 43_003_018 });
    expect(trips()).toBe(2);
    expect(await note(ctx, "**Loved** first", { requestId: request, last: 43_003_018 })).toEqual(first);
    expect((await chapter(ctx)).notes).toMatchObject([
      {
        id: "note-one",
        first: 43_003_016,
        last: 43_003_018,
        body: "**Loved** first",
        version: request,
        beside: null,
      },
    ]);
    expect(await note(ctx, "another text", { requestId: request })).toMatchObject({
      refusal: "marks.request_reused",
    });
  });

  test("edited in two places both texts are kept, and everything that was ever written is there with its date", async () => {
    const ctx = await member();
    const [one, two, three] = [requestId(), requestId(), requestId()];
    await note(ctx, "first", { requestId: one });
    ctx.at(ctx.now() + DAY);
    await note(ctx, "on the phone", { requestId: two, base: one });
    ctx.at(ctx.now() + DAY);
    const kept = await note(ctx, "on the laptop", { requestId: three, base: one });
    expect(kept).toMatchObject({ ok: true, kept: true, note: { beside: "note-one", body: "on the laptop" } });
    expect((await chapter(ctx)).notes.map(({ body }) => body)).toEqual(["on the phone", "on the laptop"]);
    const found = (await readMarks(
      ctx,
      new URLSearchParams({ chapter: "43003", verses: "16" }),
    )) as WrittenHere;
    expect(found.written.map(({ body, isNow }) => [body, isNow])).toEqual([
      ["on the laptop", true],
      ["on the phone", true],
      ["first", false],
    ]);
    const elsewhere = new URLSearchParams({ chapter: "43003", verses: "17-20" });
    expect(await readMarks(ctx, elsewhere)).toEqual({ written: [] });
  });

  test("ten tabs that edit one text at once lose none of theirs", async () => {
    const ctx = await member();
    const base = requestId();
    await note(ctx, "first", { requestId: base });
    const texts = Array.from({ length: 10 }, (_, at) => `text ${at}`);
    const replies = await Promise.all(texts.map((body) => note(ctx, body, { base })));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect((await chapter(ctx)).notes.map(({ body }) => body).sort()).toEqual(texts);
  });

  test("deleted, brought back, and erased after thirty days; a text that nobody has seen is not deleted", async () => {
    const ctx = await member();
    const [one, two] = [requestId(), requestId()];
    await note(ctx, "first", { requestId: one });
    await note(ctx, "second", { requestId: two, base: one });
    const change = (intent: string, base: string) => act(ctx, { intent, noteId: "note-one", base });
    expect(await change("note.delete", one)).toMatchObject({ ok: false, refusal: "note.changed" });
    expect(await change("note.delete", two)).toMatchObject({ ok: true });
    expect((await chapter(ctx)).notes).toEqual([]);
    expect(await change("note.restore", two)).toMatchObject({ ok: true });
    expect((await chapter(ctx)).notes).toMatchObject([{ body: "second" }]);
    await change("note.delete", two);
    const of = () => rows("SELECT * FROM note_versions WHERE user_id = ?", ctx.userId);
    ctx.at(ctx.now() + 29 * DAY);
    await purgeDeletedNotes(ctx);
    expect(await of()).toHaveLength(2);
    ctx.at(ctx.now() + 2 * DAY);
    await purgeDeletedNotes(ctx);
    expect(await of()).toEqual([]);
    expect(await rows("SELECT bytes FROM note_room WHERE user_id = ?", ctx.userId)).toEqual([{ bytes: 0 }]);
    expect(await change("note.restore", two)).toMatchObject({ refusal: "note.gone" });
  });

  test.each([
    ["100 kB", "x".repeat(100_000), "note.too_long"],
    ["64 kB of signs of three bytes each", "€".repeat(22_000), "note.too_long"],
    ["blanks", " \n\t ", "note.empty"],
  ])("%s is refused, and nothing is changed", async (_name, body, refusal) => {
    const ctx = await member();
    expect(await note(ctx, body)).toMatchObject({ ok: false, refusal });
    expect((await chapter(ctx)).notes).toEqual([]);
  });

  test.each([
    ["markup", "<script>alert(1)</script> & <b>bold</b>"],
    ["right to left", "בְּרֵאשִׁית \u202eabc\u202c"],
    ["signs without width", "a\u200bb\u200d\u2060c"],
    ["quotes of SQL", `'; DROP TABLE verse_notes; -- " \\`],
    ["emoji of families", "👨‍👩‍👧‍👦 🕊️"],
  ])("%s is kept as it was written", async (_name, body) => {
    const ctx = await member();
    await note(ctx, body);
    expect((await chapter(ctx)).notes).toMatchObject([{ body }]);
  });

  test("line ends of every system are one, and what no text has is left out", async () => {
    const ctx = await member();
    await note(ctx, "one\r\ntwo\rthree\u0000");
    expect((await chapter(ctx)).notes).toMatchObject([{ body: "one\ntwo\nthree" }]);
  });

  test("nobody fills the database: twenty megabytes of texts are all, and the rest is refused kindly", async () => {
    const ctx = await member();
    await note(ctx, "first");
    await rows("UPDATE note_room SET bytes = 19999999 WHERE user_id = ?", ctx.userId);
    expect(await note(ctx, "more", { noteId: "note-two" })).toMatchObject({
      ok: false,
      refusal: "note.no_room",
    });
    expect((await chapter(ctx)).notes).toHaveLength(1);
  });

  test("somebody else's note is nobody's", async () => {
    const [ann, ben] = [await member(), await member()];
    const one = requestId();
    await note(ann, "Ann's", { requestId: one });
    expect(await act(ben, { intent: "note.delete", noteId: "note-one", base: one })).toMatchObject({
      refusal: "note.gone",
    });
    expect((await chapter(ann)).notes).toHaveLength(1);
  });
});
