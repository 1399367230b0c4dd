import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import {
  FREE_MESSAGES_A_DAY,
  PACK_CENTS,
  PACK_MESSAGES,
  PREMIUM_CENTS,
} from "#app/features/billing/model/offers.ts";
import {
  BLESSING_CENTS,
  cardState,
  FREE_PLAN,
  joinPath,
  longDate,
  money,
  type OwnPlan,
  PLANS,
  signInPathFor,
} from "#app/features/billing/model/plans.ts";
import { pricingCopy } from "#app/features/billing/pricing/copy.ts";
import { welcomeCopy } from "#app/features/billing/welcome/copy-welcome.ts";

const free = FREE_PLAN;
const premium: OwnPlan = { ...FREE_PLAN, plan: "premium", renewsAt: 5 };

test.each([
  ["free", null, "join"],
  ["payasyougo", null, "join"],
  ["premium", null, "join"],
  ["free", free, "yours"],
  ["payasyougo", free, "buy"],
  ["premium", free, "buy"],
  ["free", premium, "included"],
  ["payasyougo", premium, "unneeded"],
  ["premium", premium, "yours"],
] as const)("D2: the card %s for %j says %s", (card, own, expected) => {
  expect(cardState(card, own)).toBe(expected);
});

test("R6, R4: a plan's way in names the plan, and what is paid for waits behind it", () => {
  expect(PLANS.map(joinPath)).toEqual([
    "/auth?mode=signup&plan=free",
    "/auth?mode=signup&plan=payasyougo&return_to=%2Frestore-welcome%3Fplan%3Dpayasyougo",
    "/auth?mode=signup&plan=premium&return_to=%2Frestore-welcome%3Fplan%3Dpremium",
  ]);
});

test("PR5, D28: nine amounts from one dollar to five, half a dollar apart", () => {
  expect(BLESSING_CENTS).toEqual([100, 150, 200, 250, 300, 350, 400, 450, 500]);
});

test.each([
  [300, "en", "$3"],
  [350, "en", "$3.50"],
  [995, "es", "$9.95"],
] as const)("%i cents in words (%s)", (cents, language, words) => {
  expect(money(cents, language)).toBe(words);
});

test("a date in the reader's words and zone", () => {
  const time = Date.UTC(2026, 11, 21, 2);
  expect(longDate(time, "en", "America/New_York")).toBe("December 20, 2026");
  expect(longDate(time, "es", "UTC")).toBe("21 de diciembre de 2026");
});

test.each(LANGUAGES)("PR2-PR5, K6: every figure stands in the words (%s)", (language) => {
  const { cards, blessings } = pricingCopy[language];
  const { choices } = welcomeCopy[language];
  expect(cards.free.items[0]).toContain(String(FREE_MESSAGES_A_DAY));
  expect(cards.payasyougo.price).toBe(`$${PACK_CENTS / 100}`);
  expect(cards.payasyougo.unit).toContain(String(PACK_MESSAGES));
  expect(choices.payasyougo.price).toContain(`$${PACK_CENTS / 100}`);
  expect(cards.premium.price).toBe(`$${PREMIUM_CENTS / 100}`);
  expect(choices.premium.price).toContain(`$${PREMIUM_CENTS / 100}`);
  expect(blessings.range).toContain(money(Math.min(...BLESSING_CENTS), language));
  expect(blessings.range).toContain(money(Math.max(...BLESSING_CENTS), language));
});

const FILES = { WEB: "web", RV1909: "rv1909" } as Record<string, string>;

test.each(LANGUAGES)("PR1: Isaiah 55:1 is set word for word (%s)", (language) => {
  const { verse } = pricingCopy[language];
  const file = gunzipSync(readFileSync(`data/bible/${FILES[verse.translation]}.tsv.gz`)).toString("utf8");
  const line = file.split("\n").find((row) => row.startsWith("23055001\t"));
  expect(line?.split("\t").at(-1)).toBe(verse.text);
});

test.each([
  ["premium", "/auth?mode=login&return_to=%2Frestore-welcome%3Fplan%3Dpremium"],
  ["payasyougo", "/auth?mode=login&return_to=%2Frestore-welcome%3Fplan%3Dpayasyougo"],
  ["free", "/auth?mode=login"],
  [null, "/auth?mode=login"],
] as const)("R4, S14: who has an account signs in with %s and comes back to it", (chosen, path) => {
  expect(signInPathFor(chosen)).toBe(path);
});
