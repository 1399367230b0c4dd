import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef } from "react";
import { searchCopy } from "#app/features/bible-search/copy.ts";
import type { Found, FoundVerse } from "#app/features/bible-search/model/found.ts";
import { sum } from "#app/features/bible-search/model/found.ts";
import type { SearchQuery } from "#app/features/bible-search/model/query.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { BookChart } from "./book-chart.tsx";
import { Beginning, NothingFound } from "./empty.tsx";
import { FoundPlace, FoundVerses, Further } from "./found-verses.tsx";
import { Scopes, SearchForm } from "./search-form.tsx";
import { type Failure, SERVER, type SearchSource, useSearch } from "./use-search.tsx";
import "./search.css";

type SearchPageProps = {
  query: SearchQuery;
  /** Null: not asked yet. */
  found: Found | null;
  /** Who is asked: the server, where nothing else is said. */
  source?: SearchSource;
  /** What can be done with a verse that was found. */
  beside?: ((verse: FoundVerse) => ReactNode) | undefined;
};

/** As many verses as a screen shows. */
const FIRST_SEEN = 6;

/** Search over the Bible's text, as one types; the same address is the same page without script. */
export function SearchPage({ query: asked, found: first, source = SERVER, beside }: SearchPageProps) {
  const copy = useCopy(searchCopy);
  const search = useSearch({ query: asked, found: first }, source);
  const { query, shown, isBusy, failure, change, pathOf } = search;
  // verses first: the rest of them and the chart are drawn when these are seen
  const drawn = useDeferredValue(shown);
  const section = useRef<HTMLElement>(null);
  const { found } = shown;
  const count = sum(found.counts.all) + sum(found.counts.some);
  const isEmpty = shown.query.text === "";
  return (
    <section
      className="search"
      aria-labelledby="search-title"
      ref={section}
      onKeyDown={(event) => walk(event, section.current)}
    >
      <h1 id="search-title">{copy.title}</h1>
      <SearchForm search={search} />
      <Scopes search={search} counts={found.counts} />
      <p className="sr-only" role="status">
        {isBusy ? "" : isEmpty ? "" : copy.found(count)}
      </p>
      {shown.here && <p className="search-note">{copy.here(shown.here.join(", "))}</p>}
      {failure && <Failed failure={failure} again={search.again} />}
      <div
        className="search-found"
        data-stale={(isBusy && shown.query.text !== query.text.trim()) || undefined}
      >
        {isEmpty ? (
          <Beginning />
        ) : (
          <>
            {found.place && <FoundPlace place={found.place} isHere={shown.here !== undefined} />}
            <div className="search-verses">
              {found.isCut && <p className="search-note">{copy.cut}</p>}
              <FoundVerses shown={shown} beside={beside} most={drawn === shown ? Infinity : FIRST_SEEN} />
              <Further search={search} />
              {count === 0 && !found.place && <NothingFound search={search} />}
              {count > 0 && found.verses.length === 0 && <NothingFound search={search} />}
            </div>
            {count > 0 && drawn.query.text !== "" && (
              <BookChart shown={drawn} change={change} pathOf={pathOf} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Failed({ failure, again }: { failure: Failure; again: () => void }) {
  const copy = useCopy(searchCopy);
  return (
    <p className="search-failed" role="alert">
      <span>{copy[failure]}</span>
      {failure !== "signedOut" && (
        <Button variant="quiet" onClick={again}>
          {copy.again}
        </Button>
      )}
    </p>
  );
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows go from the field to the first verse, from verse to verse and back; Escape leads to the field. */
function walk(event: KeyboardEvent<HTMLElement>, section: HTMLElement | null): void {
  const step = STEP[event.key];
  const field = section?.querySelector<HTMLInputElement>("input[type=search]");
  const links = [...(section?.querySelectorAll<HTMLElement>("a[data-verse-link]") ?? [])];
  const here = links.indexOf(document.activeElement as HTMLElement);
  if (event.key === "Escape" && here >= 0) return field?.focus();
  const isField = document.activeElement === field;
  if (
    step === undefined ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    (here < 0 && !(isField && step > 0))
  )
    return;
  event.preventDefault();
  const to = here < 0 ? links[0] : (links[here + step] ?? (step < 0 ? field : null));
  to?.focus();
  to?.scrollIntoView({ block: "nearest" });
}
