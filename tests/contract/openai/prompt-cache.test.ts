import { expect, test } from "vitest";
import { createPromptCache } from "#workers/sandbox/openai/prompt-cache.ts";

const LONG = "Be warm, quiet and honest. ".repeat(200);
const ask = (more: object = {}) => ({
  model: "gpt-test",
  instructions: LONG,
  input: "Hello",
  prompt_cache_key: "companion:prayer",
  ...more,
});

test.each([
  ["the same again", ask(), 1280],
  ["with another question", ask({ input: "Good morning" }), 1280],
  ["with other last words of the instructions", ask({ instructions: `${LONG.slice(0, 4600)}Other.` }), 1024],
  ["with another beginning", ask({ instructions: `Other. ${LONG}` }), 0],
  ["with functions before it", ask({ tools: [{ type: "function", name: "find_verses", strict: true }] }), 0],
  ["under another key", ask({ prompt_cache_key: "companion:growth" }), 0],
  ["of another model", ask({ model: "gpt-other" }), 0],
  ["shorter than what is cached", ask({ instructions: LONG.slice(0, 4000) }), 0],
])("what is ready of a prompt asked %s: %s tokens", (_name, second, ready) => {
  const cache = createPromptCache();
  expect(cache.take(ask() as never, 0)).toBe(0);
  expect(cache.take(second as never, 1000)).toBe(ready);
});

test("what nobody asks for a while is forgotten", () => {
  const cache = createPromptCache();
  cache.take(ask() as never, 0);
  expect(cache.take(ask() as never, 5 * 60_000)).toBe(0);
  expect(cache.take(ask() as never, 5 * 60_000 + 1)).toBe(1280);
});
