import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { localKeys } from "./scripts/local-keys.ts";
import { answerChapterFile, sandboxSettings } from "./scripts/local-workers.ts";
import { sandboxWorker } from "./scripts/sandbox-worker.ts";

/** Never reached by name: every request that leaves the product under test goes to the sandbox. */
const VENDORS = "http://vendors.test";

/** A companion that never says a word is given up after this: longer than a busy machine ever makes one wait for a word. */
const FIRST_WORD_MS = "5000";

/** Files share a thread and what they import: none of them leaves anything behind, and loading it anew costs more than the tests. */
const TOGETHER = { environment: "node", pool: "threads", isolate: false } as const;

/** Webhooks are tested by themselves; in service tests nobody listens. */
const nobody = () => new Response();

export default defineConfig(async () => {
  const keys = localKeys();
  const sandbox = await sandboxWorker({ keys, origin: VENDORS, appName: "koinonia" });
  return {
    test: {
      projects: [
        {
          test: {
            ...TOGETHER,
            name: "rules",
            // properties are many runs each, and machines may be busy
            testTimeout: 20_000,
            include: [
              ...["app/**/*.test.ts", "party/**/*.test.ts", "tests/*.test.ts", "scripts/**/*.test.ts"],
              "tests/eval/*.test.ts",
            ],
            // reads the Bible's own database
            exclude: ["tests/eval/guard.test.ts"],
          },
        },
        {
          test: {
            ...TOGETHER,
            name: "contract",
            // they speak over real sockets, which a busy machine may close: in CI one that fails is tried once more
            retry: process.env.CI ? 1 : 0,
            include: ["tests/contract/**/*.test.ts", "tests/eval/guard.test.ts"],
            // a limit is there to end what hangs, not to time what is slow
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          test: {
            ...TOGETHER,
            name: "fuzz",
            include: ["tests/fuzz/**/*.test.ts"],
          },
        },
        {
          logLevel: "error" as const,
          plugins: [
            cloudflareTest({
              main: "./workers/dev.ts",
              wrangler: { configPath: "./wrangler.toml" },
              miniflare: {
                // a window that a test can wait for; the product's are a minute
                ratelimits: { TEST_LIMIT: { namespace_id: "4800", simple: { limit: 20, period: 10 } } },
                bindings: {
                  ...sandboxSettings(keys, VENDORS),
                  CLERK_SIGNING_KEY: keys.clerkSigningKey,
                  COMPANION_FIRST_WORD_MS: FIRST_WORD_MS,
                  // of `npm run test:offline`
                  OFFLINE_ORDERS: process.env.OFFLINE_ORDERS ?? "50",
                  OFFLINE_SEED: process.env.OFFLINE_SEED ?? "2026",
                  TEST_MIGRATIONS: await readD1Migrations("./migrations"),
                  TEST_BIBLE_MIGRATIONS: await readD1Migrations("./migrations/bible"),
                  TEST_COMMUNITY_MIGRATIONS: await readD1Migrations("./migrations/community"),
                },
                serviceBindings: {
                  CLOCK: { name: "sandbox", entrypoint: "Clock" },
                  SANDBOX: "sandbox",
                  // wrangler's own ASSETS has only what was built
                  TEST_FILES: answerChapterFile,
                },
                outboundService: "sandbox",
                workers: [{ ...sandbox, serviceBindings: { ...sandbox.serviceBindings, APP: nobody } }],
              },
            } as never),
          ],
          test: {
            name: "service",
            // one workerd for all files, emptied before each (setup.ts): a new one for each file took four times the CPU
            isolate: false,
            include: ["tests/service/**/*.test.ts"],
            setupFiles: ["./tests/service/setup.ts"],
            testTimeout: 40_000,
          },
        },
      ],
    },
  };
});
