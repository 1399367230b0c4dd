import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pack } from "#app/features/care/model/packed.ts";
import { careExamples } from "./care-data.ts";
import { printFigures } from "./care-figures.ts";
import { read, train } from "./care-training.ts";

/**
 * `npm run train:care`: learns the weights of care's model from data/care and writes them.
 * `-- --check`: learns them and says whether they are the ones that are shipped.
 * `-- --figures`: leaves out each author in turn, and says how the rest does on that author's sentences.
 */
const FILE = join(import.meta.dirname, "../app/features/care/model/catalog-weights.ts");

const examples = read(careExamples());
if (process.argv.includes("--figures")) printFigures(examples);
else {
  const base64 = Buffer.from(pack(train(examples))).toString("base64");
  const source = `/** Learned by \`npm run train:care\`, and not written by hand: docs/model-card-care.md. */\nexport const WEIGHTS =\n  "${base64}";\n`;
  if (process.argv.includes("--check")) {
    const isSame = readFileSync(FILE, "utf8") === source;
    console.log(isSame ? "The shipped weights are what the data teaches." : "The shipped weights differ.");
    process.exit(isSame ? 0 : 1);
  }
  writeFileSync(FILE, source);
  console.log(`${examples.length} sentences, ${(source.length / 1000).toFixed(1)} kB`);
}
