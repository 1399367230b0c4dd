import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../../free-port.ts";
import { companion, messagesLeft, questions, say, underWay } from "../steps/chat-page.ts";
import { newEmail, signUp } from "../steps/people.ts";

/** Koinonia in a process group of its own, which can be killed whole: Node and workerd. */
const spawned = (port: number, state: string): ChildProcess =>
  spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, PORT: String(port), KOINONIA_STATE: state },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });

/** It prints its address once its databases are whole: before that it answers, and knows no table. */
async function ready(child: ChildProcess, port: number): Promise<void> {
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await expect
    .poll(() => printed, { timeout: 120_000 })
    .toMatch(new RegExp(`^Koinonia +http://localhost:${port}$`, "m"));
}

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
    await ready(server, port);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await signUp(page, { email: newEmail("killed") });
    await companion(page, { wordDelayMs: 150 });
    await say(page, "My mother died in spring and I miss her");
    await page.waitForURL("**/chatbot/conv_*");
    await underWay(page);
    await kill(server);
    server = spawned(port, state);
    await ready(server, port);
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
