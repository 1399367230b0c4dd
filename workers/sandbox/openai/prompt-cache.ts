import type { ResponsesRequest } from "./wire.ts";

/** OpenAI's rules: a beginning of so many tokens is kept ready, and it counts in such steps. */
const LEAST = 1024;
const STEP = 128;
/** OpenAI's own rule of thumb. */
const LETTERS_A_TOKEN = 4;
/** A beginning that nobody asks with for so long is forgotten, ms. */
const KEPT_MS = 5 * 60_000;
const MAX_KEPT = 32;

/** OpenAI's own rule of thumb: four characters to a token. */
export const tokens = (text: string): number => Math.ceil(text.length / LETTERS_A_TOKEN);

/** What the model reads, in the order in which it is cached: functions, instructions, conversation. */
export function promptOf({ tools, instructions, input }: ResponsesRequest): string {
  const asked = typeof input === "string" ? input : JSON.stringify(input);
  return [tools ? JSON.stringify(tools) : "", instructions ?? "", asked].join("\n");
}

/** How many tokens two prompts begin with alike, as the vendor counts them. */
export function sharedTokens(one: string, other: string): number {
  const size = STEP * LETTERS_A_TOKEN;
  let blocks = 0;
  while (
    (blocks + 1) * size <= Math.min(one.length, other.length) &&
    one.slice(blocks * size, (blocks + 1) * size) === other.slice(blocks * size, (blocks + 1) * size)
  )
    blocks++;
  return blocks * STEP < LEAST ? 0 : blocks * STEP;
}

type Kept = { key: string; prompt: string; at: number };

/** Beginnings of what was asked of late, by `prompt_cache_key`; gone with the process, as the vendor's are. */
export function createPromptCache() {
  let kept: Kept[] = [];
  return {
    /** Tokens of a prompt that were ready; from now on all of it is. */
    take(request: ResponsesRequest, now: number): number {
      const key = `${request.model} ${request.prompt_cache_key ?? ""}`;
      const prompt = promptOf(request);
      const fresh = kept.filter(({ at }) => now - at < KEPT_MS);
      const alike = fresh.filter((entry) => entry.key === key);
      const cached = Math.max(0, ...alike.map((entry) => sharedTokens(entry.prompt, prompt)));
      kept = [{ key, prompt, at: now }, ...fresh].slice(0, MAX_KEPT);
      return cached;
    },
  };
}
