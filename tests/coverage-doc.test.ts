import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { titlesIn } from "./test-titles.ts";

/** `docs/coverage.md` names files and tests: what it names is there, under that name. */

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = [
  "app",
  "party",
  "workers",
  "tests",
  "migrations",
  "mobile",
  "scripts",
  "bench",
  "data",
  "docs",
];

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name === "node_modules") continue;
    if (entry.isDirectory()) {
      yield `${path}/`;
      yield* filesIn(path);
    } else yield path;
  }
}
const paths = FOLDERS.flatMap((folder) => [`${folder}/`, ...filesIn(folder)]);

/** By its whole path, or by the end of it where the row's feature says the rest. */
const filesNamed = (name: string): string[] => {
  const whole = paths.filter((path) => path === name);
  return whole.length > 0 ? whole : paths.filter((path) => path.endsWith(`/${name}`));
};

type Row = { line: number; what: string; builtIn: string; provenBy: string };

const rows: Row[] = readFileSync(join(ROOT, "docs/coverage.md"), "utf8")
  .split("\n")
  .flatMap((text, at) => {
    const [, id, what = "", builtIn, provenBy, ...more] = text.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const isRow = id && builtIn !== undefined && provenBy !== undefined && more.length > 0;
    return isRow && !/^-+$/.test(id) && id !== "id" ? [{ line: at + 1, what, builtIn, provenBy }] : [];
  });

/** Of everything between backticks, what is written like a file or a folder. */
const filesOf = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => /^[\w.@/-]+(\.(tsx?|css|sql|toml|json|md|mjs)|\/)$/.test(name));

/** `file`: title; title — or a file alone. */
const proofsOf = (cell: string): { file: string; titles: string }[] =>
  cell
    .split("<br>")
    .flatMap((part) => [
      ...part.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?|tests\/[^`\s]+)`(?::\s*((?:(?!`[^`\s]+\.ts`).)*))?/g),
    ])
    .map(([, file = "", titles = ""]) => ({ file, titles: titles.replace(/[;,]\s*$/, "").trim() }));

/** What is left of some titles, parted by semicolons, when all that are in the files are taken out of them. */
function untrue(titles: string, files: readonly string[]): string[] {
  const known = files
    .filter((path) => !statSync(join(ROOT, path)).isDirectory())
    .flatMap((path) => titlesIn(join(ROOT, path)))
    .sort((a, b) => b.length - a.length);
  const left = known.reduce((text, title) => text.replaceAll(title, ""), `${titles}`.replaceAll("\\|", "|"));
  return left
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}

test("the table is read", () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.flatMap(({ provenBy }) => proofsOf(provenBy)).length).toBeGreaterThan(150);
});

test("every file that the rows name is there", () => {
  const missing = rows.flatMap(({ line, builtIn, provenBy }) =>
    [...filesOf(builtIn), ...filesOf(provenBy)]
      .filter((name) => filesNamed(name).length === 0)
      .map((name) => `${line}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("every test that the rows name is in its file, by its whole title", () => {
  const missing = rows.flatMap(({ line, provenBy }) =>
    proofsOf(provenBy).flatMap(({ file, titles }) =>
      untrue(titles, filesNamed(file)).map((title) => `${line}: ${file}: ${title}`),
    ),
  );
  expect(missing).toEqual([]);
});
