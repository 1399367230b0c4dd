import { commit } from "#app/db/commit.ts";
import { actOnPet } from "#app/features/pet/act.server.ts";
import type { PetReply } from "#app/features/pet/model/reply.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { actInShop } from "#app/features/shop/act.server.ts";
import type { ShopReply } from "#app/features/shop/reply.ts";
import { addMovement, beginStats } from "#app/features/wallet/store.server.ts";
import { requestId, rows, type TestMember } from "./members.ts";

type Fields = Record<string, string>;

export const formOf = (fields: Fields): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ requestId: requestId(), ...fields })) form.set(name, value);
  return form;
};

/** One act as `/pet` posts it. */
export async function act(ctx: TestMember, fields: Fields): Promise<PetReply> {
  const reply = await actOnPet(ctx, formOf(fields));
  if (!reply) throw new Error(`no form of the pet: ${JSON.stringify(fields)}`);
  return reply;
}

export async function shop(ctx: TestMember, fields: Fields): Promise<ShopReply> {
  const reply = await actInShop(ctx, formOf(fields));
  if (!reply) throw new Error(`no form of the shop: ${JSON.stringify(fields)}`);
  return reply;
}

export async function adopted(ctx: TestMember, petTypeId = "dog", petName = "Biscuit"): Promise<Pet> {
  const reply = await act(ctx, { intent: "adopt", petTypeId, petName });
  if (!reply.ok || !reply.pet) throw new Error("not adopted");
  return reply.pet;
}

let causes = 0;
/** Coins and gems out of nowhere, through the ledger as everything. */
export async function given(ctx: TestMember, coins: number, gems = 0): Promise<void> {
  const now = ctx.now();
  const written = await commit(ctx.db, [
    beginStats(ctx.db, ctx.userId, now),
    ...(
      [
        ["faith_coins", coins],
        ["faith_gems", gems],
      ] as const
    )
      .filter(([, amount]) => amount !== 0)
      .map(([currency, amount]) =>
        addMovement(ctx.db, ctx.userId, now, {
          currency,
          amount,
          cause: "tournament_podium",
          causeId: `gift-${causes++}`,
        }),
      ),
  ]);
  if (!written.ok) throw new Error(written.constraint);
}

type Stats = {
  faith_coins: number;
  faith_gems: number;
  message_credits: number;
  total_experience: number;
  user_level: number;
  prayer_sessions: number;
};
export const statsOf = async (ctx: TestMember): Promise<Stats> => {
  const [row] = await rows<Stats>("SELECT * FROM user_stats WHERE user_id = ?", ctx.userId);
  if (!row) throw new Error("no stats");
  return row;
};

export const sumOf = async (ctx: TestMember, currency = "faith_coins"): Promise<number> =>
  (
    await rows<{ sum: number }>(
      "SELECT coalesce(sum(amount), 0) AS sum FROM wallet_ledger WHERE user_id = ? AND currency = ?",
      ctx.userId,
      currency,
    )
  )[0]?.sum ?? 0;
