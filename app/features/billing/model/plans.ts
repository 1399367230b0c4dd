import type { Language } from "#app/core/language.ts";
import { dateFormat } from "#app/core/text/date-format.ts";
import { BLESSING } from "#app/features/billing/model/offers.ts";
import type { BillingState } from "#app/features/billing/model/state.ts";

/** The plans of the product, in the order of their cards (D2); coaching is outside the app. */
export const PLANS = ["free", "payasyougo", "premium"] as const;
export type Plan = (typeof PLANS)[number];

/** PR5, D28: each amount that a blessing may have. */
export const BLESSING_CENTS: readonly number[] = Array.from(
  { length: (BLESSING.mostCents - BLESSING.leastCents) / BLESSING.stepCents + 1 },
  (_, step) => BLESSING.leastCents + step * BLESSING.stepCents,
);

/** Of all that is known of somebody's money, what prices and plans show. */
/** @param young 13 to 17: what is for adults is not offered */
export const ownPlanIn = (state: BillingState, young = false) => ({
  young,
  plan: state.plan,
  stands: state.stands,
  renewsAt: state.renewsAt,
  endsAt: state.endsAt,
  graceUntil: state.graceUntil,
  credits: state.credits,
});
export type OwnPlan = ReturnType<typeof ownPlanIn>;

/** Without a subscription everyone is on Free (S3). */
export const FREE_PLAN: OwnPlan = {
  young: false,
  plan: "free",
  stands: false,
  renewsAt: null,
  endsAt: null,
  graceUntil: null,
  credits: 0,
};

/** What the foot of a plan's card offers. */
export type CardState = "join" | "yours" | "included" | "unneeded" | "buy" | "stands";

/** @param own null for a visitor, who chooses a plan with the account */
export function cardState(card: Plan, own: OwnPlan | null): CardState {
  if (!own) return "join";
  if (card === own.plan) return "yours";
  if (own.plan === "premium") return card === "free" ? "included" : "unneeded";
  // late or disputed, it is paid or ended, and not bought again
  return card === "premium" && own.stands ? "stands" : "buy";
}

/** The way into an account that remembers the chosen plan (R6) and comes back to it, whoever signs in there. */
export const joinPath = (plan: Plan): string =>
  plan === "free"
    ? `/auth?mode=signup&plan=free`
    : `/auth?mode=signup&plan=${plan}&return_to=${waitingPath(plan)}`;

/** Where a chosen plan waits for its payment (R4, S14), as a query's value. */
const waitingPath = (plan: Plan): string => encodeURIComponent(`/restore-welcome?plan=${plan}`);

/** The way in for who has an account already: a plan that was chosen to be paid for is not lost by it (S14). */
export const signInPathFor = (chosen: Plan | null): string =>
  chosen && chosen !== "free" ? `/auth?mode=login&return_to=${waitingPath(chosen)}` : "/auth?mode=login";

/** The way in that comes back to the prices. */
export const SIGN_IN_PATH = `/auth?mode=login&return_to=${encodeURIComponent("/pricing")}`;

const DOLLARS: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }),
  es: new Intl.NumberFormat("es-US", {
    style: "currency",
    currency: "USD",
    trailingZeroDisplay: "stripIfInteger",
  }),
};

/** An amount in the reader's words, whole dollars without their cents. */
export const money = (cents: number, language: Language): string => DOLLARS[language].format(cents / 100);

const LOCALES: Record<Language, string> = { en: "en-US", es: "es-US" };

export const longDate = (time: number, language: Language, timeZone: string): string =>
  dateFormat(LOCALES[language], { dateStyle: "long", timeZone }).format(time);
