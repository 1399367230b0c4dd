import type { Passage } from "#app/features/bible/passage.ts";
import { type Section, sectionsOn } from "./store.server.ts";

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

/** The beginning of a section, to the end of a sentence. */
function toRemark({ heading, text }: Section): Remark {
  const plainText = text.replaceAll(" ¶ ", " ");
  if (plainText.length <= MOST_LETTERS) return { heading, text: plainText };
  const cut = plainText.slice(0, MOST_LETTERS);
  return { heading, text: cut.slice(0, cut.lastIndexOf(". ") + 1) };
}
