import { describe, expect, test, vi } from "vitest";
import { FREE_MESSAGES_A_DAY } from "#app/features/billing/model/offers.ts";
import { sweepRateLimits } from "#app/features/care/use/care-state.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { persistentChatbotFunction } from "#app/features/chat/functions.server.ts";
import type { Part } from "#app/features/chat/model/parts.ts";
import { answered, careOf, close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { readChat } from "#tests/service/read-chat.ts";
import { countTrips } from "#tests/service/trips.ts";

const CRISIS_MESSAGE = "I want to die";
const HOUR = 3_600_000;

const ask = (ctx: TestMember, text: string, conversationId: string | null = null) =>
  sendMessage(ctx, { conversationId, text, requestId: requestId() });

async function spend(ctx: TestMember): Promise<void> {
  for (let i = 0; i < FREE_MESSAGES_A_DAY; i++) {
    ctx.at(ctx.now() + 61_000);
    await answered(ctx);
  }
}

describe("G13 a crisis message", () => {
  test("the ninth message: any other is refused, a crisis message is taken and charged to nobody", async () => {
    const ctx = await member();
    await rows("UPDATE profiles SET age_band = '18+' WHERE user_id = ?", ctx.userId);
    await spend(ctx);
    expect(await ask(ctx, "One more question")).toEqual({ ok: false, refusal: "chat.limit" });
    const sent = await send(ctx, CRISIS_MESSAGE);
    expect(careOf(ctx)).toMatchObject({ crisis: "self_harm", young: false, language: "en" });
    expect(sent.allowance).toMatchObject({ used: FREE_MESSAGES_A_DAY, allowed: FREE_MESSAGES_A_DAY });
    expect(ctx.recorded.jobs.at(-1)?.chargedDay).toBeNull();
    await close(ctx, { ...said("answered"), free: true });
    expect(await used(ctx)).toMatchObject([{ used: FREE_MESSAGES_A_DAY }]);
  });

  test("it is not counted among the messages of a minute either", async () => {
    const ctx = await member();
    ctx.bounds = { ...ctx.bounds, sends: { member: { minute: 1, day: 1 }, address: { minute: 1, day: 1 } } };
    Object.assign(ctx, { addressHash: async () => ctx.userId });
    await answered(ctx);
    expect(await ask(ctx, "And then?")).toEqual({ ok: false, refusal: "chat.too_fast" });
    for (let i = 0; i < 3; i++) {
      await send(ctx, CRISIS_MESSAGE);
      await close(ctx, { ...said("answered"), free: true });
    }
    expect(
      await rows("SELECT used FROM care_sends WHERE mark = ?", await ctx.hmac(`sends:${ctx.userId}`)),
    ).toEqual([{ used: 1 }, { used: 1 }]);
  });

  test("in Spanish, by somebody of 15: other words", async () => {
    const ctx = await member();
    await rows("UPDATE profiles SET age_band = '13-17' WHERE user_id = ?", ctx.userId);
    await send(ctx, "mi papá me pega con el cinturón");
    expect(careOf(ctx)).toMatchObject({ crisis: "abuse", young: true, language: "es" });
  });

  test("help that was given stays, also when nothing else came", async () => {
    const ctx = await member();
    const { conversation } = await send(ctx, CRISIS_MESSAGE);
    const help: Part = { kind: "help", title: "You matter.", text: "", lines: [], close: "" };
    await close(ctx, { ...said("interrupted", ""), parts: [help], free: true });
    expect((await readChat(ctx, conversation.id))?.messages.at(-1)?.parts).toEqual([help]);
  });
});

describe("M5 what is remembered", () => {
  test("the third conversation on a grief names people, and the words are nowhere", async () => {
    const ctx = await member();
    for (const named of [false, false, true]) {
      await send(ctx, "I miss my husband so much");
      expect(careOf(ctx)?.namePeople).toBe(named);
      await close(ctx, said("answered"));
    }
    const signs = await rows<{ sign: string }>("SELECT * FROM care_signs WHERE user_id = ?", ctx.userId);
    expect(signs.map(({ sign }) => sign)).toEqual(["grief", "grief", "grief"]);
    expect(JSON.stringify(signs)).not.toContain("husband");
  });

  test("after a crisis what is heavy names people; what is light does not; a month later it is forgotten", async () => {
    const ctx = await member();
    await send(ctx, CRISIS_MESSAGE);
    await close(ctx, { ...said("answered"), free: true });
    await send(ctx, "I feel hopeless");
    expect(careOf(ctx)?.namePeople).toBe(true);
    await close(ctx, said("answered"));
    await send(ctx, "Who wrote the book of Job?");
    expect(careOf(ctx)?.namePeople).toBe(false);
    await close(ctx, said("answered"));
    ctx.at(ctx.now() + 31 * 24 * HOUR);
    await send(ctx, "I feel hopeless");
    expect(careOf(ctx)?.namePeople).toBe(false);
  });
});

describe("G13 disclosure", () => {
  test("not in the first three hours, then once, and again three hours later", async () => {
    const ctx = await member();
    const { conversation } = await answered(ctx);
    const note: Part = { kind: "note", text: "An AI." };
    const askAt = async (hours: number, disclosed: boolean, keep = true) => {
      ctx.at(ctx.now() + hours * HOUR);
      await send(ctx, "And then?", conversation.id);
      expect(careOf(ctx)?.disclose).toBe(disclosed);
      const { parts } = said("answered");
      await close(
        ctx,
        keep ? { ...said("answered"), parts: disclosed ? [note, ...parts] : parts } : said("failed", ""),
      );
    };
    await askAt(2.9, false);
    // the answer never came, so nobody was told
    await askAt(0.1, true, false);
    await askAt(0, true);
    await askAt(2.9, false);
    await askAt(0.2, true);
  });
});

test("the line that names people discloses nothing: the next disclosure is due as before", async () => {
  const ctx = await member();
  const { conversation } = await answered(ctx);
  ctx.at(ctx.now() + 3.1 * HOUR);
  await send(ctx, "I feel hopeless", conversation.id);
  const line: Part = { kind: "note", text: "A person could carry it.", about: "people" };
  const { parts } = said("answered");
  await close(ctx, { ...said("answered"), parts: [...parts, line] });
  await send(ctx, "And then?", conversation.id);
  expect(careOf(ctx)?.disclose).toBe(true);
});

describe("limits", () => {
  test("a burst is refused, nothing is written, and a minute later it goes on", async () => {
    const ctx = await member();
    ctx.bounds = { ...ctx.bounds, sends: { ...ctx.bounds.sends, member: { minute: 2, day: 3 } } };
    const { conversation } = await answered(ctx);
    await answered(ctx, conversation.id);
    expect(await ask(ctx, "Third", conversation.id)).toEqual({ ok: false, refusal: "chat.too_fast" });
    expect(await used(ctx)).toMatchObject([{ used: 2 }]);
    expect((await readChat(ctx, conversation.id))?.messages).toHaveLength(5);
    ctx.at(ctx.now() + 60_000);
    await answered(ctx, conversation.id);
    ctx.at(ctx.now() + 60_000);
    expect(await ask(ctx, "Fourth", conversation.id)).toEqual({ ok: false, refusal: "chat.too_many" });
  });

  test("a function that is refused says when it may be called again", async () => {
    const ctx = await member();
    ctx.at(Date.UTC(2027, 3, 3, 12, 0, 43));
    ctx.bounds = { ...ctx.bounds, sends: { ...ctx.bounds.sends, member: { minute: 1, day: 9 } } };
    const { conversation } = await answered(ctx);
    const message = { action: "chat", message: "Second", conversationId: conversation.id };
    const answer = await persistentChatbotFunction(ctx, message);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "17"]);
    expect(await answer.json()).toMatchObject({ error: "chat.too_fast" });
  });

  test("two members behind one address share its limit", async () => {
    const [ann, bea] = [await member(), await member()];
    for (const ctx of [ann, bea]) {
      ctx.bounds = { ...ctx.bounds, sends: { ...ctx.bounds.sends, address: { minute: 1, day: 9 } } };
      Object.assign(ctx, { addressHash: async () => `home of ${ann.userId}` });
    }
    await send(ann);
    expect(await ask(bea, "Me too")).toEqual({ ok: false, refusal: "chat.too_fast" });
  });

  test("counts are forgotten when their day is over", async () => {
    const ctx = await member();
    await send(ctx);
    ctx.at(ctx.now() + 49 * HOUR);
    await sweepRateLimits(ctx);
    expect(
      await rows("SELECT * FROM care_sends WHERE mark = ?", await ctx.hmac(`sends:${ctx.userId}`)),
    ).toEqual([]);
  });
});

