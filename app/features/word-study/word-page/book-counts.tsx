import { bookByNumber, slugOf } from "#app/features/bible/books.ts";
import { CountBars } from "#app/features/word-study/count-bars.tsx";
import { wordPath } from "#app/features/word-study/study.ts";
import type { WordPageData } from "#app/features/word-study/word-data.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { wordPageCopy } from "./copy.ts";

/** How often in each book; a book leads to its places. */
export function BookCounts({ word: { number, books, book, total } }: { word: WordPageData }) {
  const copy = useCopy(wordPageCopy);
  const language = useLanguage();
  if (books.length === 0) return null;
  const rows = books.flatMap(({ book: at, count }) => {
    const known = bookByNumber(at);
    if (!known) return [];
    const name = language === "es" ? known.spanishName : known.name;
    return [{ name, count, to: wordPath(number, slugOf(known)), isHere: at === book }];
  });
  return (
    <section>
      <h2>{copy.books}</h2>
      <CountBars
        rows={[{ name: copy.allBooks, count: total, to: wordPath(number), isHere: book === null }]}
        most={total}
      />
      <CountBars rows={rows} most={Math.max(...books.map(({ count }) => count))} />
    </section>
  );
}
