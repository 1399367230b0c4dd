import { env, exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { newId } from "#app/core/id.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { readRole } from "#app/features/member/role.server.ts";
import { purgeDeletedAccounts, undoDeletion } from "#app/features/settings/deletion/deletion.server.ts";
import type { Account } from "#app/vendors/ports.ts";
import { send } from "#tests/service/asking.ts";
import { addProfile, member, planOf, requestId, rows } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { sessionToken } from "#tests/service/tokens.ts";

const worker = (exports as unknown as { default: Fetcher }).default;

type User = { id: string; first_name?: string; last_name?: string; updated_at?: number; zone?: string };

const body = (type: string, { id, first_name = "Ann", last_name = "Okafor", updated_at = 10, zone }: User) =>
  JSON.stringify({
    object: "event",
    type,
    data:
      type === "user.deleted"
        ? { id, deleted: true, object: "user" }
        : {
            id,
            object: "user",
            first_name,
            last_name,
            primary_email_address_id: "idn_1",
            primary_phone_number_id: null,
            email_addresses: [{ id: "idn_1", email_address: "ann@example.com" }],
            phone_numbers: [],
            unsafe_metadata: zone ? { timeZone: zone } : {},
            public_metadata: {},
            created_at: 1,
            updated_at,
          },
  });

/** Delivers a webhook as Svix signs it; `secret` forges one. */
async function deliver(
  text: string,
  { id = newId("evt", Date.now(), Math.random), secret = env.CLERK_WEBHOOK_SIGNING_SECRET, ageS = 0 } = {},
): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
  const bytes = Uint8Array.from(atob(secret.replace("whsec_", "")), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    "HMAC",
    key,
    new TextEncoder().encode(`${id}.${timestamp}.${text}`),
  );
  const signature = btoa(String.fromCharCode(...new Uint8Array(signed)));
  return worker.fetch("http://localhost/api/webhooks/clerk", {
    method: "POST",
    body: text,
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": timestamp,
      "svix-signature": `v1,${signature}`,
    },
  });
}

async function openRoom(userId: string) {
  const response = await worker.fetch(`http://localhost/parties/member-room/${userId}`, {
    headers: {
      upgrade: "websocket",
      origin: "http://localhost",
      cookie: `__session=${await sessionToken({ sub: userId })}`,
    },
  });
  const socket = response.webSocket;
  if (!socket) throw new Error(`not opened: ${response.status}`);
  let code: number | null = null;
  socket.addEventListener("close", (event) => {
    code = event.code;
  });
  socket.accept();
  return { closedWith: () => code };
}

const profile = async (id: string) =>
  (
    await rows<{ full_name: string; time_zone: string }>(
      "SELECT full_name, time_zone FROM profiles WHERE user_id = ?",
      id,
    )
  )[0];

