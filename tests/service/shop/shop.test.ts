import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { ITEMS } from "#app/features/shop/catalog.ts";
import { shopExport } from "#app/features/shop/export.server.ts";
import type { ShopReply } from "#app/features/shop/reply.ts";
import { member, requestId, rows } from "#tests/service/members.ts";
import { given, shop, statsOf, sumOf } from "#tests/service/pets.ts";
import { readShop } from "#tests/service/stored-pet.ts";
import { countTrips } from "#tests/service/trips.ts";

const refusal = (reply: ShopReply) => (reply.ok ? null : reply.refusal);
const bought = (reply: ShopReply) => {
  if (!reply.ok || reply.intent !== "buy") throw new Error("not bought");
  return reply;
};
const buy = (itemId: string, coins: number, gems = 0) => ({
  intent: "buy",
  itemId,
  coins: String(coins),
  gems: String(gems),
});
const setItem = (id: string, set: string) =>
  env.DB.prepare(`UPDATE reward_shop_items SET ${set} WHERE id = ?`).bind(id).run();

test("E17, F29, F24: the shelf is the catalogue, in order of category, in one D1 trip", async () => {
  const ctx = await member();
  const trips = countTrips(ctx);
  const { items, accessories } = await readShop(ctx);
  expect(trips()).toBe(1);
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(items.map(({ category }) => category)).toEqual(items.map(({ category }) => category).sort());
  for (const seed of ITEMS) {
    expect(items.find(({ id }) => id === seed.id)).toMatchObject({
      name: seed.name,
      category: seed.category,
      costCoins: seed.costCoins,
      costGems: seed.costGems,
      itemData: { emoji: seed.emoji },
    });
  }
  const worn = items.map(({ itemData }) => itemData.accessory_id).filter(Boolean);
  expect(worn.sort()).toEqual(accessories.map(({ id }) => id).sort());
});

test("SH2: bought in two D1 trips; coins, gems, stock and the purchase in one commit; told to the other tab", async () => {
  const ctx = await member();
  await given(ctx, 200, 3);
  const trips = countTrips(ctx);
  const reply = bought(await shop(ctx, buy("item_cloak_first_snow", 140, 1)));
  expect(trips()).toBe(2);
  await ctx.settled();
  expect(reply.wallet).toMatchObject({ coins: 60, gems: 2 });
  expect(reply.purchase).toMatchObject({ purchasePriceCoins: 140, purchasePriceGems: 1, isEquipped: false });
  const shelf = await readShop(ctx);
  expect(shelf.items.find(({ id }) => id === "item_cloak_first_snow")).toEqual(reply.item);
  expect(shelf.purchases).toEqual([reply.purchase]);
  expect(ctx.recorded.events.map(({ event }) => event)).toEqual([
    {
      name: "pet.changed",
      requestId: reply.requestId,
      purchase: reply.purchase,
      item: reply.item,
      wallet: reply.wallet,
    },
  ]);
});

test.each([
  ["no such item", buy("item_none", 1), "shop.item_not_found"],
  ["too few coins", buy("item_lantern_night", 150), "shop.insufficient_funds"],
  ["too few gems", buy("item_cloak_sky", 120, 2), "shop.insufficient_funds"],
  ["a stale price", buy("item_scarf_plum", 29), "shop.price_changed"],
  ["a price of nothing", buy("item_scarf_plum", 0), "shop.price_changed"],
])("V14, X36, G16: %s", async (_name, fields, code) => {
  const ctx = await member();
  await given(ctx, 149, 1);
  const reply = await shop(ctx, fields);
  expect(refusal(reply)).toBe(code);
  expect(await sumOf(ctx)).toBe(149);
});

test("X36: a member without stats", async () => {
  expect(refusal(await shop(await member(), buy("item_treats", 12)))).toBe("shop.stats_not_found");
});

test.each(["-5", "1.5", "1e400", "NaN", "", "9007199254740993", "0x10g"])(
  "a price of %j is no form of ours, or no price of ours",
  async (coins) => {
    const ctx = await member();
    await given(ctx, 50);
    const reply = await shop(ctx, { ...buy("item_treats", 12), coins }).catch(() => null);
    expect(reply?.ok ?? false).toBe(false);
    expect(await sumOf(ctx)).toBe(50);
  },
);

test("G16: sold out, taken off the shelf, dearer by now; the refusal brings the item as it is", async () => {
  const ctx = await member();
  await given(ctx, 500, 9);
  await setItem("item_bow_table", "stock_quantity = 0");
  expect(refusal(await shop(ctx, buy("item_bow_table", 50)))).toBe("shop.out_of_stock");
  await setItem("item_kettle", "is_active = 0");
  expect(refusal(await shop(ctx, buy("item_kettle", 65)))).toBe("shop.item_inactive");
  await setItem("item_quilt", "cost_coins = 131");
  expect(await shop(ctx, buy("item_quilt", 130, 1))).toMatchObject({
    refusal: "shop.price_changed",
    item: { costCoins: 131 },
  });
});

