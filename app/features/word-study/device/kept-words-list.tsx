import { bookByNumber } from "#app/features/bible/books.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { showToast } from "#app/ui/toasts/toasts.ts";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { keptWordsCopy } from "./copy.ts";
import { ALL_BOOKS, bytesOf, sizeIn } from "./kept-words.ts";
import { useWordKeeping, type WordKeeping } from "./use-word-keeping.tsx";
import "./kept-words-list.css";

/** The words behind the KJV on this device: all of them, or by book, with what each costs to load. */
export function KeptWordsList({ hasKjv }: { hasKjv: boolean }) {
  const copy = useCopy(keptWordsCopy);
  const words = useWordKeeping();
  if (!words.books) return null;
  const { kept, older } = words.books;
  return (
    <section aria-labelledby="kept-words">
      <header className="kept-head">
        <h2 id="kept-words">{copy.title}</h2>
        <p>{copy.text}</p>
        {!hasKjv && kept.length > 0 && <p className="kept-needs">{copy.needsKjv}</p>}
        {older.length > 0 && <p className="kept-needs">{copy.older(older.length)}</p>}
      </header>
      <ul className="kept-list">
        <li>
          <div className="kept-name">
            <h3>{copy.all}</h3>
            <State words={words} />
            {words.failed && (
              <p className="kept-failed" role="alert">
                {copy.failures[words.failed]}
              </p>
            )}
          </div>
          <div className="kept-actions">
            <AllActs words={words} />
          </div>
        </li>
      </ul>
      <details className="kept-books">
        <summary>{copy.byBook}</summary>
        <ul>
          {ALL_BOOKS.map((book) => (
            <BookRow key={book} book={book} words={words} />
          ))}
        </ul>
      </details>
    </section>
  );
}

type WordsProps = { words: WordKeeping };

const useSize = () => {
  const language = useLanguage();
  return (books: readonly number[]) => sizeIn(language, bytesOf(books));
};

/** How much is here; while it loads, as a bar too. */
function State({ words: { books, progress } }: WordsProps) {
  const copy = useCopy(keptWordsCopy);
  const size = useSize();
  const kept = books?.kept ?? [];
  if (progress) {
    const { done, of } = progress;
    const said = copy.loading(size(done), size(of), done.length, of.length);
    return (
      <p className="kept-loading">
        <progress
          className="bar bar-plum"
          value={bytesOf(done)}
          max={bytesOf(of)}
          aria-label={copy.title}
          aria-valuetext={said}
        />
        {said}
      </p>
    );
  }
  if (kept.length === 0) return <p>{copy.size(size(ALL_BOOKS))}</p>;
  return (
    <p className="kept-here">
      <Icon name="check" />
      {kept.length === ALL_BOOKS.length ? copy.whole(size(kept)) : copy.some(kept.length, size(kept))}
    </p>
  );
}

/** Keeping and removing, each with its word at the end. */
function useActs({ keep, remove }: WordKeeping) {
  const copy = useCopy(keptWordsCopy);
  return {
    keep: async (books: readonly number[]) => {
      if (await keep(books)) showToast({ title: copy.keptNow(books.length) });
    },
    remove: async (books: readonly number[]) => {
      if (await remove(books)) showToast({ title: copy.removed });
    },
  };
}

function AllActs({ words }: WordsProps) {
  const copy = useCopy(keptWordsCopy);
  const { keep, remove } = useActs(words);
  const { kept, older } = words.books ?? { kept: [], older: [] };
  if (words.progress)
    return (
      <Button variant="quiet" onClick={words.stop}>
        {copy.stop}
      </Button>
    );
  return (
    <>
      {older.length > 0 && (
        <Button onClick={() => keep(older)} icon="rotate-cw">
          {copy.refresh}
        </Button>
      )}
      {kept.length < ALL_BOOKS.length && older.length === 0 && (
        <Button onClick={() => keep(ALL_BOOKS)} icon="download" aria-label={copy.keepAll}>
          {copy.keep}
        </Button>
      )}
      {kept.length + older.length > 0 && (
        <Button variant="bare" onClick={() => remove([...kept, ...older])} aria-label={copy.removeAll}>
          {copy.remove}
        </Button>
      )}
    </>
  );
}

function BookRow({ book, words }: WordsProps & { book: number }) {
  const copy = useCopy(keptWordsCopy);
  const language = useLanguage();
  const size = useSize();
  const { keep, remove } = useActs(words);
  const name = bookByNumber(book)?.[language === "es" ? "spanishName" : "name"] ?? "";
  const isKept = words.books?.kept.includes(book) ?? false;
  return (
    <li className="kept-book">
      <span>
        {name}
        <small>{isKept ? copy.here : size([book])}</small>
      </span>
      {isKept ? (
        <Button variant="bare" onClick={() => remove([book])} aria-label={copy.removeBook(name)}>
          {copy.remove}
        </Button>
      ) : (
        <Button
          variant="quiet"
          disabled={words.progress !== null}
          onClick={() => keep([book])}
          aria-label={copy.keepBook(name)}
        >
          {copy.keep}
        </Button>
      )}
    </li>
  );
}
