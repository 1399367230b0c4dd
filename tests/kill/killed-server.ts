import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#tests/free-port.ts";

/** Longer no machine takes to start, ms. */
const START_WITHIN_MS = 120_000;
/** Of one statement. */
const MOST_TRIES = 5;
const AGAIN_MS = 100;

/** The production bundle in a process group of its own, Node and workerd, on data that outlives it. */
export class KilledServer {
  readonly #state = mkdtempSync(join(tmpdir(), "koinonia-kills-"));
  readonly #port: number;
  #child: ChildProcess | null = null;
  #database = "";

  private constructor(port: number) {
    this.#port = port;
  }

  static async make(): Promise<KilledServer> {
    return new KilledServer(await freePort());
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** @throws when it is not whole in time */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ["tests/kill/server.ts", String(this.#port), this.#state], {
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
      const told = await this.#ask<Row>(JSON.stringify({ sql, values }));
      if ("results" in told) return told.results;
      // the way to D1, and not D1: a connection that its server has just let go
      if (!told.error.includes("fetch failed") || tries === MOST_TRIES) throw new Error(told.error);
      await pause(AGAIN_MS * tries);
    }
  }

  async #ask<Row>(body: string): Promise<{ results: Row[] } | { error: string }> {
    try {
      const answer = await fetch(this.#database, { method: "POST", body });
      return (await answer.json()) as { results: Row[] } | { error: string };
    } catch (error) {
      return { error: String(error) };
    }
  }

  /** The sandbox's clock goes on. */
  async pass(advanceMs: number): Promise<void> {
    const answer = await fetch(`${this.origin}/sandbox/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advanceMs }),
    });
    if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
  }
}
