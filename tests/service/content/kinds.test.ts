import { env } from "cloudflare:workers";
import { afterEach, expect, test } from "vitest";
import { type HeldContent, heldWords } from "#app/core/content/held-content.ts";
import { utcDay } from "#app/core/local-day.ts";
import { actOnDoubts, readDoubts } from "#app/features/admin/content/doubts.server.ts";
import { actOnItem } from "#app/features/admin/content/edit.server.ts";
import { readItem, readKinds } from "#app/features/admin/content/read.server.ts";
import { dayWords } from "#app/features/daniel-plan/content/days.ts";
import { readStep } from "#app/features/games/challenges/content.server.ts";
import { actOnFeud } from "#app/features/games/feud/act.server.ts";
import { readHeldBoards } from "#app/features/games/feud/content.server.ts";
import { questLines } from "#app/features/games/hub/lines.server.ts";
import { readList, readQuestion } from "#app/features/games/trivia/content.server.ts";
import { heldWeeksOf } from "#app/features/ministries/content/weeks.server.ts";
import { buyItem } from "#app/features/shop/buy.server.ts";
import { administrator, again } from "#tests/service/admin/staff.ts";
import { member, requestId, rows, type TestMember } from "#tests/service/members.ts";
import { formOf } from "#tests/service/pets.ts";
import { forgetSiteState, siteStateOf } from "#workers/context/site-state.ts";

afterEach(forgetSiteState);

async function held(): Promise<HeldContent> {
  forgetSiteState();
  return (await siteStateOf(env, () => undefined)).content;
}

type Fields = Record<string, string>;
/** Sends the editor's form as it was drawn, with some fields typed over. */
async function edits(ctx: TestMember, kind: string, item: string, typed: Fields): Promise<string> {
  const { page } = await readItem(again(ctx), { kind, item });
  const fields = { ...page.typed, base: String(page.base), stock_seen: page.stockSeen, from: "", ...typed };
  return sends(ctx, kind, item, { intent: "save", despite: "yes", ...fields });
}
async function sends(ctx: TestMember, kind: string, item: string, fields: Fields): Promise<string> {
  const form = formOf({ formId: requestId(), reason: "asked for", ...fields });
  const reply = await actOnItem(again(ctx), { kind, item }, form);
  return reply === null ? "bad form" : reply.ok ? "done" : reply.refusal;
}

test("R35: what every kind holds reaches its readers", async () => {
  const [admin, ctx] = [await administrator(), await member()];
  expect(await edits(admin, "challenge_step", "advent:3", { text_en: "A shoot grows." })).toBe("done");
  expect(
    await edits(admin, "ministry_week", "men:1", {
      title_es: "El abrigo",
      questions_en: "One?\nTwo?\nThree?",
    }),
  ).toBe("done");
  expect(await edits(admin, "ministry_week", "men:1", { questions_en: "One?\nTwo?" })).toBe("fields");
  expect(await edits(admin, "daniel_day", "1:1", { title_en: "Your own name" })).toBe("done");
  expect(await edits(admin, "quest", "read-once", { name_en: "Read a page" })).toBe("done");
  expect(
    await edits(admin, "pet_adventure", "emmaus", { name_en: "To Emmaus", well_en: "Bread was broken" }),
  ).toBe("done");
  expect(await edits(admin, "pet_type", "dog", { name_es: "Perrito" })).toBe("done");
  const content = await held();
  const reader = { ...ctx, content };
  const today = utcDay(ctx.now());
  expect((await readStep(reader, { kind: "advent", step: 3, today }))?.text.en).toBe("A shoot grows.");
  const [week] = heldWeeksOf(reader, "men", today);
  expect([week?.title.es, week?.questions.map(({ en }) => en)]).toEqual([
    "El abrigo",
    ["One?", "Two?", "Three?"],
  ]);
  const days = (id: string) => content.of("daniel_day", id, today);
  expect(dayWords({ week: 1, day: 1 }, "en", days).title).toBe("Your own name");
  expect(dayWords({ week: 1, day: 2 }, "en", days)).toEqual(dayWords({ week: 1, day: 2 }, "en"));
  const slots = [{ definition: { id: "read-once", name: { en: "x", es: "y" } }, completedDay: null }];
  expect(questLines({ slots, today } as never, reader)[0]?.name).toBe("Read a page");
  // what the browser has in its script is sent with the document, in the reader's language alone
  const kinds = ["pet_adventure", "pet_type", "pet_evolution"];
  expect(heldWords(content, { kinds, day: today, language: "es" }).pet_type).toEqual({
    dog: { name_es: "Perrito" },
  });
  expect(heldWords(content, { kinds, day: today, language: "en" }).pet_adventure?.emmaus).toMatchObject({
    name_en: "To Emmaus",
    well_en: "Bread was broken",
  });
});

test("R35: a question that is withdrawn is drawn no more, and a round that has it ends with it; mended, it is as mended", async () => {
  const [admin, ctx] = [await administrator(), await member()];
  const reader = async () => ({ ...ctx, content: await held() });
  const all = (await readList(await reader())).length;
  expect(await edits(admin, "trivia_question", "w-0001", { offered: "0" })).toBe("done");
  const after = await reader();
  expect((await readList(after)).length).toBe(all - 1);
  expect((await readQuestion(after, "w-0001"))?.answer).toBe(0);
  expect(await edits(admin, "trivia_question", "w-0002", { answer: "2", difficulty: "3" })).toBe("done");
  const mended = await reader();
  expect((await readQuestion(mended, "w-0002"))?.answer).toBe(1);
  expect((await readList(mended)).find(({ id }) => id === "w-0002")?.difficulty).toBe(3);
  expect(await edits(admin, "trivia_question", "w-0002", { answer: "5" })).toBe("fields");
});

