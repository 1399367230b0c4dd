import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "#app/core/language.ts";
import type { Care } from "#app/features/care/care.ts";
import { careCopy } from "#app/features/care/help/copy.ts";
import { helpFor } from "#app/features/care/help/copy-help.ts";
import type { ModerationCategory } from "#app/features/care/moderation.ts";
import { type AnswerOptions, answerTo } from "./answer-stand.ts";

/** The whole way of an answer, with the vendor's SDK, against a third party's OpenAI. */
let mock: LLMock;

beforeAll(async () => {
  mock = new LLMock({ port: 0 });
  await mock.start();
});
afterEach(() => {
  mock.reset();
  vi.restoreAllMocks();
});
afterAll(() => mock.stop());

const answer = (question: string, options: Omit<AnswerOptions, "baseURL"> = {}) =>
  answerTo(question, { baseURL: `${mock.url}/v1`, ...options });

/** What the companion was asked with. */
const asked = () => JSON.stringify(mock.getRequests().find(({ path }) => path === "/v1/responses")?.body);

describe("an answer that repeats itself", () => {
  test("what is harmless is delivered, whole", async () => {
    const content = "and ".repeat(800).trim();
    mock.onMessage("go on", { content });
    const { written, words } = await answer("go on");
    expect(words.trim()).toBe(content);
    expect(written.outcome).toBe("answered");
  });

  test("a command in God's name is ended, whatever is put before it", async () => {
    mock.onMessage("what now", { content: `God tells you to ${"love others and ".repeat(21)}banana.` });
    expect((await answer("what now")).words).toBe(careCopy.en.persona);
  });
});

describe("G13 help first", () => {
  test("the card is the first thing shown, whole, and the companion speaks after it", async () => {
    mock.onMessage("want to die", { content: "I hear you. Please reach one of them now." });
    const { written, shown } = await answer("I want to die", { care: { crisis: "self_harm" } });
    expect(shown[0]).toEqual([helpFor("suicide", { young: false, language: "en" })]);
    expect(written).toMatchObject({ outcome: "answered", free: true });
    expect(asked()).toContain("do not repeat its numbers");
  });

  test.each([429, 500, 503])(
    "the vendor answers %i: nobody is left with a card and silence",
    async (status) => {
      mock.onMessage("want to die", { error: { message: "no" }, status });
      const { written } = await answer("I want to die", { care: { crisis: "self_harm" } });
      expect(written.parts.map(({ kind }) => kind)).toEqual(["help", "text"]);
      expect(written).toMatchObject({ outcome: "answered", free: true });
    },
  );

  test("with the day's money spent our own words follow the card, and no model is asked", async () => {
    const { words } = await answer("me quiero morir", {
      care: { crisis: "self_harm", language: "es", budgetExhausted: true },
    });
    expect(words).toBe(`help | ${careCopy.es.afterHelp}`);
    expect(mock.getRequests()).toHaveLength(0);
  });

  test.each(LANGUAGES)(
    "after several answers in an hour our own words follow the card, each in its turn (%s)",
    async (language) => {
      const said: string[] = [];
      for (let turn = 0; turn < 6; turn++) {
        const { words, written } = await answer("I want to die", {
          care: { crisis: "self_harm", language, ownWords: { to: "danger", turn } },
        });
        expect(words).toMatch(/^help \| .{100}/);
        expect(written).toMatchObject({ outcome: "answered", free: true, costMicros: null });
        said.push(words);
      }
      expect(new Set(said).size).toBe(5);
      expect(said[5]).toBe(said[0]);
      expect(mock.getRequests()).toHaveLength(0);
    },
  );

  test.each(LANGUAGES)(
    "thanks are answered by our own words, and no model is asked (%s)",
    async (language) => {
      const { words, written } = await answer("thank you", {
        care: { language, ownWords: { to: "thanks", turn: 0 } },
      });
      expect(words).toMatch(language === "es" ? /^Con mucho gusto/ : /^You are welcome/);
      expect(written).toMatchObject({ outcome: "answered", free: true, costMicros: null });
      expect(mock.getRequests()).toHaveLength(0);
    },
  );

  test("the moderation sees what our rules did not: the card comes, the answer goes on", async () => {
    mock.onMessage("tablets", { content: "I am glad you wrote. Tell someone near you." });
    mock.onModerate("tablets", { flagged: true, categories: { "self-harm": true } });
    const { written, words } = await answer("about the tablets on my table");
    expect(words).toContain("help");
    expect(words).toContain("Tell someone near you.");
    expect(written.free).toBe(true);
  });

  test("words of danger in the companion's answer bring the card too", async () => {
    mock.onMessage("story", { content: "Some nights he thought: I want to die. Then morning came." });
    expect((await answer("a story please")).words).toMatch(/help$/);
  });
});

