import { wordsOf } from "./words.ts";

/** What is looked for: a word with its plural, the beginning of words, or words that follow each other. */
export type Term =
  | { kind: "word"; word: string }
  | { kind: "beginning"; word: string }
  | { kind: "phrase"; words: readonly string[] };

export type Terms = {
  terms: readonly Term[];
  /** Something was left out: too long, or too many words. */
  isCut: boolean;
};

/** So much of what is typed is read. */
export const MAX_TEXT = 300;
const MAX_TERMS = 12;
const MAX_PHRASE = 20;
const MAX_WORD = 40;
/** One letter begins every second word. */
export const LEAST_BEGINNING = 2;

const PIECE = /["“”«»„‟＂]([^"“”«»„‟＂]*)(?:["“”«»„‟＂]|$)|[^\s"“”«»„‟＂]+/gu;

/**
 * Reads a search. Words in quotation marks follow each other; `righteous*` is a beginning; a name like `God's` is two
 * words that follow each other, as in the index. Everything else is a word, `AND`, `NEAR` and marks among them.
 */
export function readTerms(text: string): Terms {
  const read = text.slice(0, MAX_TEXT);
  const terms: Term[] = [];
  const known = new Set<string>();
  for (const [piece, quoted] of read.matchAll(PIECE)) {
    const term = termOf(quoted ?? piece, quoted === undefined && /\p{L}\*+$/u.test(piece));
    const key = JSON.stringify(term);
    if (!term || known.has(key)) continue;
    known.add(key);
    terms.push(term);
  }
  return { terms: terms.slice(0, MAX_TERMS), isCut: text.length > MAX_TEXT || terms.length > MAX_TERMS };
}

function termOf(text: string, isBeginning: boolean): Term | null {
  const words = wordsOf(text).slice(0, MAX_PHRASE);
  const [word] = words;
  if (word === undefined || words.some(({ length }) => length > MAX_WORD)) return null;
  if (words.length > 1) return { kind: "phrase", words };
  return { kind: isBeginning && word.length >= LEAST_BEGINNING ? "beginning" : "word", word };
}

/** The terms with the last word as a beginning: while it is typed, it may go on. Null where it cannot. */
export function withOpenEnd({ terms }: Terms): readonly Term[] | null {
  const last = terms.at(-1);
  if (last?.kind !== "word" || last.word.length < LEAST_BEGINNING) return null;
  return [...terms.slice(0, -1), { kind: "beginning", word: last.word }];
}

/** All the words in the order in which they were typed, where there are several and no marks: they may be a quotation. */
export function asPhrase({ terms }: Terms): readonly string[] | null {
  const words = terms.map((term) => (term.kind === "word" ? term.word : null));
  return words.length > 1 && words.every((word) => word !== null) ? (words as string[]) : null;
}
