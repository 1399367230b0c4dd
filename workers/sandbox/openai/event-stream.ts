import type { Settings } from "./settings.ts";
import { type Asked, type FunctionCall, toCallEvents, toEvents } from "./wire.ts";

/** After so many events a broken stream ends: the beginning and a few words. */
const BROKEN_AFTER = 6;
/** Longer than any client waits for a word, milliseconds. */
const SILENCE_MS = 120_000;

/** Waits, or stops waiting when the client has gone. */
function pause(ms: number, gone: AbortSignal): Promise<void> {
  if (ms <= 0 || gone.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      gone.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    gone.addEventListener("abort", finish);
  });
}

/** Words, or functions that are called instead. */
export type Reply = { text: string } | { calls: readonly FunctionCall[] };

async function* paced(
  id: string,
  request: Asked,
  reply: Reply,
  settings: Settings,
  gone: AbortSignal,
): AsyncGenerator<string> {
  let number = 0;
  const events =
    "calls" in reply
      ? toCallEvents(id, request, reply.calls)
      : toEvents(id, request, settings.fault === "empty" ? "" : reply.text);
  for (const event of events) {
    if (settings.fault === "silent" && number > 0) await pause(SILENCE_MS, gone);
    if (settings.fault === "broken-stream" && number >= BROKEN_AFTER) return;
    if (event.type === "response.output_text.delta") await pause(settings.wordDelayMs, gone);
    if (gone.aborted) return;
    yield `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: number++ })}\n\n`;
  }
}

/** The answer as server-sent events, spoiled as the settings say. */
export function toEventStream(id: string, request: Asked, reply: Reply, settings: Settings): Response {
  const encoder = new TextEncoder();
  const client = new AbortController();
  const events = paced(id, request, reply, settings, client.signal);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await events.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel() {
      client.abort();
    },
  });
  return new Response(body, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" },
  });
}
