import { knownLanguage, type Language } from "#app/core/language.ts";

type Matches = readonly ({ id: string; data: unknown } | undefined)[];

/** For the `meta` of a page whose own loader does not say it: the language that the root's has found. */
export function languageOf(matches: Matches): Language {
  const root = matches.find((match) => match?.id === "root")?.data;
  return knownLanguage(typeof root === "object" && root && "language" in root ? root.language : null);
}
