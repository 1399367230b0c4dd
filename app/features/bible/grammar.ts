/**
 * A pattern and the pattern of its beginnings, both as sources of regular expressions: a stream must know not only
 * what it has, but also what the end of it may yet become. A beginning may be told too widely, never too narrowly.
 */
export type Grammar = { readonly whole: string; readonly begun: string };

/** `signs`: the letter as the words have it here, large, small, with or without its accent. */
type Branch = { signs: Set<string>; rest: Trie };
type Trie = { ends: boolean; branches: Map<string, Branch> };

function trieOf(list: readonly string[]): Trie {
  const root: Trie = { ends: false, branches: new Map() };
  for (const word of list) {
    let at = root;
    for (const sign of word.normalize("NFC")) {
      const letter = sign.normalize("NFD").charAt(0).toLowerCase();
      const branch = at.branches.get(letter) ?? {
        signs: new Set(),
        rest: { ends: false, branches: new Map() },
      };
      branch.signs.add(sign);
      at.branches.set(letter, branch);
      at = branch.rest;
    }
    at.ends = true;
  }
  return root;
}

/** `John` and `job` as `[Jj]o(?:hn|b)`; where a beginning is enough, each letter may be the last. */
function toSource({ ends, branches }: Trie, beginnings: boolean): string {
  if (branches.size === 0) return "";
  const rests = [...branches.values()].map(({ signs, rest }) => oneOf(signs) + toSource(rest, beginnings));
  const may = ends || beginnings ? "?" : "";
  return rests.length === 1 && may === "" ? rests.join("") : `(?:${rests.join("|")})${may}`;
}

const oneOf = (signs: ReadonlySet<string>): string =>
  signs.size === 1 ? escaped([...signs].join("")) : `[${[...signs].join("")}]`;
/** A space in a word is any one or two. */
const escaped = (sign: string): string =>
  sign === " " ? "\\s{1,2}" : sign.replace(/[.*+?^${}()|[\]\\]/, "\\$&");

/** One of these, the longest that fits. */
export const words = (list: readonly string[]): Grammar => {
  const trie = trieOf(list);
  return { whole: `(?:${toSource(trie, false)})`, begun: toSource(trie, true) };
};

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
