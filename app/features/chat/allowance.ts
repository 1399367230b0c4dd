import { FREE_MESSAGES_A_DAY } from "./catalog.ts";

/** What decides whether a member has a daily limit (P7, P8, P9). */
export type Entitlement = { subscribed: boolean; isAdmin: boolean };

/** Messages a day; null without a limit. */
export const dailyMessages = ({ subscribed, isAdmin }: Entitlement): number | null =>
  subscribed || isAdmin ? null : FREE_MESSAGES_A_DAY;
