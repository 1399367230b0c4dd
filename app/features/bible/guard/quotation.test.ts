import { expect, test } from "vitest";
import { formatReference } from "#app/features/bible/reference.ts";
import type { Piece } from "./piece.ts";
import { createScriptureStream } from "./scripture-stream.ts";

/** One piece as a member reads it, as long as no claim is found to be Scripture. */
const asShown = (piece: Piece): string => {
  if (piece.kind === "dropped") return "";
  return piece.kind === "verses"
    ? piece.passage.map((reference) => `<${formatReference(reference)}>`).join("")
    : piece.text;
};

/** What a member reads of a text that came in these chunks: `prose <Philippians 4:6> prose`. */
function shown(chunks: readonly string[]): string {
  const stream = createScriptureStream();
  return [...chunks.flatMap((chunk) => stream.push(chunk)), ...stream.end()].map(asShown).join("");
}

/** The same whole, letter by letter, and broken in two at every position. */
function expectShown(text: string, expected: string): void {
  expect(shown([text])).toBe(expected);
  expect(shown([...text])).toBe(expected);
  const halves = Array.from({ length: text.length }, (_, at) => shown([text.slice(0, at), text.slice(at)]));
  expect([...new Set(halves)]).toEqual(text ? [expected] : []);
}

const WORLD = "For God so loved the world that he gave his Son";
const WAY = "I am the way, the truth, and the life";
const LONG = "and all the people went on through the land ".repeat(50);

