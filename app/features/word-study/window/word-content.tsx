import { Link } from "@remix-run/react";
import { bookByNumber } from "#app/features/bible/books.ts";
import type { BookFile } from "#app/features/word-study/book-file.ts";
import { interlinearPath } from "#app/features/word-study/interlinear/path.ts";
import { EnglishOrder } from "#app/features/word-study/interlinear/word-lists.tsx";
import {
  firstOf,
  isHebrew,
  type Piece,
  type ReadVerse,
  whyUnlinked,
} from "#app/features/word-study/verse-words.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";
import { OriginalCard } from "./original-card.tsx";
import { OtherTranslations } from "./other-translations.tsx";
import { SameEnglishTable } from "./same-english-table.tsx";
import type { Texts } from "./use-texts.tsx";

type WordContentProps = {
  file: BookFile;
  verse: ReadVerse;
  /** Null while no word is chosen. */
  piece: Piece | null;
  texts: Texts;
  verseId: number;
  choose(word: number): void;
};

/** Everything about a word: the words of the original behind it, their like in the chapter, the verse word by word. */
export function WordContent({ file, verse, piece, texts, verseId, choose }: WordContentProps) {
  const copy = useCopy(wordCopy);
  const why = piece && whyUnlinked(verse, piece);
  const hebrew = isHebrew(verseId);
  const [only, more] = piece?.at ?? [];
  const single = only !== undefined && more === undefined ? verse.originals[only] : undefined;
  return (
    <>
      {why && <p className="word-why">{copy.unlinked[why]}</p>}
      {piece && piece.numbers.length > 0 && (
        <p className="word-note">{copy.withoutPlace(piece.numbers.join(", "))}</p>
      )}
      {piece && piece.at.length > 1 && <p className="word-note">{copy.several(piece.at.length)}</p>}
      {piece?.at.map((at) => {
        const original = verse.originals[at];
        return (
          original && (
            <OriginalCard key={`${verseId} ${at}`} original={original} verse={verse} verseId={verseId}>
              {single?.key && texts.KJV && (
                <SameEnglishTable
                  file={file}
                  chapter={texts.KJV}
                  verseId={verseId}
                  wordKey={single.key}
                  latin={firstOf(single.entry?.latin ?? "")}
                  english={piece.text}
                />
              )}
            </OriginalCard>
          )
        );
      })}
      {piece && <MarginNotes verse={verse} piece={piece} />}
      <section className="word-part">
        <h3>{copy.wordByWord}</h3>
        <p className="interlinear-words" data-small>
          <EnglishOrder verse={verse} hebrew={hebrew} tapped={piece?.first ?? null} tap={choose} />
        </p>
        <ChapterLink verseId={verseId} />
        <p className="word-note">{hebrew ? copy.hebrewText : copy.greekText}</p>
      </section>
      <OtherTranslations texts={texts} verse={verseId % 1000} />
    </>
  );
}

function ChapterLink({ verseId }: { verseId: number }) {
  const copy = useCopy(wordCopy);
  const book = bookByNumber(Math.floor(verseId / 1_000_000));
  if (!book) return null;
  const path = interlinearPath(book, Math.floor(verseId / 1000) % 1000);
  return (
    <Link className="word-more" to={`${path}#v${verseId % 1000}`}>
      {copy.wholeChapter}
    </Link>
  );
}

/** What the translators of 1611 wrote beside these words. */
function MarginNotes({ verse, piece }: { verse: ReadVerse; piece: Piece }) {
  const copy = useCopy(wordCopy);
  const here = verse.notes.filter(
    ({ first, last }) => first !== null && first <= piece.last && piece.first <= last,
  );
  if (here.length === 0) return null;
  return (
    <section className="word-part">
      <h3>{copy.margin}</h3>
      {here.map(({ note }) => (
        <p key={note} lang="en">
          {note}
        </p>
      ))}
    </section>
  );
}
