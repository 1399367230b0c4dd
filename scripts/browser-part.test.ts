import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import durations from "#tests/e2e/durations.json";
import { ALWAYS, specFiles } from "./browser-files.ts";
import { chooseBrowserPart } from "./browser-part.ts";

const choice = fc.record({
  durations: fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.integer({ min: 1, max: 300 }), {
    minKeys: 1,
    maxKeys: 40,
  }),
  seconds: fc.integer({ min: 1, max: 3_000 }),
  day: fc.integer({ min: 0, max: 40_000 }),
});

test("each file runs within as many days as there are parts, and those of every day on each", () => {
  fc.assert(
    fc.property(choice, ({ durations, seconds, day }) => {
      const files = Object.keys(durations);
      const always = files.slice(0, 2);
      const choose = (at: number) => chooseBrowserPart({ files, durations, always, seconds, day: at });
      const { of } = choose(day);
      const parts = Array.from({ length: of }, (_, n) => choose(day + n));
      expect(new Set(parts.map(({ part }) => part)).size).toBe(of);
      expect(new Set(parts.flatMap((part) => part.files))).toEqual(new Set(files));
      for (const part of parts) expect(part.files).toEqual(expect.arrayContaining(always));
      const rest = parts.flatMap((part) => part.files.filter((file) => !always.includes(file)));
      expect(rest.length).toBe(files.length - always.length);
    }),
  );
});

test("a file whose time is not known runs each time", () => {
  const chosen = chooseBrowserPart({
    files: ["known", "other", "new"],
    durations: { known: 100, other: 100 },
    always: [],
    seconds: 100,
    day: 0,
  });
  expect(chosen.files).toContain("new");
  expect(chosen.files).toHaveLength(2);
});

test("parts take about the same time", () => {
  const files = Array.from({ length: 60 }, (_, n) => `file-${n}`);
  const times = Object.fromEntries(files.map((file, n) => [file, 5 + ((n * 37) % 90)]));
  const timeOn = (day: number) =>
    chooseBrowserPart({ files, durations: times, always: [], seconds: 900, day }).files.reduce(
      (sum, file) => sum + (times[file] ?? 0),
      0,
    );
  const { of } = chooseBrowserPart({ files, durations: times, always: [], seconds: 900, day: 0 });
  const all = Array.from({ length: of }, (_, day) => timeOn(day));
  expect(Math.max(...all) - Math.min(...all)).toBeLessThan(30);
});

test("what is named is there", () => {
  const root = join(import.meta.dirname, "../tests/e2e");
  for (const file of [...ALWAYS, ...Object.keys(durations)])
    expect(existsSync(join(root, file)), file).toBe(true);
  expect(specFiles()).toEqual(expect.arrayContaining([...ALWAYS]));
});