describe("E3 users are mirrored by the vendor's webhook", () => {
  test("created, then renamed; a second delivery and an older one change nothing", async () => {
    const id = "user_hook1";
    const created = newId("evt", Date.now(), Math.random);
    expect((await deliver(body("user.created", { id, zone: "Asia/Tokyo" }), { id: created })).status).toBe(
      200,
    );
    expect(await profile(id)).toEqual({ full_name: "Ann Okafor", time_zone: "Asia/Tokyo" });
    await deliver(body("user.updated", { id, last_name: "Lee", updated_at: 30 }));
    await deliver(body("user.updated", { id, last_name: "Older", updated_at: 20 }));
    await deliver(body("user.created", { id, last_name: "Again", updated_at: 99 }), { id: created });
    expect(await profile(id)).toEqual({ full_name: "Ann Lee", time_zone: "Asia/Tokyo" });
  });

  test("deleted: everything of the member goes with the profile", async () => {
    const id = "user_hook2";
    await deliver(body("user.created", { id }));
    await rows(
      "INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at) VALUES ('conv_hook', ?, 'T', 'prayer', '', 0, 0)",
      id,
    );
    await rows("INSERT INTO user_roles VALUES (?, 'user')", id);
    expect((await deliver(body("user.deleted", { id }))).status).toBe(200);
    expect(await profile(id)).toBeUndefined();
    expect(await rows("SELECT id FROM chatbot_conversations WHERE user_id = ?", id)).toEqual([]);
    expect(await rows("SELECT role FROM user_roles WHERE user_id = ?", id)).toEqual([]);
  });

  test("deleted with more to erase than a webhook has time for: nobody undoes it, and the cron erases the rest", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx);
    await rows(
      `WITH RECURSIVE k (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM k WHERE n < 1200)
      INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
      SELECT ?1 || n, ?1, ?2, 'user', 'peace', '[]', n FROM k`,
      conversation.id,
      ctx.userId,
    );
    expect((await deliver(body("user.deleted", { id: ctx.userId }))).status).toBe(200);
    expect(await rows("SELECT state FROM account_deletions WHERE user_id = ?", ctx.userId)).toEqual([
      { state: "purging" },
    ]);
    expect(await undoDeletion(ctx)).toMatchObject({ ok: false });
    const unattended = { ...ctx, session: null, now: Date.now };
    await purgeDeletedAccounts(unattended);
    expect(await profile(ctx.userId)).toBeUndefined();
    expect(await rows("SELECT count(*) AS n FROM chatbot_messages WHERE user_id = ?", ctx.userId)).toEqual([
      { n: 0 },
    ]);
  });

  test("a deleted account stays deleted, whatever comes late", async () => {
    const id = "user_hook4";
    await deliver(body("user.created", { id }));
    await deliver(body("user.deleted", { id }));
    expect((await deliver(body("user.updated", { id, updated_at: 999 }))).status).toBe(200);
    expect(await profile(id)).toBeUndefined();
    // told before it was made
    await deliver(body("user.deleted", { id: "user_hook5" }));
    expect((await deliver(body("user.created", { id: "user_hook5" }))).status).toBe(200);
    expect(await profile("user_hook5")).toBeUndefined();
  });

  test.each([
    ["forged", { secret: `whsec_${btoa("somebody else's secret")}` }],
    ["an hour old", { ageS: 3600 }],
  ])("%s: refused, nothing is written", async (_name, how) => {
    const id = `user_refused${_name.length}`;
    expect((await deliver(body("user.created", { id }), how)).status).toBe(400);
    expect(await profile(id)).toBeUndefined();
  });

  test("unsigned or enormous: refused", async () => {
    const post = (text: string) =>
      worker.fetch("http://localhost/api/webhooks/clerk", { method: "POST", body: text });
    expect((await post("{}")).status).toBe(400);
    expect((await post("x".repeat(300 * 1024))).status).toBe(413);
  });

  test("a session that has ended closes its sockets, and no others (S9)", async () => {
    const userId = "user_hook3";
    const tab = await openRoom(userId);
    await deliver(
      JSON.stringify({ object: "event", type: "session.ended", data: { id: "sess_other", user_id: userId } }),
    );
    expect(tab.closedWith()).toBeNull();
    await deliver(
      JSON.stringify({ object: "event", type: "session.ended", data: { id: "sess_test", user_id: userId } }),
    );
    await expect.poll(tab.closedWith).toBe(4401);
  });

  test("an event that we do not keep is accepted", async () => {
    expect((await deliver(body("session.created", { id: "sess_1" }))).status).toBe(200);
  });
});

describe("E3 the webhook is late", () => {
  const account = (userId: string): Account => ({
    userId,
    fullName: "Late Comer",
    email: "late@example.com",
    phoneNumber: null,
    phoneVerified: false,
    timeZone: "Europe/Berlin",
    ageBand: null,
    language: null,
    createdAt: 1,
    updatedAt: 5,
  });

  test("the first request makes the profile from the vendor's account", async () => {
    const ctx = await member({ profile: false });
    ctx.accounts.find = async (userId) => account(userId);
    const page = await readChat(ctx, null);
    expect(page?.member).toMatchObject({ firstName: "Late", timeZone: "Europe/Berlin" });
    const sent = await sendMessage(ctx, { conversationId: null, text: "Hello", requestId: requestId() });
    expect(sent.ok).toBe(true);
  });

  test("an account without a zone gets the browser's", async () => {
    const ctx = Object.assign(await member({ profile: false }), { browserZone: "Pacific/Auckland" });
    ctx.accounts.find = async (userId) => ({ ...account(userId), timeZone: "Mars/Olympus" });
    expect((await readChat(ctx, null))?.member.timeZone).toBe("Pacific/Auckland");
  });

  test("an account that is gone: 401, and no profile", async () => {
    const ctx = await member({ profile: false, account: null });
    await expect(readChat(ctx, null)).rejects.toMatchObject({ status: 401 });
    expect(await profile(ctx.userId)).toBeUndefined();
  });
});

