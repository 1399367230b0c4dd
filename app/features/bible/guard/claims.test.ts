import { expect, test } from "vitest";
import { createScriptureStream } from "./scripture-stream.ts";

const WORLD = "For God so loved the world that he gave his Son";

/** What the shipped text is asked about, of a text broken in two at every position. */
function claimsIn(text: string): string[] {
  const said = Array.from({ length: text.length + 1 }, (_, at) => {
    const stream = createScriptureStream();
    const pieces = [...stream.push(text.slice(0, at)), ...stream.push(text.slice(at)), ...stream.end()];
    return pieces.map((piece) => (piece.kind === "claim" ? `${piece.by}: ${piece.words}` : "")).join("");
  });
  return [...new Set(said)];
}

test.each([
  [
    "a Spanish question below a name",
    "**Jeremías 9:9**\n¿No los tengo de visitar?",
    "gloss: ¿No los tengo de visitar?",
  ],
  ["a Spanish cry after a name", "Juan 3:16: ¡De tal manera amó Dios!", "gloss: ¡De tal manera amó Dios!"],
  ["a chapter's name", `**John 3:** ${WORLD}.`, `chapter: ${WORLD}.`],
  ["a chapter's name in a list, in Spanish", `1. Salmo 23 – ${WORLD}.`, `chapter: ${WORLD}.`],
  ["code that ends with a colon", `\`${WORLD}:\` (John 3:17)`, `near: ${WORLD}:`],
  ["bold words that end with a colon", `**${WORLD}:**\n— John 3:17`, `near: ${WORLD}:`],
])("C:claims the text is asked wherever the stream breaks: %s", (_name, text, claim) => {
  expect(claimsIn(text)).toEqual([claim]);
});

test.each(["**Psalm 151:**", "John 22:", "Room 23:", "Hezekiah 3:"])(
  "C:claims %s names no chapter",
  (name) => {
    expect(claimsIn(`${name} ${WORLD}.`)).toEqual([""]);
  },
);

test("C:claims a heading that ends with a colon leaves the marker below it to its verse", () => {
  const stream = createScriptureStream();
  const pieces = [...stream.push("**Words to read slowly tonight:**\n[[John 3:16]]"), ...stream.end()];
  expect(pieces.at(-1)).toMatchObject({ kind: "verses", raw: "[[John 3:16]]" });
});
