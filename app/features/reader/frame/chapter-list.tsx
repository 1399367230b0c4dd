import { Link } from "@remix-run/react";
import { bookName } from "#app/features/bible/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type ReaderPlace, readerPath } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Book and chapters beside the text, where there is room. */
export function ChapterList({ at }: { at: ReaderPlace }) {
  const copy = useCopy(readerCopy);
  const here = addressOf(at);
  const name = bookName(here.book, at.translation);
  const { language } = TRANSLATIONS[at.translation];
  return (
    <div className="reader-places">
      <p className="reader-label">{copy.book}</p>
      <Link to={`?books=${at.book}`} preventScrollReset className="reader-book" lang={language}>
        {name}
        <Icon name="chevron-down" />
      </Link>
      <nav aria-label={copy.chapters(name)}>
        <p className="reader-label">{copy.chapter}</p>
        <ChapterLinks at={at} book={at.book} />
      </nav>
    </div>
  );
}

/** Every chapter of a book. */
export function ChapterLinks({ at, book }: { at: ReaderPlace; book: number }) {
  const { translation, book: known } = addressOf({ ...at, book });
  return (
    <ul className="reader-chapters">
      {Array.from({ length: known.chapters }, (_, index) => index + 1).map((chapter) => (
        <li key={chapter}>
          <Link
            to={readerPath({ translation, book: known, chapter })}
            aria-current={book === at.book && chapter === at.chapter ? "page" : undefined}
          >
            {chapter}
          </Link>
        </li>
      ))}
    </ul>
  );
}
