import { env, exports } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import {
  deleteAccount,
  purgeDeletedAccounts,
  undoDeletion,
  undoDeletionRow,
} from "#app/features/settings/deletion/deletion.server.ts";
import { EXPORT_SECTIONS, RETAINED_TABLES } from "#app/manifest/gathered.server.ts";
import { requireMember, requireMemberJson } from "#app/request/guards.server.ts";
import { StripeMachine } from "#tests/billing/stripe-machine.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { sessionToken } from "#tests/service/tokens.ts";
import { beforeTrip } from "#tests/service/trips.ts";
import {
  allTraces,
  ownedTables,
  settledMember,
  tableNames,
  tablesWithWord,
  traces,
} from "#tests/service/whole-account.ts";

const worker = (exports as unknown as { default: Fetcher }).default;
const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);

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

  test("and a word of their own wherever words are kept", async () => {
    expect(await tablesWithWord((await settledMember()).userId)).toEqual([
      "blessings",
      "chat_folders",
      "chat_message_search",
      "chat_message_search_data",
      "chat_shares",
      "chat_title_search",
      "chat_title_search_data",
      "chatbot_conversations",
      "chatbot_messages",
      "checkouts",
      "daniel_plan_logs",
      "journey_entries",
      "member_requests",
      "note_versions",
      "notifications",
      "profiles",
      "rhythm_practices",
      "session_chapters",
      "study_sessions",
      "trivia_disputes",
      "user_pets",
      "verse_marks",
      "verse_notes",
      "wallet_ledger",
    ]);
  });

  test("it rests: nothing of it is touched, its sessions end, its tabs are closed", async () => {
    const ctx = await settledMember();
    const before = await traces(ctx.userId);
    const deletion = await deleteAccount(ctx);
    await ctx.settled();
    expect(deletion).toMatchObject({ reason: "asked", state: "resting", purgeAt: START + 30 * DAY });
    expect(ctx.recorded.vendor).toEqual(["sessions ended"]);
    expect(ctx.recorded.disconnected).toEqual(["all"]);
    const { account_deletions, ...rest } = await traces(ctx.userId);
    expect(account_deletions).toHaveLength(1);
    expect(rest).toEqual(before);
  });

  test("asked for again later, the first day counts", async () => {
    const ctx = await member();
    await deleteAccount(ctx);
    ctx.at(START + 5 * DAY);
    expect(await undoDeletionRow(ctx)).toBe(true);
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
    const left = Object.keys(await allTraces(ctx.userId));
    expect(left).toEqual(["deleted_accounts"]);
    expect(left.filter((table) => !(table in RETAINED_TABLES))).toEqual([]);
    expect(ctx.recorded.vendor).toContain("account removed");
    expect(ctx.recorded.disconnected).toContain("forgotten");
    expect(await traces(other.userId)).toEqual(others);
    await purge(ctx);
    expect(ctx.recorded.vendor.filter((word) => word === "account removed")).toHaveLength(1);
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
    const app = { ...ctx, pendingDeletion: { until: START + DAY, changed: () => undefined } };
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
    app.pendingDeletion.until = null as never;
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
