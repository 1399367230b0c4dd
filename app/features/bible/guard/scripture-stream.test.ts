import fc from "fast-check";
import { expect, test } from "vitest";
import { formatReference } from "#app/features/bible/reference.ts";
import type { Piece } from "./piece.ts";
import { createScriptureStream } from "./scripture-stream.ts";

/** All pieces of a text that came in these chunks, neighbouring prose joined. */
function read(chunks: readonly string[]): Piece[] {
  const stream = createScriptureStream();
  const joined: Piece[] = [];
  for (const piece of [...chunks.flatMap((chunk) => stream.push(chunk)), ...stream.end()]) {
    const last = joined.at(-1);
    if (piece.kind === "text" && last?.kind === "text") last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}

/** One piece as a member reads it, as long as no claim is found to be Scripture. */
const asShown = (piece: Piece): string => {
  if (piece.kind === "dropped") return "";
  return piece.kind === "verses"
    ? piece.passage.map((reference) => `<${formatReference(reference)}>`).join("")
    : piece.text;
};

/** The pieces in one line: `prose <Philippians 4:6> prose`. */
const shown = (...chunks: string[]): string => read(chunks).map(asShown).join("");

const WORLD = "For God so loved the world that he gave his Son";

test.each([
  ["a marker", "Read [[Philippians 4:6]] slowly.", "Read <Philippians 4:6> slowly."],
  ["a marker with a range", "[[Phil 4:6-7]]", "<Philippians 4:6-7>"],
  ["a marker that names a translation", "[[John 3:16 (NIV)]]", "<John 3:16>"],
  ["a marker in quotation marks", "He says “[[John 3:16]]”", "He says <John 3:16>"],
  ["the stop after a marker", "as in [[John 3:16]]. Rest here.", "as in <John 3:16> Rest here."],
  ["a marker that is no reference", "See [[the love chapter]] now", "See  now"],
  ["a marker with an invented verse", "See [[John 3:99]] now", "See  now"],
  ["a marker of a long range", "Here it is: [[Psalm 119:1-40]]", "Here it is: <Psalm 119:1-40>"],
  ["a marker of a chapter", "Here it is:\n[[Psalm 23]]\nRest.", "Here it is:\n<Psalm 23>\nRest."],
  ["a marker of a chapter, in Spanish", "Aquí está: [[Salmo 23]]", "Aquí está: <Psalm 23>"],
  ["a marker of chapters", "[[Matthew 5-6]]", "<Matthew 5><Matthew 6>"],
  ["a marker with an invented chapter", "See [[Psalm 151]] now", "See  now"],
  ["a marker that never closes", "Read [[John 3:1", "Read "],
  ["single brackets", "a [note] and [", "a [note] and ["],
])("C:markers %s", (_name, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["after a dash", `“${WORLD}” — John 3:16`, "<John 3:16>"],
  ["after a hyphen", `"${WORLD}" - John 3:16`, "<John 3:16>"],
  ["in brackets", `Hear this: “${WORLD}” (John 3:16). Rest.`, "Hear this: <John 3:16> Rest."],
  ["with a translation", `“${WORLD}” (John 3:16, NIV) is near.`, "<John 3:16> is near."],
  ["with a translation in brackets of its own", `“${WORLD}” John 3:16 (NIV)`, "<John 3:16>"],
  ["on its own line", `“${WORLD}.”\n\n**John 3:16**\n\nRest.`, "<John 3:16>\n\nRest."],
  ["with a range", `“${WORLD}” (John 3:16–17)`, "<John 3:16-17>"],
  ["with a numbered book", `“Perfect love casts out all fear” (1 John 4:18)`, "<1 John 4:18>"],
  ["as a marker", `“${WORLD}” [[John 3:16]]`, "<John 3:16>"],
  ["in words", `“${WORLD},” as it says in John 3:16.`, "<John 3:16>"],
  ["of too many verses", `“${WORLD}” (John 3:1-21)`, "<John 3:1-21>"],
  [
    "around who speaks",
    `“Come to me all you who labor,” Jesus says, “and I will give you rest” (Matthew 11:28)`,
    "<Matthew 11:28>",
  ],
  ["before it", `John 3:16 says, “${WORLD}.” Rest.`, "John 3:16 says, <John 3:16> Rest."],
  [
    "before it, translation after",
    `John 3:16 says, “${WORLD}” (ESV). Rest.`,
    "John 3:16 says, <John 3:16> Rest.",
  ],
  ["as a heading", `**John 3:16**\n“${WORLD}”`, "**John 3:16**\n<John 3:16>"],
  ["before and after", `John 3:16 says, “${WORLD}” (John 3:16).`, "John 3:16 says, <John 3:16>"],
])("C:quotations the citation stands %s", (_name, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["an invented book", `Hear: “${WORLD}” (Hezekiah 3:16). Rest.`, "Hear:  Rest."],
  ["an invented verse", `“${WORLD}” — John 3:99`, ""],
  ["a whole chapter", `“${WORLD}” (Psalm 23) is near.`, " (Psalm 23) is near."],
  ["a chapter that speaks", `Psalm 23 says, “${WORLD}”`, "Psalm 23 says, "],
  ["the verse just shown", `[[John 3:16]]\n“${WORLD}”\nRest.`, "<John 3:16>\n\nRest."],
])("C:quotations the words of %s are never shown", (_name, text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  ["a mention", "Have you read John 3:16 lately? It is short."],
  ["a mention of a chapter", "Psalm 23 is all I have, and chapter 3 of John."],
  ["a quotation that cites nothing", "You wrote “I feel so far away from God” and I hear it."],
  ["a short quotation with a citation", "The words “fear not” (Isaiah 41:10) come back."],
  [
    "a citation in the next sentence",
    "You said “I am so tired of waiting for this”. Then read Psalm 13:1 slowly.",
  ],
  ["a mention after a quoted sentence", "“I am so tired of waiting for this.” Psalm 13:1 asks the same."],
  [
    "a citation out of reach",
    `“I am so tired of waiting” and I would like to offer you something old: John 3:16`,
  ],
  ["a mention before another sentence", "Read Psalm 13:1. You said “I am so tired of waiting” today."],
  ["straight marks for inches", `It is 5'10" tall and 3" wide in John 3:16 today`],
  ["a quotation that never closes", "You said “I am so tired of waiting"],
  ["nothing", ""],
])("C:prose %s stays prose", (_name, text) => {
  expect(shown(text)).toBe(text);
});

test("a quotation longer than 2,000 characters gives way to an ellipsis, never to its words", () => {
  const stream = createScriptureStream();
  expect(stream.push(`“${"word ".repeat(380)}`)).toEqual([]);
  expect(
    stream.push(`${"word ".repeat(40)}” and so it goes on to the very end, quietly and slowly.`),
  ).toEqual([{ kind: "text", text: "“…” and so it goes on to the very end, quietly and slowly." }]);
  expect(stream.end()).toEqual([]);
});

test("the raw words of the model come with the reference", () => {
  expect(read([`“${WORLD}” (John 3:16)`])).toEqual([
    {
      kind: "verses",
      passage: [{ bookNumber: 43, chapter: 3, fromVerse: 16, toVerse: 16 }],
      raw: `“${WORLD}” (John 3:16)`,
    },
  ]);
});

const FRAGMENTS = [
  "[[John 3:16]]",
  "[[",
  "]]",
  "[[nothing]]",
  "[",
  "“",
  "”",
  '"',
  " ",
  "\n",
  "\n\n",
  " — ",
  " (",
  ")",
  ". ",
  ", ",
  "*",
  `“${WORLD}”`,
  `"${WORLD},"`,
  "“fear not”",
  "John 3:16",
  "1 John 4:18",
  "Song of Songs 2:10-13",
  "Psalm 23",
  "[[Salmo 23]]",
  "[[Matthew 5-7]]",
  "chapter 3 of John",
  "Hezekiah 3:4",
  "Phil. 4:6",
  " says, ",
  "peace be with you",
  "I am tired of all this waiting",
  "NIV",
  ", ESV)",
  "The",
  "Jude 24",
  "😀",
  "–",
  "'",
  "‘",
  "’",
  "„",
  "«",
  "»",
  "**",
  "_",
  "> ",
  "\n> ",
  "\n>\n> — ",
  "\n- ",
  "## ",
  " says: ",
  " tells us:",
  "You said ",
  "Jesus’ words",
  "don't",
  `‘${WORLD}’`,
  `*${WORLD}*`,
  `> ${WORLD}`,
  "endless words of a very long passage ".repeat(30),
  "a long road of ordinary words that goes on and on until nothing near is left to cite",
];

test("any split of a text gives the same pieces", () => {
  const text = fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 24 }).map((parts) => parts.join(""));
  const cuts = fc.array(fc.nat(400), { maxLength: 30 });
  fc.assert(
    fc.property(text, cuts, (whole, at) => {
      const places = [...new Set([0, ...at.filter((cut) => cut < whole.length), whole.length])].sort(
        (a, b) => a - b,
      );
      const chunks = places.slice(1).map((end, index) => whole.slice(places[index], end));
      expect(read(chunks)).toEqual(read([whole]));
      expect(read([...whole])).toEqual(read([whole]));
    }),
    { numRuns: 1500, seed: 20261120 },
  );
});

test.each([
  ["the end of a line in spaces", "Song of Songs 2:10-13 tells us:. \n> "],
  ["the beginning of an elision", `‘NIV‘${WORLD}’[[John 3:16]]`],
  ["the words of an overlong quotation", `“${"endless words ".repeat(200)}[[John 3:16]]`],
])("letter by letter is as the whole: %s", (_name, text) => {
  expect(read([...text])).toEqual(read([text]));
});

test("prose outside of marks is shown on the same push", () => {
  const stream = createScriptureStream();
  for (const word of "Rest a while, for John 3:16 is near and you need not hurry. ".match(/\S+\s*/g) ?? []) {
    expect(stream.push(word)).toEqual([{ kind: "text", text: word }]);
  }
});

test("a quotation that cites nothing is shown within 60 characters of its end", () => {
  const stream = createScriptureStream();
  stream.push("You wrote “I feel so far away from you”");
  const [piece] = stream.push(" and I hear how heavy that has been for you lately");
  expect(piece).toMatchObject({ kind: "text" });
});

test("a marker is put the moment it closes", () => {
  const stream = createScriptureStream();
  expect(stream.push("[[John 3:16]")).toEqual([]);
  expect(stream.push("]")).toHaveLength(1);
});
