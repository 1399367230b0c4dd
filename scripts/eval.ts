import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Figure, reached, shareOf } from "../tests/eval/figure.ts";

/**
 * `npm run eval [-- name …]`: every set of tests/eval measured, one line a figure. With `--record` the figures, with
 * today's date, and the transcripts go where `/safety/figures` shows them; a set that is not run keeps its last record.
 */
const SETS = ["danger", "references", "guard", "farewells", "finder", "related"];
/** Sets of which transcripts are handed out: of danger, and of what holds somebody back, counts alone. */
const WITH_TRANSCRIPT = ["references", "guard", "finder"];
/** What the page does not speak of: no promise to members, a measure for those who build. */
const NOT_SHOWN = ["related"];
const PAGE = join(import.meta.dirname, "../app/features/landing/figures");

type Measured = { measure(): Promise<Figure[]>; transcript?(): Promise<unknown> };
type Recorded = { name: string; measured: string; figures: Figure[] };

const isRecording = process.argv.includes("--record");
const asked = process.argv.slice(2).filter((argument: string) => !argument.startsWith("--"));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function print(figure: Figure): void {
  const goal =
    "atLeast" in figure.goal ? `≥ ${percent(figure.goal.atLeast)}` : `≤ ${percent(figure.goal.atMost)}`;
  const mark = reached(figure) ? "✓" : "✗";
  console.log(
    `  ${mark} ${figure.label}: ${percent(shareOf(figure))} (${figure.hits} of ${figure.of}), goal ${goal}`,
  );
}

const recordFile = join(PAGE, "record.json");
const before: Recorded[] = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")).sets : [];
const records = new Map(before.map((record) => [record.name, record]));

for (const name of SETS.filter((set) => asked.length === 0 || asked.includes(set))) {
  const file = join(import.meta.dirname, `../tests/eval/${name}.ts`);
  if (!existsSync(file)) continue;
  const { measure, transcript } = (await import(file)) as Measured;
  console.log(`\n${name}`);
  const figures = await measure();
  figures.forEach(print);
  if (!isRecording || NOT_SHOWN.includes(name)) continue;
  records.set(name, { name, measured: new Date().toISOString().slice(0, 10), figures });
  if (!transcript || !WITH_TRANSCRIPT.includes(name)) continue;
  mkdirSync(join(PAGE, "transcripts"), { recursive: true });
  writeFileSync(join(PAGE, `transcripts/${name}.json`), asJson(await transcript()));
}

if (isRecording) writeFileSync(recordFile, asJson({ sets: SETS.flatMap((name) => records.get(name) ?? []) }));
