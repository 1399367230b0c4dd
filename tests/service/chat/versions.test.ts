import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editQuestion, regenerateAnswer, retryAnswer } from "#app/features/chat/answering/again.server.ts";
import { readOlder } from "#app/features/chat/conversation/older.server.ts";
import { CHAT_PAGE } from "#app/features/chat/conversation/page-store.server.ts";
import { showVersionOf } from "#app/features/chat/versions/turn.server.ts";
import { answered, close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { beforeTrip } from "#tests/service/trips.ts";

/** Issue 4, field M2: what is asked or answered again is another version, and nothing is ever overwritten. */

const wordsOf = (page: Awaited<ReturnType<typeof readChat>>) =>
  (page?.messages ?? []).slice(1).map(({ parts }) => parts.map(({ text }) => text).join(""));
const shown = async (ctx: TestMember, conversationId: string) => wordsOf(await readChat(ctx, conversationId));
const placesOf = async (ctx: TestMember, conversationId: string) =>
  (await readChat(ctx, conversationId))?.messages
    .slice(1)
    .map(({ version, versions }) => [version, versions]);

/** Asks and is answered, a second later than all before. */
async function talk(ctx: TestMember, question: string, answer: string, conversationId: string | null = null) {
  ctx.at(ctx.now() + 1000);
  const sent = await send(ctx, question, conversationId);
  await close(ctx, said("answered", answer));
  return sent;
}

async function again(ctx: TestMember, questionId: string, seen: number, answer: string) {
  ctx.at(ctx.now() + 1000);
  const asked = await regenerateAnswer(ctx, { questionId, seen });
  if (!asked.ok) throw new Error(asked.refusal);
  await ctx.settled();
  return close(ctx, said("answered", answer));
}

async function edit(ctx: TestMember, messageId: string, text: string, answer: string) {
  ctx.at(ctx.now() + 1000);
  const asked = await editQuestion(ctx, { messageId, text, requestId: requestId() });
  if (!asked.ok) throw new Error(asked.refusal);
  await ctx.settled();
  await close(ctx, said("answered", answer));
  return asked.value;
}

describe("another answer", () => {
  test("is kept beside the first, shown, told with its place, and charged like any other", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const events = await again(ctx, message.id, 1, "A1b");
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1b"]);
    expect(await placesOf(ctx, conversation.id)).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(events?.at(-1)?.event).toMatchObject({
      message: { version: 2, versions: 2 },
      path: { pathRevision: 1, after: message.id },
    });
    expect(await used(ctx)).toMatchObject([{ used: 2 }]);
    expect(await rows("SELECT content FROM chatbot_messages WHERE content = 'A1'")).toHaveLength(1);
  });

  test("of an earlier question: what followed the old one goes with it, and comes back with it", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await talk(ctx, "Q2", "A2", conversation.id);
    await again(ctx, message.id, 1, "A1b");
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1b"]);
    await talk(ctx, "Q3", "A3", conversation.id);
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1b", "Q3", "A3"]);
    const newer = (await readChat(ctx, conversation.id))?.messages[2]?.id ?? "";
    expect((await showVersionOf(ctx, { messageId: newer, version: 1 })).ok).toBe(true);
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1", "Q2", "A2"]);
  });

  test("C19: the companion is told what stands before the question, and never the other versions", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await talk(ctx, "Q2", "A2", conversation.id);
    await again(ctx, message.id, 1, "A1b");
    expect(ctx.recorded.jobs.at(-1)?.turns.slice(1)).toEqual([{ role: "user", text: "Q1" }]);
    await talk(ctx, "Q3", "A3", conversation.id);
    expect(
      ctx.recorded.jobs
        .at(-1)
        ?.turns.slice(1)
        .map(({ text }) => text),
    ).toEqual(["Q1", "A1b", "Q3"]);
  });

  test.each([
    ["fails", said("failed", "")],
    ["is stopped before the first word", said("stopped", "")],
  ])("G2: one that %s is free, and leaves the first as it was", async (_name, written) => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await regenerateAnswer(ctx, { questionId: message.id, seen: 1 });
    await ctx.settled();
    await close(ctx, written);
    const page = await readChat(ctx, conversation.id);
    expect(wordsOf(page)).toEqual(["Q1", "A1"]);
    expect(page?.messages.map(({ state }) => state)).toEqual(["kept", "kept", "kept"]);
    expect(await used(ctx)).toMatchObject([{ used: 1 }]);
  });

  test("a partial one is kept as a version, and Try again makes the next", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await regenerateAnswer(ctx, { questionId: message.id, seen: 1 });
    await ctx.settled();
    await close(ctx, said("interrupted", "A1 in p"));
    expect((await retryAnswer(ctx, message.id)).ok).toBe(true);
    await ctx.settled();
    await close(ctx, said("answered", "A1 in full"));
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1 in full"]);
    expect(await placesOf(ctx, conversation.id)).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  test("a press told twice, or late, asks once", async () => {
    const ctx = await member();
    const { message } = await talk(ctx, "Q1", "A1");
    const presses = await Promise.all([
      regenerateAnswer(ctx, { questionId: message.id, seen: 1 }),
      regenerateAnswer(ctx, { questionId: message.id, seen: 1 }),
    ]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    await ctx.settled();
    await close(ctx, said("answered", "A1b"));
    expect(await regenerateAnswer(ctx, { questionId: message.id, seen: 1 })).toEqual({
      ok: false,
      refusal: "chat.busy",
    });
    expect(await used(ctx)).toMatchObject([{ used: 2 }]);
  });

  test("X24: refused when the day's messages are used, and nothing is hidden", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await rows("UPDATE chat_allowance SET used = 8 WHERE user_id = ?", ctx.userId);
    const refused = { ok: false, refusal: "chat.limit" };
    expect(await regenerateAnswer(ctx, { questionId: message.id, seen: 1 })).toEqual(refused);
    expect(await editQuestion(ctx, { messageId: message.id, text: "Q1b", requestId: requestId() })).toEqual(
      refused,
    );
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1"]);
  });
});

