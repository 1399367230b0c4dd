import type { Language } from "#app/core/language.ts";

/** The plans of the product, in the order of their cards (D2); coaching is outside the app. */
export const PLANS = ["free", "payasyougo", "premium"] as const;
export type Plan = (typeof PLANS)[number];

/** What things cost, in US dollars and messages (K6). */
export const PRICES = {
  freeMessagesADay: 8,
  pack: { dollars: 3.95, messages: 50 },
  premiumDollarsAMonth: 9.95,
  blessingDollars: [1, 2, 3, 4, 5],
} as const;

/** The plan that a member has; `until` (epoch ms) only where the end is known. */
export type OwnPlan = { plan: "free" | "premium"; until: number | null };

type Subscription = { subscribed: boolean; subscriptionEnd: number | null };

/** Without a subscription everyone is on Free (S3). */
export const ownPlan = (subscription: Subscription | undefined): OwnPlan =>
  subscription?.subscribed
    ? { plan: "premium", until: subscription.subscriptionEnd }
    : { plan: "free", until: null };

/** What the button of a plan's card can honestly do while nothing is sold. */
export type CardState = "join" | "yours" | "included" | "unneeded" | "soon";

/** @param own null for a visitor, who chooses a plan with the account */
export function cardState(card: Plan, own: OwnPlan | null): CardState {
  if (!own) return "join";
  if (card === own.plan) return "yours";
  if (own.plan === "premium") return card === "free" ? "included" : "unneeded";
  return "soon";
}

/** The way into an account that remembers the chosen plan (R6). */
export const joinPath = (plan: Plan): string => `/auth?mode=signup&plan=${plan}`;

const LOCALES: Record<Language, string> = { en: "en-US", es: "es-US" };

export const longDate = (time: number, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone }).format(time);
