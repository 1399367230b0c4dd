import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import { isThere } from "#app/features/bible/reference.ts";
import { WEEKS } from "#app/features/daniel-plan/model/calendar.ts";
import { noticeIn, weekWords } from "./content.ts";
import { dayWords } from "./days.ts";

const carried = (name: string) =>
  JSON.parse(readFileSync(`app/features/daniel-plan/content/${name}.json`, "utf8"));
const kept = (name: string) => readFileSync(`data/daniel-plan/${name}`, "utf8");

test.each(["days", "weeks", "ingredients"])(
  "what the Worker carries of %s is what stands in data/daniel-plan",
  (name) => {
    const lines = kept(`${name}.jsonl`).trim().split("\n");
    expect(carried(name)).toEqual(lines.map((line) => JSON.parse(line)));
  },
);

test.each(["terms", "health-notice"])(
  "what the Worker carries of %s is what stands in data/daniel-plan",
  (name) => {
    expect(carried(name)).toEqual(JSON.parse(kept(`${name}.json`)));
  },
);

test.each(LANGUAGES)("DP1: each of the 42 days has all its parts, in %s", (language) => {
  for (const week of WEEKS) {
    for (const day of [1, 2, 3, 4, 5, 6, 7]) {
      const words = dayWords({ week, day }, language);
      expect(isThere(words.reading), `${week}:${day}`).toBe(true);
      expect(words.teaching.length, `${week}:${day}`).toBeGreaterThan(1);
      expect(words.title && words.question, `${week}:${day}`).toBeTruthy();
      const texts = words.practices.flatMap(({ short, title, detail }) => [short, title, detail]);
      expect(
        texts.filter((text) => text === ""),
        `${week}:${day}`,
      ).toEqual([]);
      expect(
        words.practices.find(({ subject }) => subject === "fitness")?.gentle,
        `${week}:${day}`,
      ).toBeTruthy();
    }
    const words = weekWords(week, language);
    expect(words.focus.filter(({ text }) => !text)).toEqual([]);
    expect(words.meals.length && words.shopping.length && words.review.length).toBeTruthy();
    expect(words.theme && words.intro && words.groupQuestion).toBeTruthy();
  }
  expect(noticeIn(language).not_reviewed).toMatch(/clinician|profesionales de la salud/);
  expect(() => dayWords({ week: 7, day: 1 }, language)).toThrow(RangeError);
});
