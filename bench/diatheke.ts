import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { BOOKS } from "#app/features/bible/books.ts";
import { BIBLE_QUERIES, type BibleQuery } from "./bible-queries.ts";
import { metOr, ms, times } from "./report.ts";
import { quantile } from "./statistics.ts";

/** The KJV as SWORD names its books. */
const ROMAN = { 1: "I ", 2: "II ", 3: "III " } as const;
const swordName = (name: string): string =>
  name
    .replace(/^([123]) /, (_, number: "1" | "2" | "3") => ROMAN[number])
    .replace("Psalm", "Psalms")
    .replace("Song of Songs", "Song of Solomon")
    .replace(/^Revelation$/, "Revelation of John");

const isInstalled = (): boolean => {
  try {
    execFileSync("imp2vs", { stdio: "ignore" });
  } catch (error) {
    return (error as { code?: string }).code !== "ENOENT";
  }
  return true;
};

/** The product's own text of the KJV as a module of SWORD. @returns the folder */
function makeModule(): string {
  const folder = mkdtempSync(join(tmpdir(), "sword-"));
  const texts = join(folder, "modules/texts/rawtext/kjv");
  mkdirSync(texts, { recursive: true });
  mkdirSync(join(folder, "mods.d"));
  const lines = gunzipSync(readFileSync("data/bible/kjv.tsv.gz")).toString("utf8").split("\n");
  const entries = lines.flatMap((line) => {
    const [id, , text] = line.split("\t");
    const book = BOOKS[Math.floor(Number(id) / 1_000_000) - 1];
    return book && text
      ? [`$$$${swordName(book.name)} ${Math.floor(Number(id) / 1000) % 1000}:${Number(id) % 1000}\n${text}`]
      : [];
  });
  writeFileSync(join(folder, "kjv.imp"), `${entries.join("\n")}\n`);
  execFileSync("imp2vs", [join(folder, "kjv.imp"), "-o", `${texts}/`, "-v", "KJV"], { stdio: "ignore" });
  writeFileSync(
    join(folder, "mods.d/kjv.conf"),
    "[KJV]\nDataPath=./modules/texts/rawtext/kjv/\nModDrv=RawText\nEncoding=UTF-8\nLang=en\nVersification=KJV\n",
  );
  return folder;
}

const SWORD_KIND = {
  word: "multiword",
  words: "multiword",
  phrase: "phrase",
  beginning: "regex",
  nothing: "multiword",
};

/** One search by Diatheke, from the start of its process to its end. */
function search(folder: string, { text, kind }: BibleQuery): number {
  const words = kind === "beginning" ? `\\b${text.replace("*", "")}` : text.replaceAll('"', "");
  const began = performance.now();
  const found = execFileSync("diatheke", ["-b", "KJV", "-s", SWORD_KIND[kind], "-k", words], {
    env: { ...process.env, SWORD_PATH: folder },
    maxBuffer: 64 * 2 ** 20,
  });
  const took = performance.now() - began;
  if (text === "shepherd" && !found.includes("Psalms 23:1")) throw new Error("Diatheke has no text");
  return took;
}

/** A row for Diatheke, on the KJV alone, beside our search of three translations; it needs two Debian packages. */
export function timeDiatheke(ours: number, bare: number): string[][] {
  if (!isInstalled()) return [["Diatheke, KJV alone", "not installed (diatheke, libsword-utils)", "", ""]];
  const folder = makeModule();
  try {
    // of words that begin it has no list: it would search by pattern
    const queries = BIBLE_QUERIES.filter(({ text }) => !/[^\x20-\x7f]/.test(text));
    search(folder, { text: "shepherd", kind: "word" });
    const took = queries.map((query) => search(folder, query));
    const p95 = quantile(took, 0.95);
    const target = `ours is faster: ${metOr(ours < p95)}`;
    return [["Diatheke, KJV alone", `${ms(quantile(took, 0.5))} / ${ms(p95)}`, times(p95 / bare), target]];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
