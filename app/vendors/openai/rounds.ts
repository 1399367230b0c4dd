import type {
  Response,
  ResponseCreateParamsStreaming,
  ResponseFunctionToolCall,
  ResponseInputItem,
} from "openai/resources/responses/responses";
import type { CompanionRequest, CompanionTool, UsedUp } from "#app/vendors/ports.ts";

/** So often is the model asked for one answer; the last time it may call nothing more. */
export const MAX_ROUNDS = 4;
/** Calls of one round that are answered; more get an error to read. */
const MAX_CALLS = 8;

type RoundInput = Pick<ResponseCreateParamsStreaming, "input" | "tools" | "tool_choice" | "include">;

/** One answer in rounds: the model calls functions, reads what they gave, and goes on. */
export type Rounds = {
  /** What the next request asks with. */
  parameters(): RoundInput;
  /** The request is on its way: from now on the vendor counts. */
  ask(): void;
  /** It was turned away before anything was counted. */
  refused(): void;
  /** A round has ended so; false when it has called nothing, or nothing more is answered. */
  record(response: Response): boolean;
  /** Runs what was called and puts the results before the model. False when there is nothing to go on with. */
  next(): Promise<boolean>;
  /** Tokens of all rounds so far. */
  usage(): Omit<UsedUp, "usageUnknown">;
  /**
   * The same, and for a request that was cut off before the vendor counted it the most that it can have used: a token
   * is at least one byte of what was sent, and no answer is longer than it may be.
   */
  usedUp(mostOutputTokens: number): UsedUp;
};

export function createRounds({
  instructions,
  turns,
  tools = [],
}: Pick<CompanionRequest, "instructions" | "turns" | "tools">): Rounds {
  const input: ResponseInputItem[] = turns.map(({ role, text }) => ({ role, content: text }));
  const used = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };
  let round = 1;
  let usageUnknown = false;
  let calls: ResponseFunctionToolCall[] = [];
  const parameters = () => ({
    input: [...input],
    ...(tools.length > 0 && offered(tools, round === MAX_ROUNDS)),
  });
  const bytesSent = () => new TextEncoder().encode(instructions + JSON.stringify(parameters())).length;
  return {
    parameters,
    ask() {
      usageUnknown = true;
    },
    refused() {
      usageUnknown = false;
    },
    record({ output, usage }) {
      usageUnknown = !usage;
      used.inputTokens += usage?.input_tokens ?? 0;
      used.cachedTokens += usage?.input_tokens_details?.cached_tokens ?? 0;
      used.outputTokens += usage?.output_tokens ?? 0;
      calls = round < MAX_ROUNDS ? output.filter((item) => item.type === "function_call") : [];
      // Nothing is stored at the vendor's: what the model thought goes back to it as it came.
      if (calls.length > 0) input.push(...(output as ResponseInputItem[]));
      return calls.length > 0;
    },
    async next() {
      if (calls.length === 0) return false;
      const results = await Promise.all(
        calls.map((call, at) => (at < MAX_CALLS ? resultOf(call, tools) : problem("too many calls at once"))),
      );
      calls.forEach(({ call_id }, at) => {
        input.push({ type: "function_call_output", call_id, output: results[at] ?? problem("no result") });
      });
      calls = [];
      round++;
      return true;
    },
    usage: () => used,
    usedUp: (mostOutputTokens) => ({
      ...used,
      ...(usageUnknown && {
        inputTokens: used.inputTokens + bytesSent(),
        outputTokens: used.outputTokens + mostOutputTokens,
      }),
      usageUnknown,
    }),
  };
}

const offered = (tools: readonly CompanionTool[], last: boolean): Omit<RoundInput, "input"> => ({
  tools: tools.map(({ name, description, parameters }) => ({
    type: "function",
    name,
    description,
    parameters,
    strict: true,
  })),
  tool_choice: last ? "none" : "auto",
  include: ["reasoning.encrypted_content"],
});

const problem = (error: string): string => JSON.stringify({ error });

/** What a call gives, or an error that the model can read: a wrong call ends no answer. */
async function resultOf(
  { name, arguments: text }: ResponseFunctionToolCall,
  tools: readonly CompanionTool[],
): Promise<string> {
  const tool = tools.find((known) => known.name === name);
  if (!tool) return problem("there is no such function");
  let args: unknown;
  try {
    args = JSON.parse(text);
  } catch {
    return problem("the arguments are not JSON");
  }
  try {
    return await tool.call(args);
  } catch (error) {
    const kind = error instanceof Error ? error.name : "unknown";
    console.error(JSON.stringify({ level: "error", at: "companion tool", tool: name, error: kind }));
    return problem("not available now");
  }
}
