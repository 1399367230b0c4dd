import { BOOKS, type Book } from "#app/features/bible/books.ts";
import {
  bookName,
  type ChapterAddress,
  type ChapterVerse,
  chapterName,
  chapterPath,
  neighbours,
} from "#app/features/bible/chapter/chapter.ts";
import { ChapterText, type Run } from "#app/features/bible/chapter/chapter-text.tsx";
import { chapterCopy } from "#app/features/bible/copy.ts";
import { ALL_TRANSLATIONS, TRANSLATIONS } from "#app/features/bible/translations.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { TopBar } from "#app/ui/layout/page.tsx";
import { SkipLink } from "#app/ui/layout/skip-link.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "./chapter.css";

/** The last book of the Old Testament. */
const MALACHI = 39;

type ChapterPageProps = { at: ChapterAddress; verses: readonly ChapterVerse[]; run: Run };

/** One chapter to read, on a page of its own between two plum rules; its verses can be pointed at, one or a run. */
export function ChapterPage({ at, verses, run }: ChapterPageProps) {
  const copy = useCopy(chapterCopy);
  const { name, language } = TRANSLATIONS[at.translation];
  return (
    <>
      <SkipLink />
      <TopBar>
        <ButtonLink to="/chatbot" variant="quiet">
          {copy.talk}
        </ButtonLink>
      </TopBar>
      <div className="bible">
        <Places at={at} />
        <main id="main" className="bible-page">
          <header className="bible-head">
            <h1 lang={language}>{chapterName(at)}</h1>
            <p lang={language}>{name}</p>
          </header>
          <ChapterText
            verses={verses}
            run={run}
            chapter={at.chapter}
            language={language}
            path={chapterPath(at)}
          />
          <Turn at={at} />
          <p className="bible-source">
            {copy.source[at.translation]}{" "}
            <a href={`/bible/texts#${at.translation.toLowerCase()}`}>{copy.texts}</a>
          </p>
        </main>
      </div>
    </>
  );
}

/** To the chapter before and the one after. */
function Turn({ at }: { at: ChapterAddress }) {
  const copy = useCopy(chapterCopy);
  const { before, after } = neighbours(at);
  return (
    <nav className="bible-turn" aria-label={copy.turn}>
      {before && (
        <a href={chapterPath(before)} rel="prev" aria-label={copy.before(chapterName(before))}>
          <Icon name="chevron-left" />
          {chapterName(before)}
        </a>
      )}
      {after && (
        <a href={chapterPath(after)} rel="next" aria-label={copy.after(chapterName(after))}>
          {chapterName(after)}
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}

/** Translations, chapters and books: beside the text where there is room, else folded above it. */
function Places({ at }: { at: ChapterAddress }) {
  const copy = useCopy(chapterCopy);
  const book = bookName(at.book, at.translation);
  return (
    <div className="bible-places">
      <nav aria-label={copy.translations}>
        <ul className="bible-translations">
          {ALL_TRANSLATIONS.map((translation) => (
            <li key={translation}>
              <a
                href={chapterPath({ ...at, translation })}
                aria-current={translation === at.translation ? "page" : undefined}
                aria-label={`${translation}, ${TRANSLATIONS[translation].name}`}
              >
                {translation}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <details>
        <summary>{copy.chapterOf(book)}</summary>
        <nav aria-label={copy.chapters}>
          <ul className="bible-chapters">
            {Array.from({ length: at.book.chapters }, (_, index) => index + 1).map((chapter) => (
              <li key={chapter}>
                <a
                  href={chapterPath({ ...at, chapter })}
                  aria-current={chapter === at.chapter ? "page" : undefined}
                >
                  {chapter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </details>
      <details>
        <summary>{copy.books}</summary>
        <nav aria-label={copy.books}>
          <Shelf at={at} title={copy.old} books={BOOKS.slice(0, MALACHI)} />
          <Shelf at={at} title={copy.new} books={BOOKS.slice(MALACHI)} />
        </nav>
      </details>
    </div>
  );
}

function Shelf({ at, title, books }: { at: ChapterAddress; title: string; books: readonly Book[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="bible-books" lang={TRANSLATIONS[at.translation].language}>
        {books.map((book) => (
          <li key={book.number}>
            <a
              href={chapterPath({ ...at, book, chapter: 1 })}
              aria-current={book.number === at.book.number ? "true" : undefined}
            >
              {bookName(book, at.translation)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
