import { z } from "zod";
import type { ResponsesRequest } from "#workers/sandbox/openai/wire.ts";

const Verses = z.array(z.object({ reference: z.string(), text: z.string().default("") }));
const TopicFound = z.object({
  topic: z.string(),
  listed: z.number(),
  indirect: z.boolean(),
  disputed: z.boolean(),
  verses: Verses,
});
const PersonFound = z.object({
  name: z.string(),
  who: z.string().nullable(),
  headings: z.array(z.string()),
  verses: Verses,
});
const CommentaryFound = z.object({
  about: z.string().nullable().default(null),
  subjects: z.array(z.string()).default([]),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
});
const VersesFound = z.object({ verses: Verses });

/** What the functions have given for this question; what was not called, or found nothing, is missing. */
export type Found = {
  topic?: z.infer<typeof TopicFound>;
  person?: z.infer<typeof PersonFound>;
  sections?: z.infer<typeof CommentaryFound>["sections"];
  /** What the passage is about, in a sentence of the product's own. */
  about?: string | null;
  /** Under which subjects the passage is listed. */
  subjects?: string[];
  verses?: z.infer<typeof Verses>;
  /** How many calls were answered, errors too. */
  calls: number;
};

export const NOTHING_FOUND: Found = { calls: 0 };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads one result by its shape. */
function readResult(found: Found, text: string): Found {
  const result = readJson(text);
  const calls = found.calls + 1;
  const topic = TopicFound.safeParse(result);
  if (topic.success) return { ...found, calls, topic: topic.data };
  const person = PersonFound.safeParse(result);
  if (person.success) return { ...found, calls, person: person.data };
  const commentary = CommentaryFound.safeParse(result);
  if (commentary.success) return { ...found, calls, ...commentary.data };
  const verses = VersesFound.safeParse(result);
  if (verses.success) return { ...found, calls, verses: [...(found.verses ?? []), ...verses.data.verses] };
  return { ...found, calls };
}

/** What the calls since the last question have given. */
export function foundIn({ input }: Pick<ResponsesRequest, "input">): Found {
  if (typeof input === "string") return NOTHING_FOUND;
  const asked = input.findLastIndex((item) => item.role === "user");
  return input
    .slice(asked + 1)
    .flatMap((item) => (item.type === "function_call_output" ? [item.output ?? ""] : []))
    .reduce(readResult, NOTHING_FOUND);
}
