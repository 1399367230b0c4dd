import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, test, vi } from "vitest";
import { recordUnsavedCost } from "#app/features/chat/answering/answer.server.ts";
import { sendMessage } from "#app/features/chat/answering/send.server.ts";
import { close, said, send } from "#tests/service/asking.ts";
import { member, requestId, rows } from "#tests/service/members.ts";
import { asked, companion, room, stateOf, synced, untilFinished } from "#tests/service/tabs.ts";
import { beforeTrip } from "#tests/service/trips.ts";

/** The companion is asked while D1 keeps the question (decision 0039): nothing is published before it is kept. */

const QUESTION = "I am anxious about tomorrow";
const EVENT = {
  id: "kept",
  event: { name: "answer.started", answerId: "a", conversationId: "c", questionId: "q" },
} as const;

/** What a room holds of answers, in its memory's place and on its disk. */
const kept = (userId: string) =>
  runInDurableObject(
    room(userId),
    (_room, { storage }) =>
      storage.sql.exec("SELECT (SELECT count(*) FROM job) + (SELECT count(*) FROM said) AS n").one().n,
  );

/** How often its companion was asked. */
const asks = (userId: string) =>
  runInDurableObject(room(userId), (held) =>
    vi.spyOn((held as unknown as { services: { write(): unknown } }).services, "write"),
  );

const booked = (userId: string) =>
  runInDurableObject(room(userId), (held) =>
    vi.spyOn((held as unknown as { services: { bookWithdrawn(): unknown } }).services, "bookWithdrawn"),
  );

afterEach(() => void vi.useRealTimers());

describe("an answer that is begun before its question is kept", () => {
  test("nothing is told or written down before; then all of it, in order and once", async () => {
    await companion({ wordDelayMs: 2, fault: "none" });
    const job = await asked(QUESTION);
    const tab = await synced(job.userId);
    const companionAsked = await asks(job.userId);
    const spoken = vi.fn();
    void tab.next().then(spoken);
    await room(job.userId).begin(job);
    await room(job.userId).begin(job);
    // all of it has been said
    await companionAsked.mock.results[0]?.value;
    expect(spoken).not.toHaveBeenCalled();
    expect(await kept(job.userId)).toBe(0);
    expect((await synced(job.userId)).sync.answers).toEqual([]);
    expect(await stateOf(job.answerId)).toBe("writing");
    const other = await synced(job.userId);
    await room(job.userId).answer(job, [EVENT]);
    await room(job.userId).answer(job, [EVENT]);
    const { words, end } = await untilFinished(other);
    expect(spoken.mock.calls[0]?.[0]).toMatchObject({ t: "event", event: { name: "answer.started" } });
    expect(end).toMatchObject({ outcome: "answered", message: { role: "assistant", state: "kept" } });
    expect(words).toBe(end.message?.parts.map((part) => part.text).join(""));
    expect(companionAsked).toHaveBeenCalledTimes(1);
    expect(await stateOf(job.answerId)).toBe("answered");
    expect(await kept(job.userId)).toBe(0);
  });

  test("kept while the companion speaks: a tab hears the beginning and the rest", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked(QUESTION);
    const tab = await synced(job.userId);
    await room(job.userId).begin(job);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await room(job.userId).answer(job, [EVENT]);
    const { words, end } = await untilFinished(tab);
    expect(words).toBe(end.message?.parts.map((part) => part.text).join(""));
  });

  test("refused: it ends, nobody hears of it, its cost is booked, and for a minute none is begun ahead", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked(QUESTION);
    const tab = await synced(job.userId);
    const companionAsked = await asks(job.userId);
    const bill = await booked(job.userId);
    await room(job.userId).begin(job);
    await room(job.userId).withdraw("ans_of_another");
    expect(bill).not.toHaveBeenCalled();
    await room(job.userId).withdraw(job.answerId);
    await expect.poll(() => bill.mock.calls.length).toBe(1);
    const next = { ...job, answerId: `${job.answerId}2` };
    await room(job.userId).begin(next);
    expect(companionAsked).toHaveBeenCalledTimes(1);
    // what is kept is answered all the same
    await room(job.userId).answer(job, []);
    expect((await untilFinished(tab)).end).toMatchObject({ answerId: job.answerId, outcome: "answered" });
    expect(companionAsked).toHaveBeenCalledTimes(2);
    vi.useFakeTimers({ now: Date.now() + 60_001, toFake: ["Date"] });
    await room(job.userId).begin(next);
    expect(companionAsked).toHaveBeenCalledTimes(3);
    await room(job.userId).withdraw(next.answerId);
  });

  test("while another answer is being written none is begun", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked(QUESTION);
    const companionAsked = await asks(job.userId);
    await room(job.userId).answer(job, []);
    await room(job.userId).begin({ ...job, answerId: `${job.answerId}2` });
    expect(companionAsked).toHaveBeenCalledTimes(1);
    await room(job.userId).end(job.answerId);
  });

  test("a room that is killed before the question was kept writes the answer all the same, once", async () => {
    await companion({ wordDelayMs: 5, fault: "none" });
    const job = await asked(QUESTION);
    await room(job.userId).begin(job);
    await abortAllDurableObjects();
    const tab = await synced(job.userId);
    await room(job.userId).answer(job, []);
    expect((await untilFinished(tab)).end.outcome).toBe("answered");
  });

  test("an account that is erased meanwhile leaves nothing of it", async () => {
    await companion({ wordDelayMs: 20, fault: "none" });
    const job = await asked(QUESTION);
    const bill = await booked(job.userId);
    await room(job.userId).begin(job);
    await room(job.userId).forget();
    await expect.poll(() => bill.mock.calls.length).toBe(1);
    expect(await kept(job.userId)).toBe(0);
  });
});

