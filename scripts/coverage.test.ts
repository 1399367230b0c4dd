import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coverageIndex, idsIn } from "./coverage.ts";

test.each([
  ["C5, P8: Upgrade leads a free member to the plans", ["C5", "P8"]],
  ["AU1-AU3, L14-L20: the dialog", ["AU1", "AU2", "AU3", "L14", "L15", "L16", "L17", "L18", "L19", "L20"]],
  ["LV4-6: reading feeds them", ["LV4", "LV5", "LV6"]],
  ["deliver 8, K4: with large letters", ["K4"]],
  ["a title without ids", []],
  ["words: a title of two parts", []],
  ["P8 has no colon", []],
])("the ids of %s", (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test("the page of tests by id is what the titles say: npm run coverage", () => {
  expect(readFileSync("docs/coverage-index.md", "utf8")).toBe(coverageIndex());
});
