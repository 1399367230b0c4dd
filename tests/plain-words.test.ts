import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HIDING } from "./plain-words.ts";

const catalogues = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => `app/${path.replaceAll("\\", "/")}`)
  .filter((path) => /(?:copy|-titles|starters|notices)[^/]*\.ts$/.test(path) && !path.endsWith(".test.ts"));

/** Every line of every catalogue that one of the patterns is in. */
const linesWith = (patterns: readonly RegExp[]) =>
  catalogues.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .map((line, at) => `${path}:${at + 1} ${line.trim()}`)
      .filter((line) => patterns.some((pattern) => pattern.test(line))),
  );

test("item 21: a thing is called what everybody calls it, in both languages", () => {
  expect(catalogues.length).toBeGreaterThan(40);
  expect(linesWith(HIDING)).toEqual([]);
});
