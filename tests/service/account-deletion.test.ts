import { env, exports } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { createFolder } from "#app/features/chat/threads/folders.server.ts";
import { shareConversation } from "#app/features/chat/threads/share.server.ts";
import { visit } from "#app/features/rewards/visit.server.ts";
import { recordPractice } from "#app/features/rhythm/record.server.ts";
import {
  deleteAccount,
  purgeDeletedAccounts,
  takeBack,
  undoDeletion,
} from "#app/features/settings/deletion.server.ts";
import { EXPORT_SECTIONS, RETAINED_TABLES } from "#app/features/settings/export-sections.server.ts";
import { requireMember, requireMemberJson } from "#app/platform/guards.server.ts";
import { StripeMachine } from "#tests/billing/stripe-machine.ts";
import { answered, beforeTrip, member, rows, type TestMember } from "./members.ts";
import { act, adopted, given, shop } from "./pets.ts";
import { readPet } from "./stored-house.ts";
import { sessionToken } from "./tokens.ts";

const worker = (exports as unknown as { default: Fetcher }).default;
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);

type Column = { name: string; type: string };

const tableNames = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'",
    )
  ).map(({ name }) => name);

const columnsOf = (table: string) => rows<Column>(`PRAGMA table_info(${table})`);

/** Every row of every table that says the member's id anywhere in it. */
async function traces(userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of await tableNames()) {
    const columns = (await columnsOf(table)).filter(({ type }) => type === "TEXT");
    if (columns.length === 0) continue;
    const where = columns.map(({ name }) => `instr("${name}", ?1) > 0`).join(" OR ");
    const hits = await rows(`SELECT * FROM "${table}" WHERE ${where}`, userId);
    if (hits.length > 0) found[table] = hits;
  }
  return found;
}

/** Tables in which a row is a member's: what they have is found there by their id. */
async function ownedTables(): Promise<string[]> {
  const owned: string[] = [];
  for (const table of await tableNames())
    if ((await columnsOf(table)).some(({ name }) => /(^|_)user_id$/.test(name))) owned.push(table);
  return owned;
}

/** A member with something in every place that there is. */
async function settledMember(): Promise<TestMember> {
  const ctx = await member({ payments: new StripeMachine(() => START) });
  const { userId } = ctx;
  await keptWords(ctx);
  await rows("INSERT INTO user_roles VALUES (?, 'user')", userId);
  await rows("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 0)", userId);
  await rows("INSERT INTO member_settings (user_id, language, updated_at) VALUES (?, 'es', 0)", userId);
  await rows("INSERT INTO notification_choices VALUES (?, 'prayer', 'app')", userId);
  await rows("INSERT INTO member_mails VALUES (?, ?, 'welcome', 0)", `mail_${userId}`, userId);
  await rows(
    "INSERT INTO phone_codes (id, user_id, phone_number, state, started_at, expires_at) VALUES (?, ?, '+14155550134', 'over', 0, 600000)",
    `code_${userId}`,
    userId,
  );
  await paidBefore(userId);
  await keptCompany(ctx);
  await ctx.settled();
  return ctx;
}

/** Of the past: what still runs is `billing-account.test.ts`'s. */
async function paidBefore(userId: string): Promise<void> {
  const of = (sql: string) => rows(sql, userId);
  await of(
    "INSERT INTO billing_customers (user_id, customer_id, created_at) VALUES (?1, 'cus_of_' || ?1, 0)",
  );
  await of(
    `INSERT INTO checkouts (id, user_id, kind, amount_cents, note, language, session_id, state, created_at, expires_at)
    VALUES ('checkout_of_' || ?1, ?1, 'blessing', 250, 'Peace from ' || ?1, 'en', 'cs_of_' || ?1, 'paid', 0, 1)`,
  );
  await of(
    `INSERT INTO billing_subscriptions (id, user_id, status, period_end, cancel_at_period_end, ended_at, created_at)
    VALUES ('sub_of_' || ?1, ?1, 'canceled', 1, 0, 1, 0)`,
  );
  // the vendor's own names of payments say nobody's
  await of(
    `INSERT INTO payments (id, user_id, kind, amount_cents, currency, state, receipt_url, at)
    VALUES ('cs_' || hex(randomblob(8)), ?1, 'blessing', 250, 'usd', 'paid', 'https://pay.test/' || ?1, 0)`,
  );
  await of(
    "INSERT INTO blessings (payment_id, note, at) SELECT id, 'Peace from ' || ?1, 0 FROM payments WHERE user_id = ?1",
  );
  await of(
    `INSERT INTO payment_events (id, type, customer_id, body, next_try_at, created_at, received_at)
    VALUES ('evt_' || hex(randomblob(8)), 'invoice.paid', 'cus_of_' || ?1, '{"user_id":"' || ?1 || '"}', 9e15, 0, 0)`,
  );
  await of(
    `INSERT INTO audit_log (id, actor_user_id, user_id, act, subject, amount, reason, outcome, at)
    VALUES ('audit_' || hex(randomblob(8)), ?1, ?1, 'refund', 'cs_1', 250, 'asked', 'done', 0)`,
  );
  await of("INSERT INTO unpaid_registrations (user_id, plan, begun_at) VALUES (?1, 'premium', 0)");
  await of(
    "INSERT INTO unpaid_mails (subscription_id, since, user_id, until, next_try_at) VALUES ('sub_' || ?1, 0, ?1, 9, 0)",
  );
}

