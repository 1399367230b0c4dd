/** The languages that the product speaks. English comes first: it is what everyone else gets. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words by language. A catalogue in which one language lacks a word does not compile. */
export type Copy<Words> = Record<Language, Words>;

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** A language that was told; English when it is none of ours. */
export const knownLanguage = (value: unknown): Language => (isLanguage(value) ? value : "en");

/**
 * What a person reads: what they chose, else the first language of the browser that we speak.
 * @param acceptLanguage the header as it came (RFC 9110, 12.5.4)
 */
export function chooseLanguage(chosen: string | null, acceptLanguage: string | null): Language {
  if (isLanguage(chosen)) return chosen;
  const wanted = (acceptLanguage ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/i.exec(text)?.[1]).find(Boolean);
      return { language: tag.trim().slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const first = wanted.find(({ language }) => isLanguage(language))?.language;
  return knownLanguage(first);
}
