import { EMPTY_WALLET, type Wallet } from "#app/features/wallet/rules.ts";
import type { MemberContext } from "#app/platform/context.ts";
import { SHELF, type Shelf } from "./store.server.ts";

export type ShopPage = Shelf & { wallet: Wallet };

/** F29, F30, F24: what is offered, in order of category; what the member has, the newest first. One D1 trip. */
export async function readShop(ctx: MemberContext): Promise<ShopPage> {
  const row = await ctx.db.first<{ shelf: string }>(SHELF, ctx.userId);
  const shelf = JSON.parse(row?.shelf ?? "null") as Shelf;
  return { ...shelf, wallet: shelf.wallet ?? EMPTY_WALLET };
}
