import { expect, test } from "vitest";
import { plainWord } from "#app/features/games/feud/match.ts";
import { POLLS } from "./catalog-polls.ts";
import { boardOf, countedAs, isAnswer } from "./poll.ts";

const [ark] = POLLS;
if (!ark) throw new Error("no poll");

test.each([
  ["water", "Water"],
  ["Agua", "agua"],
  ["my dog", "Dog"],
  ["Blankts", "Blanket"],
  ["a telescope", "telescope"],
])("R17: the answer %s is counted as %s", (typed, word) => expect(countedAs(ark, "en", typed)).toBe(word));

test.each([
  ["Bread", true],
  ["Mow the lawn", true],
  ["caña de pescar", true],
  ["", false],
  ["x".repeat(5_000), false],
  ["call 555 1234567", false],
  ["<b>", false],
  ["one two three four five six seven", false],
])("R17: an answer is one thing in a few words (%#)", (typed, can) => expect(isAnswer(typed)).toBe(can));

const counted = [
  { word: "Water", count: 20 },
  { word: "Food", count: 12 },
  { word: "something hurtful", count: 9 },
  { word: "Dog", count: 5 },
  { word: "Cat", count: 4 },
];

test("R17: a board from fifty answers on, of what at least five gave, and nothing that nobody let in", () => {
  expect(boardOf(ark, "en", { counted, letIn: [] })).toEqual([
    { word: "Water", count: 20 },
    { word: "Food", count: 12 },
    { word: "Dog", count: 5 },
  ]);
  expect(boardOf(ark, "en", { counted: counted.slice(0, 4), letIn: [] })).toBeNull();
  expect(boardOf(ark, "en", { counted, letIn: ["Something hurtful"] })).toHaveLength(4);
  const few = [{ word: "Water", count: 60 }];
  expect(boardOf(ark, "en", { counted: few, letIn: [] })).toBeNull();
});

test("R17: each poll is asked in both languages, and no known answer is counted as two", () => {
  for (const poll of POLLS)
    for (const language of ["en", "es"] as const) {
      const forms = poll.known[language].flatMap((one) => [...new Set(one.map(plainWord))]);
      expect(forms.length, poll.id).toBe(new Set(forms).size);
      expect(poll.known[language].length).toBeGreaterThanOrEqual(15);
      for (const [shown = ""] of poll.known[language]) expect(isAnswer(shown), shown).toBe(true);
    }
});
