import { Link } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { TRANSLATIONS, type Translation } from "#app/features/bible/translations.ts";
import { searchCopy } from "#app/features/bible-search/copy.ts";
import { type FoundVerse, inBooks, type Place } from "#app/features/bible-search/model/found.ts";
import type { Piece } from "#app/features/bible-search/model/marked.ts";
import { booksIn, type Group, PAGE } from "#app/features/bible-search/model/query.ts";
import { readTerms } from "#app/features/bible-search/model/terms.ts";
import { Button, ButtonAnchor, ButtonLink } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { useCopy } from "#app/ui/words/language.tsx";
import type { Search, Shown } from "./use-search.tsx";
import "./found.css";

export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ text, hit }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and none moves
        hit ? <mark key={index}>{text}</mark> : text,
      )}
    </>
  );
}

/** The place that was meant: a reference, a book, or the verse whose words were typed in their order. */
export function FoundPlace({ place, isHere }: { place: Place; isHere: boolean }) {
  const { kind, name, path, verses } = place;
  const copy = useCopy(searchCopy);
  return (
    <section className="search-place" aria-label={name}>
      <p>
        <b>{name}</b> {copy.meant[kind]}
      </p>
      {verses.map(({ translation, reference, pieces }) => (
        <blockquote key={translation + reference} className="verse" lang={TRANSLATIONS[translation].language}>
          <p>
            <Marked pieces={pieces} />
          </p>
          <footer>
            {reference} {translation}
          </footer>
        </blockquote>
      ))}
      <ButtonLink to={path} reloadDocument={isHere} data-verse-link="">
        {copy.meant.open(name)}
      </ButtonLink>
    </section>
  );
}

/** The words of a group's title, by what was looked for. */
function useTitles({ query, found }: Shown): Record<Group, string> {
  const { groups } = useCopy(searchCopy);
  const { terms } = readTerms(query.text);
  const [first] = terms;
  const last = terms.at(-1);
  const isTwo = terms.length === 2;
  const beginning = found.isBeginning || last?.kind === "beginning";
  const all =
    terms.length === 1 && first?.kind === "phrase"
      ? groups.phrase
      : beginning && terms.length === 1 && last?.kind !== "phrase"
        ? groups.beginning(last?.word ?? "")
        : terms.length === 1
          ? groups.one
          : isTwo
            ? groups.both
            : groups.all;
  return { all, some: isTwo ? groups.someOfTwo : groups.some };
}

type Beside = ((verse: FoundVerse) => ReactNode) | undefined;

type FoundVersesProps = {
  shown: Shown;
  beside: Beside;
  /** The rest comes with the next drawing: the first ones are seen sooner. */
  most: number;
};

/**
 * Verses with all the words, then those with some, each group under its name. Drawn when others are found, and not with
 * each letter that is typed.
 */
export const FoundVerses = memo(function FoundVerses({ shown, beside, most }: FoundVersesProps) {
  const copy = useCopy(searchCopy);
  const titles = useTitles(shown);
  const { found, query, here } = shown;
  const first = found.verses.slice(0, most);
  return (
    <>
      {(["all", "some"] as const).map((group) => {
        const verses = first.filter((verse) => verse.group === group);
        const count = inBooks(found.counts[group], booksIn(query.scope));
        return (
          verses.length > 0 && (
            <section key={group} className="search-group" aria-labelledby={`search-${group}`}>
              <header>
                <h2 id={`search-${group}`}>{titles[group]}</h2>
                <p>{copy.verses(count)}</p>
              </header>
              <ol>
                {verses.map((verse) => (
                  <Verse
                    key={verse.verseId}
                    verse={verse}
                    isOne={query.translation !== null}
                    isHere={here !== undefined}
                    beside={beside}
                  />
                ))}
              </ol>
            </section>
          )
        );
      })}
    </>
  );
});

type VerseProps = {
  verse: FoundVerse;
  isOne: boolean;
  /** Found on this device: the way to it asks no server. */
  isHere: boolean;
  beside: Beside;
};

function Verse({ verse, isOne, isHere, beside }: VerseProps) {
  const { reference, translation, pieces, stands, path } = verse;
  return (
    <li>
      <Link to={path} reloadDocument={isHere} className="search-verse" data-verse-link="">
        <b className="search-verse-place">{reference}</b>
        <span>
          <span className="search-verse-text" lang={TRANSLATIONS[translation].language}>
            <Marked pieces={pieces} />
          </span>
          {!isOne && <Stands stands={stands} />}
        </span>
      </Link>
      {!isHere && beside?.(verse)}
    </li>
  );
}

/** Which translations have the words. */
function Stands({ stands }: { stands: readonly Translation[] }) {
  const copy = useCopy(searchCopy);
  const [only] = stands;
  return (
    <small className="search-verse-in">
      {stands.length === 1 && only ? copy.only(only) : stands.join(copy.and)}
    </small>
  );
}

/** The next verses, and the way back to the first. */
export function Further({ search }: { search: Search }) {
  const copy = useCopy(searchCopy);
  const hydrated = useHydrated();
  const { found, query } = search.shown;
  const counted =
    inBooks(found.counts.all, booksIn(query.scope)) + inBooks(found.counts.some, booksIn(query.scope));
  const left = Math.min(PAGE, Math.max(1, counted - found.verses.length));
  return (
    <nav className="search-further" aria-label={copy.title}>
      {query.after && (
        <ButtonLink to={search.pathOf({ ...query, after: null })} variant="quiet">
          {copy.firstPage}
        </ButtonLink>
      )}
      {found.next &&
        (hydrated ? (
          <Button variant="quiet" onClick={search.more} busy={search.isBusy}>
            {copy.more(left)}
          </Button>
        ) : (
          <ButtonAnchor href={search.pathOf({ ...query, after: found.next })} variant="quiet">
            {copy.more(PAGE)}
          </ButtonAnchor>
        ))}
    </nav>
  );
}
