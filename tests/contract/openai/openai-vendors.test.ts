import { LLMock } from "@copilotkit/aimock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasHook } from "#app/features/care/farewell/hooks.ts";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import { openAiModeration } from "#app/vendors/openai/moderation.ts";
import type { CompanionChunk, CompanionRequest } from "#app/vendors/ports.ts";
import { answerTo } from "./answer-stand.ts";
import { FINDER_KEY, type FinderStand, startFinder } from "./openai-stand.ts";

/**
 * The same questions to the sandbox, to a third party's stand-in and, with a key of one's own, to the real API: what
 * the adapter relies on holds for all of them. Without a key there are no tests of the third.
 */
type Vendor = { baseURL: string; apiKey: string; model: string };

let finder: FinderStand;
let mock: LLMock;

beforeAll(async () => {
  finder = await startFinder();
  await finder.control({ wordDelayMs: 0, fault: "none" });
  mock = new LLMock({ port: 0 });
  await mock.start();
  const usage = { input_tokens: 40, output_tokens: 9 };
  mock.on(
    { userMessage: "John 3:16", hasToolResult: false },
    { toolCalls: [{ name: "get_verse", arguments: '{"reference":"John 3:16"}' }], usage },
  );
  mock.on(
    { userMessage: "John 3:16", hasToolResult: true },
    { content: "It speaks of love. [[John 3:16]]", usage },
  );
  mock.onMessage("anxious", { content: "Rest a while. [[Psalm 94:19]]", usage });
  mock.onMessage(/good night|adiós/i, { content: "Sleep in peace. Before you go, one more thing!", usage });
  mock.onModerate("kill myself", {
    flagged: true,
    categories: { "self-harm": true, "self-harm/intent": true },
  });
});
afterAll(async () => {
  await finder.stop();
  await mock.stop();
});

const realKey = process.env.OPENAI_CONTRACT_KEY;
const VENDORS: [string, () => Vendor][] = [
  ["the sandbox", () => ({ baseURL: `${finder.origin}/v1`, apiKey: FINDER_KEY, model: "gpt-test" })],
  ["aimock", () => ({ baseURL: `${mock.url}/v1`, apiKey: "sk-test", model: "gpt-test" })],
  ...(realKey ? [["the real API", () => realVendor(realKey)] as [string, () => Vendor]] : []),
];
const realVendor = (apiKey: string): Vendor => ({
  baseURL: "https://api.openai.com/v1",
  apiKey,
  model: process.env.OPENAI_CONTRACT_MODEL ?? "gpt-5-mini",
});

type End = Extract<CompanionChunk, { kind: "end" }>;

/** What was said, and what the end tells. */
async function ask(vendor: Vendor, text: string, more: Partial<CompanionRequest> = {}) {
  const companion = openAiCompanion({
    ...vendor,
    maxOutputTokens: 2000,
    firstWordTimeoutMs: 30_000,
    idleTimeoutMs: 30_000,
  });
  const request: CompanionRequest = {
    instructions:
      "Answer warmly, in two sentences. Look every verse up with get_verse before you speak of it.",
    turns: [{ role: "user", text }],
    theme: "guidance",
    memberHash: "0a1b2c",
    ...more,
  };
  const collected = { text: "", ends: [] as End[] };
  for await (const chunk of companion.answer(request, new AbortController().signal)) {
    if (chunk.kind === "text") collected.text += chunk.text;
    else collected.ends.push(chunk);
  }
  return collected;
}

/** Tokens as a bill can be made of them. */
function expectUsage([end, ...more]: End[]): void {
  expect(more).toEqual([]);
  expect(end?.model).toMatch(/\S/);
  expect(end?.inputTokens).toBeGreaterThan(0);
  expect(end?.outputTokens).toBeGreaterThan(0);
  expect(end?.cachedTokens).toBeGreaterThanOrEqual(0);
  expect(end?.cachedTokens).toBeLessThanOrEqual(end?.inputTokens ?? 0);
}

describe.each(VENDORS)("%s", (_name, vendor) => {
  test("answers a plain question, and tells what it used up", async () => {
    const { text, ends } = await ask(vendor(), "I am anxious about tomorrow");
    expect(text).not.toBe("");
    expectUsage(ends);
  });

  test("asked twice with the same long beginning, it tells what came from the cache as a part of what went in", async () => {
    const instructions = `Answer in one sentence. ${"Be warm, quiet and honest, and say when you do not know. ".repeat(120)}`;
    for (let times = 0; times < 2; times++)
      expectUsage((await ask(vendor(), "I am anxious about tomorrow", { instructions })).ends);
  });

  test("calls a function by its schema, reads what it gave, and bills both rounds", async () => {
    const called: unknown[] = [];
    const { text, ends } = await ask(vendor(), "What does John 3:16 mean?", {
      tools: [
        {
          name: "get_verse",
          description: "Reads the text of a Bible reference.",
          parameters: {
            type: "object",
            properties: { reference: { type: "string", description: "For example: Philippians 4:6-7" } },
            required: ["reference"],
            additionalProperties: false,
          },
          call: async (args) => {
            called.push(args);
            return JSON.stringify({
              verses: [{ reference: "John 3:16", text: "For God so loved the world…" }],
            });
          },
        },
      ],
    });
    expect(called).toContainEqual({ reference: expect.stringMatching(/John 3:16/) });
    expect(text).not.toBe("");
    expectUsage(ends);
  });

  test("moderates: a crisis message is found by the names that we know, an everyday sentence is not", async () => {
    const moderation = openAiModeration({ ...vendor(), model: "omni-moderation-latest", timeoutMs: 20_000 });
    expect(await moderation.categoriesOf("I want to kill myself tonight")).toContain("self-harm");
    expect(await moderation.categoriesOf("I like tea in the morning")).toEqual([]);
  });

  test.each([
    ["Good night, thank you", "en"],
    ["adiós, gracias", "es"],
  ] as const)("a farewell is let go: %s", async (farewell, language) => {
    const { words, written } = await answerTo(farewell, { ...vendor(), care: { farewell: true, language } });
    expect(written.outcome).toBe("answered");
    expect(words).toMatch(/\p{L}/u);
    expect(words.split(/(?<=[.!?…])\s+/).filter(hasHook)).toEqual([]);
  });
});

/** The third party's stand-in has no cache. */
const CACHING = VENDORS.filter(([name]) => name !== "aimock");

test.each(CACHING)(
  "asked with the product's own instructions, the second answer comes from the cache: %s",
  async (name, vendor) => {
    const cached: number[] = [];
    // the real cache fills when it fills: three more questions at most
    for (let times = 0; times < 2 || (times < 5 && cached.at(-1) === 0 && name !== "the sandbox"); times++) {
      const { written } = await answerTo(`I am anxious about tomorrow, ${times}`, vendor());
      expect(written.outcome).toBe("answered");
      expect(written.cachedTokens).toBeLessThanOrEqual(written.inputTokens ?? 0);
      cached.push(written.cachedTokens ?? 0);
    }
    expect(cached.at(-1)).toBeGreaterThanOrEqual(1024);
    expect((cached.at(-1) ?? 0) % 128).toBe(0);
  },
);
