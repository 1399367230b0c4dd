import { describe, expect, test } from "vitest";
import { type Evidence, type Exercise, exerciseFor, graded, type Reason, seedOf } from "./grade.ts";
import { gapsOf, laidOut, phrasesOf, printedWords } from "./text.ts";

const LAMP = "Your word is a lamp to my feet, and a light for my path.";
const SHEPHERD = "Yahweh is my shepherd: I shall lack nothing.";
const SHEPHERD_KJV = "The LORD is my shepherd; I shall not want.";
const FEAR =
  "Don’t you be afraid, for I am with you. Don’t be dismayed, for I am your God. It’s I who’ll help you.";
const HONOR = "Honor your father and your mother, and show favor to your neighbor toward evening.";
const KINDNESS = "His loving kindness endures forever. I cannot count God’s judgments.";
const JEHOVA = "Jehová es mi pastor; nada me faltará.";
const LUZ = "Lámpara es á mis pies tu palabra, y lumbrera á mi camino.";
const TIERRA = "El cerro y la tierra fueron enterrados ahora por el señor.";
const BEGINNING = "In the beginning God created the heavens and the earth.";
const THROUGH = "I walk through the valley, though the angel of heaven is quiet.";
const KEY = "19119105-19119105";

const given = (change: Partial<Evidence> = {}): Evidence => ({
  exercise: "typing",
  round: 0,
  answer: [],
  hints: 0,
  ms: 60_000,
  pasted: false,
  ...change,
});

const typed = (
  text: string,
  answer: string,
  change: Partial<Evidence> = {},
  others: readonly string[] = [],
) => graded({ key: KEY, text, others }, given({ answer: [answer], ...change }));

type Case = readonly [what: string, text: string, answer: string, grade: number, reason: Reason];

describe("typing: what does not count", () => {
  test.each<Case>([
    ["as it is printed", LAMP, LAMP, 3, "clean"],
    ["all small", LAMP, LAMP.toLowerCase(), 3, "clean"],
    ["all capitals", LAMP, LAMP.toUpperCase(), 3, "clean"],
    ["without punctuation", LAMP, "Your word is a lamp to my feet and a light for my path", 3, "clean"],
    ["other punctuation", LAMP, "Your word; is a lamp: to my feet! And a light — for my path?", 3, "clean"],
    [
      "spaces and lines",
      LAMP,
      "  Your word is a\nlamp to my feet,\t and a light for my   path. ",
      3,
      "clean",
    ],
    ["quotation marks around it", LAMP, `“${LAMP}”`, 3, "clean"],
    ["full-width letters", LAMP, "Ｙｏｕｒ word is a lamp to my feet, and a light for my path.", 3, "clean"],
    ["contractions as they are", FEAR, FEAR, 3, "clean"],
    ["straight apostrophes", FEAR, FEAR.replaceAll("’", "'"), 3, "clean"],
    ["no apostrophes", FEAR, FEAR.replaceAll("’", ""), 3, "clean"],
    [
      "contractions written out",
      FEAR,
      "Do not you be afraid, for I'm with you. Do not be dismayed, for I'm your God. It is I wholl help you.",
      3,
      "clean",
    ],
    ["cannot as two words", KINDNESS, KINDNESS.replace("cannot", "can not"), 3, "clean"],
    ["cannot contracted", KINDNESS, KINDNESS.replace("cannot", "can't"), 3, "clean"],
    ["a possessive without its mark", KINDNESS, KINDNESS.replace("God’s", "Gods"), 3, "clean"],
    ["two words as one", KINDNESS, KINDNESS.replace("loving kindness", "lovingkindness"), 3, "clean"],
    ["one word as two", KINDNESS, KINDNESS.replace("forever", "for ever"), 3, "clean"],
    ["joined by a hyphen", KINDNESS, KINDNESS.replace("loving kindness", "loving-kindness"), 3, "clean"],
    ["the other side's spelling", HONOR, HONOR.replace("Honor", "Honour"), 3, "clean"],
    [
      "several other spellings",
      HONOR,
      "Honour your father and your mother, and shew favour to your neighbour towards evening",
      3,
      "clean",
    ],
    ["judgement", KINDNESS, KINDNESS.replace("judgments", "judgements"), 3, "clean"],
    ["the name written as a title", SHEPHERD, SHEPHERD.replace("Yahweh", "The LORD"), 3, "clean"],
    ["the name in another form", SHEPHERD, SHEPHERD.replace("Yahweh", "Jehovah"), 3, "clean"],
    ["the title written as the name", SHEPHERD_KJV, SHEPHERD_KJV.replace("The LORD", "Yahweh"), 3, "clean"],
    ["Spanish as it is printed", JEHOVA, JEHOVA, 3, "clean"],
    ["Spanish without accents", JEHOVA, "jehova es mi pastor nada me faltara", 3, "clean"],
    ["accents of another time", LUZ, "Lampara es a mis pies tu palabra y lumbrera a mi camino", 3, "clean"],
    ["the Spanish name as a title", JEHOVA, "El Señor es mi pastor; nada me faltará.", 3, "clean"],
    ["a letter and its accent apart", JEHOVA, JEHOVA.normalize("NFD"), 3, "clean"],
    ["two letters in each other's place", BEGINNING, BEGINNING.replace("created", "craeted"), 3, "clean"],
    ["a letter left out inside", BEGINNING, BEGINNING.replace("beginning", "begining"), 3, "clean"],
    ["a letter too many inside", BEGINNING, BEGINNING.replace("heavens", "heaavens"), 3, "clean"],
  ])("%s", (_what, text, answer, grade, reason) => {
    expect(typed(text, answer)).toMatchObject({ grade, reason, extra: 0 });
  });
});

