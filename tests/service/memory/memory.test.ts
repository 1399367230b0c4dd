import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { actOnMemory } from "#app/features/memory/act.server.ts";
import { learnVerse } from "#app/features/memory/learn.server.ts";
import { keyOf } from "#app/features/memory/model/card.ts";
import { COLLECTIONS } from "#app/features/memory/model/catalog-collections.ts";
import { passagesOf } from "#app/features/memory/model/collection.ts";
import { type ReviewGrade, replayed } from "#app/features/memory/model/schedule.ts";
import type { Tab } from "#app/features/memory/paths.ts";
import { memoryPage, memoryQuery, memoryReads } from "#app/features/memory/read.server.ts";
import type { GradedReply, MemoryReply } from "#app/features/memory/reply.ts";
import { readText } from "#app/features/memory/text.server.ts";
import { member, planOf, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { countTrips } from "#tests/service/trips.ts";

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const JOHN = "43003016-43003016";
const WEB =
  "For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.";
const KJV =
  "For God so loved the world, that he gave his only begotten Son, that whosoever believeth in him should not perish, but have everlasting life.";

type Prepared = { _prepare(): { getQuery(): { sql: string; params: unknown[] } } };
type Fields = Record<string, string | readonly string[]>;
function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(fields))
    for (const value of [given].flat()) form.append(name, value);
  return form;
}
const act = (ctx: TestMember, fields: Fields): Promise<MemoryReply> => actOnMemory(ctx, formOf(fields));
const learn = (ctx: TestMember, key = JOHN, intent = "learn", translation = "WEB") => {
  const [first = "", last = ""] = key.split("-");
  return learnVerse(ctx, formOf({ intent, first, last, translation }));
};
const review = (ctx: TestMember, fields: Fields = {}) =>
  act(ctx, {
    intent: "review",
    requestId: requestId(),
    card: JOHN,
    exercise: "typing",
    round: "0",
    answer: WEB,
    ms: "60000",
    ...fields,
  });
async function graded(ctx: TestMember, fields: Fields = {}): Promise<GradedReply> {
  const reply = await review(ctx, fields);
  if (!reply.ok || !reply.review) throw new Error(JSON.stringify(reply));
  return reply.review;
}
async function page(ctx: TestMember, tab: Tab = "today", query = "") {
  const asked = memoryQuery(tab, new URLSearchParams(query));
  const { frame, rows: found } = await readFramed(ctx, memoryReads(ctx, asked));
  return memoryPage(ctx, frame.profile, found, asked);
}
async function today(ctx: TestMember, query = "") {
  const shown = await page(ctx, "today", query);
  if (shown.tab !== "today") throw new Error(shown.tab);
  return shown;
}
const coins = (ctx: TestMember) =>
  rows<{ cause_id: string; amount: number }>(
    "SELECT cause_id, amount FROM wallet_ledger WHERE user_id = ? AND cause = 'memory_game'",
    ctx.userId,
  );
const cards = (ctx: TestMember) =>
  rows<Record<string, number>>(
    "SELECT * FROM memory_cards WHERE user_id = ? ORDER BY first_verse",
    ctx.userId,
  );

test("R19: what a page shows is the same for a minute, so that its document is rendered once", async () => {
  const ctx = await member();
  await learn(ctx);
  await review(ctx);
  const minute = NOON + DAY;
  for (const tab of ["today", "deck", "collections", "progress"] as const) {
    ctx.at(minute);
    const shown = await page(ctx, tab);
    ctx.at(minute + 59_999);
    expect(await page(ctx, tab), tab).toEqual(shown);
    ctx.at(minute + 60_000);
    expect((await page(ctx, tab)).now, tab).toBe(minute + 60_000);
  }
});

