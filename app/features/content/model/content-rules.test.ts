import { expect, test } from "vitest";
import { contentSchema, readStored } from "#app/features/content/forms.ts";
import { CONTENT_KINDS, contentKind, isKind } from "#app/features/content/kinds.ts";
import { lettersOf, stretchesIn } from "#app/features/content/scripture/finding.ts";
import { differenceOf } from "./difference.ts";
import { statesOf } from "./history.ts";
import { readTyped } from "./typed.ts";

/** Ids are for good: rows of the database name them. */
const KIND_IDS = [
  "devotional",
  "day_verse",
  "daniel_day",
  "plan_day",
  "ministry_week",
  "video",
  "pet_adventure",
  "pet_type",
  "pet_evolution",
  "pet_accessory",
  "shop_item",
  "quest",
  "challenge_step",
  "trivia_question",
  "feud_board",
  "feud_poll",
];

test("R35: each kind has its entry, its fields have names of their own, and both languages stand side by side", () => {
  expect(CONTENT_KINDS.map(({ id }) => id).toSorted()).toEqual([...KIND_IDS].toSorted());
  for (const { id, fields } of CONTENT_KINDS) {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size, id).toBe(names.length);
    for (const { name, language } of fields)
      if (language) expect(names).toContain(name.replace(/_..$/, language === "en" ? "_es" : "_en"));
  }
  expect([isKind("devotional"), isKind("constructor"), isKind("")]).toEqual([true, false, false]);
});

const FIELDS = contentKind("devotional").fields;
const GOOD = {
  passage: "Luke 15:11-24",
  title_en: "Home",
  title_es: "Casa",
  text_en: "One.\r\n \r\nTwo.",
  text_es: "Uno.\n\n\n\nDos.",
  question_en: "Who  waits\nfor you?",
  question_es: "¿Quién?",
  prayer_en: "Amen.",
  prayer_es: "Amén.",
};

test("R35: what was typed is kept as it will be read: one line has no breaks, paragraphs have one empty line between", () => {
  const { values, faults } = readTyped(FIELDS, GOOD);
  expect(faults).toEqual({});
  expect([values.text_en, values.text_es, values.question_en]).toEqual([
    "One.\n\nTwo.",
    "Uno.\n\nDos.",
    "Who waits for you?",
  ]);
  expect(contentSchema("devotional").safeParse(values).success).toBe(true);
  expect(readStored("devotional", values)).toEqual(values);
});

test.each([
  [{ title_en: "" }, { title_en: "empty" }],
  [{ title_en: "x".repeat(81) }, { title_en: "long" }],
  [{ passage: "Luke 15" }, {}],
  [{ passage: "Luke 99:1" }, { passage: "no_reference" }],
  [{ passage: "Luke 15:11 and more" }, { passage: "no_reference" }],
  [{ passage: "<script>" }, { passage: "no_reference" }],
  [{ passage: "Luke 15:30-16:2" }, { passage: "two_chapters" }],
])("R35: a devotional with %j has the faults %j", (typed, faults) => {
  expect(readTyped(FIELDS, { ...GOOD, ...typed }).faults).toEqual(faults);
});

test.each([
  [{ coins: "12" }, {}],
  [{ coins: "-1" }, { coins: "number" }],
  [{ coins: "1.5" }, { coins: "number" }],
  [{ coins: "1e3" }, { coins: "number" }],
  [{ coins: "100001" }, { coins: "number" }],
  [{ stock: "" }, {}],
  [{ offered: "7" }, {}],
])("R35: a shop item with %j has the faults %j", (typed, faults) => {
  const { fields } = contentKind("shop_item");
  const good = {
    name_en: "Key",
    name_es: "Llave",
    about_en: "It fits",
    about_es: "Abre",
    coins: "1",
    gems: "0",
    stock: "3",
    offered: "1",
  };
  const read = readTyped(fields, { ...good, ...typed });
  expect(read.faults).toEqual(faults);
  if ("offered" in typed) expect(read.values.offered).toBe(0);
  if ("stock" in typed) expect(read.values.stock).toBeNull();
});

test.each([
  ["a field too many", { ...readTyped(FIELDS, GOOD).values, more: "x" }],
  ["a field too few", { passage: "Luke 15:11" }],
  ["none", null],
  ["words", "words"],
])("R35: what is stored and fits no more is not read: %s", (_name, json) => {
  expect(readStored("devotional", json)).toBeNull();
  expect(readStored("nothing", json)).toBeNull();
});

test.each([
  ["one word", "the old house", "the new house", "the [old ]{new }house"],
  ["nothing", "as it was", "as it was", "as it was"],
  ["all of it", "", "new", "{new}"],
  ["at the end", "a b", "a b c", "a [b]{b c}"],
  ["moved", "a b c d", "a c b d", "a [b ]c {b }d"],
])("R35: a difference is the fewest words: %s", (_name, before, after, shown) => {
  const stretches = differenceOf(before, after);
  const marks = { same: ["", ""], gone: ["[", "]"], new: ["{", "}"] } as const;
  expect(stretches.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join("")).toBe(shown);
});

test("R35: a difference gives both texts back, and long texts do not take long", () => {
  const long = Array.from({ length: 3_000 }, (_, at) => `word${at % 97}`).join(" ");
  const other = Array.from({ length: 3_000 }, (_, at) => `word${at % 89}`).join(" ");
  for (const [before, after] of [
    ["a b\n\nc", "a x\n\nc d"],
    [long, other],
    [long, long.replace("word50", "x")],
  ] as const) {
    const stretches = differenceOf(before, after);
    const without = (kind: string) =>
      stretches
        .filter((one) => one.kind !== kind)
        .map(({ text }) => text)
        .join("");
    expect([without("new"), without("gone")]).toEqual([before, after]);
  }
});

test.each([
  ["only what ships", [], {}],
  ["one that holds", [[1, "2026-12-01"]], { 1: "holds" }],
  [
    "one that waits",
    [
      [1, "2026-12-01"],
      [2, "2026-12-20"],
    ],
    { 1: "holds", 2: "waits" },
  ],
  [
    "one whose place was taken",
    [
      [1, "2026-12-20"],
      [2, "2026-12-01"],
    ],
    { 1: "over", 2: "holds" },
  ],
] as const)("R35: the states of versions: %s", (_name, versions, states) => {
  const found = statesOf(
    versions.map(([version, from]) => ({ version, from })),
    "2026-12-05",
  );
  expect(Object.fromEntries(found)).toEqual(states);
});

test("R35: what is compared are words in quotation marks, three at least, without case and stops", () => {
  expect(stretchesIn("He said “Peace be with you” and «id en paz hoy», not “yes”.")).toEqual([
    "Peace be with you",
    "id en paz hoy",
  ]);
  expect(lettersOf("¡Baste, YA!")).toBe("baste ya");
});
