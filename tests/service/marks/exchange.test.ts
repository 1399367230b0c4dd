import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { rowId } from "#app/features/bible/translations.ts";
import { actOnMarks } from "#app/features/marks/act.server.ts";
import { exportJournal } from "#app/features/marks/exchange/export.server.ts";
import { FORMATS, type Format } from "#app/features/marks/exchange/formats.ts";
import { importJournal } from "#app/features/marks/exchange/import.server.ts";
import { actOnJournal } from "#app/features/marks/journal/act.server.ts";
import { EVERYTHING, type JournalQuery } from "#app/features/marks/journal/query.ts";
import { journalPage, journalReads } from "#app/features/marks/journal/read.server.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";

type Fields = Record<string, string | number>;
const act = (ctx: TestMember, fields: Fields) => {
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

const HARD = [
  "# A heading\n\n- a list\n- *more*",
  '<!-- koinonia end -->\n<!-- koinonia {"kind":"note"} -->\n\\<!-- koinonia end -->',
  '"quoted", with\na comma; =1+1\n\n',
  '=HYPERLINK("x")',
  "'=1",
  "''",
  "בְּרֵאשִׁית \u202eabc\u202c a\u200bb 👨‍👩‍👧",
  "-->\u2028 tab\tend ",
];

/** Something of everything, and of what a format could trip over. */
async function written(ctx: TestMember): Promise<void> {
  for (const [at, body] of HARD.entries()) {
    ctx.at(ctx.now() + 1_234);
    await act(ctx, {
      intent: "note",
      noteId: `note-${at}-x`,
      base: "",
      body,
      first: 43_003_016,
      last: 43_003_016 + at,
    });
  }
  const base = requestId();
  await act(ctx, { intent: "note", noteId: "note-edited", base: "", body: "one", requestId: base });
  await act(ctx, { intent: "note", noteId: "note-edited", base, body: "two" });
  await act(ctx, { intent: "note", noteId: "note-edited", base, body: "three" });
  await act(ctx, { intent: "mark", kind: "highlight", value: "pink", last: 43_003_021 });
  await act(ctx, { intent: "mark", kind: "bookmark", value: "on", first: 1_001_001, last: 1_001_001 });
  await act(ctx, { intent: "mark", kind: "tag", value: "on", tag: '=a, "tag" -->' });
  await act(ctx, { intent: "save", value: "on", last: 43_003_017 });
  await act(ctx, { intent: "mark", kind: "highlight", value: "green", first: 1_001_002, last: 1_001_002 });
  ctx.at(ctx.now() + 10);
  // taken away: it is in no export
  await act(ctx, { intent: "mark", kind: "highlight", value: "", first: 1_001_002, last: 1_001_002 });
}

const exported = (ctx: TestMember, format: Format) => exportJournal(ctx, format).text();
const bring = (ctx: TestMember, text: string | Uint8Array, name = "journal") =>
  importJournal(ctx, new File([text as string], name));
const later = async (ctx: TestMember): Promise<TestMember> => {
  const other = await member();
  other.at(ctx.now() + 5_000);
  return other;
};

describe("export and import", () => {
  test.each(FORMATS)(
    "an export as %s imports back byte for byte, into an account that had nothing",
    async (format) => {
      const ctx = await member();
      await written(ctx);
      const file = await exported(ctx, format);
      const other = await later(ctx);
      expect(await bring(other, file)).toEqual({ ok: true, value: { notes: 10, marks: 9 } });
      expect(await exported(other, format)).toBe(file);
      // and every other format holds the same
      for (const each of FORMATS) expect(await exported(other, each)).toBe(await exported(ctx, each));
      // twice is once
      expect((await bring(other, file)).ok).toBe(true);
      expect(await exported(other, format)).toBe(file);
      await other.settled();
      expect(other.recorded.events.at(-1)?.event).toMatchObject({ name: "marks.changed", chapter: null });
    },
  );

  test("an empty journal is a file too", async () => {
    for (const format of FORMATS) {
      const ctx = await member();
      const file = await exported(ctx, format);
      expect(await bring(await member(), file)).toEqual({ ok: true, value: { notes: 0, marks: 0 } });
    }
  });

  test("where both have written, both are kept; an older text gives way to a newer, never the other way", async () => {
    const ctx = await member();
    const base = requestId();
    await act(ctx, { intent: "note", noteId: "note-both", base: "", body: "begun", requestId: base });
    const old = await exported(ctx, "json");
    const two = requestId();
    await act(ctx, { intent: "note", noteId: "note-both", base, body: "newer", requestId: two });
    const fresh = await exported(ctx, "json");
    const other = await later(ctx);
    await bring(other, old);
    await act(other, { intent: "note", noteId: "note-both", base, body: "written there" });
    const bodies = async (of: TestMember) =>
      (
        await rows<{ body: string }>(
          "SELECT body FROM verse_notes WHERE user_id = ? ORDER BY body",
          of.userId,
        )
      ).map(({ body }) => body);
    await bring(other, fresh);
    expect(await bodies(other)).toEqual(["newer", "written there"]);
    // the older file changes nothing where the newer text is
    await bring(ctx, old);
    expect(await bodies(ctx)).toEqual(["newer"]);
    // and is brought up to date by the newer one
    const third = await later(ctx);
    await bring(third, old);
    await bring(third, fresh);
    expect(await bodies(third)).toEqual(["newer"]);
  });

  test("what was deleted comes back with its file", async () => {
    const ctx = await member();
    const base = requestId();
    await act(ctx, { intent: "note", noteId: "note-gone", base: "", body: "once", requestId: base });
    const file = await exported(ctx, "markdown");
    await act(ctx, { intent: "note.delete", noteId: "note-gone", base });
    expect(await exported(ctx, "markdown")).not.toContain("once");
    await bring(ctx, file);
    expect(await exported(ctx, "markdown")).toBe(file);
  });

  const HEAD = '{"format": "koinonia-journal", "version": 1, "entries": [\n';
  const LINE =
    '{"kind":"highlight","first":43003016,"last":43003016,"value":"pink","at":"2026-11-01T00:00:00.000Z","created":"2026-11-01T00:00:00.000Z"}';

  test.each([
    ["nothing", "", "import.none"],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), "import.unknown"],
    ["somebody else's JSON", '{"notes": []}', "import.unknown"],
    ["half a file", `${HEAD}${LINE}`, "import.broken"],
    ["a line that is none", `${HEAD}7]}`, "import.broken"],
    ["a verse that there is not", `${HEAD}${LINE.replaceAll("43003016", "43003099")}]}`, "import.broken"],
    ["a color of nobody's", `${HEAD}${LINE.replace("pink", "black")}]}`, "import.broken"],
    [
      "a note without its text",
      `${HEAD}${LINE.replace("highlight", "note").replace('"value"', '"id":"note-one","version":"v-1","translation":"KJV","value"')}]}`,
      "import.broken",
    ],
    ["a newer version", HEAD.replace("1", "2"), "import.newer"],
    ["a newer version in Markdown", "# Koinonia journal\n\n<!-- koinonia-journal 2 -->\n", "import.newer"],
    [
      "Markdown that breaks off",
      '<!-- koinonia-journal 1 -->\n<!-- koinonia {"kind":"version"} -->\ntext',
      "import.broken",
    ],
    [
      "a CSV that breaks off",
      'kind,reference,first,last,translation,value,id,note,version,beside,at,created,text\r\nhighlight,"John',
      "import.broken",
    ],
    ["more than 5 MB", " ".repeat(5_000_001), "import.too_large"],
    ["more than 40,000 lines", `${HEAD}${Array(40_001).fill("{}").join(",")}]}`, "import.too_many"],
  ])("%s is refused, and nothing of it is taken", async (_name, text, refusal) => {
    const ctx = await member();
    expect(await bring(ctx, text)).toEqual({ ok: false, refusal });
    expect(await rows("SELECT * FROM verse_marks WHERE user_id = ?", ctx.userId)).toEqual([]);
    expect(await rows("SELECT * FROM verse_notes WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("a whole Bible of highlights comes in at once", async () => {
    const ctx = await member();
    const lines = Array.from({ length: 176 }, (_, at) => 19_119_001 + at).map((verse) =>
      LINE.replaceAll("43003016", String(verse)),
    );
    // each of them many times, as nobody exports them: the same mark is one
    const many = Array.from({ length: 150 }, () => lines).flat();
    expect(await bring(ctx, `${HEAD}${many.join(",\n")}\n]}\n`)).toMatchObject({ ok: true });
    expect(await rows("SELECT verse FROM verse_marks WHERE user_id = ?", ctx.userId)).toHaveLength(176);
  });
});

describe("the journal", () => {
  const find = async (ctx: TestMember, asked: Partial<JournalQuery> = {}) => {
    const query = { ...EVERYTHING, ...asked };
    const found = await ctx.db.batch([...journalReads(ctx, query)]);
    const profile = { timeZone: "America/New_York", nextTimeZone: null, nextTimeZoneDay: null };
    return journalPage(ctx, profile, query, found);
  };
  const shown = async (ctx: TestMember, asked: Partial<JournalQuery> = {}) =>
    (await find(ctx, asked)).entries.map(({ kind, reference }) => `${kind} ${reference}`);

  async function journal(): Promise<TestMember> {
    const ctx = await member();
    const acts: Fields[] = [
      { intent: "mark", kind: "highlight", value: "green", last: 43_003_018 },
      { intent: "mark", kind: "tag", tag: "light", value: "on", first: 43_001_005, last: 43_001_005 },
      {
        intent: "note",
        noteId: "note-one",
        base: "",
        body: "Señor, ¡qué AMOR!",
        first: 43_001_005,
        last: 43_001_005,
      },
      { intent: "save", value: "on", first: 19_023_001, last: 19_023_003 },
      { intent: "mark", kind: "bookmark", value: "on", first: 1_001_001, last: 1_001_001 },
    ];
    for (const fields of acts) {
      ctx.at(ctx.now() + 60_000);
      await act(ctx, fields);
    }
    return ctx;
  }

  test("the newest first, verses side by side as one, with the shipped words and a link to the reader", async () => {
    const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
    const words = ["The LORD is my shepherd;", "He maketh me to lie down", "He restoreth my soul"];
    await env.BIBLE.batch(words.map((text, at) => insert.bind(rowId("KJV", 19_023_001 + at), text)));
    const ctx = await journal();
    const page = await find(ctx);
    expect(page.entries.map(({ kind, reference }) => `${kind} ${reference}`)).toEqual([
      "bookmark Genesis 1:1",
      "saved Psalm 23:1-3",
      "note John 1:5",
      "tag John 1:5",
      "highlight John 3:16-18",
    ]);
    expect(page.entries[1]).toMatchObject({
      to: "/bible-study/kjv/psalm/23?v=1-3",
      day: "2026-11-20",
      text: expect.stringContaining("The LORD is my shepherd"),
    });
    expect(page.counts).toEqual({ note: 1, deleted: 0, saved: 1, highlight: 3, bookmark: 1, tag: 1 });
    expect(page.tags).toEqual([{ tag: "light", verses: 1 }]);
    expect(await shown(await member())).toEqual([]);
  });

  test.each([
    ["a word without accent and capitals", { text: "senor amor" }, ["note John 1:5"]],
    ["a tag's word", { text: "light" }, ["tag John 1:5"]],
    ["a place", { text: "john 3:17" }, ["highlight John 3:16-18"]],
    ["a place by a short form", { text: "jn 1:5" }, ["note John 1:5", "tag John 1:5"]],
    ["signs of a search language", { text: '" OR 1=1 -- % _ *' }, []],
    ["what is not there", { text: "amor odio" }, []],
    ["a kind", { filter: "saved" as const }, ["saved Psalm 23:1-3"]],
    ["a color", { color: "green" as const }, ["highlight John 3:16-18"]],
    ["another color", { color: "blue" as const }, []],
    ["a tag: all that is on its verses", { tag: "light" }, ["note John 1:5", "tag John 1:5"]],
    ["a book", { book: 43, filter: "note" as const }, ["note John 1:5"]],
    ["10,000 characters", { text: "x".repeat(10_000) }, []],
  ])("found by %s", async (_name, asked, entries) => {
    expect(await shown(await journal(), asked)).toEqual(entries);
  });

  test("a page at a time, and it says that there are more; deleted notes are among the deleted", async () => {
    const ctx = await member();
    for (let at = 0; at < 4; at++)
      await act(ctx, { intent: "note", noteId: `note-${at}-x`, base: "", body: `text ${at}` });
    const page = await find(ctx, { most: 3 });
    expect([page.entries.length, page.more]).toEqual([3, true]);
    const first = page.entries[0];
    if (first?.kind !== "note") throw new Error("no note");
    await act(ctx, { intent: "note.delete", noteId: first.note.id, base: first.note.version });
    expect((await find(ctx)).entries).toHaveLength(3);
    expect((await find(ctx, { filter: "deleted" })).entries).toMatchObject([{ note: { id: first.note.id } }]);
  });

  test("a form searches without an address; what it says wrong is not asked for", async () => {
    const ctx = await journal();
    const form = {
      intent: "search",
      text: "amor",
      filter: "none",
      color: "black",
      tag: "",
      book: "99",
      most: "-1",
    };
    const reply = await actOnJournal(ctx, formOf(form));
    if (reply.intent !== "search") throw new Error("no search");
    expect(reply.page.query).toEqual({ ...EVERYTHING, text: "amor" });
    expect(reply.page.entries).toHaveLength(1);
  });
});
