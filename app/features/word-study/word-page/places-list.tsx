import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { addressOf, readerPath } from "#app/features/reader/address.ts";
import { markedText } from "#app/features/word-study/places.ts";
import { shownForm } from "#app/features/word-study/verse-words.ts";
import type { WordPageData } from "#app/features/word-study/word-data.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordPageCopy } from "./copy.ts";

/** The places of the word, each with its verse and the words that translate it. */
export function PlacesList({ word }: { word: WordPageData }) {
  const copy = useCopy(wordPageCopy);
  const language = useLanguage();
  const { book, books, total } = word;
  const count = book === null ? total : (books.find(({ book: at }) => at === book)?.count ?? 0);
  const hebrew = word.number.startsWith("H");
  const inBook = book === null ? undefined : bookByNumber(book);
  return (
    <section className="word-places">
      <h2>
        {copy.places(count.toLocaleString(language))}
        {inBook && `, ${language === "es" ? inBook.spanishName : inBook.name}`}
      </h2>
      {total === 0 && <p>{copy.none}</p>}
      <ol>
        {word.places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a verse, and nothing moves
          <li key={at}>
            <p className="word-place">
              <VerseLink verseId={place.verseId} />
              <span className="word-letters" lang={hebrew ? "he" : "grc"} dir={hebrew ? "rtl" : undefined}>
                {shownForm(place.form)}
              </span>
            </p>
            {place.text ? (
              <p lang="en">
                {markedText(place.text, place.words).map(({ text, isMarked, at }) => (
                  <Fragment key={at}>
                    {at > 0 && " "}
                    {isMarked ? <mark>{text}</mark> : text}
                  </Fragment>
                ))}
              </p>
            ) : (
              <p>{copy.inTitle}</p>
            )}
          </li>
        ))}
      </ol>
      <Pages word={word} />
    </section>
  );
}

function VerseLink({ verseId }: { verseId: number }) {
  const language = useLanguage();
  const known = bookByNumber(Math.floor(verseId / 1_000_000));
  if (!known) return null;
  const chapter = Math.floor(verseId / 1000) % 1000;
  const verse = verseId % 1000;
  const at = addressOf({ translation: "KJV", book: known.number, chapter });
  return (
    <Link to={readerPath(at, verse > 0 ? { from: verse, to: verse } : null)}>
      {`${language === "es" ? known.spanishName : known.name} ${chapter}${verse > 0 ? `:${verse}` : ""}`}
    </Link>
  );
}

function Pages({ word: { number, book, page, pages } }: { word: WordPageData }) {
  const copy = useCopy(wordPageCopy);
  const language = useLanguage();
  if (pages === 1) return null;
  const known = book === null ? undefined : bookByNumber(book);
  const pathOf = (at: number) => {
    const query = new URLSearchParams({ ...(known && { book: slugOf(known) }), page: String(at) });
    return `/bible-study/word/${number}?${query}`;
  };
  return (
    <nav className="word-pages" aria-label={copy.page(String(page), String(pages))}>
      {page > 1 && <Link to={pathOf(page - 1)}>{copy.before}</Link>}
      <span>{copy.page(page.toLocaleString(language), pages.toLocaleString(language))}</span>
      {page < pages && <Link to={pathOf(page + 1)}>{copy.after}</Link>}
    </nav>
  );
}
