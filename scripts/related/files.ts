import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  CommentaryFile,
  CommentarySection,
  RelatedFile,
  RelatedReason,
} from "#app/features/related/related-file.ts";
import { lemmaOf, numberOf } from "#app/features/word-study/lemma.ts";
import { readLink } from "#app/features/word-study/links.ts";
import { renderingOf } from "#app/features/word-study/rendering.ts";
import { readSources, type Sources } from "#scripts/word-files/book-files.ts";
import { rowsIn } from "#scripts/word-files/read-data.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** What the files are made of. */
export const RELATED_SOURCES = [
  "data/related/related.tsv.gz",
  "data/topics/nave.tsv.gz",
  "data/commentary",
  "scripts/related/files.ts",
  "app/features/word-study/rendering.ts",
] as const;

/** Part of the files' path; `app/features/related/revision.ts` has to say the same. */
export function relatedRevision(): string {
  const hash = createHash("sha256");
  for (const source of RELATED_SOURCES) {
    const names = /\.\w+$/.test(source)
      ? [source]
      : readdirSync(join(ROOT, source))
          .toSorted()
          .map((name) => `${source}/${name}`);
    for (const name of names) hash.update(name).update(readFileSync(join(ROOT, name)));
  }
  return hash.digest("hex").slice(0, 10);
}

/** How the KJV has a word of the original in a verse: `shepherd` for H7462. */
function englishFor({ text, links, original }: Sources, id: string, number: string): string {
  const words = (text.get(id)?.[0] ?? "").split(" ");
  const originals = (original.get(id)?.[0] ?? "").split(" ");
  for (const token of (links.get(id)?.[0] ?? "").split(" ").filter(Boolean)) {
    const link = readLink(token, () => undefined);
    const isIt = (at: number) => numberOf(lemmaOf(originals[at]?.split("|")[1] ?? "").key ?? "") === number;
    if (link.at.some(isIt)) return renderingOf(words.slice(link.first, link.last + 1));
  }
  return "";
}

/** Some of Nave's headings are lists: a reason is one line. */
const LONGEST_HEADING = 56;

function shortened(heading: string): string {
  const clean = heading.replace(/\s+(?=[,;:.])/g, "").trim();
  if (clean.length <= LONGEST_HEADING) return clean;
  return `${clean.slice(0, LONGEST_HEADING).replace(/[\s,;:.]+\S*$/, "")}…`;
}

function reasonReader(sources: Sources): (id: string, code: string) => RelatedReason {
  const nave = rowsIn("topics/nave.tsv.gz");
  return (id, code) => {
    const text = code.slice(1);
    const latin = () => sources.entryOf(text)?.latin.split(",")[0] ?? text;
    switch (code.charAt(0)) {
      case "s":
        return [
          "number",
          text,
          latin(),
          englishFor(sources, id, text) || (sources.entryOf(text)?.gloss ?? ""),
        ];
      case "n": {
        const [topic = "", heading = ""] = nave[Number(text)] ?? [];
        return ["topic", topic, shortened(heading)];
      }
      case "d":
        return ["article", text, latin()];
      case "q":
        return ["quoted", text];
      case "p":
        return ["phrase", text];
      default:
        return ["english", text];
    }
  };
}

/** A file of related verses for each book. */
function* relatedFiles(sources: Sources): Generator<[book: number, file: RelatedFile]> {
  const read = reasonReader(sources);
  const rows = Map.groupBy(rowsIn("related/related.tsv.gz"), ([id = ""]) => Number(id.slice(0, 2)));
  for (const [book, verses] of rows) {
    const reasons: RelatedReason[] = [];
    const known = new Map<string, number>();
    const reasonAt = (reason: RelatedReason): number => {
      const key = reason.join("\t");
      const at = known.get(key) ?? reasons.push(reason) - 1;
      known.set(key, at);
      return at;
    };
    const file: Record<string, [number, number][]> = {};
    // a few verses are names alone, and have nothing in common with another
    for (const [id = "", ...related] of verses)
      file[Number(id)] = related.filter(Boolean).map((one) => {
        const blank = one.indexOf(" ");
        return [Number(one.slice(0, blank)), reasonAt(read(id, one.slice(blank + 1)))];
      });
    yield [book, { reasons, verses: file }];
  }
}

/** Both commentaries by chapter. A section that goes on over chapters stands with each of them. */
function commentaries(): Map<string, CommentaryFile> {
  const files = new Map<string, { henry: CommentarySection[]; spurgeon: CommentarySection[] }>();
  for (const [name, path] of [
    ["henry", "commentary/mhcc.tsv.gz"],
    ["spurgeon", "commentary/treasury-of-david.tsv.gz"],
  ] as const)
    for (const [places = "", heading = "", text = ""] of rowsIn(path))
      for (const place of places.split(",")) {
        const [first = "", last = first] = place.split("-");
        const chapter = Math.floor(Number(first) / 1000);
        if (chapter % 1000 === 0) continue;
        const key = `${Math.floor(chapter / 1000)}-${chapter % 1000}`;
        const file = files.get(key) ?? { henry: [], spurgeon: [] };
        files.set(key, file);
        const to = Math.floor(Number(last) / 1000) === chapter ? Number(last) % 1000 : 999;
        file[name].push([Number(first) % 1000, to, heading, text.split(" ¶ ")]);
      }
  return files;
}

/** Every file below the related verses' folder. */
export function* allRelatedFiles(): Generator<{ name: string; file: RelatedFile | CommentaryFile }> {
  for (const [book, file] of relatedFiles(readSources())) yield { name: `${book}.json`, file };
  for (const [name, file] of commentaries()) yield { name: `commentary/${name}.json`, file };
}

/** @param assets the folder of built files, `build/client/assets` */
export function writeRelatedFiles(assets: string): void {
  const folder = join(assets, `related-${relatedRevision()}`);
  mkdirSync(join(folder, "commentary"), { recursive: true });
  for (const { name, file } of allRelatedFiles()) writeFileSync(join(folder, name), JSON.stringify(file));
}

let kept: Map<string, unknown> | undefined;

/** The file of one address, for servers that have no built pages; undefined where there is none. */
export function relatedFileAt(path: string): unknown {
  const [, name] = /^\/assets\/related-\w+\/([\w/-]+\.json)$/.exec(path) ?? [];
  if (!name) return undefined;
  kept ??= new Map([...allRelatedFiles()].map(({ name, file }) => [name, file]));
  return kept.get(name);
}

if (import.meta.main) {
  writeFileSync(
    join(ROOT, "app/features/related/revision.ts"),
    `/** Of the related verses' files; \`node scripts/related/files.ts\` writes it anew when what they are made of has changed. */\nexport const RELATED_REVISION = "${relatedRevision()}";\n`,
  );
}
