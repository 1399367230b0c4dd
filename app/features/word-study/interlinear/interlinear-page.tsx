import { Link } from "@remix-run/react";
import { useState } from "react";
import type { Book } from "#app/features/bible/books.ts";
import { bookName, chapterName, neighbours } from "#app/features/bible/chapter/chapter.ts";
import { readerPath } from "#app/features/reader/address.ts";
import type { ChapterFile } from "#app/features/reader/chapters/chapter-file.ts";
import { useBookWords } from "#app/features/word-study/kept-words.tsx";
import { WordWindow } from "#app/features/word-study/window/word-window.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { interlinearCopy } from "./copy.ts";
import { InterlinearVerse, type Order } from "./interlinear-verse.tsx";
import { interlinearPath } from "./path.ts";

type InterlinearPageProps = { book: Book; chapter: number; text: ChapterFile };

/** A chapter word by word: the order of the Hebrew or Greek, or that of the English. */
export function InterlinearPage({ book, chapter, text }: InterlinearPageProps) {
  const copy = useCopy(interlinearCopy);
  const { file, failed, again } = useBookWords(book.number);
  const [order, setOrder] = useState<Order>("original");
  const [tapped, setTapped] = useState<{ verseId: number; wordIndex: number } | null>(null);
  const at = { translation: "KJV", book, chapter } as const;
  const before = book.number * 1_000_000 + chapter * 1000;
  const verses = [...(text.title ? [[0, text.title] as const] : []), ...text.verses];
  return (
    <div className="interlinear" data-open={tapped ? true : undefined}>
      <div className="interlinear-page">
        <header className="interlinear-head">
          <h1 lang="en">{chapterName(at)}</h1>
          <p>{book.number < 40 ? copy.leadHebrew : copy.leadGreek}</p>
          <Link to={readerPath(at)}>{copy.read}</Link>
        </header>
        <OrderChoice
          order={order}
          setOrder={setOrder}
          original={book.number < 40 ? copy.hebrew : copy.greek}
        />
        {failed && (
          <div className="word-lost" role="alert">
            <p>{copy.failed}</p>
            <Button variant="quiet" icon="rotate-cw" onClick={again}>
              {copy.again}
            </Button>
          </div>
        )}
        <ol className="interlinear-verses">
          {verses.map(([number, words]) => (
            <InterlinearVerse
              key={number}
              verseId={before + number}
              text={words}
              file={file}
              order={order}
              tapped={tapped?.verseId === before + number ? tapped.wordIndex : null}
              tap={(wordIndex) => setTapped({ verseId: before + number, wordIndex })}
            />
          ))}
        </ol>
        <Turn at={at} />
      </div>
      {tapped && <WordWindow {...tapped} translation="KJV" onClose={() => setTapped(null)} />}
    </div>
  );
}

type OrderChoiceProps = { order: Order; setOrder(order: Order): void; original: string };

function OrderChoice({ order, setOrder, original }: OrderChoiceProps) {
  const copy = useCopy(interlinearCopy);
  return (
    <fieldset className="interlinear-order">
      <legend>{copy.order}</legend>
      {(["original", "english"] as const).map((name) => (
        <label key={name}>
          <input type="radio" name="order" checked={order === name} onChange={() => setOrder(name)} />
          <span>{name === "original" ? original : copy.english}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** To the chapter before and the one after. */
function Turn({ at }: { at: Parameters<typeof neighbours>[0] }) {
  const copy = useCopy(interlinearCopy);
  const { before, after } = neighbours(at);
  return (
    <nav className="interlinear-turn" aria-label={copy.turn}>
      {before && (
        <Link to={interlinearPath(before.book, before.chapter)} rel="prev" lang="en">
          <Icon name="chevron-left" />
          {`${bookName(before.book, "KJV")} ${before.chapter}`}
        </Link>
      )}
      {after && (
        <Link to={interlinearPath(after.book, after.chapter)} rel="next" lang="en">
          {`${bookName(after.book, "KJV")} ${after.chapter}`}
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}
