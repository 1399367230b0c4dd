import { expect, test } from "vitest";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import { CompanionFault, type CompanionRequest, type UsedUp } from "#app/vendors/ports.ts";

const REQUEST: CompanionRequest = {
  instructions: "Answer warmly.",
  turns: [{ role: "user", text: "Show me verses about bees" }],
  theme: "guidance",
  memberHash: "0a1b2c",
  tools: [
    {
      name: "find_verses",
      description: "Looks something up.",
      parameters: { type: "object", properties: {}, required: [], additionalProperties: false },
      call: async () => "{}",
    },
  ],
};

/** One reply of a vendor, event by event. */
const reply = (...events: Record<string, unknown>[]): Response =>
  new Response(
    events
      .map((event, index) => `data: ${JSON.stringify({ ...event, sequence_number: index })}\n\n`)
      .join(""),
    { headers: { "content-type": "text/event-stream" } },
  );
const CALL = { type: "function_call", call_id: "call_1", name: "find_verses", arguments: "{}" };
const USAGE = { input_tokens: 40, input_tokens_details: { cached_tokens: 30 }, output_tokens: 7 };
const called = (usage: unknown) => ({
  type: "response.completed",
  response: { model: "gpt-test", output: [CALL], usage },
});
const WORD = { type: "response.output_text.delta", delta: "Peace " };
const busy = () => new Response("{}", { status: 500 });

/** What came of replies that follow each other; how often it was asked. */
async function collectAnswer(...replies: (() => Response)[]) {
  const collected = { asked: 0, text: "", fault: null as CompanionFault | null, used: null as UsedUp | null };
  const companion = openAiCompanion(
    {
      apiKey: "sk-test",
      baseURL: "http://openai.test/v1",
      model: "gpt-test",
      maxOutputTokens: 800,
      firstWordTimeoutMs: 5000,
      idleTimeoutMs: 5000,
      fetch: async () => (replies[collected.asked++] ?? busy)(),
    },
    { sleep: async () => undefined, random: () => 0.5 },
  );
  try {
    for await (const chunk of companion.answer(
      { ...REQUEST, onUsed: (used) => (collected.used = used) },
      new AbortController().signal,
    ))
      if (chunk.kind === "text") collected.text += chunk.text;
  } catch (error) {
    if (!(error instanceof CompanionFault)) throw error;
    collected.fault = error;
  }
  return collected;
}

test.each([
  ["before the first word a later round is tried again", [() => reply(called(USAGE))], "", 4],
  ["after it no round is", [() => reply(WORD, called(USAGE))], "Peace ", 2],
])("a vendor that fails in a later round: %s", async (_name, replies, text, asked) => {
  expect(await collectAnswer(...replies)).toMatchObject({ fault: { reason: "down" }, text, asked });
});

const usage = (usageUnknown: boolean, rounds = 1) => ({
  inputTokens: 40 * rounds,
  cachedTokens: 30 * rounds,
  outputTokens: 7 * rounds,
  usageUnknown,
});
const ended = (type: string, more: object) => () =>
  reply({ type, response: { output: [], usage: USAGE, ...more } });

test.each([
  ["nothing where it was turned away", [busy, busy, busy], { ...usage(false, 0) }],
  [
    "the first round, the second was turned away",
    [() => reply(called(USAGE)), busy, busy, busy],
    usage(false),
  ],
  ["that it is not known, where the stream broke", [() => reply(WORD)], usage(true, 0)],
  [
    "the first round, and that the second is not known",
    [() => reply(called(USAGE)), () => reply(WORD)],
    usage(true),
  ],
  ["an answer without a word", [ended("response.completed", {})], usage(false)],
  ["a loop of calls to its last round", Array(4).fill(() => reply(called(USAGE))), usage(false, 4)],
  [
    "what its own failure cost",
    [ended("response.failed", { error: { code: "server_error" } })],
    usage(false),
  ],
  [
    "what was filtered",
    [ended("response.incomplete", { incomplete_details: { reason: "content_filter" } })],
    usage(false),
  ],
])("a fault tells what was used up: %s", async (_name, replies, usedUp) => {
  const collected = await collectAnswer(...replies);
  expect(collected.fault).not.toBeNull();
  if (!usedUp.usageUnknown) return expect(collected.used).toEqual(usedUp);
  // of a request that was not counted: more than what was sent can have been, and the longest answer
  const { inputTokens = 0, ...rest } = collected.used ?? {};
  expect(rest).toEqual({ ...usedUp, inputTokens: undefined, outputTokens: usedUp.outputTokens + 800 });
  expect(inputTokens).toBeGreaterThan(usedUp.inputTokens + JSON.stringify(REQUEST.turns).length);
});
