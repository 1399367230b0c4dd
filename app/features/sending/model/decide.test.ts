import { expect, test } from "vitest";
import { type Due, decide, MAX_TRIES, retryAfter, TEXTS_A_DAY } from "./decide.ts";

const HOUR = 3_600_000;
/** A Friday, ten in the morning in New York. */
const NOW = Date.UTC(2026, 10, 27, 15);
/** Eleven in the evening there. */
const NIGHT = Date.UTC(2026, 10, 28, 4);
const SUNDAY = Date.UTC(2026, 10, 29, 17);

const due = (change: Partial<Due> = {}): Due => ({
  channel: "email",
  kind: "prayer",
  topic: "prayer.offered",
  createdAt: NOW,
  readAt: null,
  isChosen: true,
  isStaff: false,
  isClosed: false,
  hasProvenPhone: true,
  devices: 1,
  texts: { own: 0, all: 0, most: 500 },
  rhythm: { zone: "America/New_York", quiet: { from: 1260, to: 420 }, rests: [], keepsRest: true },
  ...change,
});

const urgent = { kind: "moderation", topic: "moderation.urgent", isStaff: true } as const;
const hour = { topic: "prayer.hour" } as const;
const at = (createdAt: number, change: Partial<Due>): Due => due({ createdAt, ...change });

test.each<[string, Due, number, string]>([
  ["by day", due(), NOW, "send"],
  ["in the night", at(NIGHT, {}), NIGHT, "wait"],
  ["on the day of rest", at(SUNDAY, {}), SUNDAY, "wait"],
  ["an urgent item in the night, to a moderator", at(NIGHT, urgent), NIGHT, "send"],
  ["an urgent item on the day of rest", at(SUNDAY, urgent), SUNDAY, "send"],
  [
    "an urgent item, to who is no moderator any more",
    at(NIGHT, { ...urgent, isStaff: false }),
    NIGHT,
    "not_staff",
  ],
  ["an hour of prayer that was chosen, in the night", at(NIGHT, hour), NIGHT, "send"],
  ["the same when it is over", at(NIGHT, hour), NIGHT + HOUR + 1, "late"],
  ["read in the app meanwhile", due({ readAt: NOW }), NOW, "read"],
  ["turned off meanwhile", due({ isChosen: false }), NOW, "turned_off"],
  ["the account rests", due({ isClosed: true }), NOW, "account_closed"],
  ["of four days ago", due({ createdAt: NOW - 96 * HOUR }), NOW, "late"],
  [
    "of four days ago, in a week's digest",
    due({ channel: "digest", createdAt: NOW - 96 * HOUR }),
    NOW,
    "send",
  ],
  ["a topic that is no longer known", due({ topic: null }), NOW, "unknown_topic"],
  ["what was said where it happened", due({ kind: "pet", topic: "pet.evolved" }), NOW, "said_here"],
  ["a push without a device", due({ channel: "push", devices: 0 }), NOW, "no_device"],
  ["a push", due({ channel: "push" }), NOW, "send"],
  ["a text to a number that nobody proved", due({ channel: "sms", hasProvenPhone: false }), NOW, "no_phone"],
  ["a text", due({ channel: "sms" }), NOW, "send"],
  [
    "the last text of a day",
    due({ channel: "sms", texts: { own: TEXTS_A_DAY - 1, all: 0, most: 9 } }),
    NOW,
    "send",
  ],
  ["one more", due({ channel: "sms", texts: { own: TEXTS_A_DAY, all: 0, most: 9 } }), NOW, "limit"],
  [
    "the day's texts of all are spent",
    due({ channel: "sms", texts: { own: 0, all: 9, most: 9 } }),
    NOW,
    "limit",
  ],
  ["texts are off here", due({ channel: "sms", texts: { own: 0, all: 0, most: 0 } }), NOW, "limit"],
  ["nothing of it counts for mails", due({ texts: { own: 9, all: 9, most: 9 }, devices: 0 }), NOW, "send"],
])("who is told what when: %s", (_name, it, now, expected) => {
  const decision = decide(it, now);
  expect(decision.do === "skip" ? decision.reason : decision.do).toBe(expected);
});

test("a failed try waits longer each time, and the last is within some hours", () => {
  const waits = Array.from({ length: MAX_TRIES }, (_, n) => retryAfter(n + 1));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(new Set(waits).size).toBe(MAX_TRIES);
  expect(waits.reduce((all, wait) => all + wait)).toBeLessThan(6 * HOUR);
});