describe("a question in other words", () => {
  test("begins a branch; the first words and all after them are the other version", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    await talk(ctx, "Q2", "A2", conversation.id);
    const sent = await edit(ctx, message.id, "Q1 in other words", "B1");
    expect(sent.path).toEqual({ pathRevision: 1, after: null });
    expect(sent.message).toMatchObject({ version: 2, versions: 2 });
    expect(await shown(ctx, conversation.id)).toEqual(["Q1 in other words", "B1"]);
    await showVersionOf(ctx, { messageId: sent.message.id, version: 1 });
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1", "Q2", "A2"]);
    await showVersionOf(ctx, { messageId: message.id, version: 2 });
    expect(await shown(ctx, conversation.id)).toEqual(["Q1 in other words", "B1"]);
    expect(await used(ctx)).toMatchObject([{ used: 3 }]);
  });

  test("what was looked at last within a branch is shown when it is opened again", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const second = await talk(ctx, "Q2", "A2", conversation.id);
    await edit(ctx, second.message.id, "Q2b", "B2");
    const branch = await edit(ctx, message.id, "Q1b", "B1");
    await showVersionOf(ctx, { messageId: branch.message.id, version: 1 });
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1", "Q2b", "B2"]);
  });

  test("the same request twice is one branch and one charge", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const input = { messageId: message.id, text: "Q1b", requestId: requestId() };
    const both = await Promise.all([editQuestion(ctx, input), editQuestion(ctx, input)]);
    const late = await editQuestion(ctx, input);
    const ids = [...both, late].map((sent) => sent.ok && sent.value.message.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^msg_/);
    expect(await used(ctx)).toMatchObject([{ used: 2 }]);
    expect(await shown(ctx, conversation.id)).toEqual(["Q1b"]);
  });

  test.each([
    ["nothing", "  ", "chat.empty"],
    ["200 kB", "In the beginning. ".repeat(11_400), "chat.too_long"],
  ])("V11: %s is refused", async (_name, text, refusal) => {
    const ctx = await member();
    const { message } = await talk(ctx, "Q1", "A1");
    expect(await editQuestion(ctx, { messageId: message.id, text, requestId: requestId() })).toEqual({
      ok: false,
      refusal,
    });
  });

  test("an answer of the companion's is not edited; a question of somebody else's is not there (P10)", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const answer = (await readChat(ctx, conversation.id))?.messages.at(-1)?.id ?? "";
    const notThere = { ok: false, refusal: "chat.not_found" };
    const words = { text: "Mine", requestId: requestId() };
    expect(await editQuestion(ctx, { messageId: answer, ...words })).toEqual(notThere);
    const other = await member();
    expect(await editQuestion(other, { messageId: message.id, ...words })).toEqual(notThere);
    expect(await regenerateAnswer(other, { questionId: message.id, seen: 1 })).toEqual(notThere);
    expect(await showVersionOf(other, { messageId: message.id })).toEqual(notThere);
    expect(await showVersionOf(other, { messageId: message.id, version: 1 })).toEqual(notThere);
  });
});

