import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The table of `docs/architecture.md`: a term, and the places where it begins. */
const rows = readFileSync("docs/architecture.md", "utf8")
  .split("**Looking something up.**")[1]
  ?.matchAll(/^\| (?<term>[^|]+?) \| (?<places>[^|]+?) \|$/gm);
const table = [...(rows ?? [])]
  .map(({ groups }) => ({ term: groups?.term ?? "", places: groups?.places ?? "" }))
  .filter(({ term }) => term !== "term" && !term.startsWith("-"));

const pathsIn = (places: string): string[] =>
  [...places.matchAll(/`((?:app|party|workers|features)\/[^`]+)`/g)].map(([, path = ""]) =>
    path.replace(/^features/, "app/features"),
  );

test("twelve terms are in the table", () => {
  expect(table.map(({ term }) => term)).toHaveLength(12);
});

test.each(table)("$term is found where the table says", ({ term, places }) => {
  const paths = pathsIn(places);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const [first = ""] = paths;
  // a search meets the term in the file or in its path
  expect(`${first} ${readFileSync(first, "utf8")}`.toLowerCase()).toContain(term.toLowerCase());
  const names = [...places.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  const text = paths.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(path, "utf8"));
  for (const name of names) expect(text.join("\n")).toContain(name);
});
