import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { browserDurations } from "./test-reports.ts";

/**
 * `npm run test:durations`: writes how long each file of journeys took in the last `npm run test:all`, by which
 * `npm test` shares them out over the days (`browser-part.ts`).
 */
const durations = browserDurations("test-results/e2e.json");
if (!durations) throw new Error("no report of a whole run: npm run test:all first");
const file = join(import.meta.dirname, "../tests/e2e/durations.json");
writeFileSync(file, `${JSON.stringify(durations, null, 2)}\n`);
console.log(`${Object.keys(durations).length} files: ${file}`);
