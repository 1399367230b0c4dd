import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { parentPort } from "node:worker_threads";
import { type ResponsesRequest, toEvents } from "#workers/sandbox/openai/wire.ts";
import { type Pace, timedWord } from "./timed-words.ts";

/**
 * A model's vendor that only keeps time, on this machine alone and in a thread of its own: it speaks the Responses
 * API, waits as it is commanded, and each of its words says when it was said.
 */

let pace: Pace = { firstMs: 0, everyMs: 0, words: 1 };
let open = 0;
let mostOpen = 0;
let answers = 0;

const HARMLESS = { results: [{ flagged: false, categories: {}, category_scores: {} }] };

async function speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = (await json(request)) as ResponsesRequest;
  const { firstMs, everyMs, words } = pace;
  const began = performance.now();
  mostOpen = Math.max(mostOpen, ++open);
  response.on("close", () => open--);
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  let said = 0;
  for (const event of toEvents(`bench${answers++}`, asked, "x ".repeat(words))) {
    if (event.type === "response.output_text.delta") {
      // by the clock, so that a late word does not make all after it late
      const due = began + firstMs + said * everyMs - performance.now();
      if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
    }
    if (response.destroyed) return;
    const sent = event.type === "response.output_text.delta" ? { ...event, delta: timedWord(said++) } : event;
    response.write(`event: ${event.type}\ndata: ${JSON.stringify({ ...sent, sequence_number: 0 })}\n\n`);
  }
  response.end();
}

const server = createServer((request, response) => {
  if (request.url?.endsWith("/responses"))
    return void speak(request, response).catch(() => response.destroy());
  request.resume();
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(HARMLESS));
});
server.keepAliveTimeout = 60_000;

parentPort?.on("message", (order: { pace?: Pace }) => {
  if (order.pace) {
    pace = order.pace;
    mostOpen = open;
  }
  parentPort?.postMessage({ mostOpen });
});
server.listen(0, "127.0.0.1", 4096, () =>
  parentPort?.postMessage({ port: (server.address() as AddressInfo).port }),
);
