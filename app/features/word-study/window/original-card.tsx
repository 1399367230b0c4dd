import { Link } from "@remix-run/react";
import { wordCopy } from "#app/features/word-study/copy.ts";
import { numberOf } from "#app/features/word-study/lemma.ts";
import {
  isHebrew,
  type OriginalWord,
  type ReadVerse,
  shownForm,
} from "#app/features/word-study/verse-words.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";

type OriginalCardProps = { original: OriginalWord; verse: ReadVerse; verseId: number };

/** One word of the original: the form in the verse, the dictionary's word, what it is and what it means. */
export function OriginalCard({ original, verse, verseId }: OriginalCardProps) {
  const copy = useCopy(wordCopy);
  const language = useLanguage();
  const { entry, form, grammar, at } = original;
  const hebrew = isHebrew(verseId);
  const script = hebrew ? "he" : "grc";
  const written = verse.written.find(({ from, to, isRead }) => isRead && from <= at && at <= to);
  return (
    <section className="word-card">
      <p className="word-form" lang={script} dir={hebrew ? "rtl" : undefined}>
        {shownForm(form)}
      </p>
      {written && (
        <p className="word-note">
          {written.written
            ? copy.written(
                written.written
                  .split(" ")
                  .map((word) => shownForm(word.split("|")[0] ?? ""))
                  .join(" "),
              )
            : copy.writtenNone}
        </p>
      )}
      <dl>
        <dt>{copy.grammar}</dt>
        <dd>{grammar[language]}</dd>
        {entry && (
          <>
            <dt>{copy.dictionaryForm}</dt>
            <dd>
              <b lang={script} dir={hebrew ? "rtl" : undefined} className="word-letters">
                {entry.word}
              </b>{" "}
              <b>{entry.latin}</b> <span className="word-said">{entry.said}</span>
            </dd>
            {entry.own && (
              <>
                <dt>{copy.ownLine}</dt>
                <dd>{entry.own[language]}</dd>
              </>
            )}
            {entry.gloss && (
              <>
                <dt>{copy.gloss}</dt>
                <dd lang="en">{entry.gloss}</dd>
              </>
            )}
            <dt>{copy.strong}</dt>
            <dd lang="en">{entry.strong || copy.strongNone}</dd>
          </>
        )}
      </dl>
      {original.key ? (
        <Link className="btn btn-quiet" to={`/bible-study/word/${numberOf(original.key)}`}>
          {copy.seeAll}
        </Link>
      ) : (
        <p>{copy.noWord}</p>
      )}
    </section>
  );
}
