import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { begin } from "#tests/service/asking.ts";
import { member, rows } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";

const start = async (ctx: Awaited<ReturnType<typeof member>>) => {
  const conversation = await begin(ctx);
  await ctx.settled();
  return conversation;
};

describe("D11 what a page opens with", () => {
  const spoken = async (count: number, letters: number) => {
    const ctx = await member();
    const { id } = await start(ctx);
    await rows("DELETE FROM chatbot_messages WHERE conversation_id = ?", id);
    const insert = env.DB.prepare(
      `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
       VALUES (?, ?, ?, 'user', '', ?, ?)`,
    );
    const said = (n: number) => JSON.stringify([{ kind: "text", text: `${n} ${"é".repeat(letters)}` }]);
    await env.DB.batch(
      Array.from({ length: count }, (_, n) => insert.bind(`${id}-${n}`, id, ctx.userId, said(n), n)),
    );
    return (await readChat(ctx, id))?.messages.map(({ createdAt }) => createdAt);
  };

  test("the newest 200, oldest first", async () => {
    expect(await spoken(203, 1)).toEqual(Array.from({ length: 200 }, (_, n) => n + 3));
  });

  test("fewer of very long ones: what D1 can answer with", async () => {
    expect(await spoken(6, 150_000)).toEqual([3, 4, 5]);
  });
});
