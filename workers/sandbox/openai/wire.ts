import type {
  Response,
  ResponseFunctionToolCall,
  ResponseOutputMessage,
  ResponseStreamEvent,
} from "openai/resources/responses/responses";
import { z } from "zod";
import type { Turn } from "#app/vendors/ports.ts";
import { promptOf, tokens } from "./prompt-cache.ts";

export const MODEL = "scripture-finder-1";
/** What answers, in every reply's metadata: nobody shall take it for a model. */
export const NOTICE = "built-in Scripture finder, not a language model";

const Content = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
]);

const NO_ROLE = { role: z.undefined().optional(), content: z.undefined().optional() };
const NO_OUTPUT = { output: z.undefined().optional() };
const NOT_SAID = { type: z.literal("message").optional(), ...NO_OUTPUT };

/** What the finder needs of `POST /v1/responses`; `instructions` are counted and not read, the rest is ignored. */
export const ResponsesRequest = z.looseObject({
  model: z.string().min(1),
  instructions: z.string().nullish(),
  prompt_cache_key: z.string().nullish(),
  input: z.union([
    z.string().min(1),
    z
      .array(
        z.union([
          z.looseObject({
            ...NOT_SAID,
            role: z.enum(["user", "assistant", "system", "developer"]),
            content: Content,
          }),
          z.looseObject({ type: z.literal("function_call"), call_id: z.string(), ...NO_ROLE, ...NO_OUTPUT }),
          z.looseObject({
            type: z.literal("function_call_output"),
            call_id: z.string(),
            output: z.string(),
            ...NO_ROLE,
          }),
          z.looseObject({ type: z.literal("reasoning"), ...NO_ROLE, ...NO_OUTPUT }),
        ]),
      )
      .min(1),
  ]),
  tools: z
    .array(z.looseObject({ type: z.literal("function"), name: z.string(), strict: z.literal(true) }))
    .nullish(),
  tool_choice: z.enum(["auto", "none", "required"]).nullish(),
  stream: z.boolean().nullish(),
  max_output_tokens: z.int().min(16).nullish(),
  metadata: z.record(z.string().max(64), z.string().max(512)).nullish(),
});
export type ResponsesRequest = z.infer<typeof ResponsesRequest>;
/** A request, and how much of it was ready in the cache, if there is one. */
export type Asked = ResponsesRequest & { cachedTokens?: number };

export const ModerationsRequest = z.looseObject({
  model: z.string().default("omni-moderation-latest"),
  input: z.union([z.string(), z.array(z.string()).min(1)]),
});

/** The conversation in the request, without system and developer text. */
export function toTurns(input: ResponsesRequest["input"]): Turn[] {
  if (typeof input === "string") return [{ role: "user", text: input }];
  return input.flatMap(({ role, content }) => {
    if ((role !== "user" && role !== "assistant") || content === undefined) return [];
    const text = typeof content === "string" ? content : content.map((part) => part.text ?? "").join("");
    return [{ role, text }];
  });
}

const message = (id: string, text: string, status: "in_progress" | "completed"): ResponseOutputMessage => ({
  id: `msg_${id}`,
  type: "message",
  role: "assistant",
  status,
  content: text ? [{ type: "output_text", text, annotations: [], logprobs: [] }] : [],
});

/** A function that the stand-in calls as a model does; `arguments` is JSON, or should be. */
export type FunctionCall = { name: string; arguments: string };

const callItem = (
  id: string,
  call: FunctionCall,
  index: number,
  status: "in_progress" | "completed",
): ResponseFunctionToolCall => ({
  id: `fc_${id}_${index}`,
  call_id: `call_${id}_${index}`,
  type: "function_call",
  name: call.name,
  arguments: status === "completed" ? call.arguments : "",
  status,
});

/** The reply object, running (`text` null) or finished. */
export function toResponse(
  id: string,
  request: Asked,
  text: string | null,
  calls: readonly FunctionCall[] = [],
): Response {
  const done = text !== null;
  const input = done ? tokens(promptOf(request)) : 0;
  const output = tokens(text ?? "");
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    model: MODEL,
    status: done ? "completed" : "in_progress",
    output: done
      ? [
          ...(calls.length === 0 || text !== "" ? [message(id, text, "completed")] : []),
          ...calls.map((call, index) => callItem(id, call, index, "completed")),
        ]
      : [],
    access_programs: null,
    output_text: text ?? "",
    metadata: { ...request.metadata, notice: NOTICE },
    error: null,
    incomplete_details: null,
    instructions: null,
    parallel_tool_calls: true,
    tool_choice: "auto",
    tools: [],
    temperature: null,
    top_p: null,
    ...(done && {
      usage: {
        input_tokens: input,
        input_tokens_details: { cached_tokens: request.cachedTokens ?? 0, cache_write_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: input + output,
      },
    }),
  };
}

type Unnumbered<Event> = Event extends unknown ? Omit<Event, "sequence_number"> : never;

/** A streamed answer, event by event, a word in each delta; whoever sends them numbers them. */
export function* toEvents(
  id: string,
  request: Asked,
  text: string,
): Generator<Unnumbered<ResponseStreamEvent>> {
  const at = { item_id: `msg_${id}`, output_index: 0, content_index: 0 };
  const part = (said: string) => ({
    type: "output_text" as const,
    text: said,
    annotations: [],
    logprobs: [],
  });
  yield { type: "response.created", response: toResponse(id, request, null) };
  yield { type: "response.output_item.added", output_index: 0, item: message(id, "", "in_progress") };
  yield { type: "response.content_part.added", ...at, part: part("") };
  for (const delta of text.match(/\S+\s*/g) ?? []) {
    yield { type: "response.output_text.delta", ...at, delta, logprobs: [] };
  }
  yield { type: "response.output_text.done", ...at, text, logprobs: [] };
  yield { type: "response.content_part.done", ...at, part: part(text) };
  yield { type: "response.output_item.done", output_index: 0, item: message(id, text, "completed") };
  yield { type: "response.completed", response: toResponse(id, request, text) };
}

/** A reply that only calls functions, event by event. */
export function* toCallEvents(
  id: string,
  request: Asked,
  calls: readonly FunctionCall[],
): Generator<Unnumbered<ResponseStreamEvent>> {
  yield { type: "response.created", response: toResponse(id, request, null) };
  for (const [index, call] of calls.entries()) {
    const at = { item_id: `fc_${id}_${index}`, output_index: index };
    yield {
      type: "response.output_item.added",
      output_index: index,
      item: callItem(id, call, index, "in_progress"),
    };
    yield { type: "response.function_call_arguments.delta", ...at, delta: call.arguments };
    yield { type: "response.function_call_arguments.done", ...at, arguments: call.arguments };
    yield {
      type: "response.output_item.done",
      output_index: index,
      item: callItem(id, call, index, "completed"),
    };
  }
  yield { type: "response.completed", response: toResponse(id, request, "", calls) };
}
