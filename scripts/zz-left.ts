import { writeFileSync } from "node:fs";
import { readWith } from "#app/features/care/model/reading.ts";
import { careExamples } from "./care-data.ts";
import { read, train } from "./care-training.ts";
const set = read(careExamples());
const g = (a: string) => (/^(a\d|lead|second)$/.test(a) ? a : "own");
for (const fold of process.argv.slice(2)) {
  const m = train(set.filter((e) => g(e.example.author) !== fold));
  const out = set.filter((e) => g(e.example.author) === fold).map(({ example: x }) => { const r = readWith(m, x.text); return { g: fold, a: x.author, l: x.label, k: x.kind, lang: x.language, s: r.score, kk: r.kinds[0]?.kind, n: x.text.split(/\s+/).length }; });
  writeFileSync(`/tmp/h18d/left-${fold}.json`, JSON.stringify(out));
}
