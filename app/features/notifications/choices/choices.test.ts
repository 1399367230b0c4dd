import fc from "fast-check";
import { expect, test } from "vitest";
import { kindsWithPages, TOPICS } from "#app/features/notifications/topics.ts";
import { cellOf, choiceName, isOffered, isQuiet, minuteOf, type Offer, timeOf } from "./choices.ts";
import { choicesIn, notOffered } from "./chosen.ts";

fc.configureGlobal({ seed: 2026 });

test.each([
  ["what is ticked", ["prayer:app", "pet:sms"], ["prayer:app", "pet:sms"]],
  ["ticked twice", ["prayer:app", "prayer:app"], ["prayer:app"]],
  ["nothing", [], []],
  ["what is always sent is not stored", ["security:email", "security:app", "security:sms"], ["security:sms"]],
  ["what is never sent", ["security:push"], []],
  ["names that are none", ["prayer", "prayer:pigeon", ":", "__proto__:app", "x".repeat(10_000)], []],
])("G20 notifications: %s", (_name, names, stored) => {
  expect(choicesIn(names).map(choiceName)).toEqual(stored);
});

test("what rings whatever is turned on is not offered as a choice, nor called unsent", () => {
  const warnings = Object.values(TOPICS).filter(({ warns }) => warns);
  expect(warnings.length).toBeGreaterThan(3);
  expect(new Set(warnings.map(({ kind }) => cellOf({ kind, channel: "app" })))).toEqual(new Set(["always"]));
});

test("what is not open is not offered, and what was chosen of it is kept", () => {
  const offer: Offer = { kinds: ["reading", "pet"], channels: ["app", "email", "digest"] };
  expect(notOffered(offer, ["prayer:app", "pet:sms", "pet:app", "security:email", "x:y"])).toEqual([
    "prayer:app",
    "pet:sms",
  ]);
  expect(isOffered(offer, { kind: "pet", channel: "digest" })).toBe(true);
  expect(isOffered(offer, { kind: "pet", channel: "push" })).toBe(false);
});

test("what comes by itself is not told in the digest as well", () => {
  const names = ["prayer:digest", "prayer:email", "pet:digest"];
  expect(choicesIn(names).map(choiceName)).toEqual(["prayer:email", "pet:digest"]);
});

test.each([
  ["everything open", () => true, ["prayer", "replies", "reading", "pet", "groups", "moderation"]],
  ["only the pet", (path: string) => path === "/pet", ["pet"]],
  ["nothing", () => false, []],
] as const)("kinds are offered by the pages that they lead to: %s", (_name, isOpen, kinds) => {
  expect(kindsWithPages(isOpen)).toEqual(kinds);
});

test("account safety always goes by e-mail, and cannot be turned off", () => {
  expect(cellOf({ kind: "security", channel: "email" })).toBe("always");
  expect(cellOf({ kind: "prayer", channel: "email" })).toBe("open");
});

test.each([
  ["00:00", 0],
  ["21:30", 1290],
  ["23:59", 1439],
  ["07:00:00", 420],
  ["24:00", null],
  ["7:00", null],
  ["", null],
  ["21:30; DROP", null],
  ["٢١:٣٠", null],
])("a time of day: %j", (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
});

test.each([
  ["over midnight, late", { from: 1260, to: 420 }, 1380, true],
  ["over midnight, early", { from: 1260, to: 420 }, 419, true],
  ["when it ends", { from: 1260, to: 420 }, 420, false],
  ["by day", { from: 1260, to: 420 }, 720, false],
  ["within one day", { from: 780, to: 840 }, 800, true],
  ["off", null, 0, false],
  ["the same time twice", { from: 600, to: 600 }, 600, false],
])("quiet hours %s: minute %#", (_name, hours, minute, quiet) => {
  expect(isQuiet(hours, minute)).toBe(quiet);
});

test("every minute is told as a time and read again", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => minuteOf(timeOf(minute)) === minute));
});
