import { createServer, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { costMicros } from "#app/features/care/use/spend.ts";
import { countsAsAnswered } from "#app/features/chat/answering/answer-job.ts";
import { answerTo, PRICE } from "./answer-stand.ts";
import { FINDER_KEY, type FinderStand, startFinder } from "./openai-stand.ts";

/** What an answer without a word costs: Koinonia, and not the member. */
let finder: FinderStand;

beforeAll(async () => {
  finder = await startFinder();
});
beforeEach(async () => {
  await finder.control({ wordDelayMs: 0, fault: "none" });
});
afterAll(() => finder.stop());

const ask = (question: string, more: { stop?: AbortController } = {}) =>
  answerTo(question, {
    baseURL: `${finder.origin}/v1`,
    apiKey: FINDER_KEY,
    ...more,
  });

/** Fewer tokens than our instructions alone have. */
const INSTRUCTIONS = 500;
/** From so many tokens on the vendor keeps a beginning ready. */
const MIN_CACHED = 1024;

/** A vendor that takes a question, and does with it what it does. */
async function withVendor(
  onQuestion: (response: ServerResponse) => void,
  use: (baseURL: string) => Promise<void>,
): Promise<void> {
  const server = createServer((request, response) => {
    if (request.url?.endsWith("/moderations"))
      return void response.writeHead(200, { "content-type": "application/json" }).end('{"results":[]}');
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    onQuestion(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe("an answer without a word is in the books", () => {
  test("a model that only calls functions: all four rounds", async () => {
    await finder.control({ fault: "tool-loop" });
    const question = "Show me verses about bees";
    const { written } = await ask(question);
    expect(written).toMatchObject({ outcome: "failed", parts: [] });
    const { inputTokens, cachedTokens, outputTokens, costMicros: cost } = written;
    const used = {
      inputTokens: Number(inputTokens),
      cachedTokens: Number(cachedTokens),
      outputTokens: Number(outputTokens),
    };
    // each round reads the instructions, and all but the first find them ready
    expect(used.inputTokens).toBeGreaterThan(4 * INSTRUCTIONS);
    expect(used.cachedTokens).toBeGreaterThanOrEqual(3 * MIN_CACHED);
    expect(used.cachedTokens).toBeLessThan(used.inputTokens);
    expect(cost).toBe(costMicros(PRICE, used));
    expect(countsAsAnswered(written)).toBe(false);
  });

  test("Stop before the first word: at least what was asked", async () => {
    const stop = new AbortController();
    await withVendor(
      () => stop.abort(),
      async (baseURL) => {
        const { written } = await answerTo("hello", { baseURL, stop });
        expect(written).toMatchObject({ outcome: "stopped", parts: [], inputTokens: null });
        expect(written.costMicros).toBeGreaterThan(INSTRUCTIONS);
        expect(countsAsAnswered(written)).toBe(false);
      },
    );
  });

  test("Stop before anything was asked costs nothing", async () => {
    const stop = new AbortController();
    stop.abort();
    const { written } = await ask("Show me verses about bees", { stop });
    expect(written).toMatchObject({ outcome: "stopped", costMicros: null });
  });

  test.each(["429", "500"])("a vendor that turns us away with %s has cost nothing", async (fault) => {
    await finder.control({ fault });
    expect((await ask("Show me verses about bees")).written).toMatchObject({
      outcome: "failed",
      costMicros: null,
    });
  });

  test("a stream that breaks is guessed", async () => {
    await finder.control({ fault: "broken-stream" });
    const { written } = await ask("I am anxious about tomorrow");
    expect(written).toMatchObject({ outcome: "interrupted", inputTokens: null });
    expect(written.costMicros).toBeGreaterThan(INSTRUCTIONS);
  });

  test("a vendor that takes the question and hangs up is guessed too", async () => {
    await withVendor(
      (response) => response.end(),
      async (baseURL) => {
        const { written } = await answerTo("hello", { baseURL });
        expect(written).toMatchObject({ outcome: "failed", parts: [] });
        expect(written.costMicros).toBeGreaterThan(INSTRUCTIONS);
      },
    );
  });
});
