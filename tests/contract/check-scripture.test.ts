import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type CheckedPart,
  checkScripture,
  MAX_COMPARED,
} from "#app/features/bible/guard/check-scripture.server.ts";
import { openBible } from "#tests/scripture/bible-database.ts";

/** What people type, against the whole shipped text in a real D1. */
let bible: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ bible, close } = await openBible());
}, 120_000);

afterAll(() => close());

/** Each part in brackets by its first letter, with the verses that it has: `Read [r John 3:16 WEB] now`. */
function lineOf(parts: readonly CheckedPart[]): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.written;
      if (part.kind === "dropped") return "[dropped]";
      const verses = part.verses
        .map(
          ({ reference, translation, partOf }) =>
            ` ${reference}${partOf ? ` of ${partOf}` : ""} ${translation}`,
        )
        .join(",");
      return part.kind === "marked" ? `[${part.why}${verses}]` : `[${part.kind}${verses}]`;
    })
    .join("");
}

const WEB = "For God so loved the world, that he gave his only born Son";
const KJV = "For God so loved the world, that he gave his only begotten Son";
const RV = "Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito";
const BENT = "For God so loved the big world, that he gave his only born Son";

test.each([
  ["a name", "Read John 3:16 tonight.", "Read [resolved John 3:16 WEB] tonight."],
  ["a short form", "see 1 Cor. 13:4 now", "see [resolved 1 Corinthians 13:4 WEB] now"],
  ["a range", "Romans 8:28-30 helps", "[resolved Romans 8:28-30 WEB] helps"],
  ["a list", "See Romans 8:28, 31.", "See [resolved Romans 8:28 WEB, Romans 8:31 WEB]."],
  ["a book of one chapter", "Jude 1:24 helps", "[resolved Jude 1:24 WEB] helps"],
  ["a chapter", "Psalm 23 is all I have", "[resolved Psalm 23 WEB] is all I have"],
  ["a chapter of many verses", "Read Romans 8.", "Read [resolved Romans 8:1-12 of Romans 8 WEB]."],
  ["a chapter in words", "chapter 3 of John", "[resolved John 3:1-12 of John 3 WEB]"],
  ["a long range", "Read John 3:1-21 now", "Read [resolved John 3:1-12 of John 3:1-21 WEB] now"],
  [
    "a chapter that is not",
    "Psalm 151 is not there, nor is John 22.",
    "Psalm 151 is not there, nor is John 22.",
  ],
  ["words before a number", "Mark 3 items; in Numbers 5 people.", "Mark 3 items; in Numbers 5 people."],
  ["a marker of a chapter", "Here: [[Psalm 23]]", "Here: [resolved Psalm 23 WEB]"],
  ["a marker", "[[Phil 4:6]]", "[resolved Philippians 4:6 WEB]"],
  ["a verse past the chapter", "Read John 3:99 tonight.", "Read [no_such_verse] tonight."],
  ["a chapter past the book", "Read John 33:1 tonight.", "Read [no_such_verse] tonight."],
  ["a time of day", "We meet Sunday 9:30, room 4:12.", "We meet Sunday 9:30, room 4:12."],
  ["nothing", "", ""],
])("C11 checkScripture, references: %s", async (_name, text, expected) => {
  expect(lineOf(await checkScripture(bible, text, "WEB"))).toBe(expected);
});

