import { createServer, type Server, type ServerResponse } from "node:http";
import { LLMock } from "@copilotkit/aimock";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openAiCompanion } from "#app/vendors/openai/companion.ts";
import {
  type Companion,
  type CompanionChunk,
  CompanionFault,
  type CompanionRequest,
} from "#app/vendors/ports.ts";
import { type FinderStand, FINDER_KEY as KEY, startFinder } from "./openai-stand.ts";

const REQUEST: CompanionRequest = {
  instructions: "Answer warmly.",
  turns: [
    { role: "user", text: "Hello" },
    { role: "assistant", text: "Hello, and welcome." },
    { role: "user", text: "I am anxious about tomorrow" },
  ],
  theme: "guidance",
  memberHash: "0a1b2c",
};

const waits: number[] = [];
let origin = "";
let finderStand: FinderStand;
let mock: LLMock;

beforeAll(async () => {
  finderStand = await startFinder();
  origin = finderStand.origin;
  mock = new LLMock({ port: 0 });
  await mock.start();
});

beforeEach(async () => {
  waits.length = 0;
  await control({ wordDelayMs: 0, fault: "none" });
});

afterEach(() => {
  mock.reset();
});

afterAll(async () => {
  await finderStand.stop();
  await mock.stop();
});

const control = (settings: unknown): Promise<Response> => finderStand.control(settings);

function companionAt(
  baseURL: string,
  timeouts = { firstWordTimeoutMs: 5000, idleTimeoutMs: 5000 },
): Companion {
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  return openAiCompanion(
    { apiKey: KEY, baseURL, model: "gpt-test", maxOutputTokens: 800, ...timeouts },
    { sleep, random: () => 0.5 },
  );
}

const finder = (timeouts?: { firstWordTimeoutMs: number; idleTimeoutMs: number }) =>
  companionAt(`${origin}/v1`, timeouts);

type Outcome = { text: string; end: CompanionChunk | null; fault: string | null };

/** Collects an answer: what was said, and how it ended. */
async function collect(companion: Companion, signal = new AbortController().signal): Promise<Outcome> {
  const outcome: Outcome = { text: "", end: null, fault: null };
  try {
    for await (const chunk of companion.answer(REQUEST, signal)) {
      if (chunk.kind === "text") outcome.text += chunk.text;
      else outcome.end = chunk;
    }
  } catch (error) {
    outcome.fault = error instanceof CompanionFault ? error.reason : String(error);
  }
  return outcome;
}

test("C20 the finder answers through the adapter, word by word, and says what it is", async () => {
  const chunks: CompanionChunk[] = [];
  for await (const chunk of finder().answer(REQUEST, new AbortController().signal)) chunks.push(chunk);
  const said = chunks.flatMap((chunk) => (chunk.kind === "text" ? [chunk.text] : []));
  expect(said.length).toBeGreaterThan(20);
  expect(said.join("")).toContain("[[Philippians 4:6-7]]");
  expect(chunks.at(-1)).toMatchObject({ kind: "end", model: "scripture-finder-1" });
  const end = chunks.at(-1);
  expect(end?.kind === "end" && end.inputTokens > 0 && end.outputTokens > 0).toBe(true);
});

test.each([
  ["429", "busy", 3],
  ["500", "down", 3],
  ["broken-stream", "broken", 1],
  ["empty", "broken", 1],
])("the fault %s is told as %s after %i requests", async (fault, reason, requests) => {
  await control({ fault, times: requests });
  expect((await collect(finder())).fault).toBe(reason);
  expect(waits).toHaveLength(requests - 1);
  const left = await (await fetch(`${origin}/sandbox/openai`)).json();
  expect(left).toEqual({
    wordDelayMs: 0,
    fault: "none",
    times: null,
    moderation: "up",
    sound: "up",
    transcript: expect.any(String),
  });
});

test.each(["429", "500"])("a passing %s is tried again with a growing, jittered wait", async (fault) => {
  await control({ fault, times: 2 });
  const heard = await collect(finder());
  expect(heard.fault).toBeNull();
  expect(heard.text).toContain("[[");
  expect(waits).toEqual([300, 600]);
});

test("a broken stream has said its words and is not tried again", async () => {
  await control({ fault: "broken-stream", times: 1 });
  const outcome = await collect(finder());
  expect(outcome).toMatchObject({ end: null, fault: "broken" });
  expect(outcome.text).not.toBe("");
});

