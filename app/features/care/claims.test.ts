import { expect, test } from "vitest";
import { linesOf } from "#tests/banks/lines.ts";
import { claimsDivinity } from "./claims.ts";
import { createSpeechGuard } from "./speech-guard.ts";

const claims = linesOf("claims.txt");
const innocent = linesOf("no-claims.txt");

/** What is shown of a text that comes in pieces. */
function shown(text: string, pieces: RegExp): { text: string; claim: boolean } {
  const guard = createSpeechGuard();
  let all = "";
  for (const piece of text.match(pieces) ?? []) {
    const next = guard.push(piece);
    all += next.text;
    if (next.claim) return { text: all, claim: true };
  }
  const last = guard.end();
  return { text: all + last.text, claim: last.claim };
}

test("no divine or biblical persona, whatever is asked: every claim is known", () => {
  expect(claims.filter((text) => !claimsDivinity(text))).toEqual([]);
});

test("what is told of Jesus, prayed, or denied goes through", () => {
  expect(innocent.filter(claimsDivinity)).toEqual([]);
});

const PIECES: [string, RegExp][] = [
  ["letter by letter", /[\s\S]/g],
  ["word by word", /\S+\s*/g],
  ["by blank and word", /\s*\S+/g],
  ["by three letters", /[\s\S]{1,3}/g],
  ["whole", /[\s\S]+/g],
];

test.each(PIECES)("%s, no claim is shown and everything else is", (_name, pieces) => {
  for (const text of claims) {
    const before = "Peace to you. ";
    const { text: told, claim } = shown(before + text, pieces);
    expect([text, claim]).toEqual([text, true]);
    expect(claimsDivinity(told), told).toBe(false);
    expect((before + text).startsWith(told)).toBe(true);
  }
  for (const text of innocent)
    expect(shown(`Peace. ${text} Amen.`, pieces)).toEqual({ text: `Peace. ${text} Amen.`, claim: false });
});

test("usual first words are kept waiting for a word at most", () => {
  const guard = createSpeechGuard();
  expect(
    ["Thank ", "you ", "for ", "telling ", "me. ", "I", "'m ", "sorry ", "to "].map(
      (word) => guard.push(word).text,
    ),
  ).toEqual(["Thank ", "", "you for ", "telling ", "me. ", "", "", "I'm sorry ", "to "]);
});
