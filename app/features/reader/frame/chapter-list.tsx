import { Link } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { bookName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import { addressOf, type PathOf, type ReaderPlace, readerPath, START } from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { useFollow } from "#app/navigation/use-follow.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** Book and chapters beside the text, where there is room. `book`: what opens the books. */
export function ChapterList({ at, book, pathOf }: { at: ReaderPlace; book: ReactNode; pathOf?: PathOf }) {
  const copy = useCopy(readerCopy);
  return (
    <nav className="reader-places" aria-label={copy.places}>
      <p className="reader-label">{copy.book}</p>
      {book}
      <p className="reader-label">{copy.chapter}</p>
      <ChapterLinks at={at} book={at.book} {...(pathOf && { pathOf })} />
    </nav>
  );
}

/** The book's name, which opens the picker. */
export function BookLink({ at }: { at: ReaderPlace }) {
  const { book, translation } = addressOf(at);
  return (
    <Link
      to={`?books=${at.book}`}
      preventScrollReset
      className="reader-book"
      lang={TRANSLATIONS[translation].language}
    >
      {bookName(book, translation)}
      <Icon name="chevron-down" />
    </Link>
  );
}

type ChapterLinksProps = { at: ReaderPlace; book: number; pathOf?: PathOf };

/** Every chapter of a book: bare links, of which there may be a hundred and fifty. */
export function ChapterLinks({ at, book, pathOf = readerPath }: ChapterLinksProps) {
  const follow = useFollow(START);
  const { translation, book: known } = addressOf({ ...at, book });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="reader-chapters" onClick={follow}>
      {Array.from({ length: known.chapters }, (_, index) => index + 1).map((chapter) => (
        <ChapterLink
          key={chapter}
          href={pathOf({ translation, book: known, chapter })}
          chapter={chapter}
          isShown={book === at.book && chapter === at.chapter}
        />
      ))}
    </ul>
  );
}

type ChapterLinkProps = { href: string; chapter: number; isShown: boolean };

/** At a turn two of them change. */
const ChapterLink = memo(function ChapterLink({ href, chapter, isShown }: ChapterLinkProps) {
  return (
    <li>
      <a href={href} aria-current={isShown ? "page" : undefined}>
        {chapter}
      </a>
    </li>
  );
});
