import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_AGE_MS, type StudySession, secondsToRead, takeSession, totalOf } from "./session.ts";

const NOW = 1_800_000_000_000;
const sessionWith = (more: Partial<StudySession> = {}): StudySession => ({
  id: "session",
  startedAt: NOW - 600_000,
  lastAt: NOW,
  chapters: { 43003: 300 },
  mood: null,
  chapter: 43_003,
  ...more,
});

test.each([
  ["as it is", {}, { chapters: { 43003: 300 } }],
  ["longer than it took", { startedAt: NOW - 10_000 }, { chapters: { 43003: 10 } }],
  [
    "a clock a day ahead",
    { startedAt: NOW + 86_000_000, lastAt: NOW + 86_400_000 },
    { startedAt: NOW - 400_000, lastAt: NOW },
  ],
  [
    "a chapter that there is not beside one",
    { chapters: { 43003: 5, 43099: 9 } },
    { chapters: { 43003: 5 } },
  ],
])("taken: %s", (_name, more, expected) => {
  expect(takeSession(sessionWith(more), null, NOW)).toMatchObject({ ok: true, value: expected });
});

test.each([
  ["no chapter at all", { chapters: {} }, "study.bad_form"],
  ["an end before its beginning", { startedAt: NOW, lastAt: NOW - 1 }, "study.bad_form"],
  ["a month ago", { startedAt: NOW - MAX_AGE_MS - 1, lastAt: NOW - MAX_AGE_MS }, "study.too_old"],
])("refused: %s", (_name, more, refusal) => {
  expect(takeSession(sessionWith(more), null, NOW)).toEqual({ ok: false, refusal });
});

test("told in pieces, twice and in any order, it comes to the same", () => {
  const piece = fc.record({ john: fc.nat(200), psalm: fc.nat(200), at: fc.nat(1_000) });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      // a session only grows
      let [john, psalm, lastAt] = [0, 0, NOW - 600_000];
      const grown = pieces.map((one) => {
        john += one.john % 40;
        psalm += one.psalm % 40;
        lastAt += (one.john % 40) * 1_000 + (one.psalm % 40) * 1_000 + one.at;
        return sessionWith({ chapters: { 43003: john, 19023: psalm }, lastAt });
      });
      const takeAll = (list: readonly StudySession[]) =>
        list.reduce<StudySession | null>((kept, one) => {
          const taken = takeSession(one, kept, NOW);
          if (!taken.ok) throw new Error(taken.refusal);
          return taken.value;
        }, null);
      const whole = takeAll(grown);
      expect(takeAll([...grown].reverse())?.chapters).toEqual(whole?.chapters);
      expect(takeAll([...grown, ...grown])?.chapters).toEqual(whole?.chapters);
      expect(totalOf(whole?.chapters ?? {})).toBeLessThanOrEqual(600);
    }),
  );
});

test.each([
  [19_117, 20],
  [43_003, 72],
  [19_119, 180],
])("chapter %i is read after %i seconds", (chapter, seconds) => expect(secondsToRead(chapter)).toBe(seconds));
