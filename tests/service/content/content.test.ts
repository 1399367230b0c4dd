import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type HeldContent, heldContent } from "#app/core/content/held-content.ts";
import { actOnItem } from "#app/features/admin/content/edit.server.ts";
import type { EditorReply } from "#app/features/admin/content/page.ts";
import { readItem, readItems, readKinds } from "#app/features/admin/content/read.server.ts";
import { searchItems } from "#app/features/admin/content/search.server.ts";
import { CONTENT_KINDS } from "#app/features/content/kinds.ts";
import { readTyped, typedOf } from "#app/features/content/model/typed.ts";
import { shippedItems } from "#app/features/content/registry.server.ts";
import { devotionalPage } from "#app/features/devotional/read.server.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { type AuditLine, administrator, again } from "#tests/service/admin/staff.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";
import { forgetSiteState, siteStateOf } from "#workers/context/site-state.ts";

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

afterEach(forgetSiteState);

/** What the isolate holds after it has read anew. */
async function held(): Promise<HeldContent> {
  forgetSiteState();
  return (await siteStateOf(env, () => undefined)).content;
}

type Fields = Record<string, string>;
const said = (reply: EditorReply | null): string =>
  reply === null ? "bad form" : reply.ok ? "done" : reply.refusal;

/** Sends the editor's form as it was drawn, with some fields typed over. */
async function edits(
  ctx: TestMember,
  kind: string,
  item: string,
  typed: Fields,
): Promise<EditorReply | null> {
  const { page } = await readItem(again(ctx), { kind, item });
  return sends(ctx, kind, item, {
    ...page.typed,
    intent: "save",
    base: String(page.base),
    stock_seen: page.stockSeen,
    from: "",
    ...typed,
  });
}
const sends = (ctx: TestMember, kind: string, item: string, fields: Fields) =>
  actOnItem(again(ctx), { kind, item }, formOf({ formId: requestId(), reason: "it was unclear", ...fields }));

const linesOf = (subject: string) =>
  rows<AuditLine & { amount: number }>(
    "SELECT act, actor_user_id AS actor, subject, reason, before, after, amount FROM audit_log WHERE subject = ? ORDER BY rowid",
    subject,
  );

/** Genesis 16:1-14 as the shipped texts have it, as far as these tests ask for it. */
beforeAll(async () => {
  const insert = env.BIBLE.prepare("INSERT OR REPLACE INTO verses (id, text) VALUES (?, ?)");
  const row = (id: number, web: string, rv: string) => [
    insert.bind(200_000_000 + id, web),
    insert.bind(300_000_000 + id, rv),
  ];
  await env.BIBLE.batch([
    ...row(
      1_016_008,
      "He said, “Hagar, Sarai’s servant, where did you come from? Where are you going?” She said, “I am fleeing from the face of my mistress Sarai.”",
      "Y le dijo: Agar, sierva de Sarai, ¿de dónde vienes tú, y á dónde vas? Y ella respondió: Huyo de delante de Sarai, mi señora.",
    ),
    ...row(
      1_016_013,
      "She called the name of Yahweh who spoke to her, “You are a God who sees,” for she said, “Have I even stayed alive after seeing him?”",
      "Entonces llamó el nombre de Jehová que con ella hablaba: Tú eres el Dios de la vista; porque dijo: ¿No he visto también aquí al que me ve?",
    ),
  ]);
});

describe("what ships", () => {
  test("R35: every item of every kind fits its fields, so that it can be saved as it is", async () => {
    const ctx = await member();
    for (const { id, fields, changes } of CONTENT_KINDS) {
      const items = await shippedItems(ctx, id);
      expect(items.length, id).toBeGreaterThan(0);
      expect(new Set(items.map((item) => item.id)).size, id).toBe(items.length);
      if (changes === "never") continue;
      for (const item of items) {
        const { values, faults } = readTyped(fields, typedOf(fields, item.values));
        expect({ id, item: item.id, faults }).toEqual({ id, item: item.id, faults: {} });
        expect(values, `${id} ${item.id}`).toEqual(item.values);
      }
    }
  });
});

