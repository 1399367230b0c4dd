import { execFileSync } from "node:child_process";
import { run, TOOL_ENV } from "./run.ts";

/**
 * `npm run test:quick`: types, lint, and the rules that what was changed since `main` reaches. For while one writes;
 * services and journeys of a feature: `npm test -- <feature>`.
 */
Object.assign(process.env, TOOL_ENV);

/** Where this branch left `main`; on `main` itself the last commit. */
function changedSince(): string {
  try {
    const base = execFileSync("git", ["merge-base", "main", "HEAD"], { encoding: "utf8" }).trim();
    const head = execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" }).trim();
    return base === head ? "HEAD~1" : base;
  } catch {
    return "HEAD~1";
  }
}

const types = run("tsc", []);
const rules = (async () => {
  await run("biome", ["check", ".", "--error-on-warnings"]);
  const changed = [`--changed=${changedSince()}`, "--passWithNoTests"];
  await run("vitest", ["run", "--project=rules", ...changed]);
})();
const ends = await Promise.allSettled([types, rules]);
const faults = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
