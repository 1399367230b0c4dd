import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Figure, reached, shareOf } from "../tests/eval/figure.ts";

/** `npm run eval [-- name …]`: every set of tests/eval measured, one line a figure. */
const SETS = ["danger", "references", "guard", "farewells", "finder"];
const asked = process.argv.slice(2);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

for (const name of SETS.filter((set) => asked.length === 0 || asked.includes(set))) {
  const file = join(import.meta.dirname, `../tests/eval/${name}.ts`);
  if (!existsSync(file)) continue;
  const { measure } = (await import(file)) as { measure: () => Promise<Figure[]> };
  console.log(`\n${name}`);
  for (const figure of await measure()) {
    const goal =
      "atLeast" in figure.goal ? `≥ ${percent(figure.goal.atLeast)}` : `≤ ${percent(figure.goal.atMost)}`;
    const mark = reached(figure) ? "✓" : "✗";
    console.log(
      `  ${mark} ${figure.label}: ${percent(shareOf(figure))} (${figure.hits} of ${figure.of}), goal ${goal}`,
    );
  }
}