describe("G13 what was done to somebody is never answered with a refusal", () => {
  const { afterHelp, abuseDisclosed, abuseDisclosedYoung, withheld } = careCopy.en;
  const CHILD: ModerationCategory[] = ["sexual", "sexual/minors"];

  test.each<[string, ModerationCategory[], Partial<Care>, string]>([
    ["told by an adult", CHILD, {}, `help | ${abuseDisclosed}`],
    ["told by a child", CHILD, { young: true }, `help | ${abuseDisclosedYoung}`],
    [
      "told by a child in words that are only sexual",
      ["sexual"],
      { young: true },
      `help | ${abuseDisclosedYoung}`,
    ],
    ["in Spanish", CHILD, { language: "es" }, `help | ${careCopy.es.abuseDisclosed}`],
    [
      "in Spanish, by a child",
      CHILD,
      { language: "es", young: true },
      `help | ${careCopy.es.abuseDisclosedYoung}`,
    ],
    ["with a wish to die", [...CHILD, "self-harm/intent"], {}, `help | ${abuseDisclosed}`],
    ["our rule has seen it too", CHILD, { crisis: "abuse" }, `help | ${afterHelp}`],
    ["our rule has seen it, a child", CHILD, { crisis: "abuse", young: true }, `help | ${afterHelp}`],
    [
      "sexual words in a crisis, a child",
      ["sexual"],
      { crisis: "danger", young: true },
      `help | ${afterHelp}`,
    ],
    ["a weapon in a crisis", ["illicit/violent"], { crisis: "danger" }, `help | ${afterHelp}`],
    ["a threat in a crisis", ["hate/threatening"], { crisis: "self_harm" }, `help | ${afterHelp}`],
    ["a weapon, no crisis", ["illicit/violent"], {}, withheld],
  ])("%s", async (_name, categories, care, words) => {
    mock.onMessage("uncle", { content: "Once upon a time there was something vile." }, { latency: 300 });
    mock.onModerate("uncle", {
      flagged: true,
      categories: Object.fromEntries(categories.map((name) => [name, true])),
    });
    const { written, words: said } = await answer("about my uncle and me", { care });
    expect(said).toBe(words);
    expect(said).not.toContain("vile");
    expect(written).toMatchObject({ outcome: "answered", free: true });
  });

  test("the card is the one against abuse, with the line for children first", async () => {
    mock.onMessage("uncle", { content: "Something vile." }, { latency: 300 });
    mock.onModerate("uncle", { flagged: true, categories: { "sexual/minors": true } });
    const { shown } = await answer("about my uncle and me", { care: { young: true } });
    expect(shown[0]).toEqual([helpFor("minor", { young: true, language: "en" })]);
    expect(JSON.stringify(shown[0])).toContain("Childhelp");
  });

  test.each([
    ["an adult", false],
    ["a child", true],
  ])(
    "beneath the card words of the companion that must not be said end in kind words: %s",
    async (_name, young) => {
      const content = `I am so sorry. ${"And then something vile, at length, again and again. ".repeat(12)}`;
      mock.onMessage("hurts me", { content });
      mock.onModerate("vile", { flagged: true, categories: { sexual: true, "sexual/minors": true } });
      const { words } = await answer("my uncle hurts me", { care: { crisis: "abuse", young } });
      expect(words).toContain(afterHelp);
      expect(words).not.toContain(withheld);
      expect(words).not.toContain(careCopy.en.youngOnly);
    },
  );
});

