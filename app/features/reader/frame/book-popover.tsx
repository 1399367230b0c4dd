import { bookName, chapterName } from "#app/features/bible/chapter/chapter.ts";
import { TRANSLATIONS } from "#app/features/bible/translations.ts";
import {
  addressOf,
  NEW_TESTAMENT,
  OLD_TESTAMENT,
  type PathOf,
  type ReaderPlace,
} from "#app/features/reader/address.ts";
import { readerCopy } from "#app/features/reader/copy.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { ChapterLinks } from "./chapter-list.tsx";
import "#app/ui/styles/menus.css";
import "#app/features/reader/picker/picker.css";

const ID = "reader-books";
// React 18 passes them through only in lower case, and its types do not know them.
const popover = { popover: "auto" };
const opens = { popovertarget: ID };

/** Opens the books, by the browser itself. `isBook`: beside the text, where it names the book alone. */
export function BooksOpener({ at, isBook = false }: { at: ReaderPlace; isBook?: boolean }) {
  const copy = useCopy(readerCopy);
  const here = addressOf(at);
  const name = isBook ? bookName(here.book, at.translation) : chapterName(here);
  return (
    <button
      type="button"
      className={isBook ? "reader-book" : "reader-pick"}
      aria-label={isBook ? undefined : copy.pick(name)}
      lang={TRANSLATIONS[at.translation].language}
      {...opens}
    >
      <span>{name}</span>
      <Icon name="chevron-down" />
    </button>
  );
}

type BooksProps = { at: ReaderPlace; pathOf: PathOf };

/** Every book, and the chapters of the one that is open: links that need no script. */
export function BooksPopover({ at, pathOf }: BooksProps) {
  const { picker } = useCopy(readerCopy);
  const shelf = (title: string, books: typeof OLD_TESTAMENT) => (
    <section>
      <h2 className="reader-label">{title}</h2>
      <ul className="reader-shelf" lang={TRANSLATIONS[at.translation].language}>
        {books.map((book) => (
          <li key={book.number} className={book.number === at.book ? "reader-open-book" : undefined}>
            <a
              href={pathOf({ translation: at.translation, book, chapter: 1 })}
              aria-current={book.number === at.book || undefined}
            >
              {bookName(book, at.translation)}
            </a>
            {book.number === at.book && <ChapterLinks at={at} book={book.number} pathOf={pathOf} />}
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <nav id={ID} className="menu reader-books" aria-label={picker.title} {...popover}>
      {shelf(picker.old, OLD_TESTAMENT)}
      {shelf(picker.new, NEW_TESTAMENT)}
    </nav>
  );
}