test("V14: once each; what is special as often as one likes; the same request once", async () => {
  const ctx = await member();
  await given(ctx, 200);
  bought(await shop(ctx, buy("item_shell", 20)));
  expect(refusal(await shop(ctx, buy("item_shell", 20)))).toBe("shop.already_purchased");
  const same = { ...buy("item_treats", 12), requestId: requestId() };
  const first = await shop(ctx, same);
  expect(await shop(ctx, same)).toEqual(first);
  bought(await shop(ctx, buy("item_treats", 12)));
  expect(await sumOf(ctx)).toBe(200 - 20 - 24);
  expect(refusal(await shop(ctx, { ...same, coins: "13" }))).toBe("shop.request_reused");
});

test("60 purchases at once with money for 10: ten", async () => {
  const ctx = await member();
  await given(ctx, 120);
  const replies = await Promise.all(Array.from({ length: 60 }, () => shop(ctx, buy("item_treats", 12))));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(10);
  expect(new Set(replies.map(refusal))).toEqual(new Set([null, "shop.insufficient_funds"]));
  expect(await statsOf(ctx)).toMatchObject({ faith_coins: 0 });
  expect(await sumOf(ctx)).toBe(0);
});

test("12 members at once want the last 5: five have one", async () => {
  await setItem("item_star_map", "stock_quantity = 5");
  const buyers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const ctx = await member();
      await given(ctx, 160, 2);
      return ctx;
    }),
  );
  const replies = await Promise.all(buyers.map((ctx) => shop(ctx, buy("item_star_map", 160, 2))));
  expect(replies.map(refusal).sort()).toEqual(
    [...Array(5).fill(null), ...Array(7).fill("shop.out_of_stock")].sort(),
  );
  const [left] = await rows<{ left: number }>(
    "SELECT stock_quantity AS left FROM reward_shop_items WHERE id = 'item_star_map'",
  );
  expect(left?.left).toBe(0);
});

test("SH3, D24, P10: one is on; another's cannot be; what is special is not worn", async () => {
  const [ctx, other] = [await member(), await member()];
  await given(ctx, 200);
  await given(other, 200);
  const scarf = bought(await shop(ctx, buy("item_scarf_sky", 30))).purchase.id;
  const bow = bought(await shop(ctx, buy("item_bow_rose", 40))).purchase.id;
  const treats = bought(await shop(ctx, buy("item_treats", 12))).purchase.id;
  const theirs = bought(await shop(other, buy("item_scarf_sky", 30))).purchase.id;
  const on = async () =>
    (await readShop(ctx)).purchases.filter((each) => each.isEquipped).map(({ id }) => id);
  expect(await shop(ctx, { intent: "equip", purchaseId: scarf })).toMatchObject({ equippedId: scarf });
  expect(await shop(ctx, { intent: "equip", purchaseId: bow })).toMatchObject({ equippedId: bow });
  expect(await on()).toEqual([bow]);
  expect(refusal(await shop(ctx, { intent: "equip", purchaseId: theirs }))).toBe("shop.purchase_not_found");
  expect(refusal(await shop(ctx, { intent: "equip", purchaseId: treats }))).toBe("shop.not_wearable");
  await Promise.all([scarf, bow, scarf].map((purchaseId) => shop(ctx, { intent: "equip", purchaseId })));
  expect(await on()).toHaveLength(1);
  const [worn = ""] = await on();
  await ctx.settled();
  // a tab that read only what is on draws the other by this word
  const equipEvents = ctx.recorded.events.map(({ event }) => event).filter((event) => "equippedId" in event);
  const [sky, rose] = [
    { id: scarf, itemId: "item_scarf_sky", isEquipped: true },
    { id: bow, itemId: "item_bow_rose", isEquipped: true },
  ];
  expect(equipEvents.slice(0, 2)).toMatchObject([
    { name: "pet.changed", equippedId: scarf, purchase: sky },
    { name: "pet.changed", equippedId: bow, purchase: rose },
  ]);
  expect(await shop(ctx, { intent: "unequip", purchaseId: worn })).toMatchObject({ equippedId: null });
  expect(await on()).toEqual([]);
});

test("SH3: what can be worn stays on the page, however many treats came after it", async () => {
  const ctx = await member();
  await given(ctx, 200);
  const scarf = bought(await shop(ctx, buy("item_scarf_sky", 30))).purchase;
  const add = env.DB.prepare(
    `INSERT INTO user_purchases (id, user_id, item_id, purchase_price_coins, purchase_price_gems, purchased_at)
    VALUES (?, ?, 'item_treats', 12, 0, ?)`,
  );
  await env.DB.batch(
    Array.from({ length: 501 }, (_, n) =>
      add.bind(`buy_${requestId()}`, ctx.userId, scarf.purchasedAt + 1 + n),
    ),
  );
  expect((await readShop(ctx)).purchases).toEqual([scarf]);
  const texts: string[] = [];
  for await (const { content } of shopExport.files({ ...ctx, timeZone: "UTC" })) {
    for await (const piece of content) texts.push(piece);
  }
  const kept = JSON.parse(texts.join("")) as { id: string }[];
  expect([kept[0]?.id, new Set(kept.map(({ id }) => id)).size, kept.length]).toEqual([scarf.id, 502, 502]);
});
