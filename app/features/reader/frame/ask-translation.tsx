import { translationCopy } from "#app/features/bible/copy-translations.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type ReaderPlace, readerPath } from "#app/features/reader/address.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** Asked once, over the first chapter: a plain form for each, without script too. */
export default function AskTranslation({ at }: { at: ReaderPlace }) {
  const copy = useCopy(translationCopy);
  const here = addressOf(at);
  return (
    <section className="reader-ask" aria-labelledby="ask-translation">
      <h2 id="ask-translation">{copy.question}</h2>
      <p>{copy.text}</p>
      <div className="reader-ask-answers">
        {ALL_TRANSLATIONS.map((translation) => (
          <form key={translation} method="post" action="/preferences">
            <input type="hidden" name="return_to" value={readerPath({ ...here, translation })} />
            <button type="submit" name="translation" value={translation}>
              <b lang={TRANSLATIONS[translation].language}>{TRANSLATIONS[translation].name}</b>
              <span>{copy.hints[translation]}</span>
            </button>
          </form>
        ))}
      </div>
    </section>
  );
}
