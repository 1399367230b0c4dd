import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { pricingCopy } from "#app/features/billing/copy.ts";
import { welcomeCopy } from "#app/features/billing/copy-welcome.ts";
import { cardState, joinPath, longDate, ownPlan, PLANS, PRICES } from "#app/features/billing/plans.ts";

const premium = { plan: "premium", until: null } as const;
const free = { plan: "free", until: null } as const;

test.each([
  ["nobody has ever subscribed", undefined, free],
  ["a subscription that has ended", { subscribed: false, subscriptionEnd: 5 }, free],
  ["a subscription without a known end", { subscribed: true, subscriptionEnd: null }, premium],
  ["a subscription with an end", { subscribed: true, subscriptionEnd: 5 }, { plan: "premium", until: 5 }],
] as const)("S3, PR4: %s", (_what, subscription, expected) => {
  expect(ownPlan(subscription)).toEqual(expected);
});

test.each([
  ["free", null, "join"],
  ["payasyougo", null, "join"],
  ["premium", null, "join"],
  ["free", free, "yours"],
  ["payasyougo", free, "soon"],
  ["premium", free, "soon"],
  ["free", premium, "included"],
  ["payasyougo", premium, "unneeded"],
  ["premium", premium, "yours"],
] as const)("D2: the card %s for %j says %s", (card, own, expected) => {
  expect(cardState(card, own)).toBe(expected);
});

test("R6: a plan's way in names the plan", () => {
  expect(PLANS.map(joinPath)).toEqual([
    "/auth?mode=signup&plan=free",
    "/auth?mode=signup&plan=payasyougo",
    "/auth?mode=signup&plan=premium",
  ]);
});

test("a date in the reader's words and zone", () => {
  const time = Date.UTC(2026, 11, 21, 2);
  expect(longDate(time, "en", "America/New_York")).toBe("December 20, 2026");
  expect(longDate(time, "es", "UTC")).toBe("21 de diciembre de 2026");
});

test.each(LANGUAGES)("PR2-PR5, K6: every figure stands in the words (%s)", (language) => {
  const { cards, blessings } = pricingCopy[language];
  const { choices } = welcomeCopy[language];
  expect(cards.free.items[0]).toContain(String(PRICES.freeMessagesADay));
  expect(cards.payasyougo.price).toBe(`$${PRICES.pack.dollars}`);
  expect(cards.payasyougo.unit).toContain(String(PRICES.pack.messages));
  expect(choices.payasyougo.price).toContain(`$${PRICES.pack.dollars}`);
  expect(cards.premium.price).toBe(`$${PRICES.premiumDollarsAMonth}`);
  expect(choices.premium.price).toContain(`$${PRICES.premiumDollarsAMonth}`);
  expect(blessings.range).toContain(`$${Math.min(...PRICES.blessingDollars)}`);
  expect(blessings.range).toContain(`$${Math.max(...PRICES.blessingDollars)}`);
});

const FILES = { WEB: "web", RV1909: "rv1909" } as Record<string, string>;

test.each(LANGUAGES)("PR1: Isaiah 55:1 is set word for word (%s)", (language) => {
  const { verse } = pricingCopy[language];
  const file = gunzipSync(readFileSync(`data/bible/${FILES[verse.translation]}.tsv.gz`)).toString("utf8");
  const line = file.split("\n").find((row) => row.startsWith("23055001\t"));
  expect(line?.split("\t").at(-1)).toBe(verse.text);
});
