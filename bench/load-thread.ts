import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { parentPort } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { CONNECTIONS } from "./extent.ts";
import type { Load, LoadResult, Posted } from "./load.ts";

/** The asking side: so many connections that stay open, each with one request under way at a time. */
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** The last answer that was unpacked and read, as it was sent: the same bytes again say the same. */
let read = Buffer.alloc(0);

function isWhole(sent: Buffer, encoding: string | undefined, contains: string): boolean {
  if (sent.equals(read)) return true;
  const body = encoding === "gzip" ? gunzipSync(sent) : sent;
  if (!body.includes(contains)) return false;
  read = sent;
  return true;
}

/** As a browser's script sends a form. */
function formOf({ origin }: Load, { cookie, fields }: Posted) {
  const body = String(new URLSearchParams({ ...fields, requestId: randomUUID() }));
  const headers = {
    cookie,
    origin,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
  };
  return { body, headers };
}

/** One answer, read to its end. @throws when it is not the page that was expected */
function ask(load: Load, path: string, posted?: Posted): Promise<void> {
  const { origin, cookie, contains } = load;
  const { hostname, port } = new URL(origin);
  const form = posted && formOf(load, posted);
  // as every browser asks
  const headers = {
    accept: "text/html",
    "accept-encoding": load.encoding ?? "gzip",
    ...(cookie && { cookie }),
    ...form?.headers,
  };
  const method = form ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent, family: 4 }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode, headers } = response;
        if (statusCode === 200 && isWhole(Buffer.concat(chunks), headers["content-encoding"], contains))
          resolve();
        else reject(new Error(`${path} answered ${statusCode}, or without “${contains}”`));
      });
    });
    asked.on("error", reject);
    asked.end(form?.body);
  });
}

/** Which of several paths is next; the turn goes on over rounds. */
let turn = 0;
const next = (path: Load["path"]): string =>
  typeof path === "string" ? path : (path[turn++ % path.length] ?? "/");

async function run(load: Load): Promise<LoadResult> {
  read = Buffer.alloc(0);
  const started = performance.now();
  const end = started + load.ms;
  let answered = 0;
  const { posts } = load;
  const lane = async (n: number) => {
    const posted = posts?.[n % posts.length];
    while (performance.now() < end) {
      await ask(load, next(load.path), posted);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => lane(n)));
  return { ok: true, perSecond: (answered * 1000) / (performance.now() - started) };
}

parentPort?.on("message", (load: Load) => {
  run(load).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) => parentPort?.postMessage({ ok: false, reason: String(error) } satisfies LoadResult),
  );
});
