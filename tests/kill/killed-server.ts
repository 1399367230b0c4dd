import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { localWorkers } from "#scripts/local-workers.ts";
import { serve } from "#scripts/serve.ts";
import { freePort } from "#tests/free-port.ts";

/** Longer no machine takes to start, ms. */
const START_WITHIN_MS = 120_000;
/** Longer no answer takes, ms: one that never comes ends the run. */
const ANSWERED_WITHIN_MS = 60_000;
/** Of one statement. */
const MAX_TRIES = 5;

/** Over a connection of its own: one that was kept open may have died with the server before. */
export const post = (url: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, connection: "close" },
    body,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });

/** The production bundle in a process group of its own, Node and workerd, on data that outlives it. */
export class KilledServer {
  readonly #state = mkdtempSync(join(tmpdir(), "koinonia-kills-"));
  readonly #port: number;
  #child: ChildProcess | null = null;
  #database = "";

  private constructor(port: number) {
    this.#port = port;
  }

  /** With its databases migrated and seeded; not yet started. */
  static async make(): Promise<KilledServer> {
    const server = new KilledServer(await freePort());
    await server.#prepare();
    return server;
  }

  async #prepare(): Promise<void> {
    const local = { port: this.#port, persist: this.#state, rateLimits: false };
    await (await serve(local)).stop();
    const script = readFileSync("build/worker/app.js", "utf8");
    writeFileSync(this.#described, JSON.stringify(await localWorkers({ ...local, script, assets: true })));
  }

  /** What it runs, as Miniflare reads it. */
  get #described(): string {
    return join(this.#state, "workers.json");
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** @throws when it is not whole in time */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ["tests/kill/server.ts", String(this.#port), this.#described], {
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    this.#child = child;
    const late = AbortSignal.timeout(START_WITHIN_MS);
    const lines = createInterface({ input: child.stdout, signal: late });
    for await (const line of lines) {
      if (!line.startsWith("http://127.0.0.1:")) continue;
      this.#database = line;
      // what it prints from here on is nobody's
      child.stdout.resume();
      return;
    }
    throw new Error(late.aborted ? "the server was not whole in time" : "the server ended by itself");
  }

  /** SIGKILL, to the whole group. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await exited;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#state, { recursive: true, force: true });
  }

  /** One statement to its D1, which can be asked twice. @throws Error with what D1 said against it */
  async rows<Row>(sql: string, ...values: unknown[]): Promise<Row[]> {
    for (let tries = 1; ; tries++) {
      const answer = await post(this.#database, JSON.stringify({ sql, values }));
      const body = (await answer.json()) as { results: Row[] } | { error: string };
      if ("results" in body) return body.results;
      // the server's own way to D1, and not D1: a connection that had been kept open
      if (!body.error.includes("fetch failed") || tries === MAX_TRIES) throw new Error(body.error);
    }
  }

  /** The sandbox's clock goes on. */
  async pass(advanceMs: number): Promise<void> {
    const answer = await post(`${this.origin}/sandbox/clock`, JSON.stringify({ advanceMs }), {
      "content-type": "application/json",
    });
    if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
  }
}
