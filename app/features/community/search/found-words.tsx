import { createContext, type ReactNode, useContext, useMemo } from "react";
import { piecesOf, soughtWords, wordsOf } from "./words.ts";

const Sought = createContext<ReadonlySet<string>>(new Set());

/** What stands in it marks the words of a search. */
export function SoughtWords({ q, children }: { q: string; children: ReactNode }) {
  const sought = useMemo(() => new Set(soughtWords(q)), [q]);
  return <Sought.Provider value={sought}>{children}</Sought.Provider>;
}

/** A text of a member's, with the words marked that were looked for. */
export function Found({ text }: { text: string }) {
  const sought = useContext(Sought);
  if (sought.size === 0) return text;
  let at = 0;
  return piecesOf(text, sought).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.isFound ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}

/** Whether a word that was looked for is in none of these texts. */
export function useIsElsewhere(...texts: string[]): boolean {
  const sought = useContext(Sought);
  if (sought.size === 0) return false;
  const here = new Set(wordsOf(texts.join("\n")));
  return [...sought].some((word) => !here.has(word));
}
