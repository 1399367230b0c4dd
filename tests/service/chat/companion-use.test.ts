import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { grantMessages } from "#app/features/billing/admin/admin.server.ts";
import { FREE_MESSAGES_A_DAY } from "#app/features/billing/model/offers.ts";
import { MODEL_ANSWERS_TO_DANGER } from "#app/features/care/use/use.ts";
import { regenerateAnswer, retryAnswer } from "#app/features/chat/answering/again.server.ts";
import { recordUnsavedCost } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { answered, careOf, close, said, send, used } from "#tests/service/asking.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { countTrips } from "#tests/service/trips.ts";

const DANGER = "I want to die";
const HOUR = 3_600_000;
/** What an answer of the model costs here, millionths of a dollar. */
const COST = 2_000;

const ask = (ctx: TestMember, text: string) =>
  sendMessage(ctx, { conversationId: null, text, requestId: requestId() });
const useOf = (ctx: TestMember) => rows("SELECT * FROM companion_use WHERE user_id = ?", ctx.userId);

/** A message of danger and its answer, as the room would write it: without a model it costs nothing. */
async function inDanger(ctx: TestMember): Promise<"model" | "own words"> {
  await send(ctx, DANGER);
  const isModel = careOf(ctx)?.ownWords === null && careOf(ctx)?.budgetExhausted === false;
  await close(ctx, { ...said("answered"), free: true, costMicros: isModel ? COST : null });
  return isModel ? "model" : "own words";
}

describe("G13 messages of danger", () => {
  test("two hundred of one free account cost as much as five, each has its card, and others are answered", async () => {
    const ctx = await member();
    ctx.at(Date.UTC(2028, 0, 1, 12));
    ctx.bounds = { ...ctx.bounds, spendMicros: 100 * COST, memberMicros: { free: 1e9, paying: 1e9 } };
    const ways = [];
    for (let i = 0; i < 200; i++) {
      ways.push(await inDanger(ctx));
      expect(careOf(ctx)?.crisis).toBe("self_harm");
    }
    expect(ways.filter((way) => way === "model")).toHaveLength(MODEL_ANSWERS_TO_DANGER);
    expect(await rows("SELECT micros FROM care_spend WHERE day = '2028-01-01'")).toEqual([
      { micros: MODEL_ANSWERS_TO_DANGER * COST },
    ]);
    expect(await used(ctx)).toEqual([]);
    const other = await member();
    other.at(Date.UTC(2028, 0, 1, 13));
    other.bounds = ctx.bounds;
    await send(other);
    expect(careOf(other)).toMatchObject({ budgetExhausted: false, ownWords: null });
  });

  test("forty sent at once: no more of them are answered by the model", async () => {
    const ctx = await member();
    await Promise.all(Array.from({ length: 40 }, () => ask(ctx, DANGER)));
    await ctx.settled();
    const byModel = ctx.recorded.jobs.filter((job) => job.care.ownWords === null);
    expect(byModel.length).toBeLessThanOrEqual(MODEL_ANSWERS_TO_DANGER);
    expect(ctx.recorded.jobs.length).toBeGreaterThan(0);
    expect(ctx.recorded.jobs.every((job) => job.care.crisis === "self_harm")).toBe(true);
  });

  test("our own words take turns, and after an hour the model answers again", async () => {
    const ctx = await member();
    const begin = Date.UTC(2028, 0, 2, 12);
    ctx.at(begin);
    for (let i = 0; i < MODEL_ANSWERS_TO_DANGER; i++) await inDanger(ctx);
    const turns = [];
    for (let i = 0; i < 3; i++) {
      ctx.at(begin + (i + 1) * 60_000);
      await inDanger(ctx);
      turns.push(careOf(ctx)?.ownWords?.turn);
    }
    expect(turns).toEqual([0, 1, 2]);
    ctx.at(begin + HOUR);
    expect(await inDanger(ctx)).toBe("model");
    expect(await useOf(ctx)).toMatchObject([{ danger_since: begin + HOUR, dangers: 1 }]);
  });

  test("deleting the conversations resets nothing; P10: sending is still two trips", async () => {
    const ctx = await member();
    for (let i = 0; i < MODEL_ANSWERS_TO_DANGER; i++) await inDanger(ctx);
    await rows("DELETE FROM chatbot_conversations WHERE user_id = ?", ctx.userId);
    const trips = countTrips(ctx);
    await send(ctx, DANGER);
    expect(trips()).toBe(2);
    expect(careOf(ctx)?.ownWords).toEqual({ to: "danger", turn: 0 });
  });

  test("asking again for such an answer counts like the message", async () => {
    const ctx = await member();
    for (let i = 0; i < MODEL_ANSWERS_TO_DANGER; i++) await inDanger(ctx);
    const { message } = await send(ctx, DANGER);
    await close(ctx, { ...said("stopped", ""), free: true });
    await retryAnswer(ctx, message.id);
    expect(careOf(ctx)?.ownWords).toEqual({ to: "danger", turn: 1 });
  });
});

