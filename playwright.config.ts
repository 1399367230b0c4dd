import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./tests/e2e/servers/chromium.ts";
import { originOf } from "./tests/e2e/servers/servers.ts";
import { KEEP } from "./tests/e2e/steps/pictures.ts";

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
    launchOptions: chromiumOptions(),
  },
});