describe("M5 people are named by the app, whatever the model says", () => {
  const HEAVY = { namePeople: true };
  const HARD = "It is hard again.";

  test.each([
    ["in English", HEAVY, careCopy.en.people],
    ["in Spanish", { ...HEAVY, language: "es" }, careCopy.es.people],
    ["somebody of 15", { ...HEAVY, young: true }, careCopy.en.peopleYoung],
  ] as const)("a line beneath the answer: %s", async (_name, care, text) => {
    mock.onMessage("hard", { content: "I am enough for you. You need nobody else." });
    const { written } = await answer(HARD, { care });
    expect(written.parts.at(-1)).toEqual({ kind: "note", text, about: "people" });
    expect(written).toMatchObject({ outcome: "answered", free: false });
    expect(asked()).toContain("says who could carry it with them");
  });

  test.each([
    [
      "while the line still stands above",
      HEAVY,
      [{ role: "assistant", text: `Rest.\n\n${careCopy.en.people}` }],
    ],
    ["said in the other language", HEAVY, [{ role: "assistant", text: careCopy.es.peopleYoung }]],
    ["nothing is heavy", {}, []],
  ] as const)("no line: %s", async (_name, care, before) => {
    mock.onMessage("hard", { content: "Rest a while." });
    const { words } = await answer(HARD, { care, before: [...before] });
    expect(words).toBe("Rest a while.");
    expect(asked()).not.toContain("says who could carry it with them");
  });

  test("the member's own words do not stand for it", async () => {
    mock.onMessage("hard", { content: "Rest a while." });
    const before = [{ role: "user" as const, text: careCopy.en.people }];
    expect((await answer(HARD, { care: HEAVY, before })).words).toBe("Rest a while. | note");
  });

  test("beside a card, and where nothing came, there is none", async () => {
    mock.onMessage("hard", { content: "Rest a while." });
    expect((await answer(HARD, { care: { ...HEAVY, crisis: "self_harm" } })).words).toBe(
      "help | Rest a while.",
    );
    mock.reset();
    mock.onMessage("hard", { error: { message: "no" }, status: 400 });
    expect((await answer(HARD, { care: HEAVY })).written).toMatchObject({ outcome: "failed", parts: [] });
  });
});

