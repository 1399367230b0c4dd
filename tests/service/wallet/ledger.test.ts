import { describe, expect, test } from "vitest";
import type { Language } from "#app/core/language.ts";
import { readFramed } from "#app/features/home/frame/frame.server.ts";
import { movementNames } from "#app/features/pet/copy/movement-names.ts";
import { reward } from "#app/features/rewards/service.server.ts";
import { giveDailyLogin } from "#app/features/rewards/visit.server.ts";
import { itemNames } from "#app/features/shop/names.server.ts";
import { ledgerFile, ledgerPage, ledgerReads } from "#app/features/wallet/ledger.server.ts";
import { type LedgerQuery, ledgerQuery } from "#app/features/wallet/query.ts";
import { member, rows, type TestMember } from "#tests/service/members.ts";
import { act, adopted, given, shop } from "#tests/service/pets.ts";
import { readPet } from "#tests/service/stored-pet.ts";

const read = async (ctx: TestMember, asked = "") => {
  const query: LedgerQuery = ledgerQuery(new URLSearchParams(asked));
  const { frame, rows: found } = await readFramed(ctx, [...ledgerReads(ctx, query), itemNames(ctx.db)]);
  const [movements, totals, stats, items] = found;
  return ledgerPage(ctx, frame.profile, query, [movements, totals, stats], movementNames(items));
};
const fileOf = async (ctx: TestMember): Promise<string> => {
  const [items] = await ctx.db.batch([itemNames(ctx.db)]);
  return ledgerFile(ctx, movementNames(items)).text();
};
const linesOf = (page: Awaited<ReturnType<typeof read>>) => page.days.flatMap(({ lines }) => lines);

/** A day pays only so often. */
const HALF_A_DAY = 43_200_000;

describe("the wallet's page", () => {
  test("every movement and its reason, newest first; what is in the wallet is the sum of all lines", async () => {
    const ctx = await member();
    await giveDailyLogin(ctx);
    for (let n = 0; n < 6; n++) {
      ctx.at(ctx.now() + HALF_A_DAY);
      await reward(ctx, "bible_study", `john-${n}`, `John ${n + 1}`);
    }
    await ctx.settled();
    const page = await read(ctx);
    const lines = linesOf(page);
    expect(lines[0]).toMatchObject({ lead: "Read John 6", about: "Bible study", amount: 10, balance: 62 });
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map(({ seq }) => seq).sort((a, b) => b - a));
    const sum = (currency: string) =>
      lines.filter((line) => line.currency === currency).reduce((all, { amount }) => all + amount, 0);
    expect(page.coins).toMatchObject({ balance: 62, earned: 62, spent: 0, since: "November" });
    expect([sum("faith_coins"), sum("faith_gems")]).toEqual([page.coins.balance, page.gems]);
    const [stats] = await rows<{ faith_coins: number; faith_gems: number }>(
      "SELECT faith_coins, faith_gems FROM user_stats WHERE user_id = ?",
      ctx.userId,
    );
    expect(stats).toEqual({ faith_coins: page.coins.balance, faith_gems: page.gems });
    // LV1, LV2: 62 coins are 124 of experience
    expect([page.level, page.toNext]).toEqual([2, 76]);
  });

  test.each([
    ["", 8],
    ["show=earned", 7],
    ["show=spent", 0],
    ["show=gems", 1],
    ["show=messages", 0],
    ["show=everything", 8],
  ])("shown by %j: %i lines", async (asked, count) => {
    const ctx = await member();
    for (let n = 0; n < 7; n++) {
      ctx.at(ctx.now() + HALF_A_DAY);
      await reward(ctx, "bible_study", `john-${n}`);
    }
    expect(linesOf(await read(ctx, asked))).toHaveLength(count);
  });

  test("a page at a time, none twice and none lost; what is no place begins at the newest", async () => {
    const ctx = await member();
    for (let n = 0; n < 65; n++) {
      ctx.at(ctx.now() + HALF_A_DAY);
      await reward(ctx, "verse_save", `v${n}`, `Psalm ${n}`);
    }
    const seen: string[] = [];
    let at = "show=earned";
    for (;;) {
      const page = await read(ctx, at);
      seen.push(...linesOf(page).map(({ lead }) => lead));
      if (page.before === null) break;
      at = `show=earned&before=${page.before}`;
    }
    expect(seen).toEqual(Array.from({ length: 65 }, (_, n) => `Saved Psalm ${64 - n}`));
    for (const place of ["0", "-1", "1e9", "'", "9".repeat(40)]) {
      expect((await read(ctx, `before=${place}`)).isFirst).toBe(true);
    }
  });

  test("nobody else's; and all of it as a table", async () => {
    const [ann, ben] = [await member(), await member()];
    await reward(ann, "prayer", "p1", '=HYPERLINK("x")');
    expect(linesOf(await read(ben))).toEqual([]);
    const text = await fileOf(ann);
    expect(text.split("\r\n")[1]).toMatch(/^2026-11-20T12:00:00.000Z,"?Prayed for =HYPERLINK/);
    expect((await fileOf(ben)).trim().split("\r\n")).toHaveLength(1);
  });

  test("what a movement was for is called as the pages call it, in both languages and in the file", async () => {
    const ctx = await member();
    await given(ctx, 300);
    const pet = await adopted(ctx);
    await shop(ctx, { intent: "buy", itemId: "item_scarf_plum", coins: "30", gems: "0" });
    const { adventures, trainings } = await readPet(ctx);
    const adventureId = adventures.find(({ adventureKey }) => adventureKey === "jordan")?.id ?? "";
    const trainingId = trainings.find(({ trainingKey }) => trainingKey === "long_way")?.id ?? "";
    await act(ctx, { intent: "adventure.start", petId: pet.id, adventureId });
    await act(ctx, { intent: "training.start", petId: pet.id, trainingId });
    ctx.at(ctx.now() + 6_000);
    await act(ctx, { intent: "adventure.finish", petId: pet.id, adventureId });
    for (let n = 0; n < 7; n++) {
      ctx.at(ctx.now() + HALF_A_DAY);
      await reward(ctx, "bible_study", `john-${n}`, `John ${n + 1}`);
    }
    await ctx.settled();
    const called = {
      en: ["Plum scarf", "Twelve stones at the Jordan", "The long way round", "Stage 2"],
      es: ["Bufanda ciruela", "Doce piedras en el Jordán", "El camino largo", "Etapa 2"],
    };
    for (const language of ["en", "es"] satisfies Language[]) {
      ctx.language = language;
      const leads = linesOf(await read(ctx)).map(({ lead }) => lead);
      const file = await fileOf(ctx);
      for (const name of called[language]) {
        expect(leads).toContain(name);
        expect(file).toContain(`,${name},`);
      }
      expect([...leads, file].join("\n")).not.toMatch(/item_scarf|\bjordan\b|long_way/);
    }
  });

  test("what nobody has a name for is said by its cause, never by its key", () => {
    const nameOf = movementNames([]);
    for (const cause of ["purchase", "adventure", "training", "training_refunded"] as const) {
      expect(nameOf({ cause, subject: "of_later", language: "en" })).toBe("");
    }
    expect(nameOf({ cause: "prayer", subject: "Ruth", language: "en" })).toBe("Ruth");
  });
});
