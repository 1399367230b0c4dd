import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "#scripts/build.ts";
import { freePort } from "#tests/free-port.ts";
import { metOr, type Section, seconds } from "./report.ts";
import { endsWithRun } from "./stops.ts";

/** On an idle machine with `node_modules`, ms. */
const FIRST_TARGET_MS = 45_000;
const SECOND_TARGET_MS = 15_000;

const READY_WITHIN_MS = 90_000;
const POLL_EVERY_MS = 50;

const healthy = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.ok,
    () => false,
  );

/** `npm start` until it says where it is and `/healthz` answers, ms; then it is ended, with all its children. */
async function startOnce(state: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    env: { ...process.env, PORT: String(port), KOINONIA_STATE: state },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const ended = once(child, "exit");
  const stop = endsWithRun(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
    await ended;
  });
  let said = "";
  child.stdout.on("data", (text: Buffer) => {
    said += text.toString();
  });
  try {
    while (!(said.includes(`:${port}`) && (await healthy(port)))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      if (performance.now() - started > READY_WITHIN_MS) throw new Error("npm start was not ready in time");
      await pause(POLL_EVERY_MS);
    }
    return performance.now() - started;
  } finally {
    await stop();
  }
}

/** @param fromNothing removes `build/` first; otherwise the first start finds a fresh build and no data */
export async function measureStartTimes(fromNothing: boolean): Promise<Section> {
  if (fromNothing) rmSync("build", { recursive: true, force: true });
  else await build();
  const state = mkdtempSync(join(tmpdir(), "koinonia-bench-"));
  try {
    const first = await startOnce(state);
    const second = await startOnce(state);
    const target = (took: number, most: number) => `within ${seconds(most)}: ${metOr(took <= most)}`;
    const firstName = fromNothing ? "first: no build, no data" : "first: built, no data";
    return {
      title: "`npm start` to the first answer",
      head: ["start", "took", "target on an idle machine"],
      rows: [
        [firstName, seconds(first), target(first, FIRST_TARGET_MS)],
        ["second: built, with data", seconds(second), target(second, SECOND_TARGET_MS)],
      ],
    };
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
