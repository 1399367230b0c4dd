import OpenAI from "openai";
import type { Response, ResponseStreamEvent } from "openai/resources/responses/responses";
import {
  type Companion,
  type CompanionChunk,
  CompanionFault,
  type CompanionRequest,
} from "#app/vendors/ports.ts";
import { isTransient, retryAfterMs, toFault } from "./faults.ts";
import { createRounds, type Rounds } from "./rounds.ts";
import { createWatchdog, untilAborted, type Watchdog } from "./watchdog.ts";

export type OpenAiCompanionOptions = {
  apiKey: string;
  baseURL: string;
  model: string;
  /** From the question to the first word, retries included, milliseconds. */
  firstWordTimeoutMs: number;
  /** From one word to the next, milliseconds. */
  idleTimeoutMs: number;
  maxOutputTokens: number;
  /** Sent to reasoning models alone: others refuse it. */
  reasoningEffort?: "minimal" | "low" | "medium" | "high";
  /** How requests travel, for example a service binding's; the global `fetch` if not given. */
  fetch?: typeof fetch;
};

/** Time and chance, for tests. */
export type RetryTiming = { sleep: (ms: number) => Promise<void>; random: () => number };

const RETRY_TIMING: RetryTiming = {
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

const MAX_RETRIES = 2;
const FIRST_BACK_OFF_MS = 400;
/** Longer nobody waits for a stream that has said its last word to end. */
const LAST_BYTES_MS = 250;

/** Between half and the whole of 400 ms, then of 800 ms. */
const backOffMs = (retry: number, random: number): number =>
  Math.round(FIRST_BACK_OFF_MS * 2 ** retry * (0.5 + random / 2));

/**
 * The companion over OpenAI's Responses API. Nothing is stored there.
 * Retries a busy or failing vendor twice, and only before the first word.
 */
export function openAiCompanion(
  options: OpenAiCompanionOptions,
  chances: RetryTiming = RETRY_TIMING,
): Companion {
  const { apiKey, baseURL, fetch: carry } = options;
  // Our own retries and time-outs: the SDK's would not stop at the first word.
  const client = new OpenAI({
    apiKey,
    baseURL,
    maxRetries: 0,
    logLevel: "off",
    ...(carry && { fetch: carry }),
  });
  return { answer: (request, signal) => answer(client, options, chances, request, signal) };
}

const timedOut = () => new CompanionFault("silent", "OpenAI said nothing in time");

async function* answer(
  client: OpenAI,
  options: OpenAiCompanionOptions,
  chances: RetryTiming,
  request: CompanionRequest,
  signal: AbortSignal,
): AsyncGenerator<CompanionChunk> {
  const watchdog = createWatchdog(signal);
  const rounds = createRounds(request);
  const said = { any: false };
  try {
    do {
      watchdog.expect(options.firstWordTimeoutMs);
      const events = await open(client, options, chances, { request, rounds, said }, watchdog);
      if (events) yield* read(events, options, rounds, watchdog, said);
      watchdog.rest();
    } while (!watchdog.signal.aborted && (await rounds.next()));
    if (watchdog.expired) throw timedOut();
  } catch (error) {
    if (signal.aborted) return;
    const { reason, message } = watchdog.expired ? timedOut() : toFault(error);
    throw new CompanionFault(reason, message);
  } finally {
    watchdog.close();
    request.onUsed?.(rounds.usedUp(options.maxOutputTokens));
  }
}

/** `said`: whether a word has come, in whichever round. */
type StreamInput = { request: CompanionRequest; rounds: Rounds; said: { any: boolean } };

/** Opens the stream, again if it fails in passing and nothing was said yet. Null when it was given up meanwhile. */
async function open(
  client: OpenAI,
  options: OpenAiCompanionOptions,
  chances: RetryTiming,
  asked: StreamInput,
  watchdog: Watchdog,
): Promise<AsyncIterable<ResponseStreamEvent> | null> {
  for (let retry = 0; ; retry++) {
    try {
      asked.rounds.ask();
      return await untilAborted(create(client, options, asked, watchdog.signal), watchdog.signal);
    } catch (error) {
      asked.rounds.refused();
      if (retry === MAX_RETRIES || asked.said.any || !isTransient(error)) throw error;
      const askedMs = retryAfterMs(error);
      // it says itself that it will not be back while anybody waits for a first word
      if (askedMs > options.firstWordTimeoutMs / 2) throw error;
      const wait = Math.max(backOffMs(retry, chances.random()), askedMs);
      await untilAborted(chances.sleep(wait), watchdog.signal);
      if (watchdog.signal.aborted) return null;
    }
  }
}

const create = (
  client: OpenAI,
  { model, maxOutputTokens, reasoningEffort }: OpenAiCompanionOptions,
  { request: { instructions, theme, memberHash }, rounds }: StreamInput,
  signal: AbortSignal,
) =>
  client.responses.create(
    {
      stream: true,
      model,
      instructions,
      ...rounds.parameters(),
      store: false,
      max_output_tokens: maxOutputTokens,
      ...(reasoningEffort && { reasoning: { effort: reasoningEffort } }),
      safety_identifier: memberHash,
      // All instructions begin alike; a key for each theme spreads them, as one key serves some 15 requests a minute.
      prompt_cache_key: `companion:${theme}`,
      metadata: { theme },
    },
    { signal },
  );

/** The words of one round as they come, and the end after the last one. Returns early when the watchdog has ended it. */
async function* read(
  stream: AsyncIterable<ResponseStreamEvent>,
  { idleTimeoutMs }: OpenAiCompanionOptions,
  rounds: Rounds,
  watchdog: Watchdog,
  said: { any: boolean },
): AsyncGenerator<CompanionChunk> {
  const events = stream[Symbol.asyncIterator]();
  for (let spoken = false; ; ) {
    if (spoken) watchdog.expect(idleTimeoutMs);
    const next = await untilAborted(events.next(), watchdog.signal);
    if (!next || watchdog.signal.aborted) return;
    if (next.done) throw new CompanionFault("broken", "OpenAI's stream ended early");
    const event = parseEvent(next.value);
    if (!event) continue;
    watchdog.rest();
    if ("ended" in event) {
      const goesOn = rounds.record(event.ended);
      if (event.fault) throw event.fault;
      if (goesOn) return drain(events);
      if (!said.any) throw new CompanionFault("broken", "OpenAI's answer was empty");
      yield { kind: "end", model: event.ended.model, ...rounds.usage() };
      await drain(events);
      return;
    }
    spoken = said.any = true;
    yield { kind: "text", text: event.text };
  }
}

/**
 * To its last byte, which comes with the end or does not matter: a stream that is broken off takes its connection with
 * it, and the next answer waits for another.
 */
async function drain(events: AsyncIterator<ResponseStreamEvent>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LAST_BYTES_MS);
  });
  try {
    while ((await Promise.race([events.next(), enough]))?.done === false);
  } catch {
    // it has said all that matters
  } finally {
    clearTimeout(timer);
  }
}

/** `fault`: it has ended before its time. What it used up is told all the same. */
type ParsedEvent = { text: string } | { ended: Response; fault?: CompanionFault };

/** What an event says to us; null for the many that say nothing. */
function parseEvent(event: ResponseStreamEvent): ParsedEvent | null {
  switch (event.type) {
    case "response.output_text.delta":
      return event.delta === "" ? null : { text: event.delta };
    case "response.completed":
      return { ended: event.response };
    case "response.refusal.delta":
    case "response.refusal.done":
      throw new CompanionFault("refused", "the model refused");
    case "response.failed": {
      const code = event.response.error?.code ?? "unknown";
      return { ended: event.response, fault: new CompanionFault("refused", `OpenAI failed: ${code}`) };
    }
    case "response.incomplete": {
      const reason = event.response.incomplete_details?.reason ?? "unknown";
      // the length that we set ourselves: words that came, and that count
      if (reason === "max_output_tokens") return { ended: event.response };
      const kind = reason === "content_filter" ? "refused" : "broken";
      return { ended: event.response, fault: new CompanionFault(kind, `OpenAI stopped: ${reason}`) };
    }
    default:
      return null;
  }
}