test("R35: a board that is not offered is begun by nobody", async () => {
  const [admin, ctx] = [await administrator(), await member()];
  expect(await edits(admin, "feud_board", "genesis-people", { offered: "0" })).toBe("done");
  const reader = { ...ctx, content: await held() };
  expect((await readHeldBoards(reader)).find(({ id }) => id === "genesis-people")?.offered).toBe(false);
  const begun = await actOnFeud(
    reader,
    formOf({ intent: "begin", board: "genesis-people", requestId: requestId() }),
  );
  expect(begun).toMatchObject({ ok: false, refusal: "feud.gone" });
});

test("R35: doubts are answered once, with a line of the log, and whoever doubted is told", async () => {
  const [admin, ann, ruth] = [await administrator(), await member(), await member()];
  for (const [ctx, reason] of [
    [ann, "answer"],
    [ruth, "unclear"],
  ] as const)
    await rows(
      "INSERT INTO trivia_disputes (user_id, item, reason, at) VALUES (?, 'w-0003', ?, 5)",
      ctx.userId,
      reason,
    );
  expect((await readKinds(again(admin))).doubts).toBe(1);
  const { doubts } = await readDoubts(again(admin));
  expect(doubts).toMatchObject([{ item: "w-0003", count: 2, isThere: true }]);
  const answer = async (fields: Fields) => {
    const reply = await actOnDoubts(
      again(admin),
      formOf({
        intent: "settle",
        item: "w-0003",
        outcome: "mended",
        formId: "doubt-1",
        reason: "two were right",
        ...fields,
      }),
    );
    return reply === null ? "bad form" : reply.ok ? "done" : reply.refusal;
  };
  expect(await answer({ outcome: "never" })).toBe("bad form");
  expect(await answer({ reason: " " })).toBe("reason");
  expect(await answer({})).toBe("done");
  expect(await answer({})).toBe("done");
  expect(await answer({ formId: "doubt-2" })).toBe("moved");
  expect((await readDoubts(again(admin))).doubts).toEqual([]);
  expect(await rows("SELECT act, subject, reason FROM audit_log WHERE act = 'answer_disputes'")).toEqual([
    { act: "answer_disputes", subject: "trivia_question/w-0003", reason: "two were right" },
  ]);
  expect(
    await rows(
      "SELECT topic, count(*) AS n FROM notifications WHERE user_id IN (?, ?) GROUP BY topic",
      ann.userId,
      ruth.userId,
    ),
  ).toEqual([{ topic: "trivia.answered", n: 2 }]);
  await expect(rows("UPDATE trivia_disputes SET outcome = 'kept'")).rejects.toThrow(
    /dispute_is_answered_once/,
  );
});

test("R35: a shop item's price and stock change at once with their version; what was sold meanwhile is never given back", async () => {
  const [admin, ctx] = [await administrator(), await member()];
  const item = () =>
    rows<{ name: string; coins: number; stock: number | null; active: number }>(
      "SELECT name, cost_coins AS coins, stock_quantity AS stock, is_active AS active FROM reward_shop_items WHERE id = 'item_mustard_seed'",
    );
  expect(
    await edits(admin, "shop_item", "item_mustard_seed", {
      coins: "12",
      stock: "40",
      name_en: "A mustard seed",
    }),
  ).toBe("done");
  expect(await item()).toEqual([{ name: "A mustard seed", coins: 12, stock: 40, active: 1 }]);
  // the price that was shown is not the price any more
  const bought = await buyItem(ctx, {
    requestId: requestId(),
    itemId: "item_mustard_seed",
    coins: 10,
    gems: 0,
  });
  expect(bought.ok).toBe(false);
  // one is sold while the form is open
  const { page } = await readItem(again(admin), { kind: "shop_item", item: "item_mustard_seed" });
  await rows("UPDATE reward_shop_items SET stock_quantity = 39 WHERE id = 'item_mustard_seed'");
  const stale = {
    ...page.typed,
    intent: "save",
    base: "1",
    from: "",
    stock_seen: page.stockSeen,
    coins: "13",
  };
  expect(await sends(admin, "shop_item", "item_mustard_seed", stale)).toBe("stock");
  expect(await sends(admin, "shop_item", "item_mustard_seed", { ...stale, coins: "0", gems: "0" })).toBe(
    "fields",
  );
  expect(await item()).toMatchObject([{ coins: 12, stock: 39 }]);
  // as it shipped: name and price come back, the stock stays
  expect(await sends(admin, "shop_item", "item_mustard_seed", { intent: "return", to: "0", base: "1" })).toBe(
    "done",
  );
  expect(await item()).toEqual([{ name: "Mustard seed", coins: 10, stock: 39, active: 1 }]);
  expect(await edits(admin, "shop_item", "item_mustard_seed", { stock: "", offered: "0" })).toBe("done");
  expect(await item()).toMatchObject([{ stock: null, active: 0 }]);
  expect((await held()).of("shop_item", "item_mustard_seed", utcDay(Date.now()))).toMatchObject({
    coins: 10,
    offered: 0,
  });
});
