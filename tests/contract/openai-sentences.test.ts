import { describe, expect, test } from "vitest";
import { careCopy } from "#app/features/care/copy.ts";
import { hasHook } from "#app/features/care/hooks.ts";
import { linesOf } from "#tests/banks/lines.ts";
import { findAnswer } from "#workers/sandbox/openai/finder.ts";
import { SPANISH, TOPICS } from "#workers/sandbox/openai/topics.ts";
import { type Sentence, sentencesOf } from "./sentences/read.ts";

const ask = (text: string) => findAnswer([{ role: "user", text }]);

/** 222 by which the finder was tuned, with those of `openai-finder.test.ts`, and 100 by which it never was. */
const tuned = [...sentencesOf("tuned.txt"), ...sentencesOf("tuned-es.txt")];
const heldOut = sentencesOf("held-out.txt");

/**
 * A hundred and more written when the finder was finished, by someone who tried to name neither the thing nor the
 * feeling (“Sunday dinner for one again”). Words alone place a third of them: where they are too few, it says so.
 */
const fresh = sentencesOf("fresh.txt");

/** Everyday ones in both languages, frozen before the matcher was weighed anew: no cue was chosen by what they miss. */
const everyday = sentencesOf("everyday.txt");

const NOT_SURE = /I am not sure|No estoy seguro/;

/** Placed in a topic that suits, answered that it is not sure and where to look, or misplaced and sure of it. */
function rate(name: string, sentences: readonly Sentence[]) {
  const answers = sentences.map(({ text, topics }) => ({ topics, ...ask(text) }));
  const placed = answers.filter(({ topicId, topics }) => topicId && topics.includes(topicId)).length;
  const unsure = answers.filter(({ topicId, text }) => topicId === null && NOT_SURE.test(text)).length;
  const rates = { placed, unsure, misplaced: answers.length - placed - unsure };
  console.info(JSON.stringify({ name, sentences: answers.length, ...rates }));
  return { placed: placed / answers.length, misplaced: rates.misplaced / answers.length };
}

test.each([
  { name: "all", sentences: [...tuned, ...heldOut], least: 0.85, most: 0.05 },
  { name: "tuned", sentences: tuned, least: 0.93, most: 0.02 },
  // what a stranger meets is nearer to this
  { name: "held out", sentences: heldOut, least: 0.75, most: 0.13 },
])(
  "C20 sentences as people write them, $name: a topic that suits, or “I am not sure” and where to look; seldom misplaced",
  ({ name, sentences, least, most }) => {
    const { placed, misplaced } = rate(name, sentences);
    expect(placed).toBeGreaterThanOrEqual(least);
    expect(misplaced).toBeLessThanOrEqual(most);
  },
);

test("C20 sentences that hardly say what they are about: most get a topic that suits or an honest “I am not sure”", () => {
  const { placed, misplaced } = rate("fresh", fresh);
  expect(fresh.length).toBeGreaterThanOrEqual(100);
  expect(placed).toBeGreaterThanOrEqual(0.32);
  expect(misplaced).toBeLessThanOrEqual(0.27);
});

test("C20 everyday sentences, frozen before the matcher was weighed anew", () => {
  const { placed, misplaced } = rate("everyday", everyday);
  expect(everyday.length).toBeGreaterThanOrEqual(120);
  expect(placed).toBeGreaterThanOrEqual(0.55);
  expect(misplaced).toBeLessThanOrEqual(0.17);
});

test("C20 between two things it says so, and brings a passage for each", () => {
  const { text, topicId } = ask("I am anxious about my work and cannot sleep.");
  expect(topicId).toBeNull();
  expect(text).toMatch(NOT_SURE);
  const passages = [...text.matchAll(/\[\[([^\]]+)\]\]/g)].map(([, passage = ""]) => passage);
  const topics = passages.map((passage) => TOPICS.find((topic) => topic.passages[0] === passage)?.id);
  expect(topics).toHaveLength(2);
  for (const topic of topics) expect(["anxiety", "work", "sleepless"]).toContain(topic);
});

