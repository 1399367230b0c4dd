import { memo } from "react";
import { BOOKS, type Book } from "#app/features/bible/books.ts";
import { bookName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATION_OF } from "#app/features/bible/translations.ts";
import { searchCopy } from "#app/features/bible-search/copy.ts";
import { type BookCount, type Counts, sum } from "#app/features/bible-search/model/found.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Search, Shown } from "./use-search.tsx";
import "./book-chart.css";

/** Books with the most verses, drawn. */
const DRAWN = 7;

const countsOf = ({ all, some }: Counts): BookCount[] =>
  BOOKS.map((book, at) => ({ book, all: all[at] ?? 0, some: some[at] ?? 0 })).filter(
    (count) => count.all + count.some > 0,
  );

type BookChartProps = { shown: Shown } & Pick<Search, "change" | "pathOf">;

/** How many verses stand in which book: bars for the first few, each a way to that book alone, and all in a table. */
export const BookChart = memo(function BookChart(props: BookChartProps) {
  const copy = useCopy(searchCopy);
  const { counts } = props.shown.found;
  const books = countsOf(counts);
  const first = books.toSorted((a, b) => b.all + b.some - a.all - a.some).slice(0, DRAWN);
  const most = first[0] ? first[0].all + first[0].some : 1;
  const hasSome = sum(counts.some) > 0;
  return (
    <aside className="search-books">
      <h2>{copy.chart.title}</h2>
      <p>
        {copy.counted(sum(counts.all) + sum(counts.some), books.length)}
        {hasSome && `. ${copy.chart.strong}`}
      </p>
      <ul>
        {first.map((count) => (
          <Bar key={count.book.number} count={count} most={most} {...props} />
        ))}
      </ul>
      <details>
        <summary>{copy.chart.table(books.length)}</summary>
        <Table books={books} hasSome={hasSome} />
      </details>
      <p className="search-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> {copy.keys.choose} <kbd>{copy.keys.enter}</kbd> {copy.keys.opens}{" "}
        <b>{copy.keys.references}</b>
      </p>
    </aside>
  );
});

const useBookName = () => {
  const language = useLanguage();
  return (book: Book) => bookName(book, TRANSLATION_OF[language]);
};

type BarProps = BookChartProps & { count: BookCount; most: number };

function Bar({ count: { book, all, some }, most, shown: { query }, change, pathOf }: BarProps) {
  const copy = useCopy(searchCopy);
  const name = useBookName()(book);
  const width = (verses: number) => (100 * verses) / most;
  return (
    <li>
      <a
        href={pathOf({ ...query, scope: book, after: null })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          change({ scope: book });
        }}
      >
        <span>{name}</span>
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className="bar-some" width={width(all + some)} height="8" />
          <rect className="bar-all" width={width(all)} height="8" />
        </svg>
        <b>
          {new Intl.NumberFormat(useLanguage()).format(all + some)}
          <span className="sr-only"> {copy.chart.unit}</span>
        </b>
      </a>
    </li>
  );
}

function Table({ books, hasSome }: { books: readonly BookCount[]; hasSome: boolean }) {
  const { chart } = useCopy(searchCopy);
  const nameOf = useBookName();
  const number = new Intl.NumberFormat(useLanguage());
  return (
    <table>
      <caption className="sr-only">{chart.title}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.book}</th>
          <th scope="col">{hasSome ? chart.all : chart.verses}</th>
          {hasSome && <th scope="col">{chart.some}</th>}
        </tr>
      </thead>
      <tbody>
        {books.map(({ book, all, some }) => (
          <tr key={book.number}>
            <th scope="row">{nameOf(book)}</th>
            <td>{number.format(all)}</td>
            {hasSome && <td>{number.format(some)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
