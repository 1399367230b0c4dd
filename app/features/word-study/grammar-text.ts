import type { Language } from "#app/core/language.ts";
import type { TermsFile } from "./study.ts";

/** What a form is, in parts: plain words, and terms that can be explained. */
export type GrammarPart = { text: string; explained: string | null };

/** `verb, simple past (aorist), active`: what stands in brackets and is a term has its explanation. */
export function grammarParts(
  text: string,
  terms: TermsFile["hebrew"] | null,
  language: Language,
): GrammarPart[] {
  const explained = new Map(
    (terms ?? []).map(([en, es, inEnglish, inSpanish]) =>
      language === "es" ? [es.toLowerCase(), inSpanish] : [en.toLowerCase(), inEnglish],
    ),
  );
  return text
    .split(/\(([^()]+)\)/)
    .map((part, at) => ({
      text: part,
      explained: at % 2 === 1 ? (explained.get(part.toLowerCase()) ?? null) : null,
      at,
    }))
    .flatMap(({ text, explained, at }) => {
      if (text === "") return [];
      return [{ text: at % 2 === 1 && explained === null ? `(${text})` : text, explained }];
    });
}
