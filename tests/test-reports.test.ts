import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { browserDurations, playwrightTally, vitestTally } from "#scripts/test-reports.ts";

const folder = mkdtempSync(join(tmpdir(), "koinonia-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test("a report that was never written, or not to its end, is no report", () => {
  const half = join(folder, "half.json");
  writeFileSync(half, '{"numPassedTests": 2');
  expect(vitestTally(half)).toBeNull();
  expect(vitestTally(join(folder, "none.json"))).toBeNull();
  expect(playwrightTally(join(folder, "none.json"))).toBeNull();
});

test("each test that failed is named, and so is a file that cannot be loaded", () => {
  const file = written({
    numPassedTests: 2,
    testResults: [
      {
        name: "tests/a.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "holds", failureMessages: [] },
          { status: "failed", fullName: "breaks", failureMessages: ["Error: two\n  at line 1"] },
        ],
      },
      { name: "tests/b.test.ts", status: "failed", message: "Cannot find c\nmore", assertionResults: [] },
      { name: "tests/d.test.ts", status: "passed", message: "", assertionResults: [] },
    ],
  });
  expect(vitestTally(file)).toEqual({
    passed: 2,
    failed: ["tests/a.test.ts: breaks: Error: two", "tests/b.test.ts: Cannot find c"],
  });
});

test("a journey that was skipped has failed; one that passed at the second try is named", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [{ status }],
  });
  const file = written({
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec("skipped", "skipped"), spec("sound", "expected")],
        suites: [{ specs: [spec("shaky", "flaky"), spec("broken", "unexpected")] }],
      },
    ],
  });
  expect(playwrightTally(file)).toEqual({
    passed: 2,
    failed: ["a.spec.ts:3: broken", "a.spec.ts:3: skipped"],
    again: ["a.spec.ts:3: shaky"],
  });
});

test("what broke outside a journey is told when no journey failed", () => {
  const file = written({
    stats: { expected: 0, flaky: 0 },
    suites: [],
    errors: [{ message: "no server\n at" }],
  });
  expect(playwrightTally(file)?.failed).toEqual(["no server"]);
});

test("how long a file of journeys took: each test as it went the last time", () => {
  const spec = (file: string, ...durations: number[]) => ({
    title: "a test",
    file,
    line: 1,
    tests: [{ status: "expected", results: durations.map((duration) => ({ duration })) }],
  });
  const file = written({
    stats: { expected: 3, flaky: 0 },
    suites: [
      { specs: [spec("pet/pet.spec.ts", 1_200)] },
      { suites: [{ specs: [spec("chat/chat.spec.ts", 90_000, 4_100), spec("pet/pet.spec.ts", 300)] }] },
    ],
  });
  expect(browserDurations(file)).toEqual({ "chat/chat.spec.ts": 5, "pet/pet.spec.ts": 2 });
  expect(browserDurations(join(folder, "none.json"))).toBeNull();
});