test.each([
  ["citation on the next marked line", `> ${WORLD}\n> — John 3:16`, "<John 3:16>"],
  ["citation in brackets at its end", `> ${WORLD} (John 3:16)`, "<John 3:16>"],
  [
    "several lines",
    `> For God so loved\n> the world\n> that he gave (John 3:16)\n\nRest.`,
    "<John 3:16>\n\nRest.",
  ],
  ["citation after a blank marked line", `> ${WORLD}\n>\n> — John 3:16`, "<John 3:16>"],
  ["citation on the line after it", `> ${WORLD}\n— John 3:16\n\nRest.`, "<John 3:16>\n\nRest."],
  ["citation after a blank line", `> ${WORLD}\n\n— John 3:16`, "<John 3:16>"],
  [
    "citation on a line of its own after it",
    `> ${WORLD}\n**John 3:16 (NIV)**\n\nRest.`,
    "<John 3:16>\n\nRest.",
  ],
  ["translation in brackets", `Hear:\n> ${WORLD} (John 3:16, NIV)`, "Hear:\n<John 3:16>"],
  ["abbreviated book with translation", `> ${WORLD} (Jn 3:16 ESV)`, "<John 3:16>"],
  ["quotation marks inside", `> “${WORLD}”\n> — John 3:16, NIV`, "<John 3:16>"],
  ["emphasis inside", `> *${WORLD}*\n> **— John 3:16**`, "<John 3:16>"],
  ["a citation after a stop", `> ${WORLD}. John 3:16`, "<John 3:16>"],
  ["a heading inside", `> **John 3:16**\n> ${WORLD}`, "<John 3:16>"],
  ["a heading before", `**John 3:16**\n\n> ${WORLD}\n\nRest.`, "**John 3:16**\n\n<John 3:16>\n\nRest."],
  ["an announcement before", `John 3:16 says:\n\n> ${WORLD}`, "John 3:16 says:\n\n<John 3:16>"],
  ["a heading and its words in one line", `> John 3:16: ${WORLD}`, "<John 3:16>"],
  ["few words", "> Jesus wept. (John 11:35)", "<John 11:35>"],
  ["two verses", `> ${WORLD} (John 3:16)\n> ${WAY} (John 14:6)`, "<John 3:16>\n<John 14:6>"],
  ["a marker at its end", `> ${WORLD} [[John 3:16]]`, "<John 3:16>"],
  ["a marker on the next line", `> ${WORLD}\n[[John 3:16]]`, "<John 3:16>"],
  ["nested marks", `>> ${WORLD}\n>> — John 3:16`, "<John 3:16>"],
  ["a list item", `1. > ${WORLD} (John 3:16)`, "1. <John 3:16>"],
  ["an invented book", `> ${WORLD}\n> — Hezekiah 3:16\n\nRest.`, "\n\nRest."],
  ["a verse that is not", `> ${WORLD} (John 3:99)`, ""],
  ["a whole chapter", `> ${WORLD} (Psalm 23)`, ""],
  ["the verse just shown", `[[John 3:16]]\n> ${WORLD}\n\nRest.`, "<John 3:16>\n\n\nRest."],
  ["a quotation of its own with prose after", `> “${WORLD}” (John 3:16) is near.`, "<John 3:16> is near."],
])("C:blockquotes %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["one line", "> Take a slow breath.\n\nRest.", "Take a slow breath.\n\nRest."],
  [
    "several lines",
    "So:\n> Breathe in.\n>\n> Breathe out.\nRest.",
    "So:\nBreathe in.\n\nBreathe out.\nRest.",
  ],
  [
    "a mention after it",
    "> Lord, help me.\n\nJohn 3:16 is for you.",
    "Lord, help me.\n\nJohn 3:16 is for you.",
  ],
  ["a marker further on", "> Lord, help me.\n\n[[John 3:16]]", "Lord, help me.\n\n<John 3:16>"],
  ["only a reference", "> John 3:16\n\nRest.", "John 3:16\n\nRest."],
])("C:blockquotes without a citation lose only their marks: %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["says", `John 3:16 says: ${WORLD}. Rest.`, "John 3:16 says: <John 3:16> Rest."],
  ["reads", `John 3:16 reads: ${WORLD}`, "John 3:16 reads: <John 3:16>"],
  ["is where Jesus says", `In John 3:16, Jesus says: ${WORLD}.`, "In John 3:16, Jesus says: <John 3:16>"],
  ["tells us", `John 3:16 tells us: ${WORLD}!\nRest.`, "John 3:16 tells us: <John 3:16>\nRest."],
  ["declares", `1 John 4:18 declares: Perfect love casts out fear.`, "1 John 4:18 declares: <1 John 4:18>"],
  ["says on a new line", `John 3:16 says:\n${WORLD}\nRest.`, "John 3:16 says:\n<John 3:16>\nRest."],
  ["says in bold", `**John 3:16 says:** ${WORLD}. Rest.`, "**John 3:16 says:** <John 3:16> Rest."],
  [
    "says in its translation",
    `John 3:16 (NIV) says: ${WORLD}. Rest.`,
    "John 3:16 (NIV) says: <John 3:16> Rest.",
  ],
  ["of bold type says", `**John 3:16** says: ${WORLD}.`, "**John 3:16** says: <John 3:16>"],
  ["also says", `John 3:16–17 also says: ${WORLD}.`, "John 3:16–17 also says: <John 3:16-17>"],
  [
    "is where it says",
    `As Jesus says in John 3:16: ${WORLD}. Rest.`,
    "As Jesus says in John 3:16: <John 3:16> Rest.",
  ],
  [
    "dice",
    `Juan 3:16 dice: Porque de tal manera amó Dios al mundo. Paz.`,
    "Juan 3:16 dice: <John 3:16> Paz.",
  ],
  [
    "with an ellipsis inside",
    `John 3:16 says: For God… so loved. Rest.`,
    "John 3:16 says: <John 3:16> Rest.",
  ],
  ["says and breaks off", "John 3:16 says: For God so", "John 3:16 says: <John 3:16>"],
  ["of an invented book says", `Hezekiah 3:16 says: ${WORLD}. Rest.`, "Hezekiah 3:16 says:  Rest."],
  ["that is not says", `John 3:99 says: ${WORLD}. Rest.`, "John 3:99 says:  Rest."],
  ["without a number says", `Psalm 23 says: ${WORLD}. Rest.`, "Psalm 23 says:  Rest."],
  ["says a line too long to hold", `John 3:16 says: ${LONG}\nRest.`, "John 3:16 says: <John 3:16>\nRest."],
])("C:announced a verse that %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["curly", `‘${WAY}’ (John 14:6)`, "<John 14:6>"],
  ["straight", `Jesus says, '${WAY}' (John 14:6). Rest.`, "Jesus says, <John 14:6> Rest."],
  ["with a dash", `‘${WAY}’ — John 14:6, NIV`, "<John 14:6>"],
  ["with an apostrophe", `‘Don't let your heart be troubled, don’t fear’ (John 14:1)`, "<John 14:1>"],
  ["with a possessive", `‘Follow in Jesus’ steps and do not stumble’ (1 Peter 2:21)`, "<1 Peter 2:21>"],
  ["with a possessive first", `'Jesus' words are the words of life' (John 6:68)`, "<John 6:68>"],
  ["with a quotation inside", `‘He said, “${WAY}” to all of them’ (John 14:6)`, "<John 14:6>"],
  ["inside a quotation", `“He said, ‘${WAY}’ to them” (John 14:6)`, "<John 14:6>"],
  [
    "cited inside of prose in quotes",
    `“Read ‘${WAY}’ (John 14:6) now” she wrote.`,
    "“Read <John 14:6> now” she wrote.",
  ],
  ["after the verse", `John 14:6 says, ‘${WAY}’. Rest.`, "John 14:6 says, <John 14:6> Rest."],
  ["citation inside", `‘${WAY} (John 14:6)’ is near.`, "<John 14:6> is near."],
  ["invented book", `‘${WAY}’ (Hezekiah 14:6)`, ""],
])("C:single quotes %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["one star", `*${WORLD}* (John 3:16)`, "<John 3:16>"],
  ["underscores", `_${WORLD}_ — John 3:16`, "<John 3:16>"],
  ["two stars", `**${WORLD}** (John 3:16, NIV). Rest.`, "<John 3:16> Rest."],
  ["three stars", `***${WORLD}*** (John 3:16)`, "<John 3:16>"],
  ["two underscores", `__${WORLD}__ (Jn 3:16 ESV)`, "<John 3:16>"],
  ["quotes inside", `*“${WORLD}”* (John 3:16)`, "<John 3:16>"],
  ["quotes outside", `“*${WORLD}*” (John 3:16)`, "<John 3:16>"],
  ["bold inside", `*For God so **loved** the whole world* — John 3:16`, "<John 3:16>"],
  ["on the next line", `*${WORLD}*\n— John 3:16\n`, "<John 3:16>\n"],
  ["citation inside", `*${WORLD} — John 3:16*`, "<John 3:16>"],
  ["after the verse", `**John 3:16** — *${WORLD}*\nRest.`, "**John 3:16** — <John 3:16>\nRest."],
  ["after a colon", `- **John 3:16**: *${WORLD}*`, "- **John 3:16**: <John 3:16>"],
  ["before a bold citation", `*${WORLD}.* **John 3:16**`, "<John 3:16>"],
  ["that opens with its citation", `*John 3:16 — ${WORLD}*`, "<John 3:16>"],
  ["with a marker", `*${WORLD}* [[John 3:16]]`, "<John 3:16>"],
  ["invented verse", `*${WORLD}* (John 3:99)`, ""],
])("C:emphasis %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["guillemets", `«Porque de tal manera amó Dios al mundo» (Juan 3:16)`, "<John 3:16>"],
  ["guillemets with spaces", `« Porque de tal manera amó Dios » — Juan 3:16`, "<John 3:16>"],
  ["low and high marks", `„Denn so hat Gott die Welt geliebt“ (John 3:16)`, "<John 3:16>"],
  ["low and high marks of another kind", `„Denn so hat Gott die Welt geliebt” (John 3:16)`, "<John 3:16>"],
  ["guillemets turned inwards", `»Denn so hat Gott die Welt geliebt« (John 3:16)`, "<John 3:16>"],
  ["nested guillemets", `«Y dijo: «No temas, yo estoy» y se fue» (Juan 3:16)`, "<John 3:16>"],
  ["nested curly marks", `“He said, “${WAY},” and they all heard” (John 14:6)`, "<John 14:6>"],
  [
    "a nested verse",
    `“You read “${WORLD}” (John 3:16) aloud today” she said`,
    "“You read <John 3:16> aloud today” she said",
  ],
  ["citation inside the marks", `“${WORLD} (John 3:16)” Rest.`, "<John 3:16> Rest."],
  ["no end", `“${WORLD} (John 3:16)`, "<John 3:16>"],
  ["no end and a paragraph after", `“${WORLD} — John 3:16\n\nRest “now”.`, "<John 3:16>\n\nRest “now”."],
  ["no end after the verse", `John 3:16 says, “${WORLD}`, "John 3:16 says, <John 3:16>"],
  ["no end and prose after", `“${WORLD} (John 3:16) is near.`, "<John 3:16> is near."],
  ["announced on its own line", `John 3:16 says:\n“${WORLD}”`, "John 3:16 says:\n<John 3:16>"],
  ["invented book in guillemets", `«Porque de tal manera amó Dios» (Hezequías 3:16)`, ""],
])("C:quotation marks %s", (_name, text, expected) => {
  expectShown(text, expected);
});