test("silence is given up after the first word's time", async () => {
  await control({ fault: "silent", times: 1 });
  expect(await collect(finder({ firstWordTimeoutMs: 150, idleTimeoutMs: 5000 }))).toEqual({
    text: "",
    end: null,
    fault: "silent",
  });
});

test("a wrong key is refused without a second try", async () => {
  const stranger = openAiCompanion({
    apiKey: "sk-wrong",
    baseURL: `${origin}/v1`,
    model: "gpt-test",
    maxOutputTokens: 800,
    firstWordTimeoutMs: 5000,
    idleTimeoutMs: 5000,
  });
  expect((await collect(stranger)).fault).toBe("refused");
});

test("nobody at the other end is told as down", async () => {
  expect((await collect(companionAt("http://127.0.0.1:1/v1"))).fault).toBe("down");
});

test("an aborted signal ends the answer without a throw", async () => {
  await control({ wordDelayMs: 20 });
  const stop = new AbortController();
  const said: string[] = [];
  for await (const chunk of finder().answer(REQUEST, stop.signal)) {
    said.push(chunk.kind);
    if (said.length === 3) stop.abort();
  }
  expect(said).toEqual(["text", "text", "text"]);
  expect(await collect(finder(), AbortSignal.abort())).toEqual({ text: "", end: null, fault: null });
});

test("the request says what the port says, and that nothing is to be stored", async () => {
  const sent: { url: string; body: unknown }[] = [];
  const companion = openAiCompanion({
    apiKey: KEY,
    baseURL: "http://openai.test/v1",
    model: "gpt-test",
    maxOutputTokens: 800,
    firstWordTimeoutMs: 5000,
    idleTimeoutMs: 5000,
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return new Response("{}", { status: 400 });
    },
  });
  await collect(companion);
  expect(sent).toEqual([
    {
      url: "http://openai.test/v1/responses",
      body: {
        stream: true,
        model: "gpt-test",
        instructions: "Answer warmly.",
        input: REQUEST.turns.map(({ role, text }) => ({ role, content: text })),
        store: false,
        max_output_tokens: 800,
        safety_identifier: "0a1b2c",
        prompt_cache_key: "companion:guidance",
        metadata: { theme: "guidance" },
      },
    },
  ]);
});

