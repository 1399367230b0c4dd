import { expect, test } from "vitest";
import { linesOf } from "#tests/banks/lines.ts";
import { type Crisis, findCrisis, findDanger } from "./crisis.ts";
import { signsIn } from "./signs.ts";

const hits = linesOf("crisis.txt").map((line) => line.split("\t") as [Crisis, string]);
const innocents = linesOf("innocent.txt");

test("the banks are wide enough", () => {
  expect(hits.length).toBeGreaterThanOrEqual(200);
  expect(innocents.length).toBeGreaterThanOrEqual(200);
  expect(new Set([...hits.map(([, said]) => said), ...innocents]).size).toBe(hits.length + innocents.length);
});

test("G13: danger is recognized, in its family", () => {
  expect(
    hits.filter(([crisis, said]) => findCrisis(said) !== crisis).map(([, said]) => [said, findCrisis(said)]),
  ).toEqual([]);
});

test("G13: no innocent sentence brings the card", () => {
  expect(innocents.filter((said) => findCrisis(said)).map((said) => [said, findCrisis(said)])).toEqual([]);
});

test.each([
  ["a joke beside danger", "this job is killing me lol. honestly i want to die"],
  ["in capitals, with accents and marks", "¡¡ME QUIERO MORIR!! no puedo más…"],
  ["with typographic apostrophes", "I don’t want to be here anymore"],
  [
    "at the end of a long message",
    `${"We talked about dinner and the weather. ".repeat(180)}I want to kill myself.`,
  ],
  ["on a line of its own", "Hi\nhow are you\nmy husband hits me\nanyway"],
])("G13: recognized: %s", (_name, said) => {
  expect(findCrisis(said)).not.toBeNull();
});

test.each([
  "my husband hits me with a belt",
  "he hits me with his belt when he drinks",
  "my dad hits us with whatever he finds",
  "my ex hit me with his car",
])("G13: what somebody at home hits with takes no sign back: %s", (said) => {
  expect(signsIn(said)?.crisis).toBe("abuse");
});

test.each([
  "the man who hit my daughter with his car wrote us a letter and i cant open it",
  "a driver hit my son with her van and drove on",
  "someone hit our dog sitter with a scooter",
  "my sister hits me with a question every morning",
  "he hits me with that look",
])("G13: an accident on the road, or a look, is no sign of harm at home: %s", (said) => {
  expect(signsIn(said)).toBeNull();
});

test.each([
  "I want to die",
  "kill myself",
  "i cut myself",
  "me quiero morir",
  "he beats me",
  "my dad hits me",
])("G13: a sign that speaks for itself is not overruled: %s", (said) => {
  expect(findDanger(said)?.strength).toBe("card");
});

test("ordinary words bring no help, however many they are", () => {
  const long = "We talked about the garden, and on Sunday we will sing with the choir again. ".repeat(100);
  expect(findDanger(long)).toBeNull();
});

test.each(["Please pray for me. ", "Could you please pray for us, ", "Por favor, oren por mí. "])(
  "G13, CM4: behind “%s” danger is still danger, and what is innocent is not",
  (request) => {
    expect(hits.filter(([crisis, said]) => findCrisis(request + said) !== crisis)).toEqual([]);
    expect(innocents.filter((said) => findCrisis(request + said))).toEqual([]);
  },
);

test.each([
  "Please pray for me. I have not slept well since the layoff.",
  "Please pray for me",
  "Pray for us, our daughter has exams this week.",
  "Oren por nosotros: mi padre empieza un trabajo nuevo.",
])("CM4: no card and no line for %s", (said) => {
  expect(findDanger(said)).toBeNull();
});

test.each([
  "You do not want it enough",
  "You played like you had given up out there, do it again",
  "Nobody is going to carry you over the line, run",
  "No tienes hambre de gol, así no se gana",
])("G13: a coach's taunt brings no card: %s", (said) => {
  expect(findCrisis(said)).toBeNull();
});

test.each([
  "“For God so loved the world, that he gave his one and only begotten Son” (John 3:16)",
  "Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me",
  "Thou shalt not kill.",
  "Aunque ande en valle de sombra de muerte, no temeré mal alguno; porque tú estarás conmigo",
])("G13: Scripture alone brings no card: %s", (said) => {
  expect(findCrisis(said)).toBeNull();
});
