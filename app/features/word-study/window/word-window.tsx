import { useEffect, useRef } from "react";
import { bookByNumber } from "#app/features/bible/books.ts";
import { chapterName } from "#app/features/bible/chapter.ts";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { wordCopy } from "#app/features/word-study/copy.ts";
import { useBookWords } from "#app/features/word-study/kept-words.tsx";
import { readVerse, whyUnlinked } from "#app/features/word-study/verse-words.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { OriginalCard } from "./original-card.tsx";
import "./word-window.css";

type WordWindowProps = {
  /** `BBCCCVVV`. */
  verseId: number;
  /** Among the verse's words as blanks part them, from 0. */
  wordIndex: number;
  translation: Translation;
  /** The King James Version's text of the verse. */
  text: string;
  onClose(): void;
};

/** What stands behind a word of a verse: beside the text on a wide screen, over its foot on a phone. */
export function WordWindow({ verseId, wordIndex, translation, text, onClose }: WordWindowProps) {
  const copy = useCopy(wordCopy);
  const book = bookByNumber(Math.floor(verseId / 1_000_000));
  const { file, failed, again } = useBookWords(book?.number ?? 1);
  const verse = file && readVerse(file, verseId, text);
  const piece = verse?.pieces.find(({ first, last }) => first <= wordIndex && wordIndex <= last);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word is read out as the first was
  useEffect(() => heading.current?.focus(), [verseId, wordIndex]);
  if (!book) return null;
  const chapter = Math.floor(verseId / 1000) % 1000;
  const why = verse && piece ? whyUnlinked(verse, piece) : null;
  return (
    <aside
      className="word-window"
      aria-label={copy.word}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="word-window-head">
        <div>
          <h2 ref={heading} tabIndex={-1} lang="en">
            {piece?.text ?? text.split(" ")[wordIndex]}
          </h2>
          <p lang={TRANSLATIONS[translation].language}>
            {`${chapterName({ translation, book, chapter })}:${verseId % 1000}, `}
            <span lang="en">{TRANSLATIONS.KJV.name}</span>
          </p>
        </div>
        <Button variant="bare" icon="x" iconOnly onClick={onClose}>
          {copy.close}
        </Button>
      </div>
      {!file && !failed && <p role="status">{copy.loading}</p>}
      {failed && (
        <div role="alert">
          <p>{copy.failed}</p>
          <Button variant="quiet" icon="rotate-cw" onClick={again}>
            {copy.again}
          </Button>
        </div>
      )}
      {why && <p className="word-why">{copy.unlinked[why]}</p>}
      {piece && piece.numbers.length > 0 && <p>{copy.noNumbers(piece.numbers.join(", "))}</p>}
      {verse &&
        piece?.at.map((at) => {
          const original = verse.originals[at];
          return original && <OriginalCard key={at} original={original} verse={verse} verseId={verseId} />;
        })}
    </aside>
  );
}
