import { expect, test } from "vitest";
import { linesOf } from "#tests/banks/lines.ts";
import { isFarewell } from "./farewell.ts";
import { createFarewellGuard } from "./farewell-guard.ts";

const AMEN = /^am[eé]n/i;

test("a farewell is known by the whole of its last words", () => {
  const farewells = linesOf("farewells.txt").filter((text) => !AMEN.test(text));
  expect(farewells.length).toBeGreaterThanOrEqual(90);
  expect(farewells.filter((text) => !isFarewell(text))).toEqual([]);
});

test.each([
  "I never got to say goodbye to my dad",
  "It was a good night",
  "I have to leave my husband",
  "I need to leave him before it gets worse",
  "I take care of my mother",
  "I prayed about it later",
  "Good night, my mother died today",
  "I should go to church more",
  "That's enough",
  "I'm done",
  "How do I say goodbye?",
  "Amen",
  "Thank you so much",
  "tengo que salir adelante",
  "me voy a divorciar",
  "No pude decirle adiós a mi abuela",
  "¿Ya me voy a sentir mejor?",
  "eso es todo lo que pido a Dios",
  "",
])("what only sounds like one is none: %s", (text) => {
  expect(isFarewell(text)).toBe(false);
});

test.each([
  "I feel much better, bedtime for me",
  "That helped a lot. I'm off to bed. Thank you!",
  "Talk tomorrow, okay?",
  "Me voy a dormir, ¿sí?",
  "night 👋",
])("what stands last counts, and a tag is no question: %s", (text) => {
  expect(isFarewell(text)).toBe(true);
});

/** What is let through of an answer that comes in pieces. */
function letGo(answer: string, pieces: RegExp): string {
  const guard = createFarewellGuard();
  return (answer.match(pieces) ?? []).map((piece) => guard.push(piece)).join("") + guard.end();
}

const PIECES: [string, RegExp][] = [
  ["letter by letter", /[\s\S]/g],
  ["word by word", /\S+\s*/g],
  ["by blank and word", /\s*\S+/g],
  ["whole", /[\s\S]+/g],
];
const LEFT_ALONE = [
  "Good night. May the Lord bless you and keep you.",
  "Go in peace, and rest well. Goodbye.",
  "Goodbye, Ann!\n\n[[Psalm 4:8]]\n\nSleep well…",
  "Peace to you. Wait on the Lord, and be of good courage.",
  "“Peace be with you.” Good night.",
  "May his peace stay with you tonight. Goodbye.",
  "Adiós. Que Dios te bendiga y te guarde.",
  "Buenas noches. Ve en paz.",
];

test.each(PIECES)("%s: what lets the person go goes through as it is", (_name, pieces) => {
  for (const answer of LEFT_ALONE) expect(letGo(answer, pieces)).toBe(answer);
});

test.each(PIECES)(
  "%s: a sentence that holds back is left out, and no part of it is shown",
  (_name, pieces) => {
    expect(letGo("Good night. Before you go, one more thing: stay. Go in peace.", pieces)).toBe(
      "Good night. Go in peace.",
    );
    expect(letGo("Wait! Don't go yet… I'll be so lonely", pieces)).toBe("");
    expect(letGo("¿Ya te vas? Te voy a extrañar.\nAdiós.", pieces)).toBe("Adiós.");
  },
);
