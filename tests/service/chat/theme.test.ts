import { describe, expect, test } from "vitest";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { begin, close, said } from "#tests/service/asking.ts";
import { member, requestId, rows } from "#tests/service/members.ts";

describe("C6 the theme of one's own words", () => {
  const categories = (userId: string) =>
    rows<{ category: string }>("SELECT category FROM chatbot_conversations WHERE user_id = ?", userId);

  test("goes with the message that begins a conversation, and to the companion", async () => {
    const ctx = await member();
    const input = { conversationId: null, text: "We argue again", requestId: requestId() };
    const sent = await sendMessage(ctx, { ...input, category: "marriage" });
    expect(sent.ok && sent.value.conversation.category).toBe("marriage");
    expect(ctx.recorded.jobs.at(-1)?.category).toBe("marriage");
  });

  test("chosen under a greeting it is the conversation's; once something was asked it stays", async () => {
    const ctx = await member();
    const { id } = await begin(ctx);
    const say = (text: string, category?: "marriage" | "growth") =>
      sendMessage(ctx, { conversationId: id, text, requestId: requestId(), category });
    const first = await say("We argue again", "marriage");
    expect(first.ok && first.value.conversation.category).toBe("marriage");
    expect(ctx.recorded.jobs.at(-1)?.category).toBe("marriage");
    await close(ctx, said("answered"));
    ctx.at(ctx.now() + 1000);
    const second = await say("And again", "growth");
    expect(second.ok && second.value.conversation.category).toBe("marriage");
    expect(await categories(ctx.userId)).toEqual([{ category: "marriage" }]);
  });

  test("D14: a tile's conversation stays the tile's unless another theme is chosen", async () => {
    const ctx = await member();
    const same = await begin(ctx, { category: "mens-ministry", title: "Men" });
    const other = await begin(ctx, { category: "mens-ministry", title: "Men again" });
    const say = (conversationId: string, category: "growth" | "prayer") =>
      sendMessage(ctx, { conversationId, text: "I am here", requestId: requestId(), category });
    const first = await say(same.id, "growth");
    expect(first.ok && first.value.conversation.category).toBe("mens-ministry");
    await close(ctx, said("answered"));
    const second = await say(other.id, "prayer");
    expect(second.ok && second.value.conversation.category).toBe("prayer");
  });
});
