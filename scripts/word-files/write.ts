import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StudyFile, TermsFile } from "#app/features/word-study/study.ts";
import { bookFile, readSources, type Sources } from "./book-files.ts";
import { rowsIn } from "./read-data.ts";
import { studyFiles } from "./study-files.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the files are made of. */
export const WORD_SOURCES = [
  "data/bible/kjv.psalm-titles.tsv",
  "data/lexicon",
  "data/original",
  "data/words",
  "scripts/word-files",
  "app/features/word-study/own",
  "app/features/word-study/lemma.ts",
  "app/features/word-study/links.ts",
  "app/features/word-study/rendering.ts",
] as const;

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const full = `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesOf(full);
      return entry.name.endsWith(".test.ts") ? [] : [full];
    });
}

/** Part of the files' path, for they are kept for good: `app/features/word-study/revision.ts` has to say the same. */
export function wordRevision(): string {
  const hash = createHash("sha256");
  for (const file of WORD_SOURCES.flatMap(filesOf)) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest("hex").slice(0, 10);
}

/** Every file below the words' folder, made one at a time. */
export function* wordFiles(): Generator<{ name: string; text: string }> {
  const sources = readSources();
  for (let book = 1; book <= 66; book++)
    yield { name: `books/${book}.json`, text: JSON.stringify(bookFile(sources, book)) };
  yield { name: "terms.json", text: JSON.stringify(termsFile()) };
  for (const [name, file] of studyFiles(sources))
    yield { name: `studies/${name}.json`, text: JSON.stringify(file) };
}

/** `term`, English line, Spanish line; the Spanish one begins with the Spanish term. */
const termsOf = (path: string): TermsFile["hebrew"] =>
  rowsIn(path).map(([term = "", english = "", spanish = ""]) => {
    const [name = "", ...rest] = spanish.split(": ");
    return [term, name, english, rest.join(": ")];
  });

const termsFile = (): TermsFile => ({
  hebrew: termsOf("original/hebrew-terms.tsv"),
  greek: termsOf("original/greek-terms.tsv"),
});

/** @param assets the folder of built files, `build/client/assets` */
export function writeWordFiles(assets: string): void {
  const folder = join(assets, `words-${wordRevision()}`);
  for (const name of ["books", "studies"]) mkdirSync(join(folder, name), { recursive: true });
  for (const { name, text } of wordFiles()) writeFileSync(join(folder, name), text);
}

let kept: { sources: Sources; studies: Map<string, StudyFile> } | undefined;

/** The file of one address, for servers that have no built pages; undefined where there is none. */
export function wordFileAt(path: string): unknown {
  const [, folder, name = ""] = /^\/assets\/words-\w+\/(?:(books|studies)\/)?(\w+)\.json$/.exec(path) ?? [];
  if (!folder) return name === "terms" ? termsFile() : undefined;
  if (!kept) {
    const sources = readSources();
    kept = { sources, studies: new Map(studyFiles(sources)) };
  }
  return folder === "books" ? bookFile(kept.sources, Number(name)) : kept.studies.get(name);
}

if (import.meta.main) {
  writeFileSync(
    join(ROOT, "app/features/word-study/revision.ts"),
    `/** Of the words' files; \`node scripts/word-files/write.ts\` writes it anew when what they are made of has changed. */\nexport const WORD_REVISION = "${wordRevision()}";\n`,
  );
}