describe("typing: what does", () => {
  test.each<Case>([
    ["another word", LAMP, LAMP.replace("lamp", "torch"), 1, "wrong"],
    ["a word left out", LAMP, LAMP.replace("a lamp", "lamp"), 1, "wrong"],
    ["a word too many", LAMP, LAMP.replace("a lamp", "a bright lamp"), 1, "wrong"],
    [
      "two words in each other's place",
      LAMP,
      LAMP.replace("lamp to my feet", "light to my feet"),
      1,
      "wrong",
    ],
    ["the first half", LAMP, "Your word is a lamp to my feet", 1, "wrong"],
    ["the verse twice", LAMP, `${LAMP} ${LAMP}`, 1, "wrong"],
    ["another verse", LAMP, SHEPHERD, 1, "wrong"],
    ["a short word that is near", LAMP, LAMP.replace("my path", "by path"), 1, "wrong"],
    ["a word that differs in its first letter", LAMP, LAMP.replace("light", "night"), 1, "wrong"],
    ["one instead of many", BEGINNING, BEGINNING.replace("heavens", "heaven"), 1, "wrong"],
    ["another word by one letter", THROUGH, THROUGH.replace("through", "though"), 1, "wrong"],
    ["another word by two letters", THROUGH, THROUGH.replace("angel", "angle"), 1, "wrong"],
    ["another word, by one less", THROUGH, THROUGH.replace("heaven", "haven"), 1, "wrong"],
    ["a Spanish word with one r less", TIERRA, TIERRA.replace("enterrados", "enterados"), 1, "wrong"],
    ["a Spanish word with one r less, short", TIERRA, TIERRA.replace("cerro", "cero"), 1, "wrong"],
    ["a denial left out", FEAR, FEAR.replace("Don’t be", "Do be"), 1, "wrong"],
    ["nothing", LAMP, "", 1, "empty"],
    ["spaces", LAMP, " \n\t ", 1, "empty"],
    ["marks alone", LAMP, "… — !?", 1, "empty"],
    ["Arabic", LAMP, "سراج لرجلي كلامك ونور لسبيلي", 1, "wrong"],
    ["Hebrew", LAMP, "נֵר־לְרַגְלִי דְבָרֶךָ וְאוֹר לִנְתִיבָתִי", 1, "wrong"],
    ["Chinese", LAMP, "你的话是我脚前的灯，是我路上的光。", 1, "wrong"],
    ["pictures", LAMP, "🙏🕯️", 1, "empty"],
    ["its letters alone", LAMP, "ywialtmfaalfmp", 1, "wrong"],
  ])("%s", (_what, text, answer, grade, reason) => {
    expect(typed(text, answer)).toMatchObject({ grade, reason });
  });

  test("a hundred thousand letters are read to their end, and are wrong", () => {
    const outcome = typed(LAMP, "lamp ".repeat(20_000));
    expect(outcome).toMatchObject({ grade: 1, reason: "wrong" });
    expect(outcome.words).toHaveLength(14);
  });

  test("each word says what stood in its place", () => {
    const { words } = typed("a lamp to my feet", "a torch my feet");
    expect(words).toEqual([
      { state: "right" },
      { state: "wrong", typed: "torch" },
      { state: "missing" },
      { state: "right" },
      { state: "right" },
    ]);
  });
});

