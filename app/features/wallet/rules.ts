import { type Cause, type Currency, EXPERIENCE_A_LEVEL, MAX_LEVEL } from "./catalog.ts";

/** What a member has (E7). A tab keeps the one with the higher `version`. */
export type Wallet = {
  coins: number;
  gems: number;
  messageCredits: number;
  experience: number;
  level: number;
  prayerSessions: number;
  version: number;
};

/** What a member has who never had a movement. */
export const EMPTY_WALLET: Wallet = {
  coins: 0,
  gems: 0,
  messageCredits: 0,
  experience: 0,
  level: 1,
  prayerSessions: 0,
  version: 0,
};

/** One line of the ledger, as its page shows it. */
export type Movement = {
  seq: number;
  currency: Currency;
  /** Never 0; negative when something was paid. */
  amount: number;
  cause: Cause;
  causeId: string;
  /** What it was for, by name: an item, a place, a pet. Empty where the cause says all. */
  subject: string;
  balanceAfter: number;
  /** Epoch ms. */
  createdAt: number;
};

/** LV1, K11 */
export const levelOf = (experience: number): number =>
  Math.min(MAX_LEVEL, Math.floor(experience / EXPERIENCE_A_LEVEL) + 1);

/** LV2: 0 at the highest level. */
export const experienceToNext = (experience: number): number => {
  const level = levelOf(experience);
  return level === MAX_LEVEL ? 0 : level * EXPERIENCE_A_LEVEL - experience;
};

export const canPay = (wallet: Pick<Wallet, "coins" | "gems">, coins: number, gems = 0): boolean =>
  wallet.coins >= coins && wallet.gems >= gems;

/** The wallet as it will be: what a page paints before the server has answered. */
export const pay = (wallet: Wallet, coins: number, gems = 0): Wallet => ({
  ...wallet,
  coins: wallet.coins - coins,
  gems: wallet.gems - gems,
});