test.each([
  ["exact, WEB", `“${WEB}” (John 3:16)`, "[resolved John 3:16 WEB]"],
  ["exact, KJV stays KJV", `“${KJV}” (John 3:16)`, "[resolved John 3:16 KJV]"],
  ["exact, no citation", `I love “${KJV}” so much`, "I love [resolved John 3:16 KJV] so much"],
  [
    "exact, its chapter named",
    `“Yahweh is my shepherd; I shall lack nothing.” (Psalm 23)`,
    "[resolved Psalm 23:1 WEB] ([resolved Psalm 23 WEB])",
  ],
  [
    "exact, broken by who speaks",
    `“Come to me, all you who labor,” Jesus says, “and I will give you rest” (Matthew 11:28)`,
    "[resolved Matthew 11:28 WEB]",
  ],
  ["exact, in a long range", `“${WEB}” (John 3:1-21)`, "[resolved John 3:1-12 of John 3:1-21 WEB]"],
  ["a wrong word, in a long range", `“${BENT}” (John 3:1-21)`, "[corrected John 3:16 WEB]"],
  ["exact, under another name", `“${KJV}” (John 3:17)`, "[corrected John 3:16 KJV]"],
  ["exact, under an invented name", `“${KJV}” (John 3:99)`, "[corrected John 3:16 KJV]"],
  ["a wrong word", `“${BENT}” (John 3:16)`, "[corrected John 3:16 WEB]"],
  ["a wrong word, no citation", `Remember: “${BENT}”`, "Remember: [corrected John 3:16 WEB]"],
  ["a wrong word, invented book", `“${BENT}” (Hezekiah 3:16)`, "[corrected John 3:16 WEB]"],
  ["a wrong word, emphasis", `*${BENT}* (John 3:16)`, "[corrected John 3:16 WEB]"],
  ["a wrong word, blockquote", `> ${BENT}\n> — John 3:16\n\nAmen`, "[corrected John 3:16 WEB]\n\nAmen"],
  ["a wrong word, HTML", `<q>${BENT}</q> (John 3:16)`, "[corrected John 3:16 WEB]"],
  ["a wrong word after a colon", `John 3:16: ${BENT}`, "[resolved John 3:16 WEB]: [corrected John 3:16 WEB]"],
  [
    "a wrong word behind a chapter's name",
    `John 3: ${BENT}`,
    "[resolved John 3:1-12 of John 3 WEB]: [corrected John 3:16 WEB]",
  ],
  [
    "exact, behind a chapter's name",
    `John 3: ${KJV}`,
    "[resolved John 3:1-12 of John 3 WEB]: [resolved John 3:16 KJV]",
  ],
  [
    "somebody's own, behind a chapter's name",
    "- Psalm 13 – a complaint that ends in trust",
    "- [resolved Psalm 13 WEB] – a complaint that ends in trust",
  ],
  [
    "two translations mixed",
    "“For God so loved the world, that he gave his one and only begotten Son” (John 3:16)",
    "[corrected John 3:16 WEB]",
  ],
  [
    "a range, wrong word",
    "“Yahweh is my big shepherd; I shall lack nothing. He makes me lie down in green pastures” (Psalm 23:1-2)",
    "[corrected Psalm 23:1-2 WEB]",
  ],
  [
    "another's words",
    "“I only wanted to be left alone with my coffee” (John 3:16)",
    "[other_words John 3:16 WEB]",
  ],
  [
    "another's words, no such verse",
    "“I only wanted to be left alone with my coffee” (John 3:99)",
    "[dropped]",
  ],
  ["a marker for nothing", "Amen [[Hezekiah 3:16]]", "Amen [dropped]"],
  [
    "somebody's own",
    "She said “I only wanted to be left alone today” and went.",
    "She said “I only wanted to be left alone today” and went.",
  ],
  ["a few words", "“fear not” (Isaiah 41:10)", "“fear not” ([resolved Isaiah 41:10 WEB])"],
  ["never closed", `“${BENT} (John 3:16)`, "[corrected John 3:16 WEB]"],
])("C11 checkScripture, quotations: %s", async (_name, text, expected) => {
  expect(lineOf(await checkScripture(bible, text, "WEB"))).toBe(expected);
});

test.each([
  ["a name", "Lee Juan 3:16 hoy", "Lee [resolved Juan 3:16 RV1909] hoy"],
  ["a chapter", "El Salmo 23 me basta", "El [resolved Salmo 23 RV1909] me basta"],
  ["a long chapter", "lee 1 Corintios 13", "lee [resolved 1 Corintios 13:1-12 of 1 Corintios 13 RV1909]"],
  ["a chapter that is not", "Lee el Salmo 151 y Juan 22", "Lee el Salmo 151 y Juan 22"],
  ["words before a number", "Juan 3 veces; en Números 5 personas", "Juan 3 veces; en Números 5 personas"],
  ["a numbered book", "1ª de Corintios 13:4", "[resolved 1 Corintios 13:4 RV1909]"],
  ["verse in words", "Juan capítulo 3, versículo 16", "[resolved Juan 3:16 RV1909]"],
  ["exact", `«${RV}» (Juan 3:16)`, "[resolved Juan 3:16 RV1909]"],
  ["exact in English, for a Spanish reader", `“${KJV}” (Juan 3:16)`, "[resolved John 3:16 KJV]"],
  ["a wrong word", `«${RV.replace("mundo", "vecino")}» (Juan 3:16)`, "[corrected Juan 3:16 RV1909]"],
  ["a book that is not", "«Solo quería estar a solas con mi café» (Ezequías 3:16)", "[dropped]"],
])("C11 checkScripture, Spanish: %s", async (_name, text, expected) => {
  expect(lineOf(await checkScripture(bible, text, "RV1909"))).toBe(expected);
});

test("C11 checkScripture: the author's letters come back, all of them and in order", async () => {
  const text = `Psalm 23, Matthew 5-7. Read John 3:16 and “${BENT}” (John 3:16) then John 3:99. You said “I only wanted to be left alone”.`;
  const parts = await checkScripture(bible, text, "WEB");
  expect(parts.map(({ written }) => written).join("")).toBe(text);
});

test("C11 checkScripture: what is more than is compared of one text is marked, not believed", async () => {
  const text = `“${BENT}” (John 3:16)\n\n`.repeat(MAX_COMPARED + 3);
  const kinds = (await checkScripture(bible, text, "WEB"))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "text");
  expect(kinds.filter((kind) => kind === "corrected")).toHaveLength(MAX_COMPARED);
  expect(kinds.filter((kind) => kind === "marked")).toHaveLength(3);
});
