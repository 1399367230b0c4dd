import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "../app");

// by `commitNamed` (decision 0100)
test("what a commit answers is read by name", () => {
  const reading = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
    (path) =>
      /(?<!\.test)\.tsx?$/.test(path) &&
      /db\/commit\.ts"[\s\S]*\.results\b/.test(readFileSync(join(APP, path), "utf8")),
  );
  expect(reading).toEqual([]);
});
