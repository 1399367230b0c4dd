/**
 * A pattern and the pattern of its beginnings, both as sources of regular expressions: a stream must know not only
 * what it has, but also what the end of it may yet become. A beginning may be told too widely, never too narrowly.
 */
export type Grammar = { readonly whole: string; readonly begun: string };

type Trie = Map<string, Trie>;

/** `john` as `(?:j(?:o(?:h(?:n)?)?)?)?`, for all words at once. */
function beginningsOf(words: readonly string[]): string {
  const root: Trie = new Map();
  for (const word of words) {
    let at = root;
    for (const letter of word) {
      const next: Trie = at.get(letter) ?? new Map();
      at.set(letter, next);
      at = next;
    }
  }
  const toSource = (trie: Trie): string =>
    trie.size === 0
      ? ""
      : `(?:${[...trie].map(([letter, rest]) => escaped(letter) + toSource(rest)).join("|")})?`;
  return toSource(root);
}

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\ ]/g, (sign) => SIGNS[sign] ?? `\\${sign}`);
/** A space in a word is any one or two. */
const SIGNS: Record<string, string> = { " ": "\\s{1,2}" };

/** One of these, the longest that fits. */
export const words = (list: readonly string[]): Grammar => ({
  whole: `(?:${[...list]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join("|")})`,
  begun: beginningsOf(list),
});

/** Sources given by hand; without `begun` it is a shape whose every beginning is the shape itself or nothing. */
export const shape = (whole: string, begun = `(?:${whole})?`): Grammar => ({ whole, begun });

export const maybe = ({ whole, begun }: Grammar): Grammar => ({ whole: `(?:${whole})?`, begun });

export const either = (...parts: readonly Grammar[]): Grammar => ({
  whole: `(?:${parts.map((part) => part.whole).join("|")})`,
  begun: `(?:${parts.map((part) => part.begun).join("|")})`,
});

export const inOrder = (...parts: readonly Grammar[]): Grammar =>
  parts.reduceRight((rest, part) => ({
    whole: part.whole + rest.whole,
    begun: `(?:${part.whole}${rest.begun}|${part.begun})`,
  }));

/** The same, remembered as the group `name`. */
export const named = (name: string, { whole, begun }: Grammar): Grammar => ({
  whole: `(?<${name}>${whole})`,
  begun,
});