describe("who asks it", () => {
  test("a question that can be paid is begun before it is kept, and answered under the same id", async () => {
    const ctx = await member();
    const { answerId } = await send(ctx);
    expect(ctx.recorded).toMatchObject({ begun: [answerId], withdrawn: [] });
    expect(ctx.recorded.jobs.map((job) => job.answerId)).toEqual([answerId]);
  });

  test("nobody is asked where nothing is left to pay with, nor in danger, whose count decides first", async () => {
    const ctx = await member();
    for (let n = 0; n < 8; n++) {
      await send(ctx);
      await close(ctx, said("answered"));
    }
    ctx.recorded.begun.length = 0;
    const ninth = await sendMessage(ctx, { conversationId: null, text: "One more", requestId: requestId() });
    expect(ninth).toEqual({ ok: false, refusal: "chat.limit" });
    expect(ctx.recorded).toMatchObject({ begun: [], withdrawn: [] });
    await send(ctx, "I want to die");
    expect(ctx.recorded.begun).toEqual([]);
    expect(ctx.recorded.jobs.at(-1)?.care).toMatchObject({ crisis: "self_harm", ownWords: null });
  });

  test("what the commit refuses is withdrawn", async () => {
    const ctx = await member();
    ctx.bounds = { ...ctx.bounds, sends: { ...ctx.bounds.sends, member: { minute: 1, day: 9 } } };
    await send(ctx);
    await close(ctx, said("answered"));
    const second = await sendMessage(ctx, {
      conversationId: null,
      text: "And then?",
      requestId: requestId(),
    });
    expect(second).toEqual({ ok: false, refusal: "chat.too_fast" });
    expect(ctx.recorded.begun).toHaveLength(2);
    expect(ctx.recorded.withdrawn).toEqual(ctx.recorded.begun.slice(1));
    expect(ctx.recorded.jobs).toHaveLength(1);
  });

  test("and so is what D1 could not be asked to keep", async () => {
    const ctx = await member();
    // after the read
    beforeTrip(ctx, 2, () => Promise.reject(new Error("D1 is away")));
    const message = { conversationId: null, text: QUESTION, requestId: requestId() };
    await expect(sendMessage(ctx, message)).rejects.toThrow("D1 is away");
    expect(ctx.recorded.begun).toHaveLength(1);
    expect(ctx.recorded.withdrawn).toEqual(ctx.recorded.begun);
    expect(ctx.recorded.jobs).toEqual([]);
  });

  test("a room that cannot be reached before is asked after: the question is answered", async () => {
    const ctx = await member();
    const away = { ...ctx.rooms, begin: async () => Promise.reject(new Error("no such room")) };
    const sent = await sendMessage(
      { ...ctx, rooms: away },
      { conversationId: null, text: QUESTION, requestId: requestId() },
    );
    await ctx.settled();
    expect(sent.ok && ctx.recorded.jobs.map(({ answerId }) => answerId)).toEqual([
      sent.ok && sent.value.answerId,
    ]);
  });

  test("its cost stands on the day's bill, and can spend the day's money; where nothing was asked nothing does", async () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ctx = await member();
    ctx.at(Date.parse("2027-05-05T12:00:00Z"));
    ctx.bounds = { ...ctx.bounds, spendMicros: 100 };
    await recordUnsavedCost(ctx, ctx.userId, { costMicros: null });
    await recordUnsavedCost(ctx, ctx.userId, { costMicros: 0 });
    expect(await rows("SELECT micros FROM care_spend WHERE day = '2027-05-05'")).toEqual([]);
    await recordUnsavedCost(ctx, ctx.userId, { costMicros: 120 });
    expect(await rows("SELECT micros FROM care_spend WHERE day = '2027-05-05'")).toEqual([{ micros: 120 }]);
    expect(
      consoleError.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("care.spend")),
    ).toEqual([expect.stringContaining('"spentMicros":120')]);
    consoleError.mockRestore();
  });
});
