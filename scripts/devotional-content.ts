import { readFileSync, writeFileSync } from "node:fs";

/** `data/devotional` as the Worker carries it; `app/features/devotional/content.test.ts` fails when the two differ. */
for (const name of ["verses", "devotionals"]) {
  const lines = readFileSync(`data/devotional/${name}.jsonl`, "utf8").trim().split("\n");
  writeFileSync(`app/features/devotional/content/${name}.json`, `[\n${lines.join(",\n")}\n]\n`);
}
