import { type Color, isColor } from "./marks.ts";
import type { ChapterMarks } from "./reply.ts";
import { versesOf } from "./selection.ts";

/** What is seen of a verse in the text. */
export type PaintedVerse = {
  color: Color | null;
  bookmark: boolean;
  saved: boolean;
  note: boolean;
  tags: string[];
};

const PLAIN: PaintedVerse = { color: null, bookmark: false, saved: false, note: false, tags: [] };

/** By verse; a verse without anything is not there. */
export function paintedVerses({ marks, saved, notes }: ChapterMarks): Map<number, PaintedVerse> {
  const painted = new Map<number, PaintedVerse>();
  const paint = (verse: number, more: Partial<PaintedVerse>) =>
    painted.set(verse, { ...(painted.get(verse) ?? PLAIN), ...more });
  for (const { kind, verse, value, tag } of marks) {
    if (kind === "highlight" && isColor(value)) paint(verse, { color: value });
    if (kind === "bookmark") paint(verse, { bookmark: true });
    if (kind === "tag") paint(verse, { tags: [...(painted.get(verse)?.tags ?? []), tag] });
  }
  for (const range of saved) for (const verse of versesOf(range)) paint(verse, { saved: true });
  for (const range of notes) for (const verse of versesOf(range)) paint(verse, { note: true });
  return painted;
}

/** What `data-mark` of each verse says, words apart: its color, and whether it has a note or a bookmark. */
export const dataMarks = (painted: ReadonlyMap<number, PaintedVerse>): Map<number, string> =>
  new Map(
    [...painted].flatMap(([verse, { color, note, bookmark }]) => {
      const words = [color, note && "note", bookmark && "bookmark"].filter(Boolean).join(" ");
      return words ? [[verse, words]] : [];
    }),
  );
