import { expect, test } from "vitest";
import { linesOf } from "#tests/banks/lines.ts";
import { type Claim, createSpeechGuard } from "./speech-guard.ts";

const BANKS: [Claim, string[]][] = [
  ["persona", linesOf("claims.txt")],
  ["harm", linesOf("urgings.txt")],
];
/** `\\n` in a line is a line break. */
const innocent = linesOf("no-claims.txt").map((line) => line.replaceAll("\\n", "\n"));

/** What is shown of a text that comes in pieces. */
function shown(text: string, pieces = /[\s\S]+/g): { text: string; claim: Claim | null } {
  const guard = createSpeechGuard();
  let all = "";
  for (const piece of text.match(pieces) ?? []) {
    const next = guard.push(piece);
    all += next.text;
    if (next.claim) return { text: all, claim: next.claim };
  }
  const last = guard.end();
  return { text: all + last.text, claim: last.claim };
}
const claimIn = (text: string) => shown(text).claim;

test.each(BANKS)("no divine or biblical persona, and no word that somebody should die: %s", (claim, bank) => {
  expect(bank.filter((text) => claimIn(text) !== claim)).toEqual([]);
});

test("what is told of Jesus, prayed, or denied goes through, and so does a caring question after danger", () => {
  expect(innocent.filter(claimIn)).toEqual([]);
});

const PIECES: [string, RegExp][] = [
  ["letter by letter", /[\s\S]/g],
  ["word by word", /\S+\s*/g],
  ["by blank and word", /\s*\S+/g],
  ["by three letters", /[\s\S]{1,3}/g],
  ["whole", /[\s\S]+/g],
];

test.each(PIECES)("%s, no claim is shown and everything else is", (_name, pieces) => {
  for (const [claim, bank] of BANKS)
    for (const text of bank) {
      const before = "Peace to you. ";
      const output = shown(before + text, pieces);
      expect([text, output.claim]).toEqual([text, claim]);
      expect(claimIn(output.text), output.text).toBeNull();
      expect((before + text).startsWith(output.text)).toBe(true);
    }
  for (const text of innocent)
    expect(shown(`Peace. ${text} Amen.`, pieces)).toEqual({ text: `Peace. ${text} Amen.`, claim: null });
});

test("usual first words are kept waiting for a word at most", () => {
  const guard = createSpeechGuard();
  expect(
    ["Thank ", "you ", "for ", "telling ", "me. ", "I", "'m ", "sorry ", "to "].map(
      (word) => guard.push(word).text,
    ),
  ).toEqual(["Thank ", "", "you for ", "telling ", "me. ", "", "", "I'm sorry ", "to "]);
});
