import { Agent, request } from "node:http";
import type { Body } from "./bodies.ts";

export type Sent = { method: string; path: string; headers: Record<string, string>; body: Body | null };
/** `null`: the sender itself has gone before there was an answer. */
export type Answer = { status: number; type: string; text: string; ms: number } | null;

/** So much of an answer is looked at, characters. */
const MAX_READ = 200_000;

/** Requests as they are, over plain sockets: `fetch` would mend half of what is to be tried. */
export class Wire {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  readonly #port: number;
  readonly #patienceMs: number;

  constructor(port: number, patienceMs: number) {
    this.#port = port;
    this.#patienceMs = patienceMs;
  }

  /** @throws Error when there is no answer in time */
  send({ method, path, headers, body }: Sent): Promise<Answer> {
    const began = performance.now();
    const cutAt = body?.cutAt;
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port: this.#port,
          agent: cutAt === undefined ? this.#agent : false,
          method,
          path,
          headers: {
            host: `localhost:${this.#port}`,
            ...headers,
            ...(body?.type && { "content-type": body.type }),
            ...(body?.encoding && { "content-encoding": body.encoding }),
            ...(body && !headers["transfer-encoding"] && { "content-length": String(body.bytes.length) }),
          },
        },
        (answer) => {
          let text = "";
          answer.setEncoding("utf8");
          answer.on("data", (piece: string) => {
            if (text.length < MAX_READ) text += piece;
          });
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({
              status: answer.statusCode ?? 0,
              type: answer.headers["content-type"] ?? "",
              text,
              ms: performance.now() - began,
            }),
          );
        },
      );
      asked.setTimeout(this.#patienceMs, () =>
        asked.destroy(new Error(`no answer in ${this.#patienceMs} ms`)),
      );
      asked.on("upgrade", (answer, socket) => {
        socket.destroy();
        resolve({ status: answer.statusCode ?? 101, type: "", text: "", ms: performance.now() - began });
      });
      asked.on("error", (error: NodeJS.ErrnoException) => {
        // the server may refuse what is no HTTP by closing the connection
        const closed =
          error.code === "ECONNRESET" || error.code === "EPIPE" || error.code?.startsWith("HPE_");
        if (cutAt !== undefined || closed) resolve(null);
        else reject(error);
      });
      if (cutAt === undefined) asked.end(body?.bytes);
      else asked.write(body?.bytes.subarray(0, cutAt), () => setTimeout(() => asked.destroy(), 30));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The request as it can be typed again. */
export function curlOf({ method, path, headers, body }: Sent, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const all = {
    ...headers,
    ...(body?.type && { "content-type": body.type }),
    ...(body?.encoding && { "content-encoding": body.encoding }),
  };
  const shown = Object.entries(all).map(
    ([name, value]) =>
      `-H ${quoted(`${name}: ${value.replace(/__session=ey[^;]*/, "__session=…").slice(0, 300)}`)}`,
  );
  const data = body?.bytes.length
    ? [`--data-binary ${quoted(body.bytes.toString("latin1").slice(0, 1_000))}`]
    : [];
  return ["curl -i --path-as-is -X", method, ...shown, ...data, quoted(origin + path.slice(0, 500))].join(
    " ",
  );
}
