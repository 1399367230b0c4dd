/** Width in px of words in the letters that are set. */
export type Measure = (words: string) => number;

export const PICTURE = { width: 1080, height: 1350, margin: 120 } as const;

export const GROUNDS = ["paper", "plum", "night"] as const;
export type Ground = (typeof GROUNDS)[number];

/** Words in lines of at most that width; a word that is wider has a line of its own. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Letters from large to small, px. */
const SIZES = [84, 76, 68, 60, 54, 48, 43, 38, 34, 30, 26];
const LEADING = 1.4;

export type Setting = { size: number; leading: number; lines: string[] };

/** The largest letters in which all of the text has room; null where it is too long for a picture. */
export function settingFor(
  text: string,
  { width, height }: { width: number; height: number },
  measureAt: (size: number) => Measure,
): Setting | null {
  for (const size of SIZES) {
    const leading = Math.round(size * LEADING);
    const lines = linesOf(text, width, measureAt(size));
    if (lines.length * leading <= height) return { size, leading, lines };
  }
  return null;
}
