import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { act } from "#app/features/chat/act.server.ts";
import { closeAnswer } from "#app/features/chat/answer.server.ts";
import {
  deleteConversation,
  renameConversation,
  startConversation,
} from "#app/features/chat/conversation.server.ts";
import { readChat } from "#app/features/chat/read.server.ts";
import { sendMessage } from "#app/features/chat/send.server.ts";
import { member, requestId, rows, said } from "./members.ts";

const start = async (ctx: Awaited<ReturnType<typeof member>>) => {
  const conversation = await startConversation(ctx, { requestId: requestId() });
  await ctx.settled();
  return conversation;
};

describe("F20 rename", () => {
  test("by its owner: the new title, in the list and in every tab", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    const renamed = await renameConversation(ctx, { conversationId: id, title: "  Praying \n for a year " });
    await ctx.settled();
    expect(renamed).toMatchObject({ ok: true, value: { id, title: "Praying for a year" } });
    expect((await readChat(ctx, id))?.conversation?.title).toBe("Praying for a year");
    expect(ctx.told.events.at(-1)?.event).toMatchObject({ name: "conversation.changed" });
  });

  test.each([
    ["blank", " \n ", "chat.empty"],
    ["of 81 letters", "a".repeat(81), "chat.too_long"],
  ] as const)("%s: refused, the old title stays", async (_name, title, refusal) => {
    const ctx = await member();
    const { id, title: old } = await start(ctx);
    expect(await renameConversation(ctx, { conversationId: id, title })).toEqual({ ok: false, refusal });
    expect((await readChat(ctx, id))?.conversation?.title).toBe(old);
  });

  test("P10: not by another member", async () => {
    const owner = await member();
    const { id, title } = await start(owner);
    const other = await member();
    expect(await renameConversation(other, { conversationId: id, title: "Mine" })).toMatchObject({
      ok: false,
    });
    expect((await readChat(owner, id))?.conversation?.title).toBe(title);
  });
});

describe("F20 delete", () => {
  test("its messages and answers go with it, in every tab", async () => {
    const ctx = await member();
    const { id } = await start(ctx);
    await sendMessage(ctx, { conversationId: id, text: "A question", requestId: requestId() });
    await ctx.settled();
    const form = new FormData();
    form.set("intent", "delete");
    form.set("conversationId", id);
    expect(await act(ctx, id, form)).toEqual({ ok: true, intent: "delete", conversationId: id });
    await ctx.settled();
    expect(ctx.told.stopped).toEqual([ctx.told.jobs[0]?.answerId]);
    expect(ctx.told.events.at(-1)?.event).toEqual({ name: "conversation.deleted", conversationId: id });
    expect(await readChat(ctx, id)).toBeNull();
    for (const table of ["chatbot_messages", "chat_answers"]) {
      expect(await rows(`SELECT id FROM ${table} WHERE conversation_id = ?`, id)).toEqual([]);
    }
    const job = ctx.told.jobs[0];
    if (!job) throw new Error("nothing was asked");
    expect(await closeAnswer(ctx, job, said("stopped", "Late"))).toBeNull();
  });

  test("P10: not by another member; twice is not found", async () => {
    const owner = await member();
    const { id } = await start(owner);
    const other = await member();
    expect(await deleteConversation(other, id)).toEqual({ ok: false, refusal: "chat.not_found" });
    expect((await deleteConversation(owner, id)).ok).toBe(true);
    expect(await deleteConversation(owner, id)).toEqual({ ok: false, refusal: "chat.not_found" });
  });
});

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
