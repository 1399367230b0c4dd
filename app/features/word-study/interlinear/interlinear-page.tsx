import { Link } from "@remix-run/react";
import { useState } from "react";
import type { Book } from "#app/features/bible/books.ts";
import { slugOf } from "#app/features/bible/books.ts";
import { type ChapterVerse, chapterName, neighbours } from "#app/features/bible/chapter.ts";
import { useBookWords } from "#app/features/word-study/kept-words.tsx";
import { WordWindow } from "#app/features/word-study/window/word-window.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { interlinearCopy } from "./copy.ts";
import { InterlinearVerse, type Order } from "./interlinear-verse.tsx";
import "./interlinear.css";

type InterlinearPageProps = { book: Book; chapter: number; verses: readonly ChapterVerse[] };

export const interlinearPath = (book: Book, chapter: number): string =>
  `/bible-study/interlinear/${slugOf(book)}/${chapter}`;

/** A chapter word by word: the order of the Hebrew or Greek, or that of the English. */
export function InterlinearPage({ book, chapter, verses }: InterlinearPageProps) {
  const copy = useCopy(interlinearCopy);
  const { file } = useBookWords(book.number);
  const [order, setOrder] = useState<Order>("original");
  const [tapped, setTapped] = useState<{ verseId: number; wordIndex: number } | null>(null);
  const at = { translation: "KJV", book, chapter } as const;
  const { before, after } = neighbours(at);
  const idOf = (verse: number) => book.number * 1_000_000 + chapter * 1000 + verse;
  const open = tapped && verses.find(({ number }) => idOf(number) === tapped.verseId);
  return (
    <div className="interlinear" data-open={open ? "" : undefined}>
      <h1>
        <span lang="en">{chapterName(at)}</span>
      </h1>
      <p className="interlinear-lead">{copy.lead}</p>
      <fieldset className="interlinear-order">
        <legend className="sr-only">{copy.order}</legend>
        {(["original", "english"] as const).map((name) => (
          <label key={name}>
            <input type="radio" name="order" checked={order === name} onChange={() => setOrder(name)} />
            {copy.orders[name]}
          </label>
        ))}
      </fieldset>
      <ol className="interlinear-verses">
        {verses.map(({ number, text }) => (
          <InterlinearVerse
            key={number}
            verseId={idOf(number)}
            text={text}
            file={file}
            order={order}
            tapped={open?.number === number ? (tapped?.wordIndex ?? null) : null}
            tap={(wordIndex) => setTapped({ verseId: idOf(number), wordIndex })}
          />
        ))}
      </ol>
      <nav className="interlinear-turn" aria-label={copy.turn}>
        {before && <Link to={interlinearPath(before.book, before.chapter)}>{chapterName(before)}</Link>}
        {after && <Link to={interlinearPath(after.book, after.chapter)}>{chapterName(after)}</Link>}
      </nav>
      {open && tapped && (
        <WordWindow {...tapped} text={open.text} translation="KJV" onClose={() => setTapped(null)} />
      )}
    </div>
  );
}
