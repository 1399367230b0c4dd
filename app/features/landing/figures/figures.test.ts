import { expect, test } from "vitest";
import { figuresCopy } from "./copy-figures.ts";
import { countMissed, type Figure, isReached, recordedSets, SET_NAMES } from "./figures.ts";

const figure = (hits: number, of: number, goal: Figure["goal"]): Figure => ({
  key: "a.b",
  label: "A",
  hits,
  of,
  goal,
});

test.each([
  [figure(97, 100, { atLeast: 0.97 }), true, 3],
  [figure(96, 100, { atLeast: 0.97 }), false, 4],
  [figure(2, 100, { atMost: 0.02 }), true, 2],
  [figure(3, 100, { atMost: 0.02 }), false, 3],
  [figure(0, 0, { atMost: 0 }), true, 0],
])("%j is reached: %s, and misses %i", (one, reached, missed) => {
  expect(isReached(one)).toBe(reached);
  expect(countMissed(one)).toBe(missed);
});

test("field M1: what is recorded is whole: known sets, their day, and counts within their set", () => {
  const sets = recordedSets();
  expect(sets.length).toBeGreaterThan(0);
  for (const { name, measured, figures } of sets) {
    expect(SET_NAMES).toContain(name);
    expect(measured).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { hits, of } of figures) {
      expect(hits).toBeGreaterThanOrEqual(0);
      expect(hits).toBeLessThanOrEqual(of);
    }
  }
});

test("each recorded set has a figure that the page names in both languages", () => {
  for (const { name, figures } of recordedSets())
    for (const language of ["en", "es"] as const)
      expect(
        figures.filter(({ key }) => figuresCopy[language].labels[key]),
        name,
      ).not.toEqual([]);
});
