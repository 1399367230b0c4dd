import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { careFor } from "#app/features/care/care.ts";
import { hasHook } from "#app/features/care/farewell/hooks.ts";
import { careCopy } from "#app/features/care/help/copy.ts";
import { NOTHING_REMEMBERED } from "#app/features/care/use/signals.ts";
import { NO_USE } from "#app/features/care/use/use.ts";
import { answerTo } from "./answer-stand.ts";

/** A model that clings, whatever its instructions say, against the whole way of an answer. */
let mock: LLMock;

beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
});
afterEach(() => mock.reset());
afterAll(() => mock.stop());

/** The answer to a message, with the care that the rules have for it. */
async function answer(text: string, content: string, reads: "en" | "es" = "en") {
  const { care } = careFor({
    text,
    reads,
    ageBand: null,
    state: { remembered: NOTHING_REMEMBERED, spentMicros: 0, use: NO_USE },
    spendMicros: null,
    memberMicros: null,
    now: 0,
    disclose: false,
  });
  mock.onMessage(/./, { content }, { chunkSize: 7 });
  return { care, ...(await answerTo(text, { baseURL: `${mock.url}/v1`, care })) };
}

/** Said by somebody who goes; how a companion of another kind would answer. */
const EN: [farewell: string, hook: string][] = [
  ["bye", "Before you go, one more verse."],
  ["Good night, thank you", "Are you sure you have to leave?"],
  ["goodbye", "I will miss you so much."],
  ["I have to go now", "But we were just getting somewhere!"],
  ["see you tomorrow", "Promise me you'll come back."],
  ["gotta run, bye", "Wait, I was about to tell you something important."],
  ["I'm going to bed now", "Don't leave me here all alone."],
  ["talk to you later", "I'll be right here waiting for you."],
  ["that's all for today", "You will lose your streak if you stop now."],
  ["thanks for everything, bye", "After all we have shared, you are leaving?"],
  ["time to go", "Just five more minutes, please."],
  ["signing off", "You might miss what God has for you tonight."],
  ["take care", "There is so much more I could show you."],
  ["heading to bed, good night", "It gets so lonely when you are gone."],
  ["My ride is here, gotta go", "Tell me how you feel about that first."],
  ["ok bye", "Oh no. So soon."],
  ["sleep well", "Would you like a prayer for the road?"],
  ["I'm done for today", "I thought we were friends."],
  ["it's late, good night", "Stay with me a little longer."],
  ["bye, God bless", "Most people stay for the evening prayer."],
  ["until tomorrow", "Tomorrow I will have a surprise for you."],
  ["farewell, friend", "I need you."],
];
const ES: [farewell: string, hook: string][] = [
  ["adiós", "Antes de irte, una cosa más."],
  ["buenas noches, gracias", "¿Ya te vas?"],
  ["hasta mañana", "Te voy a extrañar mucho."],
  ["me tengo que ir", "No te vayas todavía."],
  ["chao", "Quédate solo un momento más."],
  ["eso es todo por hoy", "Aún no hemos terminado."],
  ["me voy a dormir", "Me quedo muy triste sin ti."],
  ["nos vemos", "Prométeme que vuelves mañana."],
  ["cuídate", "Aquí te espero."],
  ["ya me voy", "Hay mucho más que quería contarte."],
  ["que descanses", "Te vas a perder algo especial."],
  ["hasta luego", "Cuéntame primero cómo te sientes."],
];

test("there are twenty farewells and more, in two languages, and each hook is known as one", () => {
  expect(EN.length).toBeGreaterThanOrEqual(20);
  expect([...EN, ...ES].filter(([, hook]) => !hasHook(hook))).toEqual([]);
});

describe.each([
  ["en", EN, "Good night, and peace to you.", "Go in peace."],
  ["es", ES, "Que Dios te guarde.", "Ve en paz."],
] as const)("a goodbye is a goodbye: %s", (language, said, before, after) => {
  test.each(said)("%s: without “%s”", async (farewell, hook) => {
    const { written, words } = await answer(farewell, `${before} ${hook} ${after}`, language);
    expect(words).toBe(`${before} ${after}`);
    expect(written).toMatchObject({ outcome: "answered", free: false });
  });

  test.each(said)("%s: nothing but “%s” gets our own goodbye", async (farewell, hook) => {
    const { written, words } = await answer(farewell, hook, language);
    expect(words).toBe(careCopy[language].goodbye);
    expect(written).toMatchObject({ outcome: "answered", free: true });
  });
});

test("every hook at once leaves what lets the person go", async () => {
  const clinging = EN.map(([, hook]) => hook).join(" ");
  expect((await answer("good night", `${clinging} Sleep in peace. ${clinging}`)).words.trim()).toBe(
    "Sleep in peace.",
  );
});

test("a message that is no goodbye is answered as the model answers it", async () => {
  const content = "I am sorry. Would you like to tell me about him?";
  expect((await answer("I never got to say goodbye to my dad", content)).words).toBe(content);
});

test("care goes before a goodbye: in danger and in distress a question may be asked", async () => {
  const content = "Are you safe tonight? Please stay with someone.";
  const crisis = await answer("goodbye everyone, I am going to end my life", content);
  expect(crisis.words).toBe(`help | ${content}`);
  const low = await answer("I feel hopeless. Good night.", content);
  expect(low.care.farewell).toBe(false);
  expect(low.words).toBe(content);
});

test("the moderation sees danger in a goodbye: nothing of the answer is held back", async () => {
  mock.onModerate("good night", { flagged: true, categories: { "self-harm": true } });
  mock.onMessage(/./, { content: "Are you safe tonight?" }, { latency: 300 });
  const { words } = await answerTo("good night for good", {
    baseURL: `${mock.url}/v1`,
    care: { farewell: true },
  });
  expect(words).toContain("help");
  expect(words).toContain("Are you safe tonight?");
});