describe("a member's ceiling", () => {
  const NOON = Date.UTC(2028, 1, 1, 12);

  async function atCeiling(): Promise<TestMember> {
    const ctx = await member();
    ctx.at(NOON);
    ctx.bounds = { ...ctx.bounds, memberMicros: { free: COST, paying: 2 * COST } };
    await send(ctx);
    await close(ctx, { ...said("answered"), costMicros: COST });
    return ctx;
  }

  const subscribe = (ctx: TestMember) =>
    rows("INSERT INTO subscriptions (user_id, subscribed, updated_at) VALUES (?, 1, 0)", ctx.userId);

  test("who pays has a higher one", async () => {
    const ctx = await atCeiling();
    await subscribe(ctx);
    await send(ctx);
    expect(careOf(ctx)?.budgetExhausted).toBe(false);
  });

  test("who has bought messages has the higher one too", async () => {
    const ctx = await atCeiling();
    const granted = await grantMessages(ctx, { userId: ctx.userId, count: 5, reason: "a test" });
    expect(granted.ok).toBe(true);
    await send(ctx);
    expect(careOf(ctx)?.budgetExhausted).toBe(false);
  });

  test.each([
    ["free", async () => []],
    [
      "with Premium",
      async (ctx: TestMember) => {
        await subscribe(ctx);
        await recordUnsavedCost(ctx, ctx.userId, { costMicros: COST });
      },
    ],
  ])(
    "%s: beyond it a message is refused and not counted; to danger our own words answer",
    async (_name, make) => {
      const ctx = await atCeiling();
      await make(ctx);
      const before = await used(ctx);
      expect(await ask(ctx, "How do I pray?")).toEqual({ ok: false, refusal: "chat.fair_use" });
      expect(await used(ctx)).toEqual(before);
      await send(ctx, DANGER);
      expect(careOf(ctx)).toMatchObject({ crisis: "self_harm", budgetExhausted: true });
    },
  );

  test("another member is answered, and the next day so is this one", async () => {
    const ctx = await atCeiling();
    const other = await member();
    other.at(NOON);
    other.bounds = ctx.bounds;
    await send(other);
    expect(careOf(other)?.budgetExhausted).toBe(false);
    ctx.at(NOON + 12 * HOUR);
    await send(ctx);
    expect(careOf(ctx)?.budgetExhausted).toBe(false);
  });

  test("every way of booking counts: answered, cut off, withdrawn, and closed before", async () => {
    const ctx = await member();
    ctx.at(NOON + 48 * HOUR);
    await send(ctx);
    await close(ctx, { ...said("stopped", ""), costMicros: 7 });
    // the same answer, sent late by another life of the room
    expect(await close(ctx, { ...said("answered"), costMicros: 11 })).toBeNull();
    await recordUnsavedCost(ctx, ctx.userId, { costMicros: 13 });
    expect(await useOf(ctx)).toMatchObject([{ day: "2028-02-03", micros: 31 }]);
    expect(await rows("SELECT micros FROM care_spend WHERE day = '2028-02-03'")).toEqual([{ micros: 31 }]);
  });

  test("an account that is gone leaves its cost on the day's bill alone", async () => {
    const ctx = await member();
    ctx.at(NOON + 96 * HOUR);
    await rows("DELETE FROM profiles WHERE user_id = ?", ctx.userId);
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await recordUnsavedCost(ctx, ctx.userId, { costMicros: 13 });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    expect(await rows("SELECT micros FROM care_spend WHERE day = '2028-02-05'")).toEqual([{ micros: 13 }]);
    expect(await useOf(ctx)).toEqual([]);
  });

  test("whatever is booked on whatever days, the row is the sum of the last", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 1e6 })), { minLength: 1, maxLength: 8 }),
        async (bookings) => {
          const ctx = await member();
          let now = NOON + 200 * HOUR;
          let sum = 0;
          for (const [isNextDay, costMicros] of bookings) {
            if (isNextDay) now += 24 * HOUR;
            sum = isNextDay ? costMicros : sum + costMicros;
            ctx.at(now);
            await recordUnsavedCost(ctx, ctx.userId, { costMicros });
          }
          expect(await useOf(ctx)).toMatchObject([{ micros: sum }]);
        },
      ),
      { numRuns: 15 },
    );
  });
});

test("thanks cost no message and ask no model, also when the day's are used up, and however often", async () => {
  const ctx = await member();
  let conversationId: string | null = null;
  for (let i = 0; i < FREE_MESSAGES_A_DAY; i++) {
    ctx.at(ctx.now() + 61_000);
    conversationId = (await answered(ctx, conversationId)).conversation.id;
  }
  const full = await used(ctx);
  for (const text of ["Thank you so much!", "Amen", "Muchas gracias"]) {
    const { message } = await send(ctx, text, conversationId);
    expect(careOf(ctx)?.ownWords).toMatchObject({ to: "thanks" });
    await close(ctx, { ...said("answered"), free: true, costMicros: null });
    await regenerateAnswer(ctx, { questionId: message.id, seen: 1 });
    await ctx.settled();
    expect(careOf(ctx)?.ownWords).toMatchObject({ to: "thanks" });
    await close(ctx, { ...said("answered"), free: true, costMicros: null });
  }
  expect(await used(ctx)).toEqual(full);
});
