import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_MARKS, type SentAct, withActs } from "./act.ts";
import { folded, wordsOf } from "./fold.ts";
import { COLORS, fits, keyOf, MARK_KINDS, type Mark, mergeMarks, momentOf } from "./marks.ts";
import { dataMarks, paintedVerses } from "./painted.ts";
import { isRange, overlaps, rangeOf, versesOf } from "./selection.ts";
import { tagIn } from "./tag.ts";

const mark: fc.Arbitrary<Mark> = fc.record({
  kind: fc.constantFrom(...MARK_KINDS),
  verse: fc.constantFrom(43_003_016, 43_003_017),
  tag: fc.constant(""),
  value: fc.constantFrom("", "on", ...COLORS),
  at: fc.nat(4),
});
const ordered = (marks: readonly Mark[]) => [...marks].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));

describe("decision 0056: marks of several devices", () => {
  test("come to the same, in whatever order and however often they are heard of", () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 12 }), fc.infiniteStream(fc.nat(50)), (marks, chance) => {
        const shuffled = marks.map((one) => ({ one, by: chance.next().value })).sort((a, b) => a.by - b.by);
        const other = shuffled.map(({ one }) => one);
        const once = ordered(mergeMarks([], marks));
        expect(ordered(mergeMarks([], other))).toEqual(once);
        expect(ordered(mergeMarks(mergeMarks([], marks.slice(0, 5)), marks))).toEqual(once);
        expect(ordered(mergeMarks(once, once))).toEqual(once);
      }),
    );
  });

  test("the last change of one device is what stands, whatever others did before it", () => {
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 8 }), mark, (marks, last) => {
        const merged = mergeMarks(marks, [{ ...last, at: 5 }]);
        expect(merged.find((one) => keyOf(one) === keyOf(last))).toMatchObject({ value: last.value, at: 5 });
      }),
    );
  });

  test.each([
    [5, 10, 5],
    [15, 10, 10],
    [-3, 10, 0],
    [5.9, 10, 5],
  ])("a moment of %d told at %d is %d", (at, now, moment) => expect(momentOf(at, now)).toBe(moment));
});

test.each([
  ["highlight", "yellow", true],
  ["highlight", "on", false],
  ["highlight", "", true],
  ["bookmark", "on", true],
  ["bookmark", "pink", false],
  ["tag", "", true],
] as const)("a %s may be %j: %s", (kind, value, may) => expect(fits(kind, value)).toBe(may));

test.each([
  ["  #Faith ", "faith"],
  ["new \t\n birth", "new birth"],
  ["Oración", "oración"],
  ["a\u200bb", "a b"],
  ["\u202eevil", "evil"],
  ["x".repeat(40), "x".repeat(40)],
  ["x".repeat(41), null],
  ["###", null],
  ["", null],
  ["\ud800", null],
  ["אור 🕊️", "אור 🕊️"],
])("the tag %j is %j", (text, tag) => expect(tagIn(text)).toBe(tag));

test("a tag that was taken is taken again as it is, and has no unseen signs", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const tag = tagIn(text);
      if (tag === null) return;
      expect(tagIn(tag)).toBe(tag);
      expect(tag).not.toMatch(/[\p{Cc}\u202e\u200b]/u);
    }),
  );
});

test.each([
  [43_003_016, 43_003_018, true],
  [43_003_018, 43_003_016, false],
  [43_003_036, 43_004_001, false],
  [43_003_037, 43_003_037, false],
  [67_001_001, 67_001_001, false],
  [19_119_001, 19_119_176, true],
  [Number.NaN, Number.NaN, false],
])("verses %d to %d are a range: %s", (first, last, is) => expect(isRange({ first, last })).toBe(is));

test("what is chosen is its verses; ranges overlap or do not", () => {
  const range = rangeOf({ translation: "KJV", book: 43, chapter: 3, from: 16, to: 18 });
  expect(versesOf(range)).toEqual([43_003_016, 43_003_017, 43_003_018]);
  expect(overlaps(range, { first: 43_003_018, last: 43_003_020 })).toBe(true);
  expect(overlaps(range, { first: 43_003_019, last: 43_003_020 })).toBe(false);
});

test.each([
  ["¡Oración  de la MAÑANA!", "¡oracion de la manana!"],
  ["בְּרֵאשִׁית", "בראשית"],
  ["a\u200bb", "ab"],
])("%s is searched as %s", (text, sought) => expect(folded(text)).toBe(sought));

test("a search of 10,000 characters is twelve words like another", () => {
  expect(wordsOf("amen ".repeat(2_000))).toEqual(["amen"]);
  expect(wordsOf(Array.from({ length: 50 }, (_, at) => `w${at}`).join(" "))).toHaveLength(12);
  expect(wordsOf("x".repeat(10_000))[0]).toHaveLength(60);
});

const at = { requestId: "request-1", at: 10 };
const place = { first: 43_003_016, last: 43_003_017 };
const sent = (act: object): SentAct => ({ ...place, ...at, ...act }) as SentAct;
const acts: SentAct[] = [
  sent({ intent: "mark", kind: "highlight", tag: "", value: "green" }),
  sent({ intent: "mark", kind: "tag", tag: "light", value: "on", first: 43_003_017 }),
  sent({ intent: "save", translation: "KJV", value: "on" }),
  sent({ intent: "note", translation: "KJV", noteId: "n", base: "", body: "Loved" }),
];

test("a chapter is painted as it will be, before the server has answered", () => {
  const marks = withActs(43_003, NO_MARKS, acts);
  expect([...paintedVerses(marks)]).toEqual([
    [43_003_016, { color: "green", bookmark: false, saved: true, note: true, tags: [] }],
    [43_003_017, { color: "green", bookmark: false, saved: true, note: true, tags: ["light"] }],
  ]);
  expect([...dataMarks(paintedVerses(marks))]).toEqual([
    [43_003_016, "green note"],
    [43_003_017, "green note"],
  ]);
  expect(withActs(43_004, NO_MARKS, acts)).toEqual(NO_MARKS);
  // the server has taken them meanwhile: nothing is there twice
  expect(withActs(43_003, marks, acts).notes).toHaveLength(1);
  const off = { ...acts[0], value: "", at: 11 } as SentAct;
  expect(paintedVerses(withActs(43_003, marks, [off])).get(43_003_016)?.color).toBeNull();
});
