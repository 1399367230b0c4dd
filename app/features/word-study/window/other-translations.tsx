import { ALL_TRANSLATIONS, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";
import { type Texts, textOf } from "./use-texts.tsx";

/** The same verse in the translations beside the KJV; a verse that one does not have is said. */
export function OtherTranslations({ texts, verse }: { texts: Texts; verse: number }) {
  const copy = useCopy(wordCopy);
  if (verse === 0) return null;
  return (
    <section className="word-part">
      <h3>{copy.sameVerse}</h3>
      {ALL_TRANSLATIONS.filter((name) => name !== "KJV" && texts[name]).map((translation) => {
        const { language, name } = TRANSLATIONS[translation];
        const text = textOf(texts[translation], verse);
        return (
          <figure key={translation} className="word-verse">
            {text === null ? <p>{copy.notInText}</p> : <blockquote lang={language}>{text}</blockquote>}
            <figcaption lang={language}>{name}</figcaption>
          </figure>
        );
      })}
    </section>
  );
}
