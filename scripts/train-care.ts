import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Learned, pack } from "#app/features/care/model/packed.ts";
import { careExamples } from "./care-data.ts";
import { printFigures } from "./care-figures.ts";
import { read, readTwo, train, trainTwo } from "./care-training.ts";
import { goodbyeExamples, hookExamples } from "./goodbye-data.ts";
import { printGoodbyeFigures } from "./goodbye-figures.ts";

/**
 * `npm run train:care`: learns the weights of care's models from data/care and writes them.
 * `-- --check`: learns them and says whether they are the ones that are shipped.
 * `-- --figures`: leaves out the authors of each session in turn, and says how the guard, learned from the rest, does on theirs;
 * `-- … goodbyes`: goodbyes and hooks only.
 */
const FOLDER = join(import.meta.dirname, "../app/features/care/model");
const HEAD = "/** Learned by `npm run train:care`, and not written by hand: docs/model-card-care.md. */\n";

const constant = (name: string, learned: Learned): string =>
  `export const ${name} =\n  "${Buffer.from(pack(learned)).toString("base64")}";\n`;

const SOURCES: Record<string, () => string> = {
  "catalog-weights.ts": () => HEAD + constant("WEIGHTS", train(read(careExamples()))),
  "catalog-goodbye-weights.ts": () =>
    HEAD +
    constant("FAREWELL_WEIGHTS", trainTwo(readTwo(goodbyeExamples()))) +
    constant("HOOK_WEIGHTS", trainTwo(readTwo(hookExamples()))),
};
const isOnlyGoodbyes = process.argv.includes("goodbyes");

if (process.argv.includes("--figures")) {
  if (isOnlyGoodbyes) printGoodbyeFigures();
  else printFigures(read(careExamples()));
} else {
  for (const [name, learn] of Object.entries(SOURCES)) {
    if (isOnlyGoodbyes && !name.includes("goodbye")) continue;
    const source = learn();
    const file = join(FOLDER, name);
    if (process.argv.includes("--check")) {
      const isSame = readFileSync(file, "utf8") === source;
      console.log(`${name}: ${isSame ? "is" : "is not"} what the data teaches`);
      if (!isSame) process.exitCode = 1;
    } else {
      writeFileSync(file, source);
      console.log(`${name}: ${(source.length / 1000).toFixed(1)} kB`);
    }
  }
}
