import { createContext, type ReactNode, useContext } from "react";
import type { HeldWords } from "#app/core/content/held-content.ts";
import type { Language } from "#app/core/language.ts";
import { LanguageProvider, useLanguage } from "./language.tsx";

const NOTHING: HeldWords = {};
const Held = createContext<HeldWords>(NOTHING);

type WordsProps = { language: Language; held: HeldWords | undefined; children: ReactNode };

/** The reader's language, and what administrators have put in the place of words that stand in the pages' script. */
export const WordsProvider = ({ language, held = NOTHING, children }: WordsProps) => (
  <LanguageProvider value={language}>
    <Held.Provider value={held}>{children}</Held.Provider>
  </LanguageProvider>
);

/** The words that hold for an item in the reader's language, by the names of its fields; null where it is as it ships. */
export function useHeldWords(kind: string): (item: string) => Readonly<Record<string, string>> | null {
  const held = useContext(Held);
  const ending = `_${useLanguage()}`;
  return (item) => {
    const values = held[kind]?.[item];
    if (!values) return null;
    return Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) =>
        name.endsWith(ending) ? [[name.slice(0, -ending.length), String(value)]] : [],
      ),
    );
  };
}
