import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { closeAnswer } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { CHAT_PAGE } from "#app/features/chat/conversation/page-store.server.ts";
import { actOnThreads } from "#app/features/chat/threads/act.server.ts";
import { createFolder, deleteFolder, renameFolder } from "#app/features/chat/threads/folders.server.ts";
import { IN_FOLDER, OLDER, readList } from "#app/features/chat/threads/list.server.ts";
import {
  deleteConversation,
  moveConversation,
  pinConversation,
  renameConversation,
  restoreConversation,
} from "#app/features/chat/threads/organize.server.ts";
import { purgeDeletedConversations, UNDO_MS } from "#app/features/chat/threads/purge.server.ts";
import { answered, begin, said, send } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { beforeTrip } from "#tests/service/trips.ts";

const start = async (ctx: TestMember) => {
  const conversation = await begin(ctx);
  await ctx.settled();
  return conversation;
};

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

/** The beginning of an id that no other test's member has. */
const idStart = ({ userId }: TestMember) => `conv_${userId.slice(-6)}`;

/** So many conversations, the newest last. */
async function many(ctx: TestMember, count: number): Promise<void> {
  await env.DB.prepare(`WITH RECURSIVE k (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM k WHERE n < ?2)
    INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at)
    SELECT ?3 || printf('%020d', n), ?1, 'Number ' || n, 'prayer', n, n FROM k`)
    .bind(ctx.userId, count, idStart(ctx))
    .run();
}

const rowsRead = async (sql: string, ...values: unknown[]): Promise<number> =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .run()
  ).meta.rows_read;

describe("F20 rename", () => {
  test("by its owner: the new title, in the list and in every tab", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    const renamed = await renameConversation(ctx, { conversationId: id, title: "  Praying \n for a year " });
    await ctx.settled();
    expect(renamed).toMatchObject({ ok: true, value: { id, title: "Praying for a year" } });
    expect((await readChat(ctx, id))?.conversation?.title).toBe("Praying for a year");
    expect(ctx.recorded.events.at(-1)?.event).toMatchObject({ name: "conversation.changed" });
  });

  test.each([
    ["emoji", "🙏🏽 family 👨‍👩‍👧‍👦"],
    ["right to left", "שלום עליכם"],
    ["markup", "<script>alert(1)</script>"],
  ])("a title of %s is a title", async (_name, title) => {
    const ctx = await member();
    const { id } = await start(ctx);
    expect(await renameConversation(ctx, { conversationId: id, title })).toMatchObject({ value: { title } });
  });

  test.each([
    ["blank", " \n ", "thread.empty"],
    ["of marks that show nothing", "\u200b\u202e", "thread.empty"],
    ["of 81 letters", "a".repeat(81), "thread.too_long"],
    ["of 10,000", "a".repeat(10_000), "thread.too_long"],
  ] as const)("%s: refused, the old title stays", async (_name, title, refusal) => {
    const ctx = await member();
    const { id, title: old } = await start(ctx);
    expect(await renameConversation(ctx, { conversationId: id, title })).toEqual({ ok: false, refusal });
    expect((await readChat(ctx, id))?.conversation?.title).toBe(old);
  });
});

describe("the title that a conversation gives itself", () => {
  test("once, from the first question, told to the tabs; the second question changes nothing", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    const sent = await send(ctx, "How do I forgive my brother? He left.", id);
    expect(sent.conversation.title).toBe("How do I forgive my brother?");
    expect(ctx.recorded.events.map(({ event }) => event)).toContainEqual({
      name: "conversation.changed",
      conversation: sent.conversation,
    });
    await closeAnswer(ctx, ctx.recorded.jobs[0] as never, said("answered"));
    expect((await send(ctx, "And my sister?", id)).conversation.title).toBe("How do I forgive my brother?");
  });

  test("never over the member's own, given before the first question or while it was on its way", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    await renameConversation(ctx, { conversationId: id, title: "My brother" });
    expect((await send(ctx, "How do I forgive?", id)).conversation.title).toBe("My brother");

    const other = await member();
    const { id: second } = await start(other);
    beforeTrip(other, 2, () =>
      renameConversation({ ...other, db: (ctx as TestMember).db }, { conversationId: second, title: "Mine" }),
    );
    expect((await send(other, "How do I forgive?", second)).conversation.title).toBe("Mine");
  });

  test("a conversation that begins with a question has it from the start", async () => {
    const ctx = await member();
    expect((await send(ctx, "I am anxious about tomorrow. Help me.")).conversation.title).toBe(
      "I am anxious about tomorrow",
    );
  });
});

