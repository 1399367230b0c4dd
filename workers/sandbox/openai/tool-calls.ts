import { z } from "zod";
import { findMentions } from "#app/features/bible/mention.ts";
import { findCrisis } from "#app/features/care/crisis.ts";
import { topicOf } from "./finder.ts";
import { findVerseRequest } from "./intent.ts";
import type { Fault } from "./settings.ts";
import { type FunctionCall, type ResponsesRequest, toTurns } from "./wire.ts";

const Results = z.object({
  verses: z.array(z.object({ reference: z.string() })).optional(),
  error: z.string().optional(),
});

/** What the calls of this question have given, oldest first; nothing before there were any. */
function resultsIn({ input }: ResponsesRequest): string[] {
  if (typeof input === "string") return [];
  const asked = input.findLastIndex((item) => item.role === "user");
  return input
    .slice(asked + 1)
    .flatMap((item) => (item.type === "function_call_output" ? [item.output ?? ""] : []));
}

const questionOf = (request: ResponsesRequest): string =>
  toTurns(request.input).findLast((turn) => turn.role === "user")?.text ?? "";

/** The functions that a model would call now, of those that it was offered. */
export function callsFor(request: ResponsesRequest, fault: Fault): FunctionCall[] {
  const offered = new Set(request.tools?.map((tool) => tool.name));
  if (offered.size === 0) return [];
  if (fault === "tool-loop") return [{ name: "find_verses", arguments: '{"words":"again and again"}' }];
  const question = questionOf(request);
  if (request.tool_choice === "none" || resultsIn(request).length > 0 || findCrisis(question)) return [];
  if (fault === "bad-arguments")
    return [
      { name: "get_verse", arguments: '{"reference":' },
      { name: "get_verse", arguments: '{"verse":316}' },
      { name: "write_verse", arguments: "{}" },
    ];
  const [named] = findMentions(question);
  if (named && offered.has("get_verse"))
    return [
      { name: "get_verse", arguments: JSON.stringify({ reference: question.slice(named.from, named.to) }) },
    ];
  const words = wordsToFind(question);
  return words && offered.has("find_verses")
    ? [{ name: "find_verses", arguments: JSON.stringify({ words }) }]
    : [];
}

/** Verses are looked for by their words only where a thing is named for which none were chosen by hand. */
const wordsToFind = (question: string): string | null =>
  topicOf(question) ? null : (findVerseRequest(question)?.name ?? null);

/** The answer from what `find_verses` gave; null where the question was another one. */
export function answerFound(request: ResponsesRequest): string | null {
  const question = questionOf(request);
  if (!wordsToFind(question) || findMentions(question).length > 0) return null;
  const references = resultsIn(request).flatMap((text) => {
    const parsed = Results.safeParse(readJson(text));
    return parsed.success ? (parsed.data.verses ?? []).map(({ reference }) => reference) : [];
  });
  if (references.length === 0) return null;
  const markers = references.slice(0, 3).map((reference) => `[[${reference}]]`);
  return ["These came up when I looked.", ...markers, "Which of them speaks to you?"].join("\n\n");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
