import { createContext, useContext } from "react";
import type { Copy, Language } from "#app/core/language.ts";

const Spoken = createContext<Language>("en");
export const LanguageProvider = Spoken.Provider;

export const useLanguage = (): Language => useContext(Spoken);

/** The words of a catalogue in the reader's language. */
export const useCopy = <Words,>(catalogue: Copy<Words>): Words => catalogue[useLanguage()];
