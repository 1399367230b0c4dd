/** A word of a verse that was tapped: its place among the verse's words, as blanks part them, from 0. */
export type WordTap = { verseId: number; wordIndex: number };

/** Which word of a text stands at an offset; null between two of them. */
export function wordAt(text: string, offset: number): number | null {
  if (offset < 0 || offset > text.length) return null;
  const before = text.slice(0, offset);
  const isWord = /\S/.test(text.charAt(offset)) || /\S$/.test(before);
  return isWord ? (before.match(/\s+/g)?.length ?? 0) : null;
}

/** Where a word stands in the text; null when there is no such word. */
export function wordRange(text: string, index: number): { start: number; end: number } | null {
  const word = [...text.matchAll(/\S+/g)][index];
  return word ? { start: word.index, end: word.index + word[0].length } : null;
}
