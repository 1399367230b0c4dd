import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { type ExportFile, type ExportFor, type ExportSection, jsonFile } from "#app/db/export-section.ts";
import { act } from "#app/features/settings/act.server.ts";
import { zipOf } from "#app/features/settings/archive/archive.server.ts";
import { archiveCopy } from "#app/features/settings/archive/archive-copy.ts";
import { downloadEverything } from "#app/features/settings/archive/download.server.ts";
import { keepPreferences } from "#app/features/settings/preferences/preferences.server.ts";
import { readSettings } from "#app/features/settings/read.server.ts";
import { EXPORT_SECTIONS } from "#app/manifest/gathered.server.ts";
import { loader as onward } from "#app/routes/account/auth.onward.ts";
import type { Account } from "#app/vendors/ports.ts";
import { answered, send } from "#tests/service/asking.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { opened } from "#tests/service/opened-archive.ts";
import { adopted } from "#tests/service/pets.ts";
import { countTrips } from "#tests/service/trips.ts";
import { watched } from "#tests/service/watched-database.ts";

const settingsRow = async (userId: string) =>
  (await rows<Record<string, unknown>>("SELECT * FROM member_settings WHERE user_id = ?", userId))[0];

/** What a sign-in on another device is answered with. */
async function signInElsewhere(ctx: TestMember): Promise<Response> {
  const request = new Request("https://koinonia.test/auth/onward?after=sign-in");
  const context = { app: ctx, nonce: "", embedded: null, cloudflare: { env } };
  return onward({ request, context, params: {} } as never).then(
    () => Promise.reject(new Error("it leads nowhere")),
    (answer: unknown) => answer as Response,
  );
}

