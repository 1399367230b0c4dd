import { describe, expect, test } from "vitest";
import {
  deleteConversation,
  renameConversation,
  restoreConversation,
} from "#app/features/chat/threads/organize.server.ts";
import { purgeDeletedConversations, UNDO_MS } from "#app/features/chat/threads/purge.server.ts";
import { searchConversations } from "#app/features/chat/threads/search.server.ts";
import { close, said, send } from "#tests/service/asking.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { tablesWithWord, wordOf } from "#tests/service/whole-account.ts";

/** A question and its answer that say the member's own word. */
async function spoken(ctx: TestMember): Promise<string> {
  const word = wordOf(ctx.userId);
  const { conversation } = await send(ctx, `How do I forgive ${word}?`);
  await close(ctx, said("answered", `Peace to ${word}.`));
  return conversation.id;
}

/** FTS5's own look at whether it knows the words that are there, and no others. */
const searchIsWhole = async () => {
  for (const table of ["chat_message_search", "chat_title_search"])
    await rows(`INSERT INTO ${table} (${table}, rank) VALUES ('integrity-check', 1)`);
};

describe("a word that was erased is in no table, the search's own pages not excepted", () => {
  test("of a title that was changed", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx, "How do I forgive?");
    const conversationId = conversation.id;
    await renameConversation(ctx, { conversationId, title: wordOf(ctx.userId) });
    expect(await tablesWithWord(ctx.userId)).toContain("chat_title_search_data");
    await renameConversation(ctx, { conversationId, title: "Orchard" });
    expect(await tablesWithWord(ctx.userId)).toEqual([]);
    await searchIsWhole();
  });

  test("of a conversation that was deleted a day ago; another member's are found as before", async () => {
    const [ctx, other] = [await member(), await member()];
    await spoken(other);
    const conversationId = await spoken(ctx);
    await deleteConversation(ctx, conversationId);
    ctx.at(ctx.now() + UNDO_MS + 1);
    // from now on it may be erased at any moment, in part already
    expect(await restoreConversation(ctx, conversationId)).toMatchObject({ refusal: "thread.not_found" });
    await purgeDeletedConversations(ctx);
    expect(await tablesWithWord(ctx.userId)).toEqual([]);
    expect(await searchConversations(other, wordOf(other.userId))).not.toEqual([]);
    await searchIsWhole();
  });

  test("of more messages than one statement erases", async () => {
    const ctx = await member();
    const conversationId = await spoken(ctx);
    await rows(
      `WITH RECURSIVE k (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM k WHERE n < 600)
      INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
      SELECT ?1 || n, ?1, ?2, 'user', ?3 || ' ' || n, '[]', n FROM k`,
      conversationId,
      ctx.userId,
      wordOf(ctx.userId),
    );
    await deleteConversation(ctx, conversationId);
    ctx.at(ctx.now() + UNDO_MS + 1);
    await purgeDeletedConversations(ctx);
    expect(await tablesWithWord(ctx.userId)).toEqual([]);
    await searchIsWhole();
  });
});
