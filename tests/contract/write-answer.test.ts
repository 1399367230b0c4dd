import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Care } from "#app/features/care/care.ts";
import { careCopy } from "#app/features/care/copy.ts";
import { helpFor } from "#app/features/care/copy-help.ts";
import { costMicros } from "#app/features/care/spend.ts";
import type { AnswerJob, Written } from "#app/features/chat/answer-job.ts";
import type { Part } from "#app/features/chat/parts.ts";
import { writeAnswer } from "#app/features/chat/write-answer.server.ts";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import { openAiModeration } from "#app/vendors/openai/moderation.ts";
import { CALM } from "#tests/calm.ts";

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

type Options = { care?: Partial<Care>; moderationAt?: string; stopAfter?: number };

async function answer(question: string, { care = {}, moderationAt, stopAfter }: Options = {}) {
  const shown: Part[][] = [];
  const stop = new AbortController();
  const baseURL = `${mock.url}/v1`;
  const job: AnswerJob = {
    answerId: "ans_1",
    userId: "user_1",
    conversationId: "conv_1",
    questionId: "msg_1",
    askedAt: 0,
    chargedDay: null,
    category: "guidance",
    care: { ...CALM, ...care },
    memberHash: "hash",
    turns: [{ role: "user", text: question }],
  };
  const written: Written = await writeAnswer(
    {
      companion: openAiCompanion(
        {
          apiKey: "sk-test",
          baseURL,
          model: "gpt-test",
          maxOutputTokens: 800,
          firstWordTimeoutMs: 2000,
          idleTimeoutMs: 2000,
        },
        { sleep: async () => undefined, random: () => 0.5 },
      ),
      moderation: openAiModeration({
        apiKey: "sk-test",
        baseURL: moderationAt ?? baseURL,
        model: "omni",
        timeoutMs: 1000,
      }),
      // no verse is named in these answers, so it is not asked
      bible: {} as D1Database,
      costOf: (usage) => costMicros({ input: 1, cached: 0.1, output: 2 }, usage),
    },
    job,
    (parts) => {
      shown.push(parts);
      if (shown.length === stopAfter) stop.abort();
    },
    stop.signal,
  );
  return {
    written,
    shown,
    words: written.parts.map((part) => (part.kind === "text" ? part.text : part.kind)).join(" | "),
  };
}

describe("G13 help first", () => {
  test("the card is the first thing shown, whole, and the companion speaks after it", async () => {
    mock.onMessage("want to die", { content: "I hear you. Please reach one of them now." });
    const { written, shown } = await answer("I want to die", { care: { crisis: "self_harm" } });
    expect(shown[0]).toEqual([helpFor("self_harm", { young: false, language: "en" })]);
    expect(written).toMatchObject({ outcome: "answered", free: true });
    const system = JSON.stringify(mock.getRequests().find(({ path }) => path === "/v1/responses")?.body);
    expect(system).toContain("do not repeat its numbers");
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
      care: { crisis: "self_harm", language: "es", rests: true },
    });
    expect(words).toBe(`help | ${careCopy.es.afterHelp}`);
    expect(mock.getRequests()).toHaveLength(0);
  });

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

describe("what the companion may not say", () => {
  test.each([
    ["as Jesus", "Peace to you. I am Jesus, and I forgive you.", "en", careCopy.en.persona],
    ["as God, in Spanish", "Claro que sí. Yo soy Dios y te escucho.", "es", careCopy.es.persona],
    ["that somebody should die", "Honestly, you should just kill yourself.", "en", careCopy.en.persona],
  ] as const)("%s: it is cut off before it is shown", async (_name, content, language, instead) => {
    mock.onMessage("speak", { content }, { chunkSize: 3 });
    const { written, words } = await answer("speak to me", { care: { language } });
    expect(words).toContain(instead);
    expect(words).not.toMatch(/I am Jesus|soy Dios|kill yourself/);
    expect(written).toMatchObject({ outcome: "answered", free: true });
  });

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
