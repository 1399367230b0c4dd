import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { titlesIn } from "#tests/test-titles.ts";

/**
 * `npm run coverage`: from the ids in test titles ("C5, P8: Upgrade leads …"), which files prove each id of the
 * specification, into `docs/coverage-index.md`. A test compares the two.
 */
const ROOT = join(import.meta.dirname, "..");
const FILE = "docs/coverage-index.md";
const ID = /^([A-Z]{1,3})(\d{1,3})$/;
/** So many files are named. */
const MAX_NAMED = 12;

/** The ids before a title's first colon; `AU1-AU3` is three. Empty where the title begins with none. */
export function idsIn(title: string): string[] {
  const [head = "", rest] = title.split(/:\s/, 2);
  if (rest === undefined) return [];
  return head.split(/,\s*|\s+and\s+/).flatMap((part) => {
    const [from = "", to] = part.split(/[-–]/);
    const [, letters = "", first = ""] = ID.exec(from) ?? [];
    if (!letters) return [];
    const last = to === undefined ? first : (/^[A-Z]{0,3}(\d{1,3})$/.exec(to)?.[1] ?? first);
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: Math.max(1, count) }, (_, n) => `${letters}${Number(first) + n}`);
  });
}

const testFiles = (): string[] =>
  ["app", "party", "tests", "scripts"]
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path) && !path.includes("node_modules"))
    .sort();

/** Letters first, then numbers by their size. */
const inOrder = (a: string, b: string): number => {
  const [[, one = "", m = ""], [, other = "", n = ""]] = [ID.exec(a) ?? [], ID.exec(b) ?? []];
  return one.localeCompare(other) || Number(m) - Number(n);
};

/** The whole page, as it should be. */
export function coverageIndex(): string {
  const files = new Map<string, Set<string>>();
  for (const file of testFiles())
    for (const id of titlesIn(join(ROOT, file)).flatMap(idsIn))
      files.set(id, (files.get(id) ?? new Set<string>()).add(file));
  const rows = [...files].sort(([a], [b]) => inOrder(a, b)).map(([id, own]) => row(id, own));
  return `# Tests by the specification's ids

Made by \`npm run coverage\` from the titles of tests; not edited by hand. [coverage.md](coverage.md) says what each id is and where it is built.

| id | in |
| --- | --- |
${rows.join("\n")}
`;
}

/** Files, not tests, are named: a further test in one of them changes nothing here. */
function row(id: string, files: ReadonlySet<string>): string {
  const named = [...files].slice(0, MAX_NAMED).map((file) => `\`${file}\``);
  const more = files.size > MAX_NAMED ? ", and more" : "";
  return `| ${id} | ${named.join(", ")}${more} |`;
}

if (import.meta.main) writeFileSync(join(ROOT, FILE), coverageIndex());