describe("R19 a verse into the deck", () => {
  test("one trip to learn it, one for the page, two for a review; its text is the shipped one", async () => {
    const ctx = await member();
    const trips = countTrips(ctx);
    expect(await learn(ctx)).toEqual({ ok: true, learned: true, cards: 1 });
    expect(trips()).toBe(1);
    const shown = await today(ctx);
    expect(trips()).toBe(2);
    expect(shown.cards).toMatchObject([
      {
        key: JOHN,
        reference: "John 3:16",
        text: WEB,
        stage: "new",
        step: "read",
        path: "/bible-study/web/john/3?v=16",
      },
    ]);
    expect(await graded(ctx)).toMatchObject({ grade: 3, reason: "clean", coins: 8 });
    expect(trips()).toBe(4);
    await ctx.settled();
    const names = ctx.recorded.events.map(({ event }) => event.name);
    expect(names).toEqual(expect.arrayContaining(["deck.changed", "rhythm.changed", "reward.given"]));
  });

  test("of a member who has no profile yet; twice is once; a passage is a card of its own", async () => {
    const ctx = await member({
      profile: false,
      account: { userId: "x", fullName: "Ann", primaryEmail: null, phone: null } as never,
    });
    await learn(ctx).catch(() => undefined);
    const known = await member();
    await Promise.all(Array.from({ length: 8 }, () => learn(known)));
    await learn(known, "43003016-43003018");
    expect((await cards(known)).length).toBe(2);
    expect(await rows("SELECT cards FROM memory_decks WHERE user_id = ?", known.userId)).toEqual([
      { cards: 2 },
    ]);
  });

  test("taken out and put back it loses nothing that is known of it", async () => {
    const ctx = await member();
    await learn(ctx);
    await graded(ctx);
    const [before] = await cards(ctx);
    expect(await learn(ctx, JOHN, "unlearn")).toEqual({ ok: true, learned: false, cards: 0 });
    expect((await today(ctx)).done).toBe(0);
    expect(await act(ctx, { intent: "restore", card: JOHN })).toMatchObject({ ok: true });
    const [after] = await cards(ctx);
    expect(after).toMatchObject({ due: before?.due, stability: before?.stability, removed_at: null });
    expect(await rows("SELECT cards FROM memory_decks WHERE user_id = ?", ctx.userId)).toEqual([
      { cards: 1 },
    ]);
  });

  test.each([
    ["no such verse", { first: "43003099", last: "43003099" }],
    ["over two chapters", { first: "43003036", last: "43004001" }],
    ["more than twelve verses", { first: "19119001", last: "19119020" }],
    ["no number", { first: "x", last: "y" }],
    ["another translation", { translation: "NIV" }],
    ["another intent", { intent: "drop" }],
  ])("%s is refused", async (_what, change) => {
    const ctx = await member();
    const fields = { intent: "learn", first: "43003016", last: "43003016", translation: "WEB", ...change };
    expect(await learnVerse(ctx, formOf(fields))).toEqual({ ok: false, refusal: "memory.bad_form" });
    expect(await cards(ctx)).toEqual([]);
  });

  test("every collection's ten verses have a text in every translation, and come in one press", async () => {
    const ctx = await member();
    for (const { id } of COLLECTIONS)
      for (const passage of passagesOf(id))
        for (const translation of ["WEB", "KJV", "RV1909"] as const)
          expect(
            (await readText(ctx, passage, translation)).length,
            `${id} ${keyOf(passage)}`,
          ).toBeGreaterThan(10);
    await learn(ctx, "40005004-40005004");
    expect(await act(ctx, { intent: "collection", collection: "beatitudes" })).toMatchObject({ ok: true });
    expect(await act(ctx, { intent: "collection", collection: "nothing" })).toMatchObject({ ok: false });
    expect((await cards(ctx)).length).toBe(10);
    const shown = await page(ctx, "collections");
    if (shown.tab !== "collections") throw new Error(shown.tab);
    expect(
      shown.collections.map(({ id, learned }) => [id, learned]).filter(([, learned]) => learned !== 0),
    ).toEqual([
      ["comfort", 1],
      ["beatitudes", 10],
    ]);
  });
});