describe("F20 delete, and undo", () => {
  test("it leaves every list and tab at once; an answer in it is stopped; nothing can be sent to it", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    await send(ctx, "A question", id);
    expect(await actOnThreads(ctx, form({ intent: "delete", conversationId: id }))).toEqual({
      ok: true,
      intent: "delete",
      conversationId: id,
    });
    await ctx.settled();
    expect(ctx.recorded.stopped).toEqual([ctx.recorded.jobs[0]?.answerId]);
    expect(ctx.recorded.events.at(-1)?.event).toEqual({ name: "conversation.deleted", conversationId: id });
    expect(await readChat(ctx, id)).toBeNull();
    expect((await readChat(ctx, null))?.conversations).toEqual([]);
    expect(
      await sendMessage(ctx, { conversationId: id, text: "Still here?", requestId: requestId() }),
    ).toEqual({ ok: false, refusal: "chat.not_found" });
    expect(await renameConversation(ctx, { conversationId: id, title: "Back" })).toMatchObject({ ok: false });
  });

  test("undo: everything is as it was, with the words that came meanwhile; told to the tabs", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx, "A question");
    await pinConversation(ctx, conversation.id, true);
    await deleteConversation(ctx, conversation.id);
    await closeAnswer(ctx, ctx.recorded.jobs[0] as never, said("stopped", "Late words"));
    const back = await restoreConversation(ctx, conversation.id);
    await ctx.settled();
    expect(back).toMatchObject({ ok: true, value: { id: conversation.id, pinned: true } });
    expect(ctx.recorded.events.at(-1)?.event).toMatchObject({ name: "conversation.changed" });
    const page = await readChat(ctx, conversation.id);
    expect(page?.messages.at(-1)?.parts).toEqual([{ kind: "text", text: "Late words" }]);
    // pressed twice
    expect((await restoreConversation(ctx, conversation.id)).ok).toBe(true);
  });

  test("twice is not found; a day later the cron erases it with its messages, and not a minute before", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    expect((await deleteConversation(ctx, conversation.id)).ok).toBe(true);
    expect(await deleteConversation(ctx, conversation.id)).toEqual({
      ok: false,
      refusal: "thread.not_found",
    });
    const began = ctx.now();
    ctx.at(began + UNDO_MS - 60_000);
    await purgeDeletedConversations(ctx);
    expect(await rows("SELECT id FROM chatbot_conversations WHERE id = ?", conversation.id)).toHaveLength(1);
    ctx.at(began + UNDO_MS + 1);
    await purgeDeletedConversations(ctx);
    await ctx.settled();
    expect(ctx.recorded.erased).toContain(conversation.id);
    for (const table of ["chatbot_messages", "chat_answers"]) {
      expect(await rows(`SELECT id FROM ${table} WHERE conversation_id = ?`, conversation.id)).toEqual([]);
    }
    expect(await restoreConversation(ctx, conversation.id)).toMatchObject({ refusal: "thread.not_found" });
  });
});

describe("pins and folders", () => {
  test("pinned: with the page however old; the thirty-first is refused; unpinned again", async () => {
    const ctx = await member();
    await many(ctx, 90);
    const id = (n: number) => `${idStart(ctx)}${String(n).padStart(20, "0")}`;
    for (let n = 1; n <= 30; n++) expect((await pinConversation(ctx, id(n), true)).ok).toBe(true);
    expect(await pinConversation(ctx, id(31), true)).toEqual({ ok: false, refusal: "thread.pins_full" });
    // one that is pinned is no thirty-first
    expect((await pinConversation(ctx, id(1), true)).ok).toBe(true);
    const page = await readChat(ctx, null);
    expect(page?.conversations.filter(({ pinned }) => pinned)).toHaveLength(30);
    expect(page?.conversations).toHaveLength(80);
    expect(await pinConversation(ctx, id(1), false)).toMatchObject({ value: { pinned: false } });
  });

  test("a folder: made, named, moved into; deleted, and no conversation is lost", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    const made = await createFolder(ctx, "  Family \n ");
    if (!made.ok) throw new Error(made.refusal);
    expect(made.value.name).toBe("Family");
    expect(await moveConversation(ctx, id, made.value.id)).toMatchObject({
      value: { folderId: made.value.id },
    });
    expect((await readChat(ctx, null))?.conversations).toEqual([]);
    expect((await readList(ctx, { after: null, folder: made.value.id })).conversations).toHaveLength(1);
    expect(await renameFolder(ctx, { folderId: made.value.id, name: "My family" })).toMatchObject({
      ok: true,
    });
    expect((await readChat(ctx, null))?.folders).toEqual([{ id: made.value.id, name: "My family" }]);
    expect((await deleteFolder(ctx, made.value.id)).ok).toBe(true);
    await ctx.settled();
    expect(ctx.recorded.events.at(-1)?.event).toEqual({ name: "folder.deleted", folderId: made.value.id });
    expect((await readChat(ctx, null))?.conversations).toMatchObject([{ id, folderId: null }]);
  });

  test.each([
    ["blank", "  ", "thread.empty"],
    ["of 61 letters", "a".repeat(61), "thread.too_long"],
    ["of 10,000", "a".repeat(10_000), "thread.too_long"],
    ["that another has, in other capitals", "FAMILY", "thread.folder_taken"],
  ] as const)("a folder's name %s is refused", async (_name, name, refusal) => {
    const ctx = await member();
    await createFolder(ctx, "Family");
    expect(await createFolder(ctx, name)).toEqual({ ok: false, refusal });
    const other = await createFolder(ctx, "Work");
    if (!other.ok) throw new Error(other.refusal);
    expect(await renameFolder(ctx, { folderId: other.value.id, name })).toEqual({ ok: false, refusal });
  });

  test("the hundred-and-first folder is refused; two at once with one name are one", async () => {
    const ctx = await member();
    for (let n = 0; n < 98; n++) await createFolder(ctx, `Folder ${n}`);
    const twice = await Promise.all([createFolder(ctx, "Family"), createFolder(ctx, "Family")]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await createFolder(ctx, "The hundredth")).ok).toBe(true);
    expect(await createFolder(ctx, "One more")).toEqual({ ok: false, refusal: "thread.folders_full" });
  });
});

