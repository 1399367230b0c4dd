import "./reading-text.css";
import { memo, type ReactNode } from "react";
import { type ChapterVerse, paragraphsOf } from "#app/features/bible/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import type { ReaderPlace } from "#app/features/reader/address.ts";
import { type ChapterFile, versesOf } from "#app/features/reader/chapters/chapter-file.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { type Run, verseId } from "#app/features/reader/selection.ts";
import { useCopy } from "#app/ui/words/language.tsx";

/** How a verse is marked, by its number `BBCCCVVV`: what the style sheet of marks paints. */
export type ChapterMarks = ReadonlyMap<number, string>;

type ReadingTextProps = {
  at: ReaderPlace;
  chapter: ChapterFile;
  run: Run | null;
  marks?: ChapterMarks | undefined;
};

/**
 * A chapter as it is set. Each verse is an element whose text is exactly the shipped one: numbers, titles and headings
 * stand outside of it. A number chooses its verse, without script too.
 */
export function ReadingText({ at, chapter, run, marks }: ReadingTextProps) {
  const verses = versesOf(chapter);
  return (
    <div className="reading-text" lang={TRANSLATIONS[at.translation].language}>
      {chapter.title && <p className="reading-psalm-title">{chapter.title}</p>}
      {paragraphsOf(verses).map(({ poetry, verses }, index) => (
        <Block key={verses[0]?.number} poetry={poetry} first={index === 0}>
          {index === 0 && (
            <span className="reading-cap" aria-hidden="true">
              {at.chapter}
            </span>
          )}
          {verses.map((verse) => (
            <Verse
              key={verse.number}
              id={verseId(at.book, at.chapter, verse.number)}
              verse={verse}
              heading={chapter.headings?.[verse.number]}
              chosen={run !== null && run.from <= verse.number && verse.number <= run.to}
              mark={marks?.get(verseId(at.book, at.chapter, verse.number))}
            />
          ))}
        </Block>
      ))}
    </div>
  );
}

type BlockProps = { poetry: boolean; first: boolean; children: ReactNode };

const Block = ({ poetry, first, children }: BlockProps) => (
  <div className={`reading-block ${poetry ? "reading-poetry" : ""} ${first ? "reading-first" : ""}`}>
    {children}
  </div>
);

type VerseProps = {
  id: number;
  verse: ChapterVerse;
  heading: string | undefined;
  chosen: boolean;
  mark: string | undefined;
};

const Verse = memo(function Verse({ id, verse: { number, text }, heading, chosen, mark }: VerseProps) {
  const copy = useCopy(readerCopy);
  return (
    <>
      {heading && <h2 className="reading-heading">{heading}</h2>}
      <span className="reading-line">
        <a
          className="reading-number"
          href={`?v=${number}#v${number}`}
          aria-label={copy.verse(number)}
          aria-current={chosen || undefined}
        >
          {number}
        </a>
        <span
          id={`v${number}`}
          className="reading-verse"
          data-verse={id}
          data-chosen={chosen || undefined}
          data-mark={mark}
        >
          {text}
        </span>{" "}
      </span>
    </>
  );
}, isSame);

function isSame(one: VerseProps, other: VerseProps): boolean {
  return (
    one.id === other.id &&
    one.verse.text === other.verse.text &&
    one.heading === other.heading &&
    one.chosen === other.chosen &&
    one.mark === other.mark
  );
}
