import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { run, TOOL_ENV } from "./run.ts";

/**
 * `npm test`: types, lint, rules, contracts and services, the build, journeys in a browser.
 * Ends with one line over all suites, `N passed, N failed`, and fails when one did or a suite did not run.
 */
Object.assign(process.env, TOOL_ENV);
const REPORTS = "test-results";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

type Tally = { passed: number; failed: number };
const total: Tally = { passed: 0, failed: 0 };

async function suite(name: string, work: () => Promise<unknown>, tally: () => Tally): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const sound = await work().then(
    () => true,
    (error: unknown) => {
      console.error(String(error));
      return false;
    },
  );
  const { passed, failed } = tally();
  // a suite that broke before it could count is one failure
  const failures = failed === 0 && (!sound || passed === 0) ? 1 : failed;
  total.passed += passed;
  total.failed += failures;
  console.log(
    `── ${name}: ${passed} passed, ${failures} failed (${Math.round((Date.now() - started) / 1000)} s)`,
  );
}

/** A check that is one test: it passes or not. */
async function check(name: string, work: () => Promise<unknown>): Promise<void> {
  let passed = 0;
  await suite(
    name,
    async () => {
      await work();
      passed = 1;
    },
    () => ({ passed, failed: 1 - passed }),
  );
}

const report = <Body>(file: string): Body | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Body) : null;

function vitestTally(): Tally {
  const body = report<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    `${REPORTS}/unit.json`,
  );
  if (!body) return { passed: 0, failed: 1 };
  // a file that cannot be loaded has no failed test, but a failed suite
  return {
    passed: body.numPassedTests,
    failed: body.numFailedTests || Math.min(1, body.numFailedTestSuites),
  };
}

/** Two journeys at a time, each file on the next free server (tests/e2e/start-server.ts). */
const JOURNEYS = `${REPORTS}/e2e.json`;
const journeys = () =>
  run("playwright", ["test"], { CHROMIUM: findChromium(), E2E_WORKERS: "2", E2E_REPORT: JOURNEYS });

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What broke outside a test, such as a server that did not start. */
  errors?: unknown[];
};

function playwrightTally(): Tally {
  const body = report<PlaywrightReport>(JOURNEYS);
  if (!body) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = body.stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try only: see above, and mend them`);
  const failed = unexpected + skipped;
  return { passed: expected + flaky, failed: failed || Math.min(1, body.errors?.length ?? 0) };
}

await check("types", () => run("tsc", []));
await check("lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
await suite(
  "rules, contracts, services",
  () =>
    run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS}/unit.json`]),
  vitestTally,
);
await check("build", build);
await suite("browser", journeys, playwrightTally);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
