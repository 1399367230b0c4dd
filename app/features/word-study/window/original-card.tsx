import type { ReactNode } from "react";
import {
  firstOf,
  isHebrew,
  type OriginalWord,
  type ReadVerse,
  shownForm,
} from "#app/features/word-study/verse-words.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";
import { GrammarLine } from "./grammar-line.tsx";
import { WordPlaces } from "./word-places.tsx";

type OriginalCardProps = {
  original: OriginalWord;
  verse: ReadVerse;
  verseId: number;
  /** Stands between what the word means and where it stands. */
  children?: ReactNode;
};

/** One word of the original: the form in the verse, the dictionary's word, what it is and what it means. */
export function OriginalCard({ original, verse, verseId, children }: OriginalCardProps) {
  const copy = useCopy(wordCopy);
  const language = useLanguage();
  const { entry, form, grammar } = original;
  const hebrew = isHebrew(verseId);
  const script = { lang: hebrew ? "he" : "grc", dir: hebrew ? "rtl" : undefined };
  return (
    <section className="word-card">
      <div className="word-top">
        <p className="word-form" {...script}>
          {shownForm(form)}
        </p>
        <WrittenForm original={original} verse={verse} />
        {entry && (
          <p className="word-entry">
            <span className="word-sr">{copy.dictionaryWord}: </span>
            <b className="word-letters" {...script}>
              {firstOf(entry.word)}
            </b>{" "}
            <b>{firstOf(entry.latin)}</b> <span className="word-said">{entry.said}</span>
          </p>
        )}
        {entry?.own && <p className="word-own">{entry.own[language]}</p>}
        {entry?.gloss && (
          <p className="word-gloss" lang="en">
            {entry.gloss}
          </p>
        )}
      </div>
      <dl className="word-facts">
        <dt>{copy.grammar}</dt>
        <dd>
          <GrammarLine text={grammar[language]} hebrew={hebrew} />
        </dd>
        {entry ? (
          <>
            <dt>{copy.strong}</dt>
            {entry.strong ? <dd lang="en">{entry.strong}</dd> : <dd>{copy.strongNone}</dd>}
          </>
        ) : (
          <>
            <dt>{copy.dictionaryWord}</dt>
            <dd>{copy.noWord}</dd>
          </>
        )}
      </dl>
      {children}
      {original.key && <WordPlaces wordKey={original.key} bookNumber={Math.floor(verseId / 1_000_000)} />}
    </section>
  );
}

/** Where the manuscript is written otherwise than it is read. */
function WrittenForm({ original, verse }: Omit<OriginalCardProps, "verseId" | "children">) {
  const copy = useCopy(wordCopy);
  const { at } = original;
  const written = verse.written.find(({ from, to, isRead }) => isRead && from <= at && at <= to);
  if (!written) return null;
  const letters = written.written
    .split(" ")
    .map((word) => shownForm(word.split("|")[0] ?? ""))
    .join(" ");
  return <p className="word-note">{letters ? copy.written(letters) : copy.writtenNone}</p>;
}
