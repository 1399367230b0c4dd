import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Language } from "#app/core/language.ts";
import { BOOKS } from "#app/features/bible/books.ts";
import { formatReference, referenceOfIds } from "#app/features/bible/reference.ts";

/** The two texts that questions are made of and proven by. */
const FILES: Record<Language, string> = { en: "web", es: "rv1909" };

function readText(name: string): ReadonlyMap<number, string> {
  const packed = readFileSync(new URL(`../../data/bible/${name}.tsv.gz`, import.meta.url));
  const lines = gunzipSync(packed).toString("utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [id = "", , text = ""] = line.split("\t");
      return [Number(id), text];
    }),
  );
}

export type Texts = Record<Language, ReadonlyMap<number, string>>;
let kept: Texts | undefined;
export const texts = (): Texts => (kept ??= { en: readText(FILES.en), es: readText(FILES.es) });

export const bookOf = (id: number): number => Math.floor(id / 1_000_000);
export const chapterOf = (id: number): number => Math.floor(id / 1_000);

export const nameOf = (id: number, language: Language = "en"): string =>
  formatReference({ ...referenceOfIds(id) }, language);

/** `Luke 2:7` or `Mark 4:3-8` as verse ids; empty where there is no such passage. */
export function versesAt(reference: string): number[] {
  const found = /^(.+) (\d+):(\d+)(?:-(\d+))?$/.exec(reference);
  if (!found) return [];
  const [, name = "", chapter, from, to = from] = found;
  const book = BOOKS.find((one) => one.name === name || (name === "Psalms" && one.name === "Psalm"));
  if (!book) return [];
  const first = book.number * 1_000_000 + Number(chapter) * 1_000 + Number(from);
  const ids = Array.from({ length: Math.max(0, Number(to) - Number(from) + 1) }, (_, at) => first + at);
  return ids.every((id) => texts().en.has(id) || texts().es.has(id)) ? ids : [];
}

/** What the passage says. */
export const textAt = (reference: string, language: Language): string =>
  versesAt(reference)
    .map((id) => texts()[language].get(id) ?? "")
    .join(" ");

/** Letters and digits alone, so that two texts are compared by their words. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

let chapters: Record<Language, Map<number, [number, string][]>> | undefined;
/** The verses of the chapter that a verse stands in. */
export function versesAround(id: number, language: Language): readonly [id: number, text: string][] {
  const gather = (of: Language) => Map.groupBy([...texts()[of]], ([verse]) => chapterOf(verse));
  chapters ??= { en: gather("en"), es: gather("es") };
  return chapters[language].get(chapterOf(id)) ?? [];
}
