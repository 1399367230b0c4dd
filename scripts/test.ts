import { mkdirSync, rmSync } from "node:fs";
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { run, TOOL_ENV } from "./run.ts";
import { playwrightTally, type Tally, vitestTally } from "./test-reports.ts";

/**
 * `npm test`: types, lint, rules, contracts and services, the build, hostile requests to it, journeys in a browser.
 * Ends with the name of each test that failed and one line over all suites, `N passed, N failed`, and fails when
 * one did or a suite did not run.
 */
Object.assign(process.env, TOOL_ENV);
const REPORTS = "test-results";
const [RULES, SERVICES, FUZZ, JOURNEYS] = ["rules", "services", "fuzz", "e2e"].map(
  (name) => `${REPORTS}/${name}.json`,
) as [string, string, string, string];
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
const failed: string[] = [];

async function suite(
  name: string,
  work: () => Promise<unknown>,
  tally: (sound: boolean) => Tally | null,
): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const sound = await work().then(
    () => true,
    (error: unknown) => {
      console.error(String(error));
      return false;
    },
  );
  const found = tally(sound) ?? { passed: 0, failed: [] };
  // a suite that broke before it could count is one failure
  const broken = found.failed.length === 0 && (!sound || found.passed === 0);
  const failures = broken ? ["it did not come to its end"] : found.failed;
  passed += found.passed;
  failed.push(...failures.map((failure) => `${name}: ${failure}`));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`── ${name}: ${found.passed} passed, ${failures.length} failed (${seconds} s)`);
  for (const test of found.again ?? [])
    console.log(`passed at the second try only, and to be mended: ${test}`);
}

/** A check that is one test: it passes or not. */
const check = (name: string, work: () => Promise<unknown>): Promise<void> =>
  suite(name, work, (sound) => (sound ? { passed: 1, failed: [] } : null));

const REPORTERS = ["--reporter=default", "--reporter=json"];
const projects = (report: string, names: readonly string[], more: readonly string[] = []) =>
  run("vitest", [
    "run",
    ...names.map((name) => `--project=${name}`),
    ...REPORTERS,
    `--outputFile.json=${report}`,
    ...more,
  ]);
/** Two files at a time. */
const rules = () => projects(RULES, ["rules", "contract"], ["--maxWorkers=2"]);
/** One at a time, in one workerd. */
const services = () => projects(SERVICES, ["service"]);
/** Against the production bundle. */
const fuzz = () => projects(FUZZ, ["fuzz"]);

/** Two journeys at a time, each file on the next free server (tests/e2e/servers/start-server.ts). */
const journeys = () =>
  run("playwright", ["test"], { CHROMIUM: findChromium(), E2E_WORKERS: "2", E2E_REPORT: JOURNEYS });

await check("types", () => run("tsc", []));
await check("lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
await suite("rules, contracts", rules, () => vitestTally(RULES));
await suite("services", services, () => vitestTally(SERVICES));
await check("build", build);
await suite("fuzz", fuzz, () => vitestTally(FUZZ));
await suite("browser", journeys, () => playwrightTally(JOURNEYS));
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.join("\n")}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