/** An answered conversation that spoke of grief, in a folder's company, and shared. */
async function keptWords(ctx: TestMember): Promise<void> {
  const { conversation } = await answered(ctx);
  await createFolder(ctx, "Winter");
  expect(await shareConversation(ctx, { conversationId: conversation.id, named: true })).toMatchObject({
    ok: true,
  });
  await rows("INSERT INTO care_signs VALUES (?, ?, 'grief', 0)", ctx.userId, conversation.id);
}

/** A pet that was fed and sent out, things from the shop, days practised and days of illness, and what rang. */
async function keptCompany(ctx: TestMember): Promise<void> {
  const { userId } = ctx;
  const pet = await adopted(ctx);
  await given(ctx, 100, 1);
  await act(ctx, { intent: "feed", petId: pet.id });
  await shop(ctx, { intent: "buy", itemId: "item_treats", coins: "12", gems: "0" });
  const { adventures } = await readPet(ctx);
  await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId: adventures[0]?.id ?? "" });
  await visit(ctx);
  await recordPractice(ctx, "prayer", "psalm-23");
  await rows("INSERT INTO rhythm_rests VALUES (?, '2026-11-01', 6)", userId);
  await rows(
    "INSERT INTO rhythm_sick_days (id, user_id, first_day, last_day, added_at) VALUES (?, ?, '2026-11-02', '2026-11-03', 0)",
    `sick_${userId}`,
    userId,
  );
}

const purge = (ctx: TestMember) =>
  purgeDeletedAccounts({ ...ctx, session: null, payments: new StripeMachine(() => START) });