describe("the day's money", () => {
  test("is added up; spent, the free companion rests, help does not, and the log says it once", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ctx = await member();
    // a day of its own: the bill is Koinonia's, not a member's
    ctx.at(Date.UTC(2027, 3, 1, 12));
    ctx.bounds = { ...ctx.bounds, spendMicros: 1000 };
    for (const costMicros of [400, 700, 100]) {
      if (costMicros === 100) ctx.bounds = { ...ctx.bounds, spendMicros: null };
      await send(ctx);
      ctx.bounds = { ...ctx.bounds, spendMicros: 1000 };
      await close(ctx, { ...said("answered"), costMicros });
    }
    const lines = consoleError.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes("care.spend"));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"spentMicros":1100');
    consoleError.mockRestore();
    expect(await rows("SELECT micros, answers FROM care_spend WHERE day = '2027-04-01'")).toEqual([
      { micros: 1200, answers: 3 },
    ]);
    expect(
      await rows("SELECT cost_micros FROM chat_answers WHERE user_id = ? ORDER BY id", ctx.userId),
    ).toHaveLength(3);
    expect(await ask(ctx, "How do I pray?")).toEqual({ ok: false, refusal: "chat.resting" });
    await send(ctx, CRISIS_MESSAGE);
    expect(careOf(ctx)).toMatchObject({ crisis: "self_harm", budgetExhausted: true });
  });

  test("subscribers are answered on", async () => {
    const ctx = await member();
    ctx.at(Date.UTC(2027, 3, 2, 12));
    ctx.bounds = { ...ctx.bounds, spendMicros: 1 };
    await send(ctx);
    await close(ctx, { ...said("answered"), costMicros: 5 });
    await rows("INSERT INTO subscriptions (user_id, subscribed, updated_at) VALUES (?, 1, 0)", ctx.userId);
    await send(ctx);
    expect(careOf(ctx)?.budgetExhausted).toBe(false);
  });
});

test("P10: sending is still two trips", async () => {
  const ctx = await member();
  const { conversation } = await answered(ctx);
  const trips = countTrips(ctx);
  await send(ctx, "I feel hopeless", conversation.id);
  expect(trips()).toBe(2);
});