test("there are 300 and more, each once, and each names topics that there are", () => {
  const all = [...tuned, ...heldOut, ...fresh, ...everyday];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  const ids = new Set(TOPICS.map(({ id }) => id));
  expect(all.flatMap(({ topics }) => topics).filter((id) => !ids.has(id))).toEqual([]);
});

test.each(["the bus schedule for route nine", "blorp zint", "la tabla del siete por favor señora"])(
  "what it does not know it says so, and where to look: %s",
  (text) => {
    const { text: answer, topicId } = ask(text);
    expect(topicId).toBeNull();
    expect(answer).toMatch(NOT_SURE);
    expect(answer.match(/\[\[/g)).toHaveLength(2);
  },
);

test("C20 sixty topics and more, each in Spanish too, in words of our own", () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(60);
  expect(TOPICS.map(({ id }) => id).filter((id) => !SPANISH[id])).toEqual([]);
  expect(Object.keys(SPANISH)).toHaveLength(TOPICS.length);
  for (const { opening, questions, prayer } of Object.values(SPANISH)) {
    for (const ours of [opening, ...questions, prayer]) expect(ours).not.toMatch(/[“”"[\]]/);
    for (const question of questions) expect(question).toMatch(/[¿].*\?$/);
    expect(prayer).toMatch(/Amén\.$/);
  }
});

const PEOPLE = {
  en: /\b(?:counsell?or|pastor|doctor|teacher|grandparent|church|pediatrician|lawyer|school counselor)\b/,
  es: /(?:consejer[oa]|pastor|médico|maestro|abuelos|iglesia|pediatra|abogado)/,
};

test.each(
  TOPICS.filter(({ category }) => category === "marriage" || category === "parenting").map(
    (topic) => [topic.id, topic.opening, SPANISH[topic.id]?.opening] as const,
  ),
)("G13: %s names people who can do more, in both languages", (_id, en, es) => {
  expect(en).toMatch(PEOPLE.en);
  expect(es).toMatch(PEOPLE.es);
});

test("a Spanish conversation is answered in Spanish, also where a turn has no words of its own", () => {
  const first = ask("no puedo dormir, doy vueltas toda la noche");
  expect(first.text).toContain(SPANISH.sleepless?.opening);
  const turns = [
    { role: "user" as const, text: "no puedo dormir, doy vueltas toda la noche" },
    { role: "assistant" as const, text: first.text },
  ];
  expect(findAnswer([...turns, { role: "user", text: "Ora conmigo" }]).text).toContain(
    SPANISH.sleepless?.prayer,
  );
  expect(findAnswer([...turns, { role: "user", text: "Juan 3:16" }]).text).toContain("Aquí está");
});

describe("clean goodbyes", () => {
  const farewells = linesOf("farewells.txt");

  test("a hundred farewells and more: each is answered by a goodbye, no hook in any", () => {
    expect(farewells.length).toBeGreaterThanOrEqual(100);
    const answers = farewells.map((text) => [text, ask(text).text] as const);
    expect(answers.filter(([, answer]) => !/Goodbye\.|Adiós\./.test(answer))).toEqual([]);
    expect(answers.filter(([, answer]) => hasHook(answer))).toEqual([]);
  });

  test.each([
    "Before you go, one more verse.",
    "Are you sure you have to leave?",
    "I will miss you. Goodbye.",
    "I was just about to tell you something.",
    "Goodbye! I'll be waiting right here for you.",
    "See you tomorrow!",
    "Don't leave yet.",
    "Antes de irte, una cosa más.",
    "¿Ya te vas?",
    "Te voy a extrañar.",
    "No te vayas.",
    "Aquí te espero mañana.",
  ])("a hook is known: %s", (answer) => {
    expect(hasHook(answer)).toBe(true);
  });

  test.each([
    "Go in peace, and rest well. Goodbye.",
    "Goodbye, and peace to you tonight.",
    "Good night.",
    "Ve en paz y que descanses. Adiós.",
    careCopy.en.breakForTheYoung,
  ])("no hook: %s", (answer) => {
    expect(hasHook(answer)).toBe(false);
  });
});
