import type { Term } from "./terms.ts";
import { formsOf, type PlacedWord, placedWords } from "./words.ts";

/** A piece of a verse; `hit`: it was looked for. */
export type Piece = { text: string; hit: boolean };

type Span = { from: number; to: number };

/** Where the term stands among the words of a text. */
function* spansOf(term: Term, words: readonly PlacedWord[]): Generator<Span> {
  if (term.kind === "phrase") {
    const { length } = term.words;
    for (let at = 0; at + length <= words.length; at++)
      if (term.words.every((word, step) => words[at + step]?.word === word))
        yield { from: words[at]?.from ?? 0, to: words[at + length - 1]?.to ?? 0 };
    return;
  }
  const forms = term.kind === "word" ? formsOf(term.word) : [];
  for (const { word, from, to } of words)
    if (term.kind === "beginning" ? word.startsWith(term.word) : forms.includes(word)) yield { from, to };
}

/** Whether all the terms stand in the text, or at least one. */
export function hasTerms(text: string, terms: readonly Term[], least: "all" | "one"): boolean {
  const words = placedWords(text);
  const has = (term: Term) => !spansOf(term, words).next().done;
  return least === "all" ? terms.every(has) : terms.some(has);
}

/** The text in pieces, what was looked for apart from the rest. */
export function markTerms(text: string, terms: readonly Term[]): Piece[] {
  const words = placedWords(text);
  const spans = terms.flatMap((term) => [...spansOf(term, words)]).toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    if (to <= done) continue;
    const begin = Math.max(from, done);
    if (begin > done) pieces.push({ text: text.slice(done, begin), hit: false });
    pieces.push({ text: text.slice(begin, to), hit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}
