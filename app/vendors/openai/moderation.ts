import OpenAI from "openai";
import type { Moderation } from "#app/vendors/ports.ts";

export type OpenAiModerationOptions = {
  apiKey: string;
  baseURL: string;
  model: string;
  timeoutMs: number;
  fetch?: typeof fetch;
};

/** OpenAI's moderation endpoint. Asked once: whoever cannot wait for it has rules of their own. */
export function openAiModeration(options: OpenAiModerationOptions): Moderation {
  const { apiKey, baseURL, model, timeoutMs, fetch: carry } = options;
  const client = new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
    ...(carry && { fetch: carry }),
  });
  return {
    async categoriesOf(text) {
      const { results } = await client.moderations.create({ model, input: text });
      return results.flatMap(({ categories }) =>
        Object.entries(categories).flatMap(([name, found]) => (found === true ? [name] : [])),
      );
    },
  };
}
