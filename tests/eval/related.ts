import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Figure } from "./figure.ts";

const FIRST = 10;
const BEST = 3;

const linesOf = (path: string): string[][] =>
  gunzipSync(readFileSync(new URL(path, import.meta.url)))
    .toString("utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));

/**
 * Related verses beside the cross-references that readers voted highest (OpenBible.info, CC BY 4.0). Only measured by
 * it: nothing that is shipped was made from it.
 */
export async function measure(): Promise<Figure[]> {
  const ours = new Map(
    linesOf("../../data/related/related.tsv.gz").map(([id, ...related]) => [
      Number(id),
      related.slice(0, FIRST).map((one) => Number(one.split(" ")[0])),
    ]),
  );
  const found = linesOf("sets/crossrefs.tsv.gz").map(([id, votes = ""]) => {
    const best = votes
      .split(" ")
      .slice(0, BEST)
      .map((vote) => Number(vote.split(":")[0]));
    const mine = ours.get(Number(id)) ?? [];
    return { of: best.length, hits: best.filter((verse) => mine.includes(verse)).length };
  });
  return [
    {
      key: "related.best",
      label: "Of the three references voted best, among our first ten",
      hits: found.reduce((sum, { hits }) => sum + hits, 0),
      of: found.reduce((sum, { of }) => sum + of, 0),
      goal: { atLeast: 0.3 },
    },
    {
      key: "related.any",
      label: "Verses with at least one of them",
      hits: found.filter(({ hits }) => hits > 0).length,
      of: found.length,
      goal: { atLeast: 0.62 },
    },
  ];
}
