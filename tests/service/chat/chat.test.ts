import { describe, expect, test } from "vitest";
import { act } from "#app/features/chat/act.server.ts";
import { retryAnswer } from "#app/features/chat/answering/again.server.ts";
import { closeLostAnswers, LOST_AFTER_MS, stopAnswer } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import {
  greet,
  START_LIMIT,
  startConversation,
} from "#app/features/chat/conversation/conversation.server.ts";
import { openContext } from "#app/features/chat/conversation/open-context.server.ts";
import { answered, begin, close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { countTrips } from "#tests/service/trips.ts";

describe("C8-C10, C19 sending", () => {
  test("stores the question, opens an answer and asks the room, in a new conversation with its greeting (C18)", async () => {
    const ctx = await member();
    const sent = await send(ctx, "  I've been praying for a year.\u0000  ");
    const page = await readChat(ctx, sent.conversation.id);
    expect(page?.messages.map(({ role }) => role)).toEqual(["assistant", "user"]);
    expect(page?.messages[1]?.parts).toEqual([{ kind: "text", text: "I've been praying for a year." }]);
    expect(page?.writing).toEqual({ answerId: sent.answerId, questionId: sent.message.id });
    expect(page?.conversations[0]?.title).toBe("I've been praying for a year");
    expect(ctx.recorded.jobs).toHaveLength(1);
    expect(ctx.recorded.events.map(({ event }) => event.name)).toEqual([
      "conversation.changed",
      "message.created",
      "allowance.changed",
      "answer.started",
    ]);
  });

  test("C19: the companion is told the last ten messages, oldest first, the question last", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    for (let i = 0; i < 5; i++) {
      ctx.at(ctx.now() + 1000);
      await answered(ctx, conversation.id);
    }
    ctx.at(ctx.now() + 1000);
    await send(ctx, "The newest question", conversation.id);
    const turns = ctx.recorded.jobs.at(-1)?.turns ?? [];
    expect(turns).toHaveLength(10);
    expect(turns.at(-1)).toEqual({ role: "user", text: "The newest question" });
    expect(turns.map(({ role }) => role)).toEqual([
      "assistant",
      ...Array(4).fill(["user", "assistant"]).flat(),
      "user",
    ]);
  });

  test("the same request twice is one message, one answer and one charge", async () => {
    const ctx = await member();
    const input = { conversationId: null, text: "Once", requestId: requestId() };
    const first = await sendMessage(ctx, input);
    const second = await sendMessage(ctx, input);
    expect(first.ok && second.ok && second.value.message.id === first.value.message.id).toBe(true);
    expect(first.ok && second.ok && second.value.answerId === first.value.answerId).toBe(true);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("the same request five times at once is one message and one charge", async () => {
    const ctx = await member();
    const input = { conversationId: null, text: "At once", requestId: requestId() };
    const results = await Promise.all(Array.from({ length: 5 }, () => sendMessage(ctx, input)));
    const ids = new Set(results.map((result) => result.ok && result.value.message.id));
    expect(ids.size).toBe(1);
    expect(ids.has(false)).toBe(false);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test.each([
    ["empty", ""],
    ["white space", " \n\t "],
    ["zero width", "\u200b\u2060\ufeff"],
    ["control characters", "\u0001\u0002"],
  ])("V11: %s is not sent, nothing is written", async (_name, text) => {
    const ctx = await member();
    expect(await sendMessage(ctx, { conversationId: null, text, requestId: requestId() })).toEqual({
      ok: false,
      refusal: "chat.empty",
    });
    expect(await used(ctx)).toEqual([]);
  });

  test("100,000 characters are refused, and the form gets them back", async () => {
    const ctx = await member();
    const form = new FormData();
    form.set("intent", "send");
    form.set("text", "a".repeat(100_000));
    const reply = await act(ctx, null, form);
    expect(reply).toMatchObject({ ok: false, refusal: "chat.too_long" });
    expect("text" in reply && reply.text?.length).toBe(100_000);
  });

  test("P10: another member's conversation is not found, by any action", async () => {
    const owner = await member();
    const { conversation, message, answerId } = await answered(owner);
    const other = await member();
    expect(await readChat(other, conversation.id)).toBeNull();
    expect(
      await sendMessage(other, { conversationId: conversation.id, text: "Hi", requestId: requestId() }),
    ).toEqual({ ok: false, refusal: "chat.not_found" });
    expect(await greet(other, conversation.id)).toEqual({ ok: false, refusal: "chat.not_found" });
    expect(await retryAnswer(other, message.id)).toEqual({ ok: false, refusal: "chat.not_found" });
    await stopAnswer(other, answerId);
    expect(await rows("SELECT state FROM chat_answers WHERE id = ?", answerId)).toEqual([
      { state: "answered" },
    ]);
  });

  test("one answer at a time: a second question waits", async () => {
    const ctx = await member({ isWriting: true });
    const { conversation } = await send(ctx);
    expect(
      await sendMessage(ctx, { conversationId: conversation.id, text: "And?", requestId: requestId() }),
    ).toEqual({ ok: false, refusal: "chat.busy" });
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });
});

describe("P7, X24, G2 the allowance", () => {
  test("eight answered messages, then refused in the specified words", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    for (let i = 1; i < 8; i++) await answered(ctx, conversation.id);
    expect(
      await sendMessage(ctx, { conversationId: conversation.id, text: "Ninth", requestId: requestId() }),
    ).toEqual({ ok: false, refusal: "chat.limit" });
    expect(await used(ctx)).toMatchObject([{ used: 8 }]);
  });

  test("twenty at once with eight left: never more than eight are taken", async () => {
    const ctx = await member();
    const results = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendMessage(ctx, { conversationId: null, text: "At once", requestId: requestId() }),
      ),
    );
    // one runs, the others are told to wait; none is charged for nothing
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("the schema itself keeps the limit in a race", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    await rows("UPDATE chat_allowance SET used = 8 WHERE user_id = ?", ctx.userId);
    const results = await Promise.all(
      Array.from({ length: 5 }, () =>
        sendMessage(ctx, { conversationId: conversation.id, text: "More", requestId: requestId() }),
      ),
    );
    expect(results.every((result) => !result.ok && result.refusal === "chat.limit")).toBe(true);
    expect(await rows("SELECT count(*) AS n FROM chatbot_messages WHERE content = 'More'")).toEqual([
      { n: 0 },
    ]);
  });

  test.each([
    ["answered", said("answered"), 1],
    ["stopped after some words", said("stopped"), 1],
    ["stopped before the first word", said("stopped", ""), 0],
    ["failed", said("failed", ""), 0],
    ["broken off", said("interrupted"), 0],
  ])("G2: %s counts as it should", async (_name, written, counted) => {
    const ctx = await member();
    await send(ctx);
    await close(ctx, written);
    expect(await used(ctx)).toMatchObject([{ used: counted }]);
  });

  test("a refund happens once", async () => {
    const ctx = await member();
    await send(ctx);
    expect(await close(ctx, said("failed", ""))).not.toBeNull();
    expect(await close(ctx, said("failed", ""))).toBeNull();
    expect(await used(ctx)).toMatchObject([{ used: 0 }]);
  });

  test.each([
    ["America/Los_Angeles", Date.UTC(2026, 10, 20, 7, 59), "2026-11-19"],
    ["America/Los_Angeles", Date.UTC(2026, 10, 20, 8, 0), "2026-11-20"],
    ["Pacific/Kiritimati", Date.UTC(2026, 10, 20, 10, 0), "2026-11-21"],
    ["Asia/Kolkata", Date.UTC(2026, 10, 20, 18, 30), "2026-11-21"],
  ])("the day is the member's own: %s", async (zone, at, day) => {
    const ctx = await member({ zone });
    ctx.at(at);
    await send(ctx);
    expect(await used(ctx)).toEqual([{ day, used: 1 }]);
  });

  test.each([
    ["a subscriber", "INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 0)"],
    ["an admin", "INSERT INTO user_roles VALUES (?, 'admin')"],
  ])("P8, P9: %s has no limit", async (_name, sql) => {
    const ctx = await member();
    await rows(sql, ctx.userId);
    const { conversation } = await answered(ctx);
    for (let i = 1; i < 10; i++) await answered(ctx, conversation.id);
    expect(await used(ctx)).toEqual([]);
    expect((await readChat(ctx, conversation.id))?.allowance).toMatchObject({ used: 0, allowed: null });
  });
});

describe("how an answer ends", () => {
  test.each([
    ["answered", "kept", "kept"],
    ["stopped", "stopped", "kept"],
    ["interrupted", "interrupted", "kept"],
  ] as const)("%s: the words are kept as %s", async (outcome, state, question) => {
    const ctx = await member();
    const sent = await send(ctx);
    const events = await close(ctx, said(outcome));
    const page = await readChat(ctx, sent.conversation.id);
    expect(page?.messages.slice(-2).map((message) => message.state)).toEqual([question, state]);
    expect(page?.writing).toBeNull();
    expect(events?.[0]?.event).toMatchObject({ name: "answer.finished", outcome, message: { state } });
  });

  test("failed: the question stays, unanswered, and can be asked again without being said again", async () => {
    const ctx = await member();
    const sent = await send(ctx);
    await close(ctx, said("failed", ""));
    expect((await readChat(ctx, sent.conversation.id))?.messages.at(-1)?.state).toBe("unanswered");
    const again = await retryAnswer(ctx, sent.message.id);
    expect(again.ok && again.value.message.id).toBe(sent.message.id);
    await ctx.settled();
    await close(ctx, said("answered", "Now it comes."));
    const page = await readChat(ctx, sent.conversation.id);
    expect(page?.messages.map(({ role, state }) => [role, state])).toEqual([
      ["assistant", "kept"],
      ["user", "kept"],
      ["assistant", "kept"],
    ]);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("a conversation deleted while its answer is written: nothing is thrown, nothing is left", async () => {
    const ctx = await member();
    const sent = await send(ctx);
    await rows("DELETE FROM chatbot_conversations WHERE id = ?", sent.conversation.id);
    expect(await close(ctx, said("answered"))).toBeNull();
    expect(await rows("SELECT id FROM chatbot_messages WHERE user_id = ?", ctx.userId)).toEqual([]);
  });

  test("stop without a room that writes closes the answer all the same", async () => {
    const ctx = await member();
    const sent = await send(ctx);
    await stopAnswer(ctx, sent.answerId);
    expect(await rows("SELECT state FROM chat_answers WHERE id = ?", sent.answerId)).toEqual([
      { state: "interrupted" },
    ]);
    expect(await used(ctx)).toMatchObject([{ used: 0 }]);
  });

  test("a lost answer does not keep the member waiting: the next question closes it", async () => {
    const ctx = await member({ isWriting: false });
    const sent = await send(ctx);
    ctx.at(ctx.now() + 30_000);
    const next = await sendMessage(ctx, {
      conversationId: sent.conversation.id,
      text: "Hello?",
      requestId: requestId(),
    });
    expect(next.ok).toBe(true);
    expect(await rows("SELECT state FROM chat_answers WHERE id = ?", sent.answerId)).toEqual([
      { state: "interrupted" },
    ]);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("the sweep closes what no room writes, and leaves what is young or being written", async () => {
    const stateOf = (id: string) =>
      rows<{ state: string }>("SELECT state FROM chat_answers WHERE id = ?", id);
    const ctx = await member({ isWriting: false });
    const sent = await send(ctx);
    await closeLostAnswers(ctx);
    expect(await stateOf(sent.answerId)).toEqual([{ state: "writing" }]);
    const busy = await member({ isWriting: true });
    busy.at(ctx.now() + LOST_AFTER_MS + 1);
    await closeLostAnswers(busy);
    expect(await stateOf(sent.answerId)).toEqual([{ state: "writing" }]);
    ctx.at(ctx.now() + LOST_AFTER_MS + 1);
    await closeLostAnswers(ctx);
    await ctx.settled();
    expect(await stateOf(sent.answerId)).toEqual([{ state: "interrupted" }]);
    expect(await used(ctx)).toMatchObject([{ used: 0 }]);
  });
});

describe("C17, C18, D13 the greeting", () => {
  test("a new conversation is greeted by name, free, and says that it is an AI (G13)", async () => {
    const ctx = await member();
    const conversation = await begin(ctx, { category: "guidance" });
    const page = await readChat(ctx, conversation.id);
    expect(page?.messages).toHaveLength(1);
    expect(page?.messages[0]?.parts[0]).toMatchObject({ text: expect.stringMatching(/Ann.*AI companion/s) });
    expect(await used(ctx)).toEqual([]);
  });

  test("started five times at once by one request, it is one conversation", async () => {
    const ctx = await member();
    const id = requestId();
    const started = await Promise.all(Array.from({ length: 5 }, () => begin(ctx, { requestId: id })));
    expect(new Set(started.map((conversation) => conversation.id)).size).toBe(1);
    expect(await rows("SELECT id FROM chatbot_conversations WHERE user_id = ?", ctx.userId)).toHaveLength(1);
  });

  test("G13: only so many are begun in a minute and in a day; what was asked before is still told", async () => {
    const ctx = await member();
    const count = async () =>
      (await rows("SELECT id FROM chatbot_conversations WHERE user_id = ?", ctx.userId)).length;
    const once = requestId();
    const first = await begin(ctx, { requestId: once });
    for (let n = 1; n < START_LIMIT.minute; n++) await begin(ctx);
    const refused = { ok: false, refusal: "chat.many_begun" };
    expect(await startConversation(ctx, { requestId: requestId() })).toEqual(refused);
    expect(
      await openContext(ctx, { context: "devotional", title: "Devotional", requestId: requestId() }),
    ).toEqual(refused);
    expect(await begin(ctx, { requestId: once })).toMatchObject({ id: first.id });
    expect(await count()).toBe(START_LIMIT.minute);
    // a first message begins one all the same
    await send(ctx);
    expect(await count()).toBe(START_LIMIT.minute + 1);

    ctx.at(ctx.now() + 60_000);
    await begin(ctx);
    await rows(
      "UPDATE care_sends SET used = most WHERE mark = ?",
      await ctx.hmac(`conversations:${ctx.userId}`),
    );
    ctx.at(ctx.now() + 60_000);
    expect(await startConversation(ctx, { requestId: requestId() })).toEqual(refused);
    ctx.at(ctx.now() + 86_400_000);
    await begin(ctx);
  });

  test("asked ten times at once, an empty conversation is greeted once", async () => {
    const ctx = await member();
    await rows(
      "INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at) VALUES ('conv_empty', ?, 'Empty', 'prayer', '', 0, 0)",
      ctx.userId,
    );
    const greetings = await Promise.all(Array.from({ length: 10 }, () => greet(ctx, "conv_empty")));
    const ids = new Set(greetings.map((greeting) => greeting.ok && greeting.value.id));
    expect(ids.size).toBe(1);
    expect(await rows("SELECT id FROM chatbot_messages WHERE conversation_id = 'conv_empty'")).toHaveLength(
      1,
    );
  });

  test("F18: the greeting is about the category that is named, and so is the conversation then", async () => {
    const ctx = await member();
    await rows(
      "INSERT INTO chatbot_conversations (id, user_id, title, category, description, created_at, last_message_at) VALUES ('conv_named', ?, 'Empty', 'prayer', '', 0, 0)",
      ctx.userId,
    );
    const greeted = await greet(ctx, "conv_named", "guidance");
    const again = await greet(ctx, "conv_named", "prayer");
    expect(again).toEqual(greeted);
    expect(await rows("SELECT category FROM chatbot_conversations WHERE id = 'conv_named'")).toEqual([
      { category: "guidance" },
    ]);
    const about = async (category: "prayer" | "guidance") => {
      const other = await begin(ctx, { category });
      return (await readChat(ctx, other.id))?.messages.at(0)?.parts;
    };
    if (!greeted.ok) throw new Error(greeted.refusal);
    expect(greeted.value.parts).toEqual(await about("guidance"));
    expect(greeted.value.parts).not.toEqual(await about("prayer"));
  });
});

describe("the page", () => {
  test("costs one D1 trip, and two for a member whose profile has not come yet", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    const trips = countTrips(ctx);
    await readChat(ctx, conversation.id);
    expect(trips()).toBe(1);
  });

  test("a mutation costs two", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    const trips = countTrips(ctx);
    await send(ctx, "Two trips", conversation.id);
    expect(trips()).toBe(2);
  });
});