describe("G2 the member's zone", () => {
  test("a member who writes from elsewhere keeps the day until midnight, then has the new zone", async () => {
    const ctx = Object.assign(await member({ zone: "America/New_York" }), { browserZone: "Asia/Tokyo" });
    const noon = Date.UTC(2026, 10, 20, 17);
    ctx.at(noon);
    await sendMessage(ctx, { conversationId: null, text: "From the plane", requestId: requestId() });
    expect((await readChat(ctx, null))?.allowance).toMatchObject({ day: "2026-11-20", used: 1 });
    ctx.at(noon + 12 * 3_600_000);
    const page = await readChat(ctx, null);
    expect(page?.member.timeZone).toBe("Asia/Tokyo");
    expect(page?.allowance).toMatchObject({ day: "2026-11-21", used: 0 });
  });
});

describe("P2, D10 roles", () => {
  test.each([
    [[], null],
    [["user"], "user"],
    [["user", "moderator"], "moderator"],
    [["moderator", "admin"], "admin"],
  ] as const)("%j: %s", async (held, first) => {
    const ctx = await member();
    for (const role of held) await rows("INSERT INTO user_roles VALUES (?, ?)", ctx.userId, role);
    expect(await readRole(ctx)).toBe(first);
  });

  test("none on error", async () => {
    const ctx = await member();
    await rows("ALTER TABLE user_roles RENAME TO user_roles_away");
    expect(await readRole(ctx)).toBeNull();
    await rows("ALTER TABLE user_roles_away RENAME TO user_roles");
  });
});

test("the schema and the drizzle tables name the same columns", async () => {
  const people = await import("#app/features/member/tables.ts");
  const chat = await import("#app/features/chat/model/tables.ts");
  const { getTableColumns, getTableName } = await import("drizzle-orm");
  await addProfile("user_drift", "UTC");
  for (const table of [
    people.profiles,
    people.userRoles,
    people.subscriptions,
    people.webhookEvents,
    people.deletedAccounts,
    people.memberSettings,
    people.accountDeletions,
    chat.conversations,
    chat.messages,
    chat.answers,
    chat.allowance,
  ]) {
    const columns = await rows<{ name: string; notnull: number; pk: number }>(
      `PRAGMA table_info(${getTableName(table)})`,
    );
    const drawn = Object.values(getTableColumns(table)).map(({ name }) => name);
    expect(drawn.sort(), getTableName(table)).toEqual(columns.map(({ name }) => name).sort());
  }
});

const scansTable = (detail: string): boolean =>
  /^SCAN (?!CONSTANT|\()/.test(detail) && !/USING .*INDEX/.test(detail);

test("every read of the chat is found by an index: no table is scanned", async () => {
  const ctx = await member();
  const store = await import("#app/features/chat/model/store.server.ts");
  const people = await import("#app/features/member/store.server.ts");
  const { db, userId } = ctx;
  const reads = [
    store.conversationOf(db, userId, "conv"),
    store.messageByRequest(db, userId, "request"),
    store.messageOf(db, userId, "msg"),
    store.greetingOf(db, userId, "conv"),
    store.runningAnswer(db, userId),
    store.answerOf(db, userId, "ans"),
    store.answersOpenSince(db, 1),
    people.profileOf(db, userId),
    people.rolesOf(db, userId),
    people.subscriptionOf(db, userId),
  ];
  for (const { sql, params } of reads.map((read) => read.toSQL())) {
    const plan = await planOf(sql, params);
    expect(plan.filter(scansTable), sql).toEqual([]);
    expect(
      plan.filter((detail) => /TEMP B-TREE/.test(detail)),
      sql,
    ).toEqual([]);
  }
  // it sorts what it has limited, and nothing else
  const { CHAT_PAGE } = await import("#app/features/chat/conversation/page-store.server.ts");
  expect((await planOf(CHAT_PAGE, [userId, "conv"])).filter(scansTable)).toEqual([]);
  const { SEND } = await import("#app/features/chat/answering/send-store.server.ts");
  expect((await planOf(SEND, [userId, "conv", "request", 0, "2026-11-22"])).filter(scansTable)).toEqual([]);
});
