import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { everySubject, subjectsIn } from "./subject.ts";

const listed = new Map<string, string[]>();
for (const line of gunzipSync(readFileSync("data/topics/nave.tsv.gz")).toString("utf8").split("\n")) {
  const [name = "", heading = "", refs = ""] = line.split("\t");
  if (refs) listed.set(name, [...(listed.get(name) ?? []), heading.toLowerCase()]);
}

test("each subject is listed in Nave's Topical Bible, and has words in both languages", () => {
  for (const { places, label, asked } of everySubject()) {
    for (const { name, heading } of places) {
      const headings = listed.get(name)?.filter((one) => one.startsWith(heading.toLowerCase())) ?? [];
      expect(headings, `${name} > ${heading}`).not.toEqual([]);
    }
    expect(asked.en.length, label.en).toBeGreaterThan(0);
    expect(asked.es.length, label.es).toBeGreaterThan(0);
  }
});

test.each([
  ["anger", "en", "anger"],
  ["loving our enemies", "en", "enemies"],
  ["the fruit of the Spirit", "en", "the fruit of the Spirit"],
  ["el perdón", "es", "el perdón"],
  ["los celos", "es", "los celos"],
] as const)("%s (%s) names %s", (text, language, label) => {
  expect(subjectsIn(text, language)[0]?.subject.label[language]).toBe(label);
});
