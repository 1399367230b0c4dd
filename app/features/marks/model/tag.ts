/** The longest tag, in characters. */
export const MAX_TAG = 40;

// what has no place in a line: control characters, direction marks, and the widths of nothing
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A tag as it is kept: one line without unseen signs, small letters; null when nothing is left, or too much. */
export function tagIn(text: string): string | null {
  const tag = text
    .slice(0, 1_000)
    .replace(UNSEEN, " ")
    .trim()
    .replace(/^#+/, "")
    .trim()
    .replace(/\s+/g, " ")
    .normalize("NFC")
    .toLowerCase();
  return tag.length > 0 && tag.length <= MAX_TAG && tag.isWellFormed() ? tag : null;
}