describe("F13, G8 an account is deleted", () => {
  test("the member of these tests has something in every table that can have something of a member's", async () => {
    const has = Object.keys(await traces((await settledMember()).userId));
    // what is there only once an account is on its way out
    const later = ["account_deletions", "deleted_accounts"];
    expect((await ownedTables()).filter((table) => !has.includes(table) && !later.includes(table))).toEqual(
      [],
    );
  });

  test("it rests: nothing of it is touched, its sessions end, its tabs are closed", async () => {
    const ctx = await settledMember();
    const before = await traces(ctx.userId);
    const deletion = await deleteAccount(ctx);
    await ctx.settled();
    expect(deletion).toMatchObject({ reason: "asked", state: "resting", purgeAt: START + 30 * DAY });
    expect(ctx.told.vendor).toEqual(["sessions ended"]);
    expect(ctx.told.disconnected).toEqual(["all"]);
    const { account_deletions, ...rest } = await traces(ctx.userId);
    expect(account_deletions).toHaveLength(1);
    expect(rest).toEqual(before);
  });

  test("asked for again later, the first day counts", async () => {
    const ctx = await member();
    await deleteAccount(ctx);
    ctx.at(START + 5 * DAY);
    expect(await takeBack(ctx)).toBe(true);
    expect(await deleteAccount(ctx)).toMatchObject({ reason: "asked", purgeAt: START + 30 * DAY });
  });

  test("undone, everything is exactly as it was", async () => {
    const ctx = await settledMember();
    const before = await traces(ctx.userId);
    await deleteAccount(ctx);
    ctx.at(START + 30 * DAY - 1);
    await purge(ctx);
    expect(await undoDeletion(ctx)).toEqual({ ok: true, value: null });
    expect(await undoDeletion(ctx)).toEqual({ ok: true, value: null });
    ctx.at(START + 90 * DAY);
    await purge(ctx);
    expect(await traces(ctx.userId)).toEqual(before);
  });

  test("when the time has come nothing is left of it but what is listed, here and at the vendor and in its room", async () => {
    const ctx = await settledMember();
    const other = await settledMember();
    const others = await traces(other.userId);
    await deleteAccount(ctx);
    ctx.at(START + 30 * DAY);
    expect(await undoDeletion(ctx)).toEqual({ ok: false, refusal: "settings.too_late" });
    await purge(ctx);
    const left = Object.keys(await traces(ctx.userId));
    expect(left).toEqual(["deleted_accounts"]);
    expect(left.filter((table) => !(table in RETAINED_TABLES))).toEqual([]);
    expect(ctx.told.vendor).toContain("account removed");
    expect(ctx.told.disconnected).toContain("forgotten");
    expect(await traces(other.userId)).toEqual(others);
    await purge(ctx);
    expect(ctx.told.vendor.filter((word) => word === "account removed")).toHaveLength(1);
  });

  test("the account does not come back with a late webhook", async () => {
    const ctx = await member();
    await deleteAccount(ctx);
    ctx.at(START + 31 * DAY);
    await purge(ctx);
    await rows("INSERT INTO profiles (user_id, created_at, account_updated_at) VALUES (?, 0, 0)", ctx.userId);
    expect(Object.keys(await traces(ctx.userId))).toEqual(["deleted_accounts"]);
  });

  test.each(["the vendor", "the room", "the database"])(
    "%s is down: nothing is undone, the next run goes on",
    async (what) => {
      const ctx = await settledMember();
      await deleteAccount(ctx);
      await ctx.settled();
      ctx.at(START + 31 * DAY);
      const down = async () => {
        throw new Error("down");
      };
      const accounts = what === "the vendor" ? { ...ctx.accounts, remove: down } : ctx.accounts;
      const rooms = what === "the room" ? { ...ctx.rooms, forget: down } : ctx.rooms;
      const halfway = { ...ctx, session: null, accounts, rooms, db: openDatabase(env.DB, null) };
      if (what === "the database") beforeTrip(Object.assign(ctx, { db: halfway.db }), 2, down);
      await purgeDeletedAccounts(halfway);
      expect(await undoDeletion(ctx)).toEqual({ ok: false, refusal: "settings.too_late" });
      expect((await traces(ctx.userId)).chatbot_messages?.length).toBeGreaterThan(0);
      await purge(Object.assign(ctx, { db: openDatabase(env.DB, null) }));
      expect(Object.keys(await traces(ctx.userId))).toEqual(["deleted_accounts"]);
    },
  );

  test("undone and due in the same moment: one of them happens, whole", async () => {
    for (let round = 0; round < 5; round++) {
      const ctx = await settledMember();
      await deleteAccount(ctx);
      const late = START + 30 * DAY;
      const early = { ...ctx, now: () => late - 1 };
      const due = { ...ctx, session: null, now: () => late, db: openDatabase(env.DB, null) };
      const [undone] = await Promise.all([undoDeletion(early), purgeDeletedAccounts(due)]);
      const left = await traces(ctx.userId);
      if (undone.ok && left.profiles) expect(left.chatbot_messages?.length).toBeGreaterThan(0);
      else expect(Object.keys(left)).toEqual(["deleted_accounts"]);
    }
  });

  test("in every zone and at every hour: undone until the last moment, erased from the next on", async () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const asked = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
    await fc.assert(
      fc.asyncProperty(zones, asked, fc.integer({ min: -2 * DAY, max: 2 * DAY }), async (zone, at, off) => {
        const ctx = await member({ zone });
        ctx.at(at);
        await deleteAccount(ctx);
        ctx.at(at + 30 * DAY + off);
        await purge(ctx);
        const left = await rows("SELECT 1 FROM profiles WHERE user_id = ?", ctx.userId);
        expect(left).toHaveLength(off < 0 ? 1 : 0);
      }),
      { seed: 2026, numRuns: 12 },
    );
  });
});

describe("F13 a resting account", () => {
  test("every page of a member leads to the one that says so, and functions answer 403", async () => {
    const ctx = await member();
    const app = { ...ctx, rest: { until: START + DAY, changed: () => undefined } };
    const args = { request: new Request("http://localhost/chatbot"), context: { app } as never };
    const thrown = (work: () => unknown): Response | null => {
      try {
        work();
        return null;
      } catch (response) {
        return response as Response;
      }
    };
    expect(thrown(() => requireMember(args))?.headers.get("location")).toBe("/account-rests");
    expect(thrown(() => requireMemberJson(args))?.status).toBe(403);
    app.rest.until = null as never;
    expect(thrown(() => requireMember(args))).toBeNull();
  });

  test("its room takes no socket", async () => {
    const ctx = await member();
    await deleteAccount(ctx);
    const response = await worker.fetch(`http://localhost/parties/member-room/${ctx.userId}`, {
      headers: {
        upgrade: "websocket",
        origin: "http://localhost",
        cookie: `__session=${await sessionToken({ sub: ctx.userId })}`,
      },
    });
    expect(response.status).toBe(403);
  });
});

describe("G20, F13 nothing is forgotten", () => {
  test("every table with a member's id is in the archive, or is listed with its reason", async () => {
    const covered = new Set(EXPORT_SECTIONS.flatMap(({ tables }) => tables));
    const forgotten = (await ownedTables()).filter(
      (table) => !covered.has(table) && !(table in RETAINED_TABLES),
    );
    expect(forgotten).toEqual([]);
  });

  test("no section names a table that is not there", async () => {
    const there = await tableNames();
    const named = [...EXPORT_SECTIONS.flatMap(({ tables }) => tables), ...Object.keys(RETAINED_TABLES)];
    expect(named.filter((table) => !there.includes(table))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});
