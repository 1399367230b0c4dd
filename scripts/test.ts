import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import durations from "#tests/e2e/durations.json" with { type: "json" };
import { ALWAYS, specFiles } from "./browser-files.ts";
import { chooseBrowserPart } from "./browser-part.ts";
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { keepInMemory } from "./in-memory.ts";
import { run, TOOL_ENV } from "./run.ts";
import { playwrightTally, type Tally, vitestTally } from "./test-reports.ts";

/**
 * `npm test`: types, lint, the build, hostile requests to it, rules, services, contracts, and a part of the journeys in
 * a browser; `-- --all` (`npm run test:all`) all of them; `-- chat pet` what stands in folders of these names.
 * Ends with the name of each test that failed and one line over all suites, `N passed, N failed`, and fails when
 * one did or a suite did not run.
 */
Object.assign(process.env, TOOL_ENV);
// a disk makes each commit of a test wait
keepInMemory();
const REPORTS = "test-results";
const DAY_MS = 86_400_000;
/** What two workers have for the journeys of a day's part, s of one worker. */
const BROWSER_SECONDS = 2 * 13 * 60;
const reportOf = (name: string) => `${REPORTS}/${name}.json`;
const [RULES, CONTRACTS] = [reportOf("rules"), reportOf("contracts")];
const [SERVICES, FUZZ, JOURNEYS] = [reportOf("services"), reportOf("fuzz"), reportOf("e2e")];
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
  const isEmpty = found.passed === 0 && within.length === 0;
  const broken = found.failed.length === 0 && (!sound || isEmpty);
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

const { values, positionals } = parseArgs({
  options: { all: { type: "boolean" } },
  allowPositionals: true,
});
/** Folders under `app/features`, `tests/service`, `tests/contract` and `tests/e2e`; none: everything. */
const within = positionals.map((name) => `/${name}/`);
const more = within.length > 0 ? [...within, "--passWithNoTests"] : [];

/** One at a time, in one workerd, which uses one core: the other is free for what has one thread too. */
const said: string[] = [];
const services = () => projects(SERVICES, ["service"], { hold: (text) => said.push(text), more });
const rules = () => projects(RULES, ["rules"], { more: ["--maxWorkers=1", ...more] });
/** Two files at a time. */
const contracts = () => projects(CONTRACTS, ["contract"], { more: ["--maxWorkers=2", ...more] });
/** Against the production bundle. */
const fuzz = () => projects(FUZZ, ["fuzz"]);

function chosenFiles(): string[] {
  const files = specFiles();
  if (within.length > 0) return files.filter((file) => positionals.includes(file.split("/")[0] ?? ""));
  if (values.all) return files;
  const day = Math.floor(Date.now() / DAY_MS);
  const choice = { files, durations, always: ALWAYS, seconds: BROWSER_SECONDS, day };
  const { files: chosen, part, of } = chooseBrowserPart(choice);
  console.log(
    `${chosen.length} of ${files.length} files: part ${part} of ${of}, by the day; all: npm run test:all`,
  );
  return chosen;
}

/** Two journeys at a time, each file on the next free server (tests/e2e/servers/start-server.ts). */
const journeys = (files: readonly string[]) =>
  run("playwright", ["test", ...files.map((file) => `e2e/${file}`)], {
    CHROMIUM: findChromium(),
    E2E_WORKERS: "2",
    E2E_REPORT: JOURNEYS,
  });

const beside = suite("services", services, () => vitestTally(SERVICES), said);
if (within.length === 0) {
  await check("types", () => run("tsc", []));
  await check("lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
}
await check("build", build);
if (within.length === 0) await suite("fuzz", fuzz, () => vitestTally(FUZZ));
await suite("rules", rules, () => vitestTally(RULES));
await beside;
await suite("contracts", contracts, () => vitestTally(CONTRACTS));
const files = chosenFiles();
if (files.length > 0)
  await suite(
    "browser",
    () => journeys(files),
    () => playwrightTally(JOURNEYS),
  );
if (failed.length > 0) console.log(`\nWhat failed:\n${failed.join("\n")}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
