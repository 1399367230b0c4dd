import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entry, KINDS } from "./entry.ts";
import { readFile, toJson, toMarkdown } from "./file.ts";

const words = fc
  .string({
    unit: fc.constantFrom(...'abc é#*\\-<>!"“1 '.split(""), "\n", "## 2026-01-01 ", "**"),
    maxLength: 60,
  })
  .map((text) => text.replace(/^\n+|\n+$/g, ""));
const line = words.map((text) => text.replaceAll("\n", " ").trim());
const id = fc.string({ unit: fc.constantFrom(..."abc_:.@-09".split("")), minLength: 1, maxLength: 20 });
const entry: fc.Arbitrary<Entry> = fc.record({
  id,
  thread: id,
  kind: fc.constantFrom(...KINDS),
  day: fc
    .date({ min: new Date("1950-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  at: fc.nat(),
  title: line,
  body: words,
  reference: fc.constantFrom("", "John 3:16", "1 John 4:7-8"),
});

test("M4: what a file takes along comes back whole, as JSON and as Markdown", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
      expect(readFile(toJson(entries))).toEqual({ ok: true, entries });
      if (entries.length > 0)
        expect(readFile(toMarkdown(entries, "My journey"))).toEqual({ ok: true, entries });
    }),
  );
});

test.each([
  ["", "journey.unknown_file"],
  ["# A diary\n\nDear diary", "journey.unknown_file"],
  ["{", "journey.broken_file"],
  ['{"format":"other","entries":[]}', "journey.broken_file"],
  ['{"format":"koinonia-journey","version":9,"entries":[]}', "journey.broken_file"],
  ['{"format":"koinonia-journey","version":1,"entries":[{"id":"a"}]}', "journey.broken_file"],
  [
    toJson([
      { id: "a", thread: "a", kind: "note", day: "2026-02-30", at: 0, title: "", body: "", reference: "" },
    ]),
    "journey.broken_file",
  ],
  [`{"${"x".repeat(8_000_001)}":1}`, "journey.too_large"],
])("M4: what is no journey is refused, and changes nothing: %.40s", (text, refusal) => {
  expect(readFile(text)).toEqual({ ok: false, refusal });
});
