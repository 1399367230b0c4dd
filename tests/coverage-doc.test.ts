import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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

const textOf = (path: string): string =>
  statSync(join(ROOT, path)).isDirectory()
    ? ""
    : readFileSync(join(ROOT, path), "utf8").replaceAll('\\"', '"');

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

test("every test that the rows name is in its file", () => {
  const missing = rows.flatMap(({ line, provenBy }) =>
    proofsOf(provenBy).flatMap(({ file, titles }) => {
      if (!titles) return [];
      const texts = filesNamed(file).map(textOf);
      const has = (title: string) => texts.some((text) => text.includes(title));
      if (has(titles)) return [];
      return titles
        .split(/;\s+/)
        .filter((title) => !has(title))
        .map((title) => `${line}: ${file}: ${title}`);
    }),
  );
  expect(missing).toEqual([]);
});
