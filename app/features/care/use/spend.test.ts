import { expect, test } from "vitest";
import { billDay, costMicros, isSpent, mostUsage, type Prices, priceOf, tripsBreaker } from "./spend.ts";

const SMALL = { input: 0.25, cached: 0.025, output: 2 };
const LARGE = { input: 1.25, cached: 0.125, output: 10 };
const PRICES: Prices = { "gpt-small": SMALL, "gpt-small-pro": LARGE, "gpt-large": LARGE };

test.each([
  ["gpt-small", SMALL],
  ["gpt-small-2026-08-07", SMALL],
  ["gpt-small-pro-2026-08-07", LARGE],
  ["gpt-smaller", null],
  ["gpt", null],
  ["", null],
  ["constructor", null],
])("the price of %j", (model, price) => {
  expect(priceOf(PRICES, model)).toEqual(price);
});

test.each([
  ["nothing", 0, 0, 0, 0],
  ["one token in", 1, 0, 0, 1],
  ["a million in", 1_000_000, 0, 0, 250_000],
  ["all of it from the cache", 1_000_000, 1_000_000, 0, 25_000],
  ["half of it from the cache", 1000, 500, 0, 138],
  ["a usual answer", 1200, 1024, 300, 670],
  ["more from the cache than there was", 100, 500, 0, 3],
  ["only words out", 0, 0, 4000, 8000],
])("costs in micro-dollars: %s", (_name, inputTokens, cachedTokens, outputTokens, micros) => {
  expect(costMicros(SMALL, { inputTokens, cachedTokens, outputTokens })).toBe(micros);
});

test("of an answer that was lost the most is taken: every byte a token, in every round", () => {
  const most = mostUsage([{ text: "Señor" }, { text: "🙏" }], { rounds: 4, outputTokens: 100 });
  expect(most).toEqual({ inputTokens: 4 * (6 + 4 + 40_000), cachedTokens: 0, outputTokens: 400 });
});

test("a bill's day is UTC's", () => {
  expect(billDay(Date.UTC(2026, 10, 22, 23, 59))).toBe("2026-11-22");
});

test.each([
  [0, 100, false],
  [99, 100, false],
  [100, 100, true],
  [0, 0, true],
  [1e9, null, false],
])("%i spent of %s: spent %s", (spent, most, spentAll) => {
  expect(isSpent(spent, most)).toBe(spentAll);
});

test.each([
  [99, 10, 100, false],
  [100, 10, 100, true],
  [105, 10, 100, true],
  [115, 10, 100, false],
  [105, 10, null, false],
])("at %i after %i of %s: told %s", (after, cost, most, expected) => {
  expect(tripsBreaker(after, cost, most)).toBe(expected);
});