describe("another translation's words", () => {
  test("all of them are right, and no more than good", () => {
    const outcome = typed(SHEPHERD, SHEPHERD_KJV, { ms: 4_000 }, [SHEPHERD_KJV]);
    expect(outcome).toMatchObject({ grade: 3, reason: "translation" });
  });
  test.each<[string, string, Partial<Evidence>, number, Reason]>([
    ["with many hints", SHEPHERD_KJV, { hints: 3 }, 2, "hints"],
    ["pasted", SHEPHERD_KJV, { pasted: true }, 1, "wrong"],
    ["mixed with one's own", "The LORD is my shepherd, I shall not lack nothing", {}, 1, "wrong"],
    ["half of them", "The LORD is my shepherd", {}, 1, "wrong"],
  ])("%s", (_what, answer, change, grade, reason) => {
    expect(typed(SHEPHERD, answer, change, [SHEPHERD_KJV])).toMatchObject({ grade, reason });
  });
  test("where it is not known they are other words", () => {
    expect(typed(SHEPHERD, SHEPHERD_KJV)).toMatchObject({ grade: 1, reason: "wrong" });
  });
});

describe("hints, time and what proves nothing", () => {
  test.each<[string, Partial<Evidence>, number, Reason]>([
    ["no hint, in one's own time", { ms: 60_000 }, 3, "clean"],
    ["no hint, quickly", { ms: 15_000 }, 4, "quick"],
    ["nobody has measured it", { ms: null }, 3, "clean"],
    ["no time at all", { ms: 0 }, 1, "too_quick"],
    ["faster than anybody types", { ms: 1_000 }, 1, "too_quick"],
    ["pasted", { pasted: true }, 1, "pasted"],
    ["pasted slowly, with hints", { pasted: true, hints: 2 }, 1, "pasted"],
    ["one hint", { hints: 1 }, 3, "hint"],
    ["two hints, quickly", { hints: 2, ms: 15_000 }, 3, "hint"],
    ["three hints", { hints: 3 }, 2, "hints"],
    ["many hints, quickly", { hints: 9, ms: 15_000 }, 2, "hints"],
  ])("%s", (_what, change, grade, reason) => {
    expect(typed(LAMP, LAMP, change)).toMatchObject({ grade, reason });
  });
  test("a wrong word is more than any of them", () => {
    expect(typed(LAMP, LAMP.replace("lamp", "torch"), { hints: 5, ms: 15_000 })).toMatchObject({ grade: 1 });
  });
});

describe("first letters", () => {
  const letters = (answer: string, change: Partial<Evidence> = {}) =>
    typed(LAMP, answer, { exercise: "letters", ...change });
  test.each<[string, string, number, Reason]>([
    ["in one go", "ywialtmfaalfmp", 3, "clean"],
    ["apart", "y w i a l t m f a a l f m p", 3, "clean"],
    ["as capitals", "YWIALTMFAALFMP", 3, "clean"],
    ["with commas", "y w i a l t m f, a a l f m p.", 3, "clean"],
    ["of whole words", LAMP, 3, "clean"],
    ["another one", "ywiartmfaalfmp", 1, "wrong"],
    ["one left out", "ywialtmfalfmp", 1, "wrong"],
    ["one too many", "ywialtmfaalfmpp", 1, "wrong"],
    ["none", "", 1, "empty"],
  ])("%s", (_what, answer, grade, reason) => {
    expect(letters(answer)).toMatchObject({ grade, reason });
  });
  test("a quick hand", () => {
    expect(letters("ywialtmfaalfmp", { ms: 9_000 })).toMatchObject({ grade: 4, reason: "quick" });
  });
});

