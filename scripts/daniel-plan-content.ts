import { readFileSync, writeFileSync } from "node:fs";

/** `data/daniel-plan` as the Worker carries it; `app/features/daniel-plan/content/content.test.ts` fails when the two differ. */
const TO = "app/features/daniel-plan/content";
for (const name of ["days", "weeks", "ingredients"]) {
  const lines = readFileSync(`data/daniel-plan/${name}.jsonl`, "utf8").trim().split("\n");
  writeFileSync(`${TO}/${name}.json`, `[\n${lines.join(",\n")}\n]\n`);
}
for (const name of ["terms", "health-notice"])
  writeFileSync(`${TO}/${name}.json`, readFileSync(`data/daniel-plan/${name}.json`));
