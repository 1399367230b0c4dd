import type { Language } from "#app/core/language.ts";
import type { Passage } from "#app/features/bible/passage.ts";
import type { Reference } from "#app/features/bible/reference.ts";
import { readReference } from "#app/features/bible/references/read-one.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { PASSAGES } from "./catalog-passages.ts";
import { type Section, sectionsOn, topicsListing } from "./store.server.ts";
import { labelOf } from "./subject.ts";

export type Remark = { heading: string; text: string };

/** Letters of the commentary that one answer is told; the rest is for a book. */
const MAX_LETTERS = 5000;
const MAX_SECTIONS = 6;

/** What Matthew Henry's Concise Commentary says of a passage, section by section; in English, the only language it has. */
export async function findCommentary(bible: D1Database, passage: Passage): Promise<Remark[]> {
  const [run] = passage;
  if (!run) return [];
  const chapter = run.bookNumber * 1_000_000 + run.chapter * 1000;
  const sections = await sectionsOn(bible, chapter + run.fromVerse, chapter + run.toVerse);
  return sections
    .slice(0, MAX_SECTIONS)
    .map((section, _at, all) => toRemark(section, Math.floor(MAX_LETTERS / all.length)));
}

/** How the commentary introduces a book; null for the two that it does not introduce. */
export async function findIntroduction(bible: D1Database, bookNumber: number): Promise<Remark | null> {
  const [section] = await sectionsOn(bible, bookNumber * 1_000_000, bookNumber * 1_000_000);
  return section ? toRemark(section, MAX_LETTERS) : null;
}

/** What a passage is about, in words of ours, where it is one of those that are asked for most often. */
export const aboutPassage = (passage: Passage, translation: Translation): string | null => {
  const [run] = passage;
  const known = run && knownPassages.find(({ place }) => holds(place, run));
  return known?.about[TRANSLATIONS[translation].language] ?? null;
};

type Known = { place: Reference; about: Record<Language, string> };

const knownPassages: readonly Known[] = PASSAGES.split("\n").flatMap((line) => {
  const [place = "", en = "", es = ""] = line.split("|").map((part) => part.trim());
  const [run] = readReference(place);
  return run ? [{ place: run, about: { en, es } }] : [];
});

/** Whether a passage stands within another, or is the greater part of its chapter's. */
const holds = (place: Reference, run: Reference): boolean =>
  place.bookNumber === run.bookNumber &&
  place.chapter === run.chapter &&
  place.fromVerse <= run.fromVerse &&
  run.toVerse <= place.toVerse;

const MAX_LISTS = 40;
const MAX_SUBJECTS = 5;

/** Under which subjects Nave lists a passage's first verse, in the reader's language, as far as we name them. */
export async function subjectsOn(
  bible: D1Database,
  passage: Passage,
  translation: Translation,
): Promise<string[]> {
  const [run] = passage;
  if (!run) return [];
  const first = run.bookNumber * 1_000_000 + run.chapter * 1000 + run.fromVerse;
  const names = await topicsListing(bible, first, MAX_LISTS);
  const { language } = TRANSLATIONS[translation];
  return [...new Set(names.flatMap((name) => labelOf(name, language) ?? []))].slice(0, MAX_SUBJECTS);
}

/** The beginning of a section, to the end of a sentence. */
function toRemark({ heading, text }: Section, most: number): Remark {
  const plainText = text.replaceAll(" ¶ ", " ");
  if (plainText.length <= most) return { heading, text: plainText };
  const cut = plainText.slice(0, most);
  return { heading, text: cut.slice(0, cut.lastIndexOf(". ") + 1) };
}
