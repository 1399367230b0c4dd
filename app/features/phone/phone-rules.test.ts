import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOf } from "./area-codes.ts";
import { inWords, refusalCopy } from "./copy-refusals.ts";
import { checkCode, checkNumber, secondsUntil, sendLimitOf } from "./phone-rules.ts";
import { sendWait } from "./send-wait.ts";

fc.configureGlobal({ seed: 2026 });

test.each([
  ["415-555-0134", "+14155550134"],
  ["(415) 555-0134", "+14155550134"],
  ["+1 415 555 0134", "+14155550134"],
  ["1 415 555 0134", "+14155550134"],
  ["787-555-0134", "+17875550134"], // Puerto Rico
  ["671-555-0134", "+16715550134"], // Guam
  ["\u200f415-555-0134\u200b", "+14155550134"],
])("PH7: %j is %s", (typed, number) => {
  expect(checkNumber(typed)).toEqual({ ok: true, value: number });
});

test.each([
  ["", "phone.empty"],
  ["   ", "phone.empty"],
  ["415-555-013", "phone.not_ten_digits"],
  ["415-555-01345", "phone.not_ten_digits"],
  ["abc", "phone.not_ten_digits"],
  ["<b>415</b>", "phone.not_ten_digits"],
  ["115-555-0134", "phone.not_ten_digits"],
  ["415-055-0134", "phone.not_ten_digits"],
  ["411-555-0134", "phone.not_ten_digits"],
  ["415-911-0134", "phone.not_ten_digits"],
  ["800-555-0134", "phone.not_ten_digits"],
  ["900-555-0134", "phone.not_ten_digits"],
  ["٤١٥-٥٥٥-٠١٣٤", "phone.not_ten_digits"],
  ["+44 20 7946 0958", "phone.not_us"],
  ["+4420794609", "phone.not_us"],
  ["+ 49 30 901820", "phone.not_us"],
  ["416-555-0134", "phone.not_us"], // Toronto
  ["604-555-0134", "phone.not_us"], // Vancouver
  ["876-555-0134", "phone.not_us"], // Jamaica
  ["809-555-0134", "phone.not_us"], // Dominican Republic
  ["441-555-0134", "phone.not_us"], // Bermuda
])("V7, V8, PH7, G23: %j is %s", (typed, refusal) => {
  expect(checkNumber(typed)).toEqual({ ok: false, refusal });
});

test("whatever is typed, a number that is taken is a US one in E.164", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (typed) => {
      const checked = checkNumber(typed);
      if (!checked.ok) return;
      expect(checked.value).toMatch(/^\+1[2-9]\d{2}[2-9]\d{6}$/);
      expect(placeOf(checked.value.slice(2))).toBe("us");
    }),
  );
});

test.each([
  ["", "phone.code_empty"],
  ["  ", "phone.code_empty"],
  ["12345", "phone.code_not_six_digits"],
  ["1234567", "phone.code_not_six_digits"],
  ["12345a", "phone.code_not_six_digits"],
  ["12 456", "phone.code_not_six_digits"],
  ["١٢٣٤٥٦", "phone.code_not_six_digits"],
])("V9, V10: %j is %s", (typed, refusal) => {
  expect(checkCode(typed)).toEqual({ ok: false, refusal });
});

test("V10: six digits, with the spaces of a paste around them", () => {
  expect(checkCode(" 012345\n")).toEqual({ ok: true, value: "012345" });
});

const M = 60_000;
test.each([
  ["none yet", [], null],
  ["a minute ago", [-1 * M], null],
  ["a second less than a minute ago", [-59_000], ["phone.too_soon", 1000]],
  ["two in ten minutes", [-2 * M, -9 * M], null],
  ["three in ten minutes", [-2 * M, -5 * M, -9 * M], ["phone.three_sends", M]],
  [
    "three, the newest just now: the longer wait is told",
    [-1000, -2 * M, -9.5 * M],
    ["phone.too_soon", 59_000],
  ],
  ["three, the oldest long in the window", [-1000, -2 * M, -4 * M], ["phone.three_sends", 6 * M]],
  ["ten in a day", [...Array(10)].map((_, n) => -(n + 1) * 60 * M), ["phone.ten_a_day", 14 * 60 * M]],
])("G23, K2: %s", (_name, ago, expected) => {
  const now = 1_000_000_000;
  const wait = sendWait(
    ago.map((ms) => now + ms),
    now,
  );
  expect(wait && [wait.limit, wait.until - now]).toEqual(expected);
});

test.each([
  [1, "1 second", "1 segundo"],
  [59, "59 seconds", "59 segundos"],
  [60, "1 minute", "1 minuto"],
  [61, "2 minutes", "2 minutos"],
  [3600, "1 hour", "1 hora"],
  [86_399, "24 hours", "24 horas"],
])("%i s is %s", (seconds, english, spanish) => {
  expect(inWords(seconds, "en")).toBe(english);
  expect(inWords(seconds, "es")).toBe(spanish);
});

test("seconds are rounded up and never negative", () => {
  expect([secondsUntil(1001, 0), secondsUntil(1000, 0), secondsUntil(0, 5)]).toEqual([2, 1, 0]);
});

test("X18: every refusal has one of the three titles, and clear words with and without its facts", () => {
  for (const why of Object.keys(refusalCopy.en) as (keyof typeof refusalCopy.en)[]) {
    for (const facts of [{}, { waitS: 61, triesLeft: 1 }, { waitS: 5, triesLeft: 3 }]) {
      const { title, text } = refusalCopy.en[why](facts);
      expect([
        "Failed to send verification code",
        "Invalid verification code",
        "Verification failed",
      ]).toContain(title);
      expect(`${text} ${refusalCopy.es[why](facts).text}`).not.toMatch(/undefined|NaN|null/);
    }
  }
});

test("what no limit is called is no limit", () => {
  expect(sendLimitOf("sends_ten_a_day")).toBe("phone.ten_a_day");
  expect([sendLimitOf("profiles.user_id"), sendLimitOf("toString")]).toEqual([null, null]);
});
