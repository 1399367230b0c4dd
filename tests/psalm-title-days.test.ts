import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { hasTitle, partTitle } from "#app/features/bible/chapter/psalm-title.ts";

type Row = {
  day?: string | number;
  slug?: string;
  week?: number;
  verse?: number;
  passage?: string;
  reading?: string;
};

const rowsOf = (file: string): Row[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

const spanish = new Map(
  gunzipSync(readFileSync("data/bible/rv1909.tsv.gz"))
    .toString("utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([id, , text = ""]) => [Number(id), text]),
);

/** What is read on a day begins here. */
const firstOf = ({ verse, passage, reading }: Row): number =>
  verse ?? Number((passage ?? reading ?? "").split("-")[0]);

test.each([
  ["verses of the day", "data/devotional/verses.jsonl", 14],
  ["devotionals", "data/devotional/devotionals.jsonl", 5],
  ["days of the six weeks", "data/daniel-plan/days.jsonl", 4],
])("deliver 10: %s that begin with a psalm's first verse have its title apart", (_, file, count) => {
  const psalms = rowsOf(file).map(firstOf).filter(hasTitle);
  expect(psalms).toHaveLength(count);
  for (const id of psalms) {
    const { title, text } = partTitle(id, spanish.get(id) ?? "");
    expect(title, String(id)).toMatch(/[.:?]$/);
    expect(text, String(id)).not.toMatch(/\b(?:Salmo|Cántico gradual|Músico principal|Masquil)\b/);
  }
});