/** A vendor of one answer: begins to speak, then says no more. */
async function withStalling(use: (baseURL: string, closed: Promise<void>) => Promise<void>): Promise<void> {
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const server: Server = createServer((_request, response: ServerResponse) => {
    response.on("close", onClosed);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const delta = { type: "response.output_text.delta", delta: "Peace ", sequence_number: 1 };
    response.write(`event: ${delta.type}\ndata: ${JSON.stringify(delta)}\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  try {
    await use(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`, closed);
  } finally {
    server.close();
  }
}

test("a stall after the first word is given up after the idle time, and the request is closed", async () => {
  await withStalling(async (baseURL, closed) => {
    const companion = companionAt(baseURL, { firstWordTimeoutMs: 5000, idleTimeoutMs: 150 });
    expect(await collect(companion)).toEqual({ text: "Peace ", end: null, fault: "silent" });
    await closed;
  });
});

test("a connection that stays open after the answer's end is not waited for, and nothing of the answer is lost", async () => {
  const server = createServer((_request, response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const say = (event: { type: string } & Record<string, unknown>) =>
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    say({ type: "response.output_text.delta", delta: "Peace.", sequence_number: 1 });
    say({
      type: "response.completed",
      response: { model: "gpt-test", output: [], usage: { input_tokens: 3, output_tokens: 1 } },
      sequence_number: 2,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const closed = new Promise((resolve) =>
    server.once("connection", (socket) => socket.once("close", resolve)),
  );
  try {
    const baseURL = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`;
    expect(await collect(companionAt(baseURL))).toMatchObject({
      text: "Peace.",
      end: { kind: "end", model: "gpt-test" },
      fault: null,
    });
    await closed;
  } finally {
    server.close();
  }
});

test("aborting closes the request", async () => {
  await withStalling(async (baseURL, closed) => {
    const stop = new AbortController();
    for await (const _chunk of companionAt(baseURL).answer(REQUEST, stop.signal)) stop.abort();
    await closed;
  });
});

test("leaving the answer early closes the request", async () => {
  await withStalling(async (baseURL, closed) => {
    for await (const _chunk of companionAt(baseURL).answer(REQUEST, new AbortController().signal)) break;
    await closed;
  });
});

const aimock = (timeouts?: { firstWordTimeoutMs: number; idleTimeoutMs: number }) =>
  companionAt(`${mock.url}/v1`, timeouts);

test("a third party's Responses API is understood", async () => {
  mock.onMessage("anxious", { content: "Rest a while. [[Psalm 94:19]]" });
  const outcome = await collect(aimock());
  expect(outcome).toMatchObject({ text: "Rest a while. [[Psalm 94:19]]", fault: null, end: { kind: "end" } });
  expect(mock.getLastRequest()?.path).toBe("/v1/responses");
});

test.each([
  [429, "busy", 3],
  [500, "down", 3],
  [503, "down", 3],
  [400, "refused", 1],
  [404, "refused", 1],
])("a third party's %i is told as %s after %i requests", async (status, reason, requests) => {
  mock.onMessage("anxious", { error: { message: "no" }, status });
  expect((await collect(aimock())).fault).toBe(reason);
  expect(mock.getRequests()).toHaveLength(requests);
});

test("a third party that recovers is answered with", async () => {
  mock.onMessage("anxious", { content: "Rest a while." });
  mock.nextRequestError(429, { message: "slow down" });
  expect(await collect(aimock())).toMatchObject({ text: "Rest a while.", fault: null });
  // as long as it asks for: it says one second
  expect(waits).toEqual([1000]);
});

test("a third party's broken stream is told as broken after what it said", async () => {
  const content = "Rest a while, and then a while longer than that, until the morning comes.";
  mock.onMessage("anxious", { content }, { chunkSize: 10, truncateAfterChunks: 6, latency: 5 });
  const { text, fault } = await collect(aimock());
  expect(fault).toBe("broken");
  expect(text).not.toBe("");
  expect(content.startsWith(text)).toBe(true);
});

test.each([
  ["malformed", { malformedRate: 1 }, "broken"],
  ["cut off", { disconnectRate: 1 }, "down"],
] as const)("a third party's %s reply is told, not thrown raw", async (_name, chaos, reason) => {
  mock.onMessage("anxious", { content: "Rest a while." });
  mock.setChaos(chaos);
  expect((await collect(aimock())).fault).toBe(reason);
});

const post = (path: string, body: string, key = KEY): Promise<Response> =>
  fetch(`${origin}${path}`, { method: "POST", body, headers: { authorization: `Bearer ${key}` } });

test("the stand-in says in every reply that it is one", async () => {
  const response = await post(
    "/v1/responses",
    JSON.stringify({ model: "any", input: "I am anxious", metadata: { theme: "guidance" } }),
  );
  expect(await response.json()).toMatchObject({
    object: "response",
    status: "completed",
    model: "scripture-finder-1",
    metadata: { theme: "guidance", notice: "built-in Scripture finder, not a language model" },
    output: [{ type: "message", role: "assistant", content: [{ type: "output_text" }] }],
  });
});

test("the stand-in lists its model and moderates by the crisis list", async () => {
  const models = await fetch(`${origin}/v1/models`, { headers: { authorization: `Bearer ${KEY}` } });
  expect(await models.json()).toMatchObject({ object: "list", data: [{ id: "scripture-finder-1" }] });
  const moderations = await post(
    "/v1/moderations",
    JSON.stringify({ input: ["I want to die", "I like tea"] }),
  );
  expect(await moderations.json()).toMatchObject({
    results: [{ flagged: true, categories: { "self-harm": true } }, { flagged: false }],
  });
});

test.each([
  ["no such route", "/v1/chat/imaginary", "{}", KEY, 404],
  ["a wrong key", "/v1/responses", "{}", "sk-other", 401],
  ["a body that is no JSON", "/v1/responses", "{", KEY, 400],
  ["a body without input", "/v1/responses", '{"model":"any"}', KEY, 400],
  ["an empty conversation", "/v1/responses", '{"model":"any","input":[]}', KEY, 400],
  ["moderations of nothing", "/v1/moderations", "{}", KEY, 400],
])("the stand-in refuses %s as OpenAI does", async (_name, path, body, key, status) => {
  const response = await post(path, body, key);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    error: { message: expect.any(String), type: "invalid_request_error", param: null },
  });
});

test.each([
  '{"wordDelayMs":2001}',
  '{"wordDelayMs":-1}',
  '{"fault":"fire"}',
  '{"times":0}',
  '{"colour":"red"}',
  "no json",
])("the controls refuse %s", async (body) => {
  const response = await fetch(`${origin}/sandbox/openai`, { method: "POST", body });
  expect(response.status).toBe(400);
});

test("a fault without times stays until it is changed", async () => {
  await control({ fault: "500" });
  expect((await collect(finder())).fault).toBe("down");
  expect((await collect(finder())).fault).toBe("down");
  await control({ fault: "none" });
  expect((await collect(finder())).fault).toBeNull();
});

test.each([
  ["in seconds", { "retry-after": "2" }, 2000],
  ["in milliseconds", { "retry-after-ms": "700" }, 700],
  ["shorter than our own patience", { "retry-after": "0" }, 300],
  ["in words", { "retry-after": "soon" }, 300],
])("a vendor that asks to be left alone %s is", async (_name, headers, wait) => {
  let asked = 0;
  const companion = openAiCompanion(
    {
      apiKey: KEY,
      baseURL: "http://openai.test/v1",
      model: "gpt-test",
      maxOutputTokens: 800,
      firstWordTimeoutMs: 5000,
      idleTimeoutMs: 5000,
      fetch: async () => {
        asked++;
        return new Response("{}", { status: asked > 1 ? 400 : 429, headers });
      },
    },
    { sleep: async (ms) => void waits.push(ms), random: () => 0.5 },
  );
  expect((await collect(companion)).fault).toBe("refused");
  expect(waits).toEqual([wait]);
});

test("one that asks for longer than anybody waits is not asked again", async () => {
  const companion = openAiCompanion({
    apiKey: KEY,
    baseURL: "http://openai.test/v1",
    model: "gpt-test",
    maxOutputTokens: 800,
    firstWordTimeoutMs: 5000,
    idleTimeoutMs: 5000,
    fetch: async () => new Response("{}", { status: 429, headers: { "retry-after": "60" } }),
  });
  expect((await collect(companion)).fault).toBe("busy");
});

/** A companion that was given one function, and what the function was called with. */
async function collectWithTool(question: string, tool = "get_verse") {
  const called: unknown[] = [];
  const request: CompanionRequest = {
    ...REQUEST,
    turns: [{ role: "user", text: question }],
    tools: [
      {
        name: tool,
        description: "Looks something up.",
        parameters: { type: "object", properties: {}, required: [], additionalProperties: false },
        call: async (args) => {
          called.push(args);
          return JSON.stringify({ verses: [{ reference: "Psalm 94:19", text: "…" }] });
        },
      },
    ],
  };
  const outcome: Outcome = { text: "", end: null, fault: null };
  try {
    for await (const chunk of finder().answer(request, new AbortController().signal)) {
      if (chunk.kind === "text") outcome.text += chunk.text;
      else outcome.end = chunk;
    }
  } catch (error) {
    outcome.fault = error instanceof CompanionFault ? error.reason : String(error);
  }
  return { called, ...outcome };
}

test("a function is called with its arguments, and the answer goes on with what it gave", async () => {
  const { called, text, end } = await collectWithTool("Show me verses about bees", "find_verses");
  expect(called).toEqual([{ words: "bees" }]);
  expect(text).toContain("[[Psalm 94:19]]");
  expect(end).toMatchObject({ kind: "end" });
});

test("what Scripture says on a subject is looked up, a long story told with it is not searched for its words", async () => {
  const asked =
    "What does the Bible say about rest, when everything in this house is loud and nobody sleeps?";
  expect((await collectWithTool("Show me verses about worry", "find_topic")).called).toEqual([
    { topic: "worry" },
  ]);
  const { called, text } = await collectWithTool(asked, "find_verses");
  expect(called).toEqual([]);
  expect(text).toContain("[[");
});

test("a verse that is named is looked up first", async () => {
  const { called, text } = await collectWithTool("What does John 3:16 mean?");
  expect(called).toEqual([{ reference: "John 3:16" }]);
  expect(text).toContain("[[John 3:16]]");
});

test("a function called with what is no JSON, and one that is not there, get an error to read; the answer comes", async () => {
  await control({ fault: "bad-arguments" });
  const { called, text, fault } = await collectWithTool("I am anxious about tomorrow");
  expect(called).toEqual([{ verse: 316 }]);
  expect(fault).toBeNull();
  expect(text).toContain("[[");
});

test("a model that calls functions in a loop is ended after four rounds", async () => {
  await control({ fault: "tool-loop" });
  const { called, fault, text } = await collectWithTool("I am anxious", "find_verses");
  expect(called).toHaveLength(3);
  expect({ fault, text }).toEqual({ fault: "broken", text: "" });
});
