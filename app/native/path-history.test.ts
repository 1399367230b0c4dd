import { expect, test } from "vitest";
import { afterStep, MAX_PATHS, parsePaths, pathBefore } from "./path-history.ts";

const walk = (...steps: string[]) => steps.reduce<string[]>(afterStep, []);

test.each([
  [["/"], ["/"]],
  [
    ["/", "/welcome", "/chatbot"],
    ["/", "/welcome", "/chatbot"],
  ],
  [
    ["/", "/", "/welcome"],
    ["/", "/welcome"],
  ],
  [["/", "/welcome", "/"], ["/"]],
  [
    ["/", "/welcome", "/chatbot", "/welcome", "/settings"],
    ["/", "/welcome", "/settings"],
  ],
])("GS6: %j is kept as %j", (steps, kept) => {
  expect(walk(...steps)).toEqual(kept);
});

test("GS6, K5: the last ten paths are kept", () => {
  const steps = Array.from({ length: 14 }, (_, at) => `/step/${at}`);
  expect(walk(...steps)).toEqual(steps.slice(4));
  expect(MAX_PATHS).toBe(10);
});

test("a step back leads to the path before, and from the first nowhere", () => {
  expect(pathBefore(["/", "/welcome"])).toBe("/");
  expect(pathBefore(["/"])).toBeNull();
  expect(pathBefore([])).toBeNull();
});

test.each([
  [null, []],
  ["", []],
  ["not json", []],
  ['{"a":1}', []],
  ['["/ok", 5, null, "https://evil.test", "//evil.test", "/too"]', ["/ok", "/too"]],
])("what is stored as %j is read as %j", (text, paths) => {
  expect(parsePaths(text)).toEqual(paths);
});