describe("P10: another member's conversation or folder is not found", () => {
  test("by any intent, and nothing of it changes", async () => {
    const owner = await member();
    const { id } = await start(owner);
    const folder = await createFolder(owner, "Family");
    if (!folder.ok) throw new Error(folder.refusal);
    const other = await member();
    const mine = await start(other);
    const folderId = folder.value.id;
    const before = await rows("SELECT * FROM chatbot_conversations WHERE id = ?", id);
    for (const fields of [
      { intent: "rename", conversationId: id, title: "Mine" },
      { intent: "delete", conversationId: id },
      { intent: "restore", conversationId: id },
      { intent: "pin", conversationId: id, pinned: "on" },
      { intent: "move", conversationId: id, folderId: "" },
      { intent: "move", conversationId: mine.id, folderId },
      { intent: "folder.rename", folderId, name: "Mine" },
      { intent: "folder.delete", folderId },
      { intent: "share", conversationId: id, named: "off" },
    ])
      expect(await actOnThreads(other, form(fields)), JSON.stringify(fields)).toMatchObject({
        ok: false,
        refusal: "thread.not_found",
      });
    expect(await rows("SELECT * FROM chatbot_conversations WHERE id = ?", id)).toEqual(before);
    expect((await readList(other, { after: null, folder: folderId })).conversations).toEqual([]);
  });

  test.each([
    ["no intent", {}],
    ["an unknown one", { intent: "explode" }],
    ["no conversation", { intent: "rename", title: "A" }],
    ["an id that is none", { intent: "delete", conversationId: "' OR 1=1 --" }],
    ["a pin that is neither", { intent: "pin", conversationId: `conv_${"0".repeat(26)}`, pinned: "maybe" }],
    ["a token that is none", { intent: "unshare", token: "short" }],
  ])("a form with %s is a 400", async (_name, fields) => {
    const ctx = await member();
    await expect(actOnThreads(ctx, form(fields as Record<string, string>))).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("5,000 conversations", () => {
  test("the page has the newest 50, the rest comes in pages, each once, in order; rows read at most twice rows shown", async () => {
    const ctx = await member();
    await many(ctx, 5_000);
    const folder = await createFolder(ctx, "Old");
    if (!folder.ok) throw new Error(folder.refusal);
    await rows(
      "UPDATE chatbot_conversations SET folder_id = ? WHERE user_id = ? AND last_message_at % 10 = 0",
      folder.value.id,
      ctx.userId,
    );
    const page = await readChat(ctx, null);
    expect(page?.conversations).toHaveLength(50);
    const seen = page?.conversations.map(({ lastMessageAt }) => lastMessageAt) ?? [];
    for (let older = page?.older ?? null; older !== null; ) {
      const next = await readList(ctx, { after: older, folder: null });
      seen.push(...next.conversations.map(({ lastMessageAt }) => lastMessageAt));
      older = next.older;
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
    expect(seen).toHaveLength(4_500);
    expect(await rowsRead(CHAT_PAGE, ctx.userId, "")).toBeLessThanOrEqual(2 * 52);
    expect(await rowsRead(OLDER, ctx.userId, 2_500, "")).toBeLessThanOrEqual(2 * 50);
    expect(await rowsRead(IN_FOLDER, ctx.userId, 2_500, "", folder.value.id)).toBeLessThanOrEqual(2 * 50);
  });
});
