import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { companion, messagesLeft, questions, say, underWay } from "./chat-page.ts";
import { newEmail, signUp } from "./people.ts";

/** Koinonia in a process group of its own, which can be killed whole: Node and workerd. */
const spawned = (port: number, state: string): ChildProcess =>
  spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port), KOINONIA_STATE: state },
    stdio: "ignore",
    detached: true,
  });

const healthy = (port: number) =>
  expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }).toPass({ timeout: 120_000 });

/** Ends the whole group; one that has gone already is left in peace. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const exited = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
  // one whose end was not heard is not waited for
  await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 10_000))]);
}

// two servers start from nothing beside the other journeys' own: on a busy machine the second may come too late
test.describe.configure({ retries: 2 });

test("SIGKILL in the middle of an answer: nothing acknowledged is lost, the answer is closed as interrupted", async ({
  browser,
}) => {
  // two starts from nothing
  test.setTimeout(360_000);
  const state = mkdtempSync(join(tmpdir(), "koinonia-kill-"));
  const port = await freePort();
  let server = spawned(port, state);
  const context = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    timezoneId: "America/New_York",
  });
  try {
    await healthy(port);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await signUp(page, { email: newEmail("killed") });
    await companion(page, { wordDelayMs: 150 });
    await say(page, "My mother died in spring and I miss her");
    await page.waitForURL("**/chatbot/conv_*");
    await underWay(page);
    await kill(server);
    server = spawned(port, state);
    await healthy(port);
    await page.reload();
    await expect(questions(page)).toContainText("My mother died in spring");
    await expect(page.getByText("The answer broke off here.")).toBeVisible();
    await messagesLeft(page, 8);
    await companion(page, { wordDelayMs: 5 });
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Word for word").last()).toBeVisible();
    await messagesLeft(page, 7);
  } finally {
    await context.close();
    await kill(server);
    rmSync(state, { recursive: true, force: true });
  }
});
