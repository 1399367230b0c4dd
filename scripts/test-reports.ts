import { existsSync, readFileSync } from "node:fs";

/** What a suite came to. */
export type Tally = {
  passed: number;
  /** Each that failed: where it stands, its name and the first line of why. */
  failed: string[];
  /** Tests that passed only when they were tried again. */
  again?: string[];
};

/** Null when nothing was written, or not to its end. */
function report<Body>(file: string): Body | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Body;
  } catch {
    return null;
  }
}

const firstLine = (text = ""): string => text.split("\n", 1)[0]?.slice(0, 200) ?? "";

type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Vitest's JSON report; null when there is none. */
export function vitestTally(file: string): Tally | null {
  const body = report<VitestReport>(file);
  if (!body) return null;
  const failed = body.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
    // a file that cannot be loaded has no failed test, but has failed
    return tests.length === 0 && status === "failed" ? [`${name}: ${firstLine(message)}`] : tests;
  });
  return { passed: body.numPassedTests, failed };
}

type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results?: { duration: number }[] }[];
};
type Suite = { specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = {
  suites: Suite[];
  stats: { expected: number; flaky: number };
  /** What broke outside a test, such as a server that did not start. */
  errors?: { message?: string }[];
};

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Playwright's JSON report; null when there is none. One that was skipped has failed. */
export function playwrightTally(file: string): Tally | null {
  const body = report<PlaywrightReport>(file);
  if (!body) return null;
  const specs = body.suites.flatMap(specsOf);
  const named = (status: string) =>
    specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map(() => `${spec.file}:${spec.line}: ${spec.title}`),
    );
  const failed = [...named("unexpected"), ...named("skipped")];
  const broken = (body.errors ?? []).map(({ message }) => firstLine(message));
  return {
    passed: body.stats.expected + body.stats.flaky,
    failed: failed.length > 0 ? failed : broken,
    again: named("flaky"),
  };
}

/** How long each file of journeys took one worker, s, by its path; null when there is no report. */
export function browserDurations(file: string): Record<string, number> | null {
  const specs = report<PlaywrightReport>(file)?.suites.flatMap(specsOf);
  if (!specs) return null;
  const files = Map.groupBy(specs, (spec) => spec.file);
  const timeOf = (spec: Spec) =>
    spec.tests.reduce((sum, { results = [] }) => sum + (results.at(-1)?.duration ?? 0), 0);
  return Object.fromEntries(
    [...files]
      .map(
        ([path, own]) => [path, Math.ceil(own.reduce((sum, spec) => sum + timeOf(spec), 0) / 1_000)] as const,
      )
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
