import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { originOf } from "./tests/e2e/servers/servers.ts";
import { KEEP } from "./tests/e2e/steps/pictures.ts";

/** Debian's Chromium where it is; elsewhere Playwright's own (scripts/chromium.ts sees to it). */
const executablePath = [
  process.env.CHROMIUM ?? "",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
].find((path) => existsSync(path));

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // nothing leaves this machine: a page that asks another host fails the test
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

export default defineConfig({
  testDir: "tests/e2e",
  testIgnore: KEEP ? [] : "pictures*.spec.ts",
  outputDir: "test-results/e2e",
  // each with a server of its own; a worker takes the next file when it is free, so that both end together
  workers: Number(process.env.E2E_WORKERS ?? 1),
  // on a busy machine a journey may be tried twice more; scripts/test.ts says so when one was
  retries: process.env.CI ? 2 : 0,
  // two workers share two cores: a limit is there to end what hangs, not to time what is slow
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: process.env.E2E_REPORT ?? "test-results/e2e.json" }]],
  globalSetup: "./tests/e2e/servers/start-server.ts",
  use: {
    baseURL: originOf(0),
    locale: "en-US",
    timezoneId: "America/New_York",
    trace: "on-first-retry",
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
});