describe("stepping", () => {
  test("waits while an answer is being written there", async () => {
    const ctx = await member({ isWriting: true });
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const branch = await edit(ctx, message.id, "Q1b", "B1");
    await send(ctx, "Q2", conversation.id);
    expect(await showVersionOf(ctx, { messageId: branch.message.id, version: 1 })).toEqual({
      ok: false,
      refusal: "chat.busy",
    });
  });

  test("a message far back in another branch is shown with all that leads to it (a search's link)", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const deep = await talk(ctx, "Q2", "A2", conversation.id);
    await edit(ctx, deep.message.id, "Q2b", "B2");
    await edit(ctx, message.id, "Q1b", "B1");
    await showVersionOf(ctx, { messageId: deep.message.id });
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1", "Q2", "A2"]);
  });

  test("tabs are told, and what is shown already pathRevision nothing", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const branch = await edit(ctx, message.id, "Q1b", "B1");
    ctx.recorded.events.length = 0;
    expect(await showVersionOf(ctx, { messageId: branch.message.id })).toMatchObject({
      value: { pathRevision: 1 },
    });
    expect(ctx.recorded.events).toEqual([]);
    await showVersionOf(ctx, { messageId: branch.message.id, version: 1 });
    await ctx.settled();
    expect(ctx.recorded.events.map(({ event }) => event)).toEqual([
      { name: "conversation.branch_changed", conversationId: conversation.id, pathRevision: 2 },
    ]);
    expect((await readChat(ctx, conversation.id))?.pathRevision).toBe(2);
  });

  test("a message that was on its way as the path was turned follows what is shown", async () => {
    const ctx = await member();
    const { conversation, message } = await talk(ctx, "Q1", "A1");
    const branch = await edit(ctx, message.id, "Q1b", "B1");
    ctx.at(ctx.now() + 1000);
    beforeTrip(ctx, 2, () => showVersionOf(ctx, { messageId: branch.message.id, version: 1 }));
    await send(ctx, "Q2", conversation.id);
    await close(ctx, said("answered", "A2"));
    expect(await shown(ctx, conversation.id)).toEqual(["Q1", "A1", "Q2", "A2"]);
  });
});

/** What must hold of any tree. */
async function soundTree(ctx: TestMember, conversationId: string) {
  const all = await rows<{
    id: string;
    parent_id: string | null;
    version: number;
    versions: number;
    chosen: number;
    shown: number;
    is_greeting: number;
  }>("SELECT * FROM chatbot_messages WHERE conversation_id = ? ORDER BY created_at, id", conversationId);
  const tree = all.filter(({ is_greeting }) => !is_greeting);
  for (const message of tree) {
    const siblings = tree.filter(({ parent_id }) => parent_id === message.parent_id);
    expect(siblings.filter(({ chosen }) => chosen)).toHaveLength(1);
    expect(siblings.map(({ version }) => version)).toEqual(siblings.map((_, index) => index + 1));
    expect(message.versions).toBe(siblings.length);
  }
  const path: string[] = [];
  for (let at: string | undefined = conversationId; at; ) {
    at = tree.find(({ parent_id, chosen }) => chosen && parent_id === at)?.id;
    if (at) path.push(at);
  }
  expect(tree.filter((message) => message.shown).map(({ id }) => id)).toEqual(path);
  expect((await readChat(ctx, conversationId))?.messages.slice(1).map(({ id }) => id)).toEqual(path);
  return tree.length;
}

