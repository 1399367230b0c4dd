/** Of a list of any length only the lines around its reader are drawn; what they would take up, the rest takes up. */

/** Lines that are drawn at once. A list that has no more is drawn whole. */
export const MAX_RENDERED = 300;
/** With fewer drawn lines before or after the reader's the window goes along. */
export const MIN_AROUND = 75;

/** From the first line that is drawn up to, and without, `to`. */
export type RenderedRange = { from: number; to: number };

/** The lines drawn around one of them; null: at the list's end. */
export function windowAround(count: number, at: number | null): RenderedRange {
  const last = Math.max(0, count - MAX_RENDERED);
  const from = at === null ? last : Math.min(last, Math.max(0, at - MAX_RENDERED / 2));
  return { from, to: Math.min(count, from + MAX_RENDERED) };
}

/** Whether a reader at a line is so near to what is not drawn that the window must go along. */
export const isNearEdge = ({ from, to }: RenderedRange, count: number, at: number): boolean =>
  (from > 0 && at - from < MIN_AROUND) || (to < count && to - 1 - at < MIN_AROUND);

/** How tall the lines of a list are as far as they were seen, and what lies between two of them, px. */
export type Heights = { known: ReadonlyMap<string, number>; gap: number; usual: number };

type Lines = readonly { id: string }[];

const heightOf = ({ known, usual }: Heights, line: Lines[number] | undefined): number =>
  (line && known.get(line.id)) ?? usual;

/** What the lines `from` up to `to` take up with what lies between them, px; 0 for none. */
export function extentOf(lines: Lines, { from, to }: RenderedRange, heights: Heights): number {
  let extent = 0;
  for (let at = from; at < to; at++) extent += heightOf(heights, lines[at]) + heights.gap;
  return Math.max(0, extent - heights.gap);
}

/** The line among `from` up to `to` that lies so far below the top of the first of them, px. */
export function lineAtDepth(
  lines: Lines,
  { from, to }: RenderedRange,
  depth: number,
  heights: Heights,
): number {
  let end = 0;
  for (let at = from; at < to; at++) {
    end += heightOf(heights, lines[at]) + heights.gap;
    if (depth < end) return at;
  }
  return Math.max(from, to - 1);
}
