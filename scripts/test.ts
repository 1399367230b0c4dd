import { mkdirSync, rmSync } from "node:fs";
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { keepInMemory } from "./in-memory.ts";
import { run, TOOL_ENV } from "./run.ts";
import { playwrightTally, type Tally, vitestTally } from "./test-reports.ts";

/**
 * `npm test`: rules, contracts and services, types, lint, the build, hostile requests to it, journeys in a browser.
 * Ends with the name of each test that failed and one line over all suites, `N passed, N failed`, and fails when
 * one did or a suite did not run.
 */
Object.assign(process.env, TOOL_ENV);
// a disk makes each commit of a test wait
keepInMemory();
const REPORTS = "test-results";
const [RULES, SERVICES, FUZZ, JOURNEYS] = ["rules", "services", "fuzz", "e2e"].map(
  (name) => `${REPORTS}/${name}.json`,
) as [string, string, string, string];
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
const failed: string[] = [];

/** @param held what it says is kept until its end, where another suite runs beside it */
async function suite(
  name: string,
  work: () => Promise<unknown>,
  tally: (sound: boolean) => Tally | null,
  held?: readonly string[],
): Promise<void> {
  const started = Date.now();
  console.log(`\n── ${name}${held ? ", beside what follows" : ""}`);
  const sound = await work().then(
    () => true,
    (error: unknown) => {
      console.error(String(error));
      return false;
    },
  );
  if (held) console.log(`\n── ${name}\n${held.join("")}`);
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
type Running = { more?: readonly string[]; hold?: (text: string) => void };
const projects = (report: string, names: readonly string[], { more = [], hold }: Running = {}) => {
  const chosen = names.map((name) => `--project=${name}`);
  return run("vitest", ["run", ...chosen, ...REPORTERS, `--outputFile.json=${report}`, ...more], {}, hold);
};
/** Two files at a time. */
const rules = () => projects(RULES, ["rules", "contract"], { more: ["--maxWorkers=2"] });
/** One at a time, in one workerd, which uses one core: the other is free for what has one thread too. */
const said: string[] = [];
const services = () => projects(SERVICES, ["service"], { hold: (text) => said.push(text) });
/** Against the production bundle. */
const fuzz = () => projects(FUZZ, ["fuzz"]);

/** Two journeys at a time, each file on the next free server (tests/e2e/servers/start-server.ts). */
const journeys = () =>
  run("playwright", ["test"], { CHROMIUM: findChromium(), E2E_WORKERS: "2", E2E_REPORT: JOURNEYS });

await suite("rules, contracts", rules, () => vitestTally(RULES));
const beside = suite("services", services, () => vitestTally(SERVICES), said);
await check("types", () => run("tsc", []));
await check("lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
await check("build", build);
await suite("fuzz", fuzz, () => vitestTally(FUZZ));
await beside;
await suite("browser", journeys, () => playwrightTally(JOURNEYS));
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.join("\n")}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
