import { Link } from "@remix-run/react";
import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { Articles } from "#app/features/word-study/articles.tsx";
import { CountBars } from "#app/features/word-study/count-bars.tsx";
import { useStudies } from "#app/features/word-study/kept-words.tsx";
import { numberOf } from "#app/features/word-study/lemma.ts";
import { placesIn } from "#app/features/word-study/places.ts";
import { wordPath } from "#app/features/word-study/study.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordCopy } from "./copy.ts";

const BOOKS_SHOWN = 5;
const ENGLISH_SHOWN = 6;

/** Where a word stands, how it was translated, and, folded, what the larger dictionaries say. */
export function WordPlaces({ wordKey, bookNumber }: { wordKey: string; bookNumber: number }) {
  const copy = useCopy(wordCopy);
  const language = useLanguage();
  const number = numberOf(wordKey);
  const { file, failed, again } = useStudies(number);
  const study = file?.studies[number];
  const count = (value: number) => value.toLocaleString(language);
  // the places of all words are not kept on a device
  if (failed && !navigator.onLine) return <p className="word-note">{copy.placesOffline}</p>;
  if (failed)
    return (
      <div className="word-lost" role="alert">
        <p>{copy.placesFailed}</p>
        <Button variant="quiet" icon="rotate-cw" onClick={again}>
          {copy.again}
        </Button>
      </div>
    );
  if (!study) return <p className="word-waiting">{copy.fetchingPlaces}</p>;
  const total = placesIn(study);
  const books = study.books
    .map(([book, places]) => ({ book, count: places.length }))
    .toSorted((one, other) => other.count - one.count || one.book - other.book);
  const renderings = study.renderings.toSorted(([, one], [, other]) => other - one);
  const rest = renderings.slice(ENGLISH_SHOWN).reduce((sum, [, count]) => sum + count, 0);
  const here = bookByNumber(bookNumber);
  return (
    <>
      <h3>{copy.where}</h3>
      <CountBars
        rows={books.slice(0, BOOKS_SHOWN).map(({ book, count }) => ({
          name: bookByNumber(book)?.[language === "es" ? "spanishName" : "name"] ?? "",
          count,
          isHere: book === bookNumber,
        }))}
        most={books[0]?.count ?? 1}
      />
      {books.length > BOOKS_SHOWN && (
        <p className="word-note">{copy.moreBooks(count(books.length - BOOKS_SHOWN))}</p>
      )}
      <p className="word-renderings">
        {copy.translated}:{" "}
        <span lang="en">
          {renderings
            .slice(0, ENGLISH_SHOWN)
            .map(([english, times]) => `${english} ${count(times)}`)
            .join(", ")}
        </span>
        {rest > 0 && `, ${copy.otherwise(count(rest))}`}
      </p>
      <Articles number={number} articles={study.entry.articles} />
      <Link
        className="btn btn-plum word-all"
        to={wordPath(number, here && total > 60 ? slugOf(here) : undefined)}
      >
        {copy.allPlaces(count(total))}
      </Link>
    </>
  );
}