test.each([
  ["of 1,800 characters, cited", `“${LONG.slice(0, 1_800)}” (John 3:16). Rest.`, "<John 3:16> Rest."],
  ["too long to hold, cited", `“${LONG}” (John 3:16)`, "<John 3:16>"],
  ["too long to hold, cited in words", `“${LONG}” as John 3:16 says.`, "<John 3:16> says."],
  ["too long to hold, cited inside", `“${LONG} (John 3:16)” Rest.`, "<John 3:16> Rest."],
  ["too long to hold, cited before", `John 3:16 says, “${LONG}” Rest.`, "John 3:16 says, <John 3:16> Rest."],
  [
    "too long to hold, not cited",
    `So: “${LONG}” and so on to the end of it.`,
    "So: “…” and so on to the end of it.",
  ],
  ["too long to hold, not ended", `So: “${LONG}`, "So: “…”"],
  ["too long to hold, before a marker", `So: “${LONG}\n\n[[John 3:16]]`, "So: <John 3:16>"],
  ["in a blockquote too long to hold, cited", `> ${LONG}\n> — John 3:16\n\nRest.`, "<John 3:16>\n\nRest."],
  [
    "in a blockquote too long to hold",
    `> ${LONG}\n\nRest and be at peace for a while today.`,
    "“…”\n\nRest and be at peace for a while today.",
  ],
])("C:long a quotation %s", (_name, text, expected) => {
  expect(shown([text])).toBe(expected);
  expect(shown([...text])).toBe(expected);
  expect(shown(text.match(/[\s\S]{1,7}/g) ?? [])).toBe(expected);
});