describe("a review", () => {
  test("another translation's words are known as such; pasted, other scripts and nothing come again", async () => {
    const ctx = await member();
    await learn(ctx);
    expect(await graded(ctx, { answer: KJV })).toMatchObject({ grade: 3, reason: "translation" });
    expect(await graded(ctx, { pasted: "yes" })).toMatchObject({ grade: 1, reason: "pasted" });
    expect(await graded(ctx, { answer: "因为神爱世人" })).toMatchObject({ grade: 1, reason: "wrong" });
    expect(await graded(ctx, { answer: "" })).toMatchObject({ grade: 1, reason: "empty" });
    expect(await graded(ctx, { ms: "30000" })).toMatchObject({ grade: 4, reason: "quick" });
    const kept = await rows<{ grade: number }>(
      "SELECT grade FROM memory_reviews WHERE user_id = ?",
      ctx.userId,
    );
    expect(kept.map(({ grade }) => grade).sort()).toEqual([1, 1, 1, 3, 4]);
  });

  test("what cannot be graded is refused in words, and nothing is changed", async () => {
    const ctx = await member();
    await learn(ctx);
    const before = await cards(ctx);
    const refused: [Fields, string][] = [
      [{ answer: "lamp ".repeat(20_000) }, "memory.too_long"],
      [{ answer: Array.from({ length: 200 }, () => "a") }, "memory.bad_form"],
      [{ card: "43003017-43003017" }, "memory.gone"],
      [{ card: "1-1" }, "memory.bad_form"],
      [{ exercise: "guess" }, "memory.bad_form"],
      [{ round: "-1" }, "memory.bad_form"],
      [{ hints: "many" }, "memory.bad_form"],
      [{ requestId: "" }, "memory.bad_form"],
      [{ at: "1e99" }, "memory.bad_form"],
    ];
    for (const [fields, refusal] of refused)
      expect(await review(ctx, fields), JSON.stringify(fields).slice(0, 60)).toMatchObject({
        ok: false,
        refusal,
      });
    expect(await act(ctx, { intent: "limit", daily: "0" })).toMatchObject({ refusal: "memory.bad_limit" });
    expect(await act(ctx, { intent: "limit", daily: "51" })).toMatchObject({ refusal: "memory.bad_limit" });
    expect(await cards(ctx)).toEqual(before);
  });

  test("nobody reviews, removes or brings back another member's card", async () => {
    const ctx = await member();
    await learn(ctx);
    const stranger = await member();
    expect(await review(stranger)).toMatchObject({ ok: false, refusal: "memory.gone" });
    await act(stranger, { intent: "remove", card: JOHN });
    expect(await cards(ctx)).toMatchObject([{ removed_at: null, reps: 0 }]);
    expect((await today(stranger, `card=${JOHN}`)).cards).toEqual([]);
  });

  test("LV8: rewarded once a verse and day, twenty a day, never for what was not recalled", async () => {
    const ctx = await member();
    const three = COLLECTIONS.slice(0, 3).map(({ id }) => id);
    for (const collection of three) await act(ctx, { intent: "collection", collection });
    const all = [...new Map(three.flatMap(passagesOf).map((passage) => [keyOf(passage), passage])).values()];
    expect(all.length).toBeGreaterThan(20);
    const texts = await Promise.all(all.map((passage) => readText(ctx, passage, "WEB")));
    expect(await graded(ctx, { card: keyOf(all[0] as never), answer: "no" })).toMatchObject({ coins: 0 });
    for (const [at, passage] of all.entries()) {
      const fields = { card: keyOf(passage), answer: texts[at] ?? "" };
      expect((await graded(ctx, fields)).coins).toBe(at < 20 ? 8 : 0);
      expect((await graded(ctx, fields)).coins).toBe(0);
    }
    expect((await coins(ctx)).length).toBe(20);
    ctx.at(NOON + DAY);
    expect(await graded(ctx, { card: keyOf(all[0] as never), answer: texts[0] ?? "" })).toMatchObject({
      coins: 8,
    });
    const month = await rows("SELECT memory FROM rhythm_months WHERE user_id = ?", ctx.userId);
    expect(month).toHaveLength(1);
  });

  test("two tabs at once: both count, the reward is one", async () => {
    const ctx = await member();
    await learn(ctx);
    await Promise.all(Array.from({ length: 6 }, () => review(ctx)));
    expect((await cards(ctx))[0]).toMatchObject({ reps: 6 });
    expect(await coins(ctx)).toHaveLength(1);
  });
});