describe("a devotional", () => {
  const read = async (ctx: TestMember, content: HeldContent, date?: string) => {
    const reader = { ...again(ctx), content };
    const { frame } = await readFramed(reader, []);
    return devotionalPage(reader, frame, date);
  };
  const itemOn = async (ctx: TestMember): Promise<{ slug: string; title: string }> => {
    const page = await read(ctx, heldContent([]));
    const items = await shippedItems(ctx, "devotional");
    const found = items.find(({ values }) => values.title_en === page?.title);
    return { slug: found?.id ?? "", title: page?.title ?? "" };
  };

  test("R35: edited, it is what members read, with a line of the log; brought back, it is as it shipped", async () => {
    const [admin, reader] = [await administrator(), await member()];
    const { slug, title } = await itemOn(reader);
    expect(said(await edits(admin, "devotional", slug, { title_en: "Under the Juniper" }))).toBe("done");
    expect((await read(reader, await held()))?.title).toBe("Under the Juniper");
    expect(await linesOf(`devotional/${slug}`)).toMatchObject([
      { act: "edit_content", actor: admin.userId, reason: "it was unclear", amount: 1 },
    ]);
    const { page } = await readItem(again(admin), { kind: "devotional", item: slug });
    expect(page.history.map(({ version, state }) => [version, state])).toEqual([
      [1, "holds"],
      [0, "over"],
    ]);
    expect(page.history[0]?.changes.map(({ field }) => field)).toEqual(["title_en"]);
    const back = { intent: "return", to: "0", base: "1" };
    expect(said(await sends(admin, "devotional", slug, back))).toBe("done");
    expect((await read(reader, await held()))?.title).toBe(title);
    expect(said(await sends(admin, "devotional", slug, { ...back, to: "1", base: "2" }))).toBe("done");
    expect((await read(reader, await held()))?.title).toBe("Under the Juniper");
  });

  test("R35: scheduled, it waits for its day by each member's own clock", async () => {
    const [admin, east, west] = [
      await administrator(),
      await member({ zone: "Pacific/Kiritimati" }),
      await member({ zone: "America/New_York" }),
    ];
    const now = Date.UTC(2026, 10, 24, 12);
    for (const ctx of [admin, east, west]) ctx.at(now);
    const day = dayOf(now + DAY);
    const { slug } = await itemOn(west);
    expect(said(await edits(admin, "devotional", slug, { title_en: "Tomorrow", from: day }))).toBe("done");
    const content = await held();
    // the same devotional, on the day on which it is read
    expect((await read(west, content))?.title).not.toBe("Tomorrow");
    expect((await read(east, content, dayOf(now)))?.title).toBe("Tomorrow");
    west.at(now + DAY);
    expect((await read(west, content, dayOf(now)))?.title).toBe("Tomorrow");
    const { page } = await readItem(again(admin), { kind: "devotional", item: slug });
    expect(page.waiting).toEqual({ version: 1, from: day });
    for (const from of ["never", dayOf(now - DAY), dayOf(now + 400 * DAY), "2026-13-01"])
      expect(said(await edits(admin, "devotional", slug, { title_en: "Other", from }))).toBe("day");
  });

  test("R35: two at once: the second is told, sees both, and loses nothing", async () => {
    const [one, two] = [await administrator(), await administrator()];
    const { page } = await readItem(again(one), { kind: "devotional", item: "jesus-wept" });
    const form = { ...page.typed, intent: "save", base: "0", from: "" };
    const first = await sends(one, "devotional", "jesus-wept", { ...form, title_en: "Two Sisters" });
    const second = await sends(two, "devotional", "jesus-wept", { ...form, title_en: "One Sentence" });
    expect([said(first), said(second)]).toEqual(["done", "stale"]);
    expect(second?.typed.title_en).toBe("One Sentence");
    expect(second?.other).toMatchObject({ version: 1, by: "Ann Okafor" });
    expect(second?.other?.changes.map(({ field }) => field)).toEqual(["title_en"]);
    expect(await linesOf("devotional/jesus-wept")).toHaveLength(1);
  });

  test("R35: twice is once; the same form with other words is refused, and nothing is written", async () => {
    const admin = await administrator();
    const { page } = await readItem(again(admin), { kind: "devotional", item: "seven-days-of-silence" });
    const form = {
      ...page.typed,
      intent: "save",
      base: "0",
      from: "",
      title_en: "On the Ground",
      formId: "f-1",
    };
    const send = (more: Fields = {}) =>
      sends(admin, "devotional", "seven-days-of-silence", { ...form, ...more });
    expect(said(await send())).toBe("done");
    expect(said(await send())).toBe("done");
    expect(said(await send({ title_en: "Other" }))).toBe("reused");
    expect(await linesOf("devotional/seven-days-of-silence")).toHaveLength(1);
  });

  test.each([
    ["an empty title", { title_en: " " }, "fields", { title_en: "empty" }],
    ["a title too long", { title_es: "x".repeat(81) }, "fields", { title_es: "long" }],
    ["no place of the Bible", { passage: "Hezekiah 3:1" }, "fields", { passage: "no_reference" }],
    ["two chapters", { passage: "John 3:16-4:3" }, "fields", { passage: "two_chapters" }],
    ["no reason", { title_en: "New", reason: "" }, "reason", {}],
    ["nothing new", {}, "unchanged", {}],
  ])("R35: refused with what was typed: %s", async (_name, typed, refusal, faults) => {
    const admin = await administrator();
    const reply = await edits(admin, "devotional", "the-god-who-sees", typed);
    expect(said(reply)).toBe(refusal);
    expect(reply?.faults).toEqual(faults);
    expect(reply?.typed).toMatchObject(typed);
    expect(await linesOf("devotional/the-god-who-sees")).toHaveLength(0);
  });

  test("R35: what is misquoted is found, and the right words are offered; saved only by who has looked", async () => {
    const admin = await administrator();
    const { page } = await readItem(again(admin), { kind: "devotional", item: "the-god-who-sees" });
    const text = (page.typed.text_en ?? "").replace("You are a God who sees.", "You are a God who sees me.");
    expect(text).not.toBe(page.typed.text_en);
    const looked = await edits(admin, "devotional", "the-god-who-sees", { text_en: text, intent: "check" });
    expect(looked?.ok).toBe(true);
    expect(looked?.findings).toMatchObject([{ field: "text_en", why: "other_words" }]);
    expect(looked?.findings[0]?.right[0]?.text).toContain("You are a God who sees");
    expect(looked?.passages.passage?.es?.reference).toBe("Génesis 16:8-13");
    const refused = await edits(admin, "devotional", "the-god-who-sees", { text_en: text });
    expect(said(refused)).toBe("findings");
    const named = await edits(admin, "devotional", "the-god-who-sees", {
      text_en: `${page.typed.text_en}\n\nRead John 3:99 again.`,
      intent: "check",
    });
    expect(named?.findings).toMatchObject([{ why: "no_such_verse" }]);
    expect(
      said(await edits(admin, "devotional", "the-god-who-sees", { text_en: text, despite: "yes" })),
    ).toBe("done");
  });
});