test.each([
  ["You said “I feel so alone since March”"],
  ["You said “I feel so alone since March.”\n\nThat is a long time to carry it."],
  ["You said “I feel so alone since March” and Psalm 34:18 came to mind."],
  ["You wrote 'I feel so alone since March' and I hear it."],
  ["You told me ‘nobody at church knows how tired I am’, and that is hard."],
  ["John 3:16 came to mind when you said “I feel so alone since March”."],
  ["Don't worry about the others' words; it's Jesus' words that last (John 6:68)."],
  ["In the '90s we sang 'til the lights went out, rock 'n' roll and all (it was loud)."],
  ["Verses for this week:\n- John 3:16\n- Romans 8:28\n- Psalm 23:1"],
  ["1. John 3:16\n2. Romans 8:28\n3. Isaiah 40:31"],
  ["* John 3:16\n* Romans 8:28"],
  ["**Verses to carry with you this week**\n- John 3:16\n- Romans 8:28"],
  ["**Some verses for a weary heart:**\n\nJohn 3:16\nRomans 8:28"],
  ["## **What the Bible says about fear** (Isaiah 41:10)"],
  ["# A word about fear (Isaiah 41:10)\n\nRest."],
  ["**1. Trust in God's good timing (Isaiah 40:31)**\n\nWaiting is hard."],
  ["*Please be gentle with yourself today*, and read John 3:16 tonight."],
  ["As you read John 3:16, *take a slow breath with every word*."],
  ["This is **really important for you to hear**: you are not alone."],
  ["Grace — the free gift of God — is for you (and for everyone), as John 3:16 shows."],
  ["John 3:16 speaks of love; Romans 5:8 (a dear verse) speaks of it too."],
  ["I have three thoughts: rest, pray, and call a friend."],
  ["John 3:16 tells us three things: who loves, whom he loves, and how."],
  ["John 3:16 tells us:\n- God loves\n- God gives"],
  ["Read Psalm 34:18. It says: you are not alone."],
  ["Meet at 3:16 or 10:30, and 2 * 3 * 4 = 24, and snake_case_words stay_as they are."],
  ["x > y and a -> b; 5 > 3 in John 3:16 terms."],
  ["Come along: “we would love to have you with us” (Sunday 9:30)."],
  ["It is 6'2\" tall and 5'10\" wide in John 3:16 terms."],
  ["***\n\nA new part begins here, and it ends with a star*"],
  ["The fruit is ‘love’, ‘joy’ and ‘peace’ (Galatians 5:22)."],
  ["«fe» y «esperanza» quedan (1 Corintios 13:13)."],
  ["Did you know that John wrote: the reader of John 3:16 is loved?"],
  ["A footnote* and another** mark nothing (see John 3:16)."],
])("C:prose comes through word for word: %s", (text) => {
  expectShown(text, text);
});
