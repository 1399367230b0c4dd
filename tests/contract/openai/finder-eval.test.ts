import { expect, test } from "vitest";
import { type Answered, answers } from "#tests/eval/finder.ts";

/** The open half of a set written by others, each answer judged by a reader (`tests/eval/judged/finder.json`). */
const all: Answered[] = await answers();
const count = (verdict: Answered["verdict"]) => all.filter((one) => one.verdict === verdict).length;

test("C20 every answer to the open set has been read: a changed one is read again", () => {
  expect(
    all.filter(({ verdict }) => verdict === "unjudged").map(({ text, answer }) => `${text}\n${answer}`),
  ).toEqual([]);
});

test("C20 the open set: mostly answered, seldom beside the point", () => {
  expect(count("right") / all.length).toBeGreaterThanOrEqual(0.82);
  expect(count("wrong")).toBeLessThanOrEqual(2);
});

const answerTo = (text: string): string => all.find((one) => one.text === text)?.answer ?? "";

test("C20 what Scripture says is answered with passages, not with counsel", () => {
  for (const { text } of all.filter(({ kind }) => kind === "bible_says")) {
    expect(answerTo(text)).toMatch(/^(?:Here is where Scripture speaks|Scripture says little)/);
    expect(answerTo(text)).toMatch(/\[[^\]]+ WEB\]/);
  }
});
