import type { Passage } from "#app/features/bible/passage.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { type Section, sectionsOn, topicsListing } from "./store.server.ts";
import { labelOf } from "./subject.ts";

export type Remark = { heading: string; text: string };

/** Letters of the commentary that one answer is told; the rest is for a book. */
const MOST_LETTERS = 1400;
const MOST_SECTIONS = 6;

/** What Matthew Henry's Concise Commentary says of a passage, section by section; in English, the only language it has. */
export async function findCommentary(bible: D1Database, passage: Passage): Promise<Remark[]> {
  const [run] = passage;
  if (!run) return [];
  const chapter = run.bookNumber * 1_000_000 + run.chapter * 1000;
  const sections = await sectionsOn(bible, chapter + run.fromVerse, chapter + run.toVerse);
  return sections.slice(0, MOST_SECTIONS).map(toRemark);
}

/** How the commentary introduces a book; null for the two that it does not introduce. */
export async function findIntroduction(bible: D1Database, bookNumber: number): Promise<Remark | null> {
  const [section] = await sectionsOn(bible, bookNumber * 1_000_000, bookNumber * 1_000_000);
  return section ? toRemark(section) : null;
}

const MOST_LISTS = 40;
const MOST_SUBJECTS = 5;

/** Under which subjects Nave lists a passage's first verse, in the reader's language, as far as we name them. */
export async function subjectsOn(
  bible: D1Database,
  passage: Passage,
  translation: Translation,
): Promise<string[]> {
  const [run] = passage;
  if (!run) return [];
  const first = run.bookNumber * 1_000_000 + run.chapter * 1000 + run.fromVerse;
  const names = await topicsListing(bible, first, MOST_LISTS);
  const { language } = TRANSLATIONS[translation];
  return [...new Set(names.flatMap((name) => labelOf(name, language) ?? []))].slice(0, MOST_SUBJECTS);
}

/** The beginning of a section, to the end of a sentence. */
function toRemark({ heading, text }: Section): Remark {
  const plainText = text.replaceAll(" ¶ ", " ");
  if (plainText.length <= MOST_LETTERS) return { heading, text: plainText };
  const cut = plainText.slice(0, MOST_LETTERS);
  return { heading, text: cut.slice(0, cut.lastIndexOf(". ") + 1) };
}
