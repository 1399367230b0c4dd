import { expect, test } from "vitest";
import { type Claim, createSpeechGuard } from "./speech-guard.ts";

/** What is shown of a text that comes in pieces of one length, and when: how much waits at most. */
function shown(text: string, length: number): { text: string; claim: Claim | null; waited: number } {
  const guard = createSpeechGuard();
  let all = "";
  let waited = 0;
  for (let from = 0; from < text.length; from += length) {
    const next = guard.push(text.slice(from, from + length));
    all += next.text;
    if (next.claim) return { text: all, claim: next.claim, waited };
    waited = Math.max(waited, Math.min(text.length, from + length) - all.length);
  }
  const last = guard.end();
  return { text: all + last.text, claim: last.claim, waited };
}

const PIECES = [1, 7, 10_000];

test.each(PIECES)("words that repeat are shown as they come, by %i", (length) => {
  for (const word of ["and ", "you ", "you should ", "i ", "as your god and savior ", "no ", "y "]) {
    const text = word.repeat(800);
    const { waited, ...all } = shown(text, length);
    expect(all).toEqual({ text, claim: null });
    expect(waited).toBeLessThanOrEqual(400);
  }
});

test.each<[Claim, string, string, string]>([
  ["harm", "you ", "really ", "should kill yourself."],
  ["harm", "", "and ", "kill yourself."],
  ["harm", "you should ", "just go ahead and ", "end your life."],
  ["persona", "I am ", "truly really ", "Jesus."],
  ["persona", "God ", "really ", "tells you: leave him."],
  ["persona", "God tells you to ", "love others and ", "leave your husband."],
])(
  "%s: however much stands between its words, the end of a claim is never shown: %j %j %j",
  (claim, head, padding, end) => {
    for (const times of [0, 1, 5, 20, 60, 400])
      for (const length of PIECES) {
        const all = shown(`Peace to you. ${head}${padding.repeat(times)}${end} Amen.`, length);
        expect([times, length, all.claim]).toEqual([times, length, claim]);
        expect(all.text).not.toContain(end.slice(-8));
      }
  },
);

test("a commandment that every reader knows goes through, however often it is joined to another", () => {
  for (const times of [1, 5, 20]) {
    const text = `God tells you to love others${" and love others".repeat(times)}. Amen to that.`;
    for (const length of PIECES) expect(shown(text, length).text).toBe(text);
  }
  // "banana" is none: this took a minute
  expect(shown(`God tells you to ${"love others and ".repeat(21)}banana.`, 7).claim).toBe("persona");
});

test("half a character at the end of a piece waits for its other half", () => {
  expect(shown("Peace 🙏🏽 and joy 😀", 1)).toMatchObject({ text: "Peace 🙏🏽 and joy 😀", claim: null });
});