describe("who may, and what it costs", () => {
  test("R35: nobody but administrators reads it; a page is one trip", async () => {
    const [admin, moderator] = [await administrator(), await member()];
    await rows("INSERT INTO user_roles VALUES (?, 'moderator')", moderator.userId);
    const asked = { kind: "devotional", item: "jesus-wept" };
    for (const ctx of [moderator, await member()]) {
      await expect(readKinds(again(ctx))).rejects.toMatchObject({ status: 403 });
      await expect(readItems(again(ctx), "devotional", 1)).rejects.toMatchObject({ status: 403 });
      await expect(readItem(again(ctx), asked)).rejects.toMatchObject({ status: 403 });
    }
    const without = { ...again(admin), session: { ...admin.session, mfaVerified: false } };
    await expect(readItem(without, asked)).rejects.toBeInstanceOf(Response);
    const count = countTrips(admin);
    await readKinds(admin);
    expect(count()).toBe(1);
    await readItem(admin, asked);
    expect(count()).toBe(2);
    await expect(readItem(again(admin), { kind: "devotional", item: "none" })).rejects.toMatchObject({
      status: 404,
    });
    await expect(readItems(again(admin), "none", 1)).rejects.toMatchObject({ status: 404 });
    expect(await sends(admin, "devotional", "none", { intent: "check" })).toBeNull();
    expect(said(await sends(admin, "plan_day", "1", { intent: "check" }))).toBe("read_only");
  });

  test("R35: words are found in both languages, whatever their accents, and what was changed as it is now", async () => {
    const admin = await administrator();
    const found = async (query: string) =>
      (await searchItems(admin, "devotional", formOf({ intent: "search", query })))?.lines.map(
        ({ id }) => id,
      );
    expect(await found("juniper MARTHA")).toEqual([]);
    expect(await found("Márta  resurreccion Lazarus")).toEqual(["jesus-wept"]);
    expect(await found("jesus-wept")).toEqual(["jesus-wept"]);
    expect(await found(" ")).toEqual([]);
    const all = await searchItems(admin, "day_verse", formOf({ intent: "search", query: "the" }));
    expect([all?.lines.length, all?.more]).toEqual([40, true]);
  });

  test("R35: nothing is written, changed or deleted without its line, and none of it is out of turn", async () => {
    const admin = await administrator();
    expect(said(await edits(admin, "quest", "read-once", { name_en: "Read a little" }))).toBe("done");
    const at = "(SELECT at FROM audit_log ORDER BY rowid DESC LIMIT 1)";
    const line = "(SELECT id FROM audit_log ORDER BY rowid DESC LIMIT 1)";
    const insert = (values: string) =>
      rows(
        `INSERT INTO content_versions (kind, item, version, json, from_day, at, audit_id) VALUES (${values})`,
      );
    await expect(insert(`'quest', 'read-once', 2, NULL, '2026-01-01', ${at}, ${line}`)).rejects.toThrow(
      /act_is_logged/,
    );
    await expect(insert(`'quest', 'read-once', 1, NULL, '2026-01-01', ${at}, ${line}`)).rejects.toThrow(
      /content_in_turn/,
    );
    await expect(rows("UPDATE content_versions SET json = NULL")).rejects.toThrow(/content_is_for_good/);
    await expect(rows("DELETE FROM content_versions")).rejects.toThrow(/content_is_for_good/);
  });
});