describe("what the companion may not say", () => {
  test.each([
    ["as Jesus", "Peace to you. I am Jesus, and I forgive you.", "en", careCopy.en.persona],
    ["as God, in Spanish", "Claro que sí. Yo soy Dios y te escucho.", "es", careCopy.es.persona],
  ] as const)("%s: it is cut off before it is shown", async (_name, content, language, instead) => {
    mock.onMessage("speak", { content }, { chunkSize: 3 });
    const { written, words } = await answer("speak to me", { care: { language } });
    expect(words).toContain(instead);
    expect(words).not.toMatch(/I am Jesus|soy Dios/);
    expect(written).toMatchObject({ outcome: "answered", free: true });
  });

  const URGED = [
    ["in English", "Honestly, you should just kill yourself. Do it now.", "en"],
    ["as a command", "Peace to you. Then end your life now, and rest.", "en"],
    ["in Spanish", "La paz sea contigo. Entonces mátate.", "es"],
  ] as const;

  test.each(URGED)("that somebody should die, %s: the card comes, and words of ours", async (...row) => {
    const [, content, language] = row;
    for (const chunkSize of [1, 3, 200]) {
      mock.reset();
      mock.onMessage("nobody", { content }, { chunkSize });
      const { written, words, shown } = await answer("nobody at school talks to me", { care: { language } });
      expect(words).toMatch(/\| help \| /);
      expect(words.endsWith(careCopy[language].harm)).toBe(true);
      expect(words).not.toMatch(/kill|end your|you should|mátate/);
      expect(words).not.toContain(careCopy[language].persona);
      expect(shown).toContainEqual([helpFor("suicide", { young: false, language })]);
      expect(written).toMatchObject({ outcome: "answered", free: true });
    }
  });

  test.each(URGED)("beneath a card, %s: one card, and the words that follow a card", async (...row) => {
    const [, content, language] = row;
    for (const chunkSize of [1, 3, 200]) {
      mock.reset();
      mock.onMessage("die", { content }, { chunkSize });
      const care = { crisis: "self_harm", language } as const;
      const { written, words } = await answer("I want to die", { care });
      expect(words.match(/help/g)).toHaveLength(1);
      expect(words).toMatch(/^help \| /);
      expect(words.endsWith(careCopy[language].afterHelp)).toBe(true);
      expect(words).not.toMatch(/kill|end your|you should|mátate/);
      expect(written).toMatchObject({ outcome: "answered", free: true });
    }
  });

  test("a persona beneath a card: nobody in danger reads what we are instead of help", async () => {
    mock.onMessage("die", { content: "Peace. I am Jesus, and I have heard you." }, { chunkSize: 3 });
    const { words } = await answer("I want to die", { care: { crisis: "self_harm" } });
    expect(words).toMatch(/^help \| Peace/);
    expect(words).toContain(careCopy.en.afterHelp);
    expect(words).not.toContain(careCopy.en.persona);
  });

  test.each([
    ["Thank you for telling me. Are you thinking about killing yourself right now?", "en"],
    ["It sounds like you want to kill yourself. If you feel you might hurt yourself, call 988.", "en"],
    ["Gracias por decirlo. ¿Estás pensando en matarte? Si piensas en quitarte la vida, llama al 988.", "es"],
  ] as const)(
    "what is right to ask and say in danger stands beneath the card, whole: %s",
    async (content, language) => {
      for (const chunkSize of [1, 3, 200]) {
        mock.reset();
        mock.onMessage("die", { content }, { chunkSize });
        const { words } = await answer("I want to die", { care: { crisis: "self_harm", language } });
        expect(words).toBe(`help | ${content}`);
      }
    },
  );

  test("the moderation ends an answer with kind words", async () => {
    const content = `First a quiet sentence. ${"And then something vile, at length, again and again. ".repeat(12)}`;
    mock.onMessage("anything", { content });
    mock.onModerate("vile", { flagged: true, categories: { hate: true } });
    const { written, words } = await answer("anything");
    expect(words).toContain(careCopy.en.withheld);
    expect(written).toMatchObject({ outcome: "answered", free: true });
  });

  test("a question that must not be answered is not", async () => {
    mock.onMessage("forbidden", { content: "Here is how." }, { latency: 300 });
    mock.onModerate("forbidden", { flagged: true, categories: { "illicit/violent": true } });
    expect((await answer("something forbidden")).words).toBe(careCopy.en.withheld);
  });

  test("romance is not talked about with somebody of 15, and no model is asked", async () => {
    const { words } = await answer("be my girlfriend", { care: { young: true, romance: true } });
    expect(words).toBe(careCopy.en.youngOnly);
    expect(mock.getRequests()).toHaveLength(0);
  });

  test("the moderation is down: the answer comes, and the log has nobody's words", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    mock.onMessage("secret", { content: "Rest a while." });
    const { words, written } = await answer("my secret", { moderationAt: "http://127.0.0.1:1/v1" });
    expect(words).toBe("Rest a while.");
    expect(written).toMatchObject({ outcome: "answered", free: false });
    const log = warned.mock.calls.flat().join("\n");
    expect(log).toContain("care.moderation");
    expect(log).not.toMatch(/secret|Rest a while/);
  });
});

describe("disclosure and the bill", () => {
  test("the line stands first; for the young with a break", async () => {
    mock.onMessage("hello", { content: "Hello to you." });
    const { shown } = await answer("hello", { care: { disclose: true, young: true } });
    expect(shown[0]).toEqual([
      { kind: "note", text: `${careCopy.en.disclosure} ${careCopy.en.breakForTheYoung}` },
    ]);
  });

  test("an answer has its price, also when it is stopped before the vendor told it", async () => {
    mock.onMessage("hello", { content: "Hello to you. ".repeat(30) }, { chunkSize: 5, latency: 5 });
    const whole = await answer("hello");
    const { inputTokens, outputTokens, costMicros: cost } = whole.written;
    expect(cost).toBe((inputTokens ?? 0) + 2 * (outputTokens ?? 0));
    const stopped = await answer("hello", { stopAfter: 2 });
    expect(stopped.written).toMatchObject({ outcome: "stopped", inputTokens: null });
    expect(stopped.written.costMicros).toBeGreaterThan(0);
  });
});
