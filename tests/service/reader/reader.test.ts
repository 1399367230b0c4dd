import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { verseIds } from "#app/features/bible/reference.ts";
import { ALL_TRANSLATIONS, rowId } from "#app/features/bible/translations.ts";
import { verseOfTheDay } from "#app/features/devotional/content.ts";
import { readVerseOfTheDay } from "#app/features/devotional/verse.server.ts";
import { paintedChapter } from "#app/features/marks/read.server.ts";
import { actOnReader } from "#app/features/reader/act.server.ts";
import { readReader } from "#app/features/reader/read.server.ts";
import { keepPreferences } from "#app/features/settings/preferences/preferences.server.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";

const ORIGIN = "http://localhost";

/** The page at an address under `/bible-study`. */
function open(ctx: TestMember, path: string, cookie = "") {
  const [translation, book, chapter] = path.split(/[?]/)[0]?.split("/").filter(Boolean) ?? [];
  const params = { ...(translation && { translation }), ...(book && { book }), ...(chapter && { chapter }) };
  const request = new Request(`${ORIGIN}/bible-study${path}`, { headers: cookie ? { cookie } : {} });
  return readReader(ctx, params, request, paintedChapter);
}

const send = (ctx: TestMember, fields: Record<string, string>, cookie = "") =>
  actOnReader(
    ctx,
    new Request(`${ORIGIN}/bible-study`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: cookie ? { cookie } : {},
    }),
  );

const place = (translation: string, book: number, chapter: number) => ({
  intent: "place",
  translation,
  book: String(book),
  chapter: String(chapter),
});

function countTrips(ctx: TestMember): () => number {
  let trips = 0;
  const { batch } = ctx.db;
  Object.assign(ctx.db, {
    batch: (...args: Parameters<typeof batch>) => {
      trips++;
      return batch.apply(ctx.db, args);
    },
  });
  return () => trips;
}

describe("R13 the reader's page", () => {
  test("one D1 trip, and none for the text", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    ctx.bible = { prepare: () => expect.unreachable("the text is a file") } as never;
    const read = await open(ctx, "/kjv/john/3");
    expect(trips()).toBe(1);
    expect(read).toMatchObject({ page: { at: { translation: "KJV", book: 43, chapter: 3 }, own: null } });
    const verses = read && "page" in read ? read.page.chapter?.verses : [];
    expect(verses?.[15]?.[1]).toMatch(/^For God so loved the world/);
  });

  test.each([
    ["", "/bible-study/web/john/1"],
    ["/kjv", "/bible-study/kjv/john/1"],
    ["/kjv/psalm", "/bible-study/kjv/psalm/1"],
    ["/KJV/John/3?v=16", "/bible-study/kjv/john/3?v=16"],
    ["/juan/3", "/bible-study/web/john/3"],
    ["/rv1909/salmos/23", "/bible-study/rv1909/psalm/23"],
  ])("%s leads to the one address %s", async (path, to) => {
    expect(await open(await member(), path)).toEqual({ leadTo: to });
  });

  test.each([
    "/kjv/john/22",
    "/kjv/john/0",
    "/kjv/tobit/1",
    "/niv/john/3",
    "/kjv/john/3e",
    "/kjv/constructor/1",
  ])("%s is not there", async (path) => {
    expect(await open(await member(), path)).toBeNull();
  });

  test("a second translation comes with it, where this device shows one", async () => {
    const ctx = await member();
    const look = "reading=2.serif.usual.plain.paragraphs.off.RV1909.columns";
    const read = await open(ctx, "/web/psalm/121", look);
    if (!read || !("page" in read)) throw new Error("no page");
    expect(read.page.beside?.verses[1]?.[1]).toContain("Mi socorro viene de Jehová");
    expect(await open(ctx, "/rv1909/psalm/121", look)).toMatchObject({ page: { beside: null } });
  });
});

describe("the place is remembered", () => {
  test("on every device, the latest, and it opens the reader", async () => {
    const ctx = await member();
    expect(await send(ctx, place("KJV", 19, 23))).toEqual({ kept: true });
    ctx.at(ctx.now() + 1_000);
    expect(await send(ctx, place("RV1909", 45, 8))).toEqual({ kept: true });
    expect(await open(ctx, "")).toEqual({ leadTo: "/bible-study/rv1909/romans/8" });
    expect(await open(ctx, "/web")).toEqual({ leadTo: "/bible-study/web/romans/8" });
    expect(await rows("SELECT book FROM reading_places WHERE user_id = ?", ctx.userId)).toHaveLength(1);
  });

  test.each([
    ["a chapter that there is not", place("KJV", 43, 22)],
    ["a book that there is not", place("KJV", 67, 1)],
    ["half a chapter", { ...place("KJV", 43, 1), chapter: "1.5" }],
    ["another Bible", place("NIV", 43, 1)],
    ["nothing", { intent: "place" }],
  ])("%s is no place", async (_what, fields) => {
    const ctx = await member();
    expect(await send(ctx, fields)).toEqual({ kept: false });
    expect(await rows("SELECT book FROM reading_places WHERE user_id = ?", ctx.userId)).toEqual([]);
  });
});

describe("without script", () => {
  test.each([
    ["jn 3 16", "/bible-study/kjv/john/3?v=16"],
    ["sal 23", "/bible-study/kjv/psalm/23"],
    ["love", "/bible-study?books=1&unknown=1"],
    ["x".repeat(10_000), "/bible-study?books=1&unknown=1"],
  ])("what was typed leads on", async (reference, leadTo) => {
    expect(await send(await member(), { reference, translation: "KJV" })).toEqual({ leadTo });
  });

  test("the look of the text is kept on this device, over what it was", async () => {
    const kept = await send(
      await member(),
      { intent: "look", paper: "sepia", red: "on", size: "99" },
      "reading=4",
    );
    expect(kept).toMatchObject({
      leadTo: "/bible-study",
      cookie: expect.stringContaining("reading=4.serif.usual.sepia.paragraphs.on.none.columns; Path=/"),
    });
  });
});

describe("one's own Bible", () => {
  test("asked once, kept with the account, and the first chapter is in it", async () => {
    const ctx = await member();
    await keepPreferences(ctx, { translation: "KJV" });
    expect(await open(ctx, "")).toEqual({ leadTo: "/bible-study/kjv/john/1" });
    expect(await open(ctx, "/web/john/1")).toMatchObject({ page: { own: "KJV" } });
  });

  test("the verse of the day is in it", async () => {
    const ctx = await member();
    const day = "2026-11-20";
    const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
    const ids = verseIds(verseOfTheDay(day).reference);
    await env.BIBLE.batch(
      ALL_TRANSLATIONS.flatMap((name) => ids.map((id) => insert.bind(rowId(name, id), name))),
    );
    const inOwn = async (translation: TestMember["translation"]) =>
      (await readVerseOfTheDay(Object.assign(ctx, { translation }), day))?.translation;
    expect([await inOwn(null), await inOwn("KJV"), await inOwn("RV1909")]).toEqual(["WEB", "KJV", "RV1909"]);
  });
});