test("whatever is asked, asked again, edited and stepped through: the tree is sound and nothing is lost", async () => {
  const step = fc.record({
    action: fc.constantFrom("talk", "again", "edit", "step", "fail"),
    pick: fc.nat(20),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const ctx = await member();
      await rows("INSERT INTO subscriptions VALUES (?, 1, 'premium', NULL, 0)", ctx.userId);
      const { conversation } = await talk(ctx, "Q", "A");
      let known = 2;
      for (const { action, pick } of steps) {
        const page = await readChat(ctx, conversation.id);
        const list = page?.messages.slice(1) ?? [];
        const mine = list.filter(({ role }) => role === "user");
        const question = mine[pick % mine.length];
        if (!question) throw new Error("no question is shown");
        const answer = list[list.indexOf(question) + 1];
        if (action === "talk") await talk(ctx, "Q", "A", conversation.id);
        else if (action === "edit") await edit(ctx, question.id, "E", "A");
        else if (action === "again") await again(ctx, question.id, answer?.versions ?? 0, "A");
        else if (action === "fail") {
          await regenerateAnswer(ctx, { questionId: question.id, seen: answer?.versions ?? 0 });
          await ctx.settled();
          await close(ctx, said("failed", ""));
        } else {
          const turned = list.filter(({ versions }) => versions > 1);
          const at = turned[pick % Math.max(turned.length, 1)];
          if (at) await showVersionOf(ctx, { messageId: at.id, version: (pick % at.versions) + 1 });
        }
        const now = await soundTree(ctx, conversation.id);
        expect(now).toBe(known + { talk: 2, edit: 2, again: 1, step: 0, fail: 0 }[action]);
        known = now;
      }
    }),
    { numRuns: 12, seed: 26 },
  );
}, 60_000);

describe("D11 older messages", () => {
  test("come by pages, oldest last, in one trip, and read about as many rows as they bring", async () => {
    const ctx = await member();
    const { conversation, message } = await answered(ctx);
    await rows(
      `INSERT INTO chatbot_messages (id, conversation_id, user_id, role, content, parts, created_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
       SELECT printf('msg_old%05d', i), ?1, ?2, 'user', 'x', '[{"kind":"text","text":"x"}]', i FROM n`,
      conversation.id,
      ctx.userId,
    );
    const read = await env.DB.prepare(CHAT_PAGE).bind(ctx.userId, conversation.id).run();
    expect(read.meta.rows_read).toBeLessThanOrEqual(2 * 200 + 20);
    const page = await readChat(ctx, conversation.id);
    expect(page?.messages).toHaveLength(200);
    expect(page?.hasOlder).toBe(true);
    let before = page?.messages[0]?.id ?? "";
    let count = 200;
    for (;;) {
      const older = await readOlder(ctx, { conversationId: conversation.id, before, limit: 200 });
      if (!older) throw new Error("not found");
      count += older.messages.length;
      before = older.messages.at(-1)?.[0] ?? "";
      if (older.whole) break;
    }
    expect(count).toBe(1002);
    expect(before).toBe("msg_old00001");
    expect(
      await readOlder(ctx, { conversationId: conversation.id, before: "msg_none", limit: 9 }),
    ).toBeNull();
    const other = await member();
    expect(
      await readOlder(other, { conversationId: conversation.id, before: message.id, limit: 9 }),
    ).toBeNull();
  });
});
