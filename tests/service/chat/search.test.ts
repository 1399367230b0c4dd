import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { exportConversation } from "#app/features/chat/export/export-thread.server.ts";
import { deleteConversation, renameConversation } from "#app/features/chat/threads/organize.server.ts";
import { SEARCH, SEARCH_SIGNS, searchConversations } from "#app/features/chat/threads/search.server.ts";
import { matchOf, wordsOf } from "#app/features/chat/threads/search-words.ts";
import { readShared, shareConversation, unshare } from "#app/features/chat/threads/share.server.ts";
import { deleteAccount } from "#app/features/settings/deletion/deletion.server.ts";
import { answered, send } from "#tests/service/asking.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";

/** So many messages that all have the same words, in a conversation of their own. */
async function messages(ctx: TestMember, count: number): Promise<void> {
  const id = `conv_many${ctx.userId}`;
  await rows(
    "INSERT INTO chatbot_conversations (id, user_id, title, category, created_at, last_message_at) VALUES (?, ?, 'Many', 'prayer', 0, 0)",
    id,
    ctx.userId,
  );
  await env.DB.prepare(`WITH RECURSIVE k (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM k WHERE n < ?3)
    INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
    SELECT ?1 || n, ?1, ?2, 'user', 'Anxious about prayer number ' || n, '[]', n FROM k`)
    .bind(id, ctx.userId, count)
    .run();
}

describe("search", () => {
  test.each([
    ["a word", "forgive"],
    ["in other capitals", "FORGIVE"],
    ["the beginning of the last", "how forg"],
    ["without its accent", "jose"],
    ["with marks around it", "“(forgive)”"],
  ])("finds %s, in titles and messages, marked", async (_name, query) => {
    const ctx = await member();
    await send(ctx, "How do I forgive José?");
    const hits = await searchConversations(ctx, query);
    expect(hits).toHaveLength(2);
    expect(hits[1]?.message?.snippet.some(({ hit }) => hit)).toBe(true);
  });

  test.each([
    ["quotation marks", '" OR "" : * ^ -'],
    ["operators", "NEAR(nothing here, 2) NOT AND OR"],
    ["a column", "words : nothing"],
    ["NUL", "\u0000"],
    ["10,000 characters", "nothing ".repeat(1_250)],
    ["one word of 10,000", "x".repeat(10_000)],
    ["nothing", "   "],
  ])("%s is words, never syntax", async (_name, query) => {
    const ctx = await member();
    await send(ctx, "How do I forgive?");
    expect(await searchConversations(ctx, query)).toEqual([]);
  });

  test("the member's own only; what is renamed or deleted is found by what it is now", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx, "Pomegranate");
    expect(await searchConversations(await member(), "pomegranate")).toEqual([]);
    await renameConversation(ctx, { conversationId: conversation.id, title: "Orchard" });
    expect(await searchConversations(ctx, "orchard")).toHaveLength(1);
    expect(await searchConversations(ctx, "pomegranate")).toHaveLength(1);
    await deleteConversation(ctx, conversation.id);
    expect(await searchConversations(ctx, "pomegranate orchard")).toEqual([]);
  });

  test("a title of emoji alone is found by them; the member's own only, and none that is deleted", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx, "Good night");
    await renameConversation(ctx, { conversationId: conversation.id, title: "🙏 🕊️" });
    for (const query of ["🙏", "🕊", "🕊️ 🙏"]) {
      const [hit, ...others] = await searchConversations(ctx, query);
      expect(hit).toMatchObject({ conversation: { id: conversation.id, title: "🙏 🕊️" }, message: null });
      expect(hit?.title.some((piece) => piece.hit)).toBe(true);
      expect(others).toEqual([]);
    }
    expect(await searchConversations(ctx, "🙏 🔥")).toEqual([]);
    expect(await searchConversations(await member(), "🙏")).toEqual([]);
    await deleteConversation(ctx, conversation.id);
    expect(await searchConversations(ctx, "🙏")).toEqual([]);
  });

  test("emoji are looked for by the member's key, never in the titles of others", async () => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${SEARCH_SIGNS}`)
      .bind("user_none", '["🙏"]')
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join("\n");
    expect(plan).toContain("SEARCH chatbot_conversations USING INDEX conversations_newest (user_id=?)");
    expect(plan).not.toContain("SCAN chatbot_conversations");
  });

  test("10,000 messages of others cost nothing; of one's own, what is shown", async () => {
    const [crowd, ctx] = [await member(), await member()];
    await messages(crowd, 10_000);
    const read = async (who: TestMember, query: string) =>
      (
        await env.DB.prepare(SEARCH)
          .bind(who.userId, matchOf(who.userId, wordsOf(query)))
          .run()
      ).meta.rows_read;
    expect(await read(ctx, "anxious pray")).toBe(0);
    expect(await read(crowd, "anxious pray")).toBeLessThanOrEqual(3 * 30);
  });
});

describe("a shared copy", () => {
  test("is frozen, without greeting or name, and gone when revoked, deleted, or the account rests", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    const made = await shareConversation(ctx, { conversationId: conversation.id, named: false });
    const token = (made.ok && made.value[0]?.token) || "";
    expect(await readShared(ctx.db, token)).toMatchObject({
      name: null,
      messages: [{ role: "user" }, { role: "assistant" }],
    });
    await send(ctx, "A later question", conversation.id);
    expect((await readShared(ctx.db, token))?.messages).toHaveLength(2);
    expect(await unshare(await member(), token)).toMatchObject({ ok: false });
    expect(await unshare(ctx, token)).toEqual({ ok: true, value: [] });
    expect(await readShared(ctx.db, token)).toBeNull();

    const named = await shareConversation(ctx, { conversationId: conversation.id, named: true });
    const second = (named.ok && named.value[0]?.token) || "";
    expect((await readShared(ctx.db, second))?.name).toBe("Ann");
    await deleteAccount(ctx);
    expect(await readShared(ctx.db, second)).toBeNull();
  });

  test.each(["", "short", "A".repeat(22), "' OR 1=1 --", "%".repeat(22)])(
    "%j leads nowhere",
    async (token) => {
      expect(await readShared((await member()).db, token)).toBeNull();
    },
  );
});

test("F20: a conversation as Markdown and JSON; another member's is none", async () => {
  const ctx = await member();
  const { conversation } = await answered(ctx);
  const markdown = await (await exportConversation(ctx, conversation.id, "markdown"))?.text();
  expect(markdown).toContain("## You");
  const json = await (await exportConversation(ctx, conversation.id, "json"))?.json();
  expect(json).toMatchObject({ id: conversation.id, messages: [{ isGreeting: true }, { role: "user" }, {}] });
  expect(await exportConversation(await member(), conversation.id, "json")).toBeNull();
});
