import type { Database, RawQuery } from "#app/db/database.ts";
import { zoneJson } from "#app/features/member/fragments-store.server.ts";
import type { ZoneSetting } from "#app/features/member/time-zone.ts";
import type { Pet } from "#app/features/pet/model/rules.ts";
import { petOf } from "#app/features/pet/model/store.server.ts";
import { lastLoginDay, walletOf } from "#app/features/wallet/fragments-store.server.ts";
import type { Wallet } from "#app/features/wallet/rules.ts";

/** What a reward reads: whose day it is, and whether the cause was rewarded before. */
export type RewardSituation = {
  profile: ZoneSetting | null;
  /** The last day of a daily login. */
  lastDay: string | null;
};

const SITUATION = `SELECT json_object('profile', json(${zoneJson("?1")}),
  'lastDay', ${lastLoginDay("?1")}
) AS found`;

export async function readRewardSituation(db: Database, userId: string): Promise<RewardSituation> {
  const row = await db.first<{ found: string }>(SITUATION, userId);
  return JSON.parse(row?.found ?? "null") as RewardSituation;
}

/** Stands last in a rewarding commit: what the member has by then. */
export const afterReward = (db: Database, userId: string): RawQuery<{ after: string }> =>
  db.written(
    `SELECT json_object('wallet', json(${walletOf("?1")}), 'pet', json(${petOf("?1")})) AS after`,
    userId,
  );
export type AfterReward = { wallet: Wallet; pet: Pet | null };