describe("G20 preferences", () => {
  test("what was chosen on one device is so on the next, from the sign-in on, for one D1 trip", async () => {
    const ctx = await member();
    await rows("UPDATE profiles SET age_band = '18+' WHERE user_id = ?", ctx.userId);
    await keepPreferences(ctx, { language: "es", appearance: "dark" });
    const trips = countTrips(ctx);
    const answer = await signInElsewhere(ctx);
    expect(trips()).toBe(1);
    expect(answer.headers.get("location")).toBe("/chatbot");
    expect(answer.headers.getSetCookie()).toEqual([
      "language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
      "appearance=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    ]);
  });

  test("who has chosen nothing leaves the device as it is; on the way to the question of age it is told too", async () => {
    const ctx = await member();
    expect((await signInElsewhere(ctx)).headers.getSetCookie()).toEqual([]);
    await keepPreferences(ctx, { textSize: "large" });
    const asked = await signInElsewhere(ctx);
    expect(asked.headers.get("location")).toBe("/age?after=sign-in");
    expect(asked.headers.getSetCookie()).toEqual([
      "text_size=large; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    ]);
  });

  test("a member's choice is kept with the account, one beside the other", async () => {
    const ctx = await member();
    await keepPreferences(ctx, { language: "es" });
    await keepPreferences(ctx, { appearance: "dark", textSize: "large" });
    expect(await settingsRow(ctx.userId)).toMatchObject({
      language: "es",
      appearance: "dark",
      text_size: "large",
      movement: null,
    });
  });

  test("a visitor's choice, and a member's whose profile has not come, write nothing", async () => {
    const somebody = await member();
    await keepPreferences({ ...somebody, session: null }, { language: "es" });
    const early = await member({ profile: false });
    await keepPreferences(early, { language: "es" });
    expect(await settingsRow(somebody.userId)).toBeUndefined();
    expect(await settingsRow(early.userId)).toBeUndefined();
  });
});

const form = (fields: Record<string, string | string[]>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) data.append(name, one);
  return data;
};

const account = (userId: string): Account => ({
  userId,
  fullName: "Ann Okafor",
  email: "ann@example.com",
  phoneNumber: null,
  phoneVerified: false,
  timeZone: "Europe/Berlin",
  language: null,
  ageBand: null,
  createdAt: 1,
  updatedAt: 5,
});

const NOON = Date.UTC(2026, 10, 20, 17);

describe("D16 the page of settings", () => {
  test("costs one D1 trip, and says what is stored", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    const page = await readSettings(ctx);
    expect(trips()).toBe(1);
    expect(page).toMatchObject({
      fullName: "Ann Okafor",
      billing: { plan: "free", status: "none", payments: [] },
      choices: [],
      quiet: null,
      zone: { current: "America/New_York", followsDevice: true, changedToday: false },
    });
    expect(page.zone.all).toContain("Europe/Berlin");
  });

  test.each([
    ["an intent that is none", { intent: "explode" }],
    ["none at all", {}],
    ["a form without its field", { intent: "rename" }],
    ["a file where words belong", { intent: "zone" }],
  ])("%s is refused", async (_name, fields) => {
    expect(await act(await member(), form(fields))).toMatchObject({
      ok: false,
      refusal: "settings.bad_form",
    });
  });
});

describe("the name", () => {
  test("changes at the vendor and here at once; a webhook of before does not bring the old one back", async () => {
    const ctx = await member();
    ctx.accounts.rename = async (userId, fullName) => ({ ...account(userId), fullName });
    expect(await act(ctx, form({ intent: "rename", fullName: "  Ann   Lee " }))).toEqual({
      ok: true,
      intent: "rename",
    });
    expect((await readSettings(ctx)).fullName).toBe("Ann Lee");
  });

  test("the vendor down: refused in words, what was typed is kept", async () => {
    const ctx = await member();
    ctx.accounts.rename = async () => Promise.reject(new Error("down"));
    const reply = await act(ctx, form({ intent: "rename", fullName: "Ann Lee" }));
    expect(reply).toMatchObject({ ok: false, refusal: "settings.vendor", value: "Ann Lee" });
    expect((await readSettings(ctx)).fullName).toBe("Ann Okafor");
  });
});

describe("G2 the time zone", () => {
  test("one change a day: it waits for midnight, the second is refused, the same again is fine", async () => {
    const ctx = await member();
    ctx.at(NOON);
    const choose = (zone: string) => act(ctx, form({ intent: "zone", zone }));
    expect(await choose("Asia/Tokyo")).toEqual({ ok: true, intent: "zone" });
    expect((await readSettings(ctx)).zone).toMatchObject({
      current: "America/New_York",
      next: "Asia/Tokyo",
      changedToday: true,
      followsDevice: false,
    });
    expect(await choose("Asia/Tokyo")).toMatchObject({ ok: true });
    expect(await choose("Europe/Berlin")).toMatchObject({ ok: false, refusal: "settings.zone_again" });
    ctx.at(NOON + 12 * 3_600_000);
    expect((await readSettings(ctx)).zone).toMatchObject({ current: "Asia/Tokyo", next: null });
    expect(await choose("Europe/Berlin")).toMatchObject({ ok: true });
  });

  test("two tabs at once: one change", async () => {
    const ctx = await member();
    ctx.at(NOON);
    const replies = await Promise.all(
      ["Asia/Tokyo", "Europe/Berlin", "Africa/Lagos"].map((zone) => act(ctx, form({ intent: "zone", zone }))),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a zone chosen by hand does not follow the device any more; `device` lets it follow again", async () => {
    const ctx = Object.assign(await member(), { browserZone: "Asia/Tokyo" });
    ctx.at(NOON);
    await act(ctx, form({ intent: "zone", zone: "America/New_York" }));
    await send(ctx, "From the plane");
    expect((await readSettings(ctx)).zone).toMatchObject({ next: null, followsDevice: false });
    await act(ctx, form({ intent: "zone", zone: "device" }));
    expect((await readSettings(ctx)).zone).toMatchObject({ next: "Asia/Tokyo", followsDevice: true });
  });
});

describe("G20 notifications", () => {
  const ticked = { intent: "notifications", choice: ["prayer:app", "pet:sms", "security:app", "x:y"] };

  test("exactly what was ticked is stored, with quiet hours; another time replaces it", async () => {
    const ctx = await member();
    await act(ctx, form({ ...ticked, quiet: "on", quietFrom: "21:00", quietTo: "07:00" }));
    expect(await readSettings(ctx)).toMatchObject({
      choices: ["pet:sms", "prayer:app"],
      quiet: { from: 1260, to: 420 },
    });
    await act(
      ctx,
      form({ intent: "notifications", choice: ["replies:email"], quietFrom: "21:00", quietTo: "07:00" }),
    );
    expect(await readSettings(ctx)).toMatchObject({ choices: ["replies:email"], quiet: null });
  });

  test.each([
    ["no time", "", "07:00"],
    ["a time that is none", "25:00", "07:00"],
    ["the same time twice", "07:00", "07:00"],
  ])("quiet hours with %s are refused, and nothing is changed", async (_name, quietFrom, quietTo) => {
    const ctx = await member();
    expect(await act(ctx, form({ ...ticked, quiet: "on", quietFrom, quietTo }))).toMatchObject({
      refusal: "settings.quiet_times",
    });
    expect((await readSettings(ctx)).choices).toEqual([]);
  });
});

describe("F13 deletion is confirmed in words", () => {
  test("other words change nothing", async () => {
    const ctx = await member();
    const reply = await act(ctx, form({ intent: "delete", confirmation: "yes" }));
    expect(reply).toMatchObject({ ok: false, refusal: "settings.not_confirmed", value: "yes" });
    expect(await rows("SELECT * FROM account_deletions WHERE user_id = ?", ctx.userId)).toEqual([]);
    expect(await act(ctx, form({ intent: "delete", confirmation: "Delete my account" }))).toMatchObject({
      ok: true,
    });
    expect(await rows("SELECT * FROM account_deletions WHERE user_id = ?", ctx.userId)).toHaveLength(1);
  });
});

async function filesIn(sections: readonly ExportSection[], reader: ExportFor) {
  const files: Record<string, string> = {};
  for (const section of sections) {
    for await (const { path, content } of section.files(reader)) {
      files[path] = "";
      for await (const piece of content) files[path] += piece;
    }
  }
  return files;
}

describe("G20 download everything", () => {
  test("every row of the member, and nobody else's", async () => {
    const ctx = await member({ zone: "Europe/Berlin" });
    ctx.accounts.find = async (userId) => account(userId);
    const { conversation } = await answered(ctx);
    await send(ctx, 'שלום 🕊️ "quoted", =1+1', conversation.id);
    const other = await member();
    await send(other, "Somebody else's prayer");
    await act(ctx, form({ intent: "notifications", choice: ["prayer:app"], quietFrom: "", quietTo: "" }));
    const response = await downloadEverything(ctx);
    expect(response.headers.get("content-disposition")).toContain("koinonia-2026-11-20.zip");
    const files = await opened(response);
    expect(JSON.parse(files["profile.json"] ?? "")).toMatchObject({
      userId: ctx.userId,
      timeZone: "Europe/Berlin",
    });
    expect(JSON.parse(files["sign-in.json"] ?? "")).toMatchObject({ email: "ann@example.com" });
    expect(files["notifications.csv"]).toBe("\uFEFFkind,channel\r\nprayer,app\r\n");
    const lines = JSON.parse(files["companion/conversations.json"] ?? "") as {
      kind: string;
      content?: string;
    }[];
    const stored = await rows<{ content: string }>(
      "SELECT content FROM chatbot_messages WHERE user_id = ? ORDER BY created_at, id",
      ctx.userId,
    );
    const messages = lines.filter(({ kind }) => kind === "message");
    expect(messages.map(({ content }) => content)).toEqual(stored.map(({ content }) => content));
    expect(lines.filter(({ kind }) => kind === "answer")).toHaveLength(2);
    expect(files["companion/messages.csv"]).toContain('"שלום 🕊️ ""quoted"", =1+1"');
    const page = Object.entries(files).find(([name]) => name.endsWith(".md") && name !== "README.md");
    expect(page?.[1]).toContain("## You · ");
    expect(files["README.md"]).toContain("sign-in.json");
    expect(JSON.stringify(files)).not.toContain("Somebody else's prayer");
  });

  test("in Spanish its words are Spanish", async () => {
    const ctx = Object.assign(await member(), { language: "es" as const });
    expect(Object.keys(await opened(await downloadEverything(ctx)))).toContain("LEEME.md");
  });

  test.each(["en", "es"] as const)(
    "G20: its own page names every file that is in it (%s)",
    async (language) => {
      const ctx = await member();
      await adopted(ctx);
      await answered(ctx);
      await rows(
        "INSERT INTO account_deletions (user_id, reason, asked_at, purge_at) VALUES (?, 'asked', 0, 1)",
        ctx.userId,
      );
      ctx.accounts.find = async (userId) => account(userId);
      const files = await opened(await downloadEverything(Object.assign(ctx, { language })));
      const { fileName } = archiveCopy[language];
      const named = (path: string) => files[fileName]?.includes(`\`${path.replace(/pet_\w+/, "…")}\``);
      const others = Object.keys(files).filter(
        (path) => path !== fileName && !/^companion\/\d{3} .*\.md$/.test(path),
      );
      expect(others).toContain("deletion.json");
      expect(others.length).toBeGreaterThan(25);
      expect(others.filter((path) => !named(path))).toEqual([]);
    },
  );

  test("three hundred conversations and a long one come whole", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    const values = Array.from(
      { length: 300 },
      (_, n) => `('conv_many${n}', '${ctx.userId}', 'T/${n}..', 'prayer', '', ${n}, 7)`,
    );
    await rows(
      `INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at) VALUES ${values.join(",")}`,
    );
    for (let at = 0; at < 450; at += 50) {
      const some = Array.from(
        { length: 50 },
        (_, n) =>
          `('msg_many${at + n}', '${conversation.id}', '${ctx.userId}', 'user', 'M${at + n}', '[]', 'kept', 0, NULL, 5)`,
      );
      await rows(
        `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, state, is_greeting, request_id, created_at) VALUES ${some.join(",")}`,
      );
    }
    const files = await opened(await downloadEverything(ctx));
    expect(Object.keys(files).filter((name) => /companion\/\d{3} /.test(name))).toHaveLength(301);
    expect(files["companion/messages.csv"]?.split("\r\n").length).toBe(450 + 3 + 2);
  });

  test("what grows with the years comes whole and in its order, and no reading brings more than a page", async () => {
    const ctx = await member();
    const pet = await adopted(ctx);
    const { conversation } = await answered(ctx);
    const many = (insert: string, ...values: unknown[]) =>
      rows(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100) ${insert}`,
        ctx.userId,
        ...values,
      );
    // several share their moment: a page may end between them
    await many(
      `INSERT INTO pet_memories (id, user_id, pet_id, kind, about, cause_id, created_at)
      SELECT ?2 || printf('%05d', i), ?1, ?2, 'level', i, i, ?3 + i / 7 FROM n`,
      pet.id,
      ctx.now() + 1,
    );
    await many(
      `INSERT INTO rhythm_practices (user_id, cause, kind, day, zone, at)
      SELECT ?1, printf('%05d', i), 'prayer', '2026-11-20', 'UTC', i / 7 FROM n`,
    );
    await many(
      `INSERT INTO rhythm_sick_days (id, user_id, first_day, last_day, added_at)
      SELECT ?1 || printf('%05d', i), ?1, date('2020-01-01', i || ' days'), date('2020-01-01', i || ' days'), i FROM n`,
    );
    await many(
      `INSERT INTO member_requests (user_id, request_id, question, answer, created_at)
      SELECT ?1, printf('%05d', i), 'asked', '{}', i FROM n`,
    );
    await many(
      `INSERT INTO notifications (id, user_id, cause, kind, topic, told, created_at, rings)
      SELECT ?1 || printf('%05d', i), ?1, i, 'pet', 'pet.returned', '{}', i, 0 FROM n`,
    );
    await many(
      `INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at)
      SELECT ?2 || printf('%05d', i), ?1, 'T', 'prayer', '', i, i FROM n`,
      conversation.id,
    );
    await many(
      `INSERT INTO care_signs SELECT ?1, ?2 || printf('%05d', i), 'grief', 0 FROM n`,
      conversation.id,
    );
    const readings = new Map<string, number>();
    const db = openDatabase(watched(env.DB, readings), null);
    const found = await filesIn(EXPORT_SECTIONS, { ...ctx, db, timeZone: "UTC" });
    const listed = (name: string) => JSON.parse(found[name] ?? "[]") as Record<string, number | string>[];
    const numbers = Array.from({ length: 1100 }, (_, at) => String(at + 1));
    expect(listed(`pet-memories-${pet.id}.json`).map(({ about }) => about)).toEqual(["dog", ...numbers]);
    expect(listed("rhythm-practices.json").map(({ cause }) => String(Number(cause)))).toEqual(numbers);
    expect(listed("rhythm-sick-days.json").map(({ addedAt }) => String(addedAt))).toEqual(numbers);
    expect(listed("notifications.json").map(({ createdAt }) => String(createdAt))).toEqual(numbers);
    const answers = listed("answers.json").filter(({ question }) => question === "asked");
    expect(answers.map(({ createdAt }) => String(createdAt))).toEqual(numbers);
    expect(listed("companion/care-signs.json")).toHaveLength(1100);
    expect(readings.size).toBeGreaterThan(20);
    expect([...readings].filter(([, most]) => most > 500)).toEqual([]);
  });

  test("it is made as it is read: what is held does not grow with the archive", async () => {
    let made = 0;
    async function* noise() {
      for (; made < 400; made++) {
        const bytes = crypto.getRandomValues(new Uint8Array(24_576));
        yield btoa(String.fromCharCode(...bytes));
      }
    }
    async function* files(): AsyncGenerator<ExportFile> {
      yield { path: "noise.txt", content: noise() };
      yield { path: "end.json", content: jsonFile({ end: true }) };
    }
    const reader = zipOf(files(), NOON).getReader();
    await reader.read();
    await reader.read();
    expect(made).toBeLessThan(20);
    await reader.cancel();
    expect(made).toBeLessThan(20);
  });

  test("a failure on the way breaks the download off", async () => {
    async function* files(): AsyncGenerator<ExportFile> {
      yield { path: "first.json", content: jsonFile(1) };
      throw new Error("D1 went away");
    }
    await expect(new Response(zipOf(files(), NOON)).arrayBuffer()).rejects.toThrow("D1 went away");
  });
});