describe("gaps", () => {
  const words = printedWords(LAMP);
  const gaps = gapsOf(words, seedOf(KEY, 3));
  const right = gaps.map((at) => words[at]?.word ?? "");
  const fill = (answer: string[], change: Partial<Evidence> = {}) =>
    graded({ key: KEY, text: LAMP, others: [] }, given({ exercise: "gaps", round: 3, answer, ...change }));
  test("every gap filled", () => {
    expect(fill(right)).toMatchObject({ grade: 3, reason: "clean" });
    expect(fill(right.map((word) => ` ${word.toUpperCase()}! `))).toMatchObject({ grade: 3 });
    expect(fill(right, { ms: 8_000 })).toMatchObject({ grade: 4, reason: "quick" });
  });
  test("one empty, one other, in another order, too many, none", () => {
    expect(fill(right.with(0, ""))).toMatchObject({ grade: 1, reason: "wrong" });
    expect(fill(right.with(0, "zebra"))).toMatchObject({ grade: 1, reason: "wrong" });
    expect(fill(right.toReversed())).toMatchObject({ grade: 1, reason: "wrong" });
    expect(fill([...right, "more"])).toMatchObject({ grade: 1, reason: "wrong" });
    expect(fill(right.map(() => ""))).toMatchObject({ grade: 1, reason: "empty" });
  });
  test("another round has gaps of its own, each drawn again the same", () => {
    const rounds = new Set(
      Array.from({ length: 20 }, (_, round) => gapsOf(words, seedOf(KEY, round)).join()),
    );
    expect(rounds.size).toBeGreaterThan(5);
    expect(gapsOf(words, seedOf(KEY, 3))).toEqual(gaps);
  });
});

describe("the order of phrases", () => {
  const text =
    "Your word is a lamp to my feet, and a light for my path. I have sworn, and have confirmed it.";
  const phrases = phrasesOf(printedWords(text));
  const order = laidOut(phrases, seedOf(KEY, 1));
  const right = phrases.map((_, place) => String(order.indexOf(place)));
  const put = (answer: string[]) =>
    graded({ key: KEY, text, others: [] }, given({ exercise: "order", round: 1, answer }));
  test("the phrases are the whole text, and are never laid out in order", () => {
    expect(phrases.join(" ")).toBe(text);
    expect(phrases.length).toBeGreaterThan(2);
    expect(order).not.toEqual([...order.keys()]);
  });
  test("in order, in another, one left out, one twice, one that is not there, none", () => {
    expect(put(right)).toMatchObject({ grade: 3, reason: "clean" });
    expect(put(right.toReversed())).toMatchObject({ grade: 1, reason: "wrong" });
    expect(put(right.slice(1))).toMatchObject({ grade: 1, reason: "wrong" });
    expect(put(right.map(() => right[0] ?? ""))).toMatchObject({ grade: 1, reason: "wrong" });
    expect(put([...right.slice(1), "99"])).toMatchObject({ grade: 1, reason: "wrong" });
    expect(put([...right, right[0] ?? ""])).toMatchObject({ grade: 1, reason: "wrong" });
    expect(put([])).toMatchObject({ grade: 1, reason: "empty" });
  });
  test("a line that stands twice may be put in either place", () => {
    const twice =
      "Give thanks to God, for his loving kindness endures forever. Give thanks to God, for he is good.";
    const same = phrasesOf(printedWords(twice));
    const laid = laidOut(same, seedOf(KEY, 1));
    const places = same.map((phrase, place) => laid.findIndex((at) => at === place && same[at] === phrase));
    const doubled = same.flatMap((phrase, place) =>
      same.indexOf(phrase) === place ? [] : [same.indexOf(phrase), place],
    );
    const swapped = places.map((place, at) =>
      String(
        at === doubled[0] ? places[doubled[1] ?? 0] : at === doubled[1] ? places[doubled[0] ?? 0] : place,
      ),
    );
    expect(doubled.length).toBe(2);
    expect(
      graded({ key: KEY, text: twice, others: [] }, given({ exercise: "order", round: 1, answer: swapped })),
    ).toMatchObject({ grade: 3 });
  });
});

test.each<[number, number, Exercise]>([
  [0, 0, "letters"],
  [1, 0, "letters"],
  [3, 0, "letters"],
  [2, 2, "gaps"],
  [2, 5, "order"],
  [2, 30, "typing"],
])("a card in state %i that waits %i days is asked by %s", (state, scheduledDays, exercise) => {
  expect(exerciseFor({ state, scheduledDays })).toBe(exercise);
});
