import { expect, test } from "vitest";
import { queued, readQueue } from "#app/outbox/queue.ts";
import {
  answerOf,
  givenIn,
  isTaken,
  type KeptRound,
  placeIn,
  type WaitingAnswer,
  withGiven,
  withJudged,
} from "./kept.ts";

const question = (item: string) => ({
  item,
  theme: "Psalms",
  text: `What of ${item}?`,
  options: ["a", "b", "c", "d"],
});
const daily: KeptRound = {
  id: "daily-2026-11-29",
  kind: "daily",
  day: "2026-11-29",
  answered: 2,
  questions: ["q1", "q2", "q3", "q4"].map(question),
};
const practice: KeptRound = { ...daily, id: "round_1", kind: "practice", answered: 0 };

test("R18: an answer names its round, place and question; of practice all questions, of the ten none but its own", () => {
  expect(answerOf(daily, 2, 3)).toEqual({
    requestId: "daily-2026-11-29:2",
    ...{ round: "daily-2026-11-29", kind: "daily", day: "2026-11-29", place: 2, item: "q3", choice: 3 },
    text: "What of q3?",
  });
  expect(answerOf(practice, 0, 1)).toMatchObject({ items: ["q1", "q2", "q3", "q4"] });
});

test("R18: an answer that is given twice on a device, whatever it says then, is one", () => {
  const first = answerOf(daily, 2, 3);
  const list = queued(queued([], first), answerOf(daily, 2, 0));
  expect(readQueue<WaitingAnswer>(JSON.stringify(list))).toEqual([first]);
});

test.each([
  ["nothing was given here", {}, 2],
  ["one was", { [daily.id]: 3 }, 3],
  ["fewer than the server has judged since", { [daily.id]: 1 }, 2],
  ["all", { [daily.id]: 4 }, 4],
  ["more than there are", { [daily.id]: 9 }, 4],
  ["of another round", { "daily-2026-11-28": 4 }, 2],
])("R18: which question comes next: %s", (_name, given, place) => expect(placeIn(daily, given)).toBe(place));

test("R18: what was given is remembered of the last rounds; what else may stand there is nothing", () => {
  let given = {};
  for (let at = 0; at < 12; at++) given = withGiven(given, { round: `r${at}`, place: 0 });
  given = withGiven(given, { round: "r11", place: 1 });
  expect(Object.keys(given)).toEqual(["r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11"]);
  expect(givenIn(JSON.stringify(given))).toMatchObject({ r11: 2 });
  for (const kept of [null, "", "{", "7", "[]", "null"]) expect(givenIn(kept)).toEqual({});
  expect(givenIn('{"a":"b","c":2}')).toEqual({ c: 2 });
});

test("R18: what was judged on a page here counts as given, and takes nothing back", () => {
  expect(withJudged({}, "r", 2)).toEqual({ r: 2 });
  const given = { r: 4 };
  expect(withJudged(given, "r", 2)).toBe(given);
  expect(withJudged(given, "r", 0)).toBe(given);
});

test.each([
  ["2026-11-29", true],
  ["2026-11-28", true],
  ["2026-11-27", false],
  ["2026-11-30", false],
])("R18: on the 29th the ten of %s that nobody has begun are taken: %s", (day, taken) =>
  expect(isTaken(day, "2026-11-29")).toBe(taken),
);
