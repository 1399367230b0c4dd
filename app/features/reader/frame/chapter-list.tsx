import { Link } from "@remix-run/react";
import { bookName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type ReaderPlace, readerPath, START } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { useFollow } from "#app/navigation/use-follow.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Book and chapters beside the text, where there is room. */
export function ChapterList({ at }: { at: ReaderPlace }) {
  const copy = useCopy(readerCopy);
  const here = addressOf(at);
  const name = bookName(here.book, at.translation);
  const { language } = TRANSLATIONS[at.translation];
  return (
    <nav className="reader-places" aria-label={copy.places}>
      <p className="reader-label">{copy.book}</p>
      <Link to={`?books=${at.book}`} preventScrollReset className="reader-book" lang={language}>
        {name}
        <Icon name="chevron-down" />
      </Link>
      <p className="reader-label">{copy.chapter}</p>
      <ChapterLinks at={at} book={at.book} />
    </nav>
  );
}

/** Every chapter of a book: bare links, of which there may be a hundred and fifty. */
export function ChapterLinks({ at, book }: { at: ReaderPlace; book: number }) {
  const follow = useFollow(START);
  const { translation, book: known } = addressOf({ ...at, book });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="reader-chapters" onClick={follow}>
      {Array.from({ length: known.chapters }, (_, index) => index + 1).map((chapter) => (
        <li key={chapter}>
          <a
            href={readerPath({ translation, book: known, chapter })}
            aria-current={book === at.book && chapter === at.chapter ? "page" : undefined}
          >
            {chapter}
          </a>
        </li>
      ))}
    </ul>
  );
}