test("replayed, reordered and clock-shifted reviews: the schedule is that of their order, and no reward comes twice", async () => {
  const kind = fc.record({
    shift: fc.constantFrom(0, -2 * 3_600_000, -DAY, -3 * DAY, -365 * DAY, 365 * DAY),
    answer: fc.constantFrom(WEB, WEB.toLowerCase(), KJV, "nothing of the kind", ""),
    hints: fc.constantFrom("0", "2", "7"),
    ms: fc.constantFrom("", "0", "25000", "90000"),
    id: fc.integer({ min: 0, max: 5 }),
    later: fc.constantFrom(0, 60_000, 5 * 3_600_000),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 3, maxLength: 8 }), async (sent) => {
      const ctx = await member({ zone: "UTC" });
      await learn(ctx);
      const run = requestId().slice(0, 8);
      let now = NOON + DAY;
      for (const { shift, answer, hints, ms, id, later } of sent) {
        now += later;
        ctx.at(now);
        await review(ctx, { answer, hints, ms, requestId: `${run}-${id}-review`, at: String(now + shift) });
      }
      const kept = await rows<{ id: string; at: number; grade: ReviewGrade }>(
        "SELECT id, at, grade FROM memory_reviews WHERE user_id = ?",
        ctx.userId,
      );
      expect(kept.length).toBe(new Set(sent.map(({ id }) => id)).size);
      expect(kept.every(({ at }) => at >= NOON && at <= now)).toBe(true);
      const [card] = await cards(ctx);
      const memory = replayed(NOON, kept);
      expect(card).toMatchObject({
        due: memory.due,
        reps: memory.reps,
        lapses: memory.lapses,
        state: memory.state,
      });
      expect(card?.stability).toBeCloseTo(memory.stability, 8);
      const given = await coins(ctx);
      expect(new Set(given.map(({ cause_id }) => cause_id)).size).toBe(given.length);
      const days = new Set(
        sent.map((_, at) =>
          new Date(NOON + DAY + sent.slice(0, at + 1).reduce((sum, one) => sum + one.later, 0))
            .toISOString()
            .slice(0, 10),
        ),
      );
      expect(given.length).toBeLessThanOrEqual(days.size);
    }),
    { numRuns: 25 },
  );
});

describe("today", () => {
  test("a pile after a break is spread by the limit that one sets", async () => {
    const ctx = await member({ zone: "UTC" });
    await act(ctx, { intent: "collection", collection: "comfort" });
    await act(ctx, { intent: "collection", collection: "hope" });
    ctx.at(NOON + 60 * DAY);
    expect(await today(ctx)).toMatchObject({ limit: 10, done: 0, isMore: true, deckSize: 20 });
    expect((await today(ctx)).cards).toHaveLength(10);
    await act(ctx, { intent: "limit", daily: "3" });
    const three = await today(ctx);
    expect(three.cards).toHaveLength(3);
    for (const { key, text } of three.cards) await graded(ctx, { card: key, answer: text });
    expect(await today(ctx)).toMatchObject({ cards: [], done: 3, isMore: true });
    ctx.at(NOON + 61 * DAY);
    expect((await today(ctx)).cards).toHaveLength(3);
  });

  test("what was not recalled comes again the same day, beyond the limit", async () => {
    const ctx = await member({ zone: "UTC" });
    await learn(ctx);
    await act(ctx, { intent: "limit", daily: "1" });
    const { due } = await graded(ctx, { answer: "no" });
    expect((await today(ctx)).cards).toEqual([]);
    ctx.at(due);
    expect(await today(ctx)).toMatchObject({ done: 1, cards: [{ key: JOHN }] });
  });

  test("of 10,000 cards the due ones are found by the index: at most twice as many rows read as are shown", async () => {
    const ctx = await member({ zone: "UTC" });
    // 9,900 that come later, 100 that are due
    await rows(
      `WITH RECURSIVE each (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM each WHERE n < 9999)
      INSERT INTO memory_cards (user_id, first_verse, last_verse, translation, due, stability, difficulty, scheduled_days,
        step, reps, lapses, state, created_at)
      SELECT ?1, 1001001 + n, 1001001 + n, 'WEB', ?2 + iif(n % 100 = 0, -n, n + 1) * 1000, 5, 5, 5, 0, 3, 0, 2, 0 FROM each
      WHERE true`,
      ctx.userId,
      NOON,
    );
    const [, due, done] = memoryReads(ctx, memoryQuery("today", new URLSearchParams()));
    for (const [statement, most] of [
      [due, 11],
      [done, 0],
    ] as const) {
      const { sql, params } = (statement as unknown as Prepared)._prepare().getQuery();
      const { meta, results } = await env.DB.prepare(sql)
        .bind(...params)
        .all();
      expect(results).toHaveLength(most);
      // one more for the limit that the member has set
      expect(meta.rows_read).toBeLessThanOrEqual(2 * most + 1);
      expect((await planOf(sql, params)).join("\n")).toContain("USING INDEX memory_d");
    }
    expect((await today(ctx)).cards).toHaveLength(10);
  });
});
