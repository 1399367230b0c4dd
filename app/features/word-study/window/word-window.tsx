import { useState } from "react";
import { bookByNumber } from "#app/features/bible/books.ts";
import type { Translation } from "#app/features/bible/translations.ts";
import { useBookWords } from "#app/features/word-study/kept-words.tsx";
import { isHebrew, readVerse } from "#app/features/word-study/verse-words.ts";
import { wordCopy } from "#app/features/word-study/window/copy.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { textOf, useTexts } from "./use-texts.tsx";
import { WindowHead } from "./window-head.tsx";
import { WordContent } from "./word-content.tsx";
import "#app/features/word-study/styles/scripts.css";
import "#app/features/reader/reader.css";
import "#app/features/word-study/styles/word-window.css";

type WordWindowProps = {
  /** `BBCCCVVV`; a psalm's title is its verse 0. */
  verseId: number;
  /** Among the verse's words as blanks part them, from 0; null shows the verse word by word, to choose from. */
  wordIndex: number | null;
  /** In another than the KJV no word is known, and the verse is shown too. */
  translation: Translation;
  onClose(): void;
};

/** What stands behind a word of a verse: beside the text on a wide screen, over its foot on a phone. */
export function WordWindow(props: WordWindowProps) {
  const { verseId, wordIndex, translation, onClose } = props;
  const copy = useCopy(wordCopy);
  const tapped = translation === "KJV" ? wordIndex : null;
  const [chosen, setChosen] = useState<{ of: number; tapped: number | null; word: number } | null>(null);
  // a choice is of the word that was tapped before it
  const word = chosen && chosen.of === verseId && chosen.tapped === tapped ? chosen.word : tapped;
  // as it is drawn first: the effects of its heading, which takes the focus, come before its own
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const close = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  const book = bookByNumber(Math.floor(verseId / 1_000_000));
  if (!book) return null;
  const chapter = Math.floor(verseId / 1000) % 1000;
  return (
    <aside
      className="reader-panel word-window"
      aria-label={copy.label}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <Loaded
        book={book}
        chapter={chapter}
        verseId={verseId}
        word={word}
        close={close}
        choose={(next) => setChosen({ of: verseId, tapped, word: next })}
      />
    </aside>
  );
}

type LoadedProps = {
  book: NonNullable<ReturnType<typeof bookByNumber>>;
  chapter: number;
  verseId: number;
  word: number | null;
  choose(word: number): void;
  close(): void;
};

function Loaded({ book, chapter, verseId, word, choose, close }: LoadedProps) {
  const copy = useCopy(wordCopy);
  const words = useBookWords(book.number);
  const { texts, failed, again } = useTexts(book, chapter);
  const text = textOf(texts.KJV, verseId % 1000);
  const verse = words.file && text !== null ? readVerse(words.file, verseId, text) : null;
  const piece = verse?.pieces.find(({ first, last }) => word !== null && first <= word && word <= last);
  const lost = words.failed || (failed.includes("KJV") && text === null);
  return (
    <>
      <WindowHead
        book={book}
        chapter={chapter}
        verse={verseId % 1000}
        title={piece?.text ?? (word === null ? null : (text?.split(" ")[word] ?? null))}
        close={close}
      />
      {lost ? (
        <div className="word-lost" role="alert">
          <p>{copy.failed}</p>
          <Button
            variant="quiet"
            icon="rotate-cw"
            onClick={() => {
              words.again();
              again();
            }}
          >
            {copy.again}
          </Button>
        </div>
      ) : verse && words.file ? (
        <WordContent
          file={words.file}
          verse={verse}
          piece={piece ?? null}
          texts={texts}
          verseId={verseId}
          choose={choose}
        />
      ) : (
        <p className="word-waiting" role="status">
          {isHebrew(verseId) ? copy.waiting.hebrew : copy.waiting.greek}
        </p>
      )}
    </>
  );
}
