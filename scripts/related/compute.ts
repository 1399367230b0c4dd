import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readFeatures } from "./families.ts";
import { ranker } from "./rank.ts";
import { reasonCode } from "./reason-code.ts";

/**
 * `npm run related`: computes the related verses of every verse from the shipped data, into `data/related/`. It takes
 * some minutes, so what it finds is kept as data.
 */
const features = readFeatures();
const rank = ranker(features);
const lines = features.ids.map((id, verse) => {
  const all = rank(verse).map(
    ({ verse: other, reason }) => `${features.ids[other]} ${reasonCode(features, verse, other, reason)}`,
  );
  if (verse % 2000 === 0) console.log(`${verse} of ${features.ids.length}`);
  return `${String(id).padStart(8, "0")}\t${all.join("\t")}`;
});
writeFileSync("data/related/related.tsv.gz", gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
