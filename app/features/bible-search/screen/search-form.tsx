import { Form } from "@remix-run/react";
import { useRef } from "react";
import { slugOf } from "#app/features/bible/books.ts";
import { bookName } from "#app/features/bible/chapter/chapter.ts";
import {
  ALL_TRANSLATIONS,
  isTranslation,
  TRANSLATION_OF,
  TRANSLATIONS,
} from "#app/features/bible/translations.ts";
import { searchCopy } from "#app/features/bible-search/copy.ts";
import { type Counts, inBooks } from "#app/features/bible-search/model/found.ts";
import { booksIn, type Scope } from "#app/features/bible-search/model/query.ts";
import { MAX_TEXT } from "#app/features/bible-search/model/terms.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { useHydrated } from "#app/ui/controls/use-hydrated.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import type { Search } from "./use-search.tsx";

const FORM = "search-form";

/** The field. Its words go into the address, so that a search can be kept and shared: the one form that does not post. */
export function SearchForm({ search }: { search: Search }) {
  const copy = useCopy(searchCopy);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const { query, change } = search;
  return (
    <Form
      method="get"
      action={search.pathOf({ text: "", scope: "all", translation: null, after: null })}
      id={FORM}
      role="search"
      className="search-form"
      onSubmit={(event) => {
        event.preventDefault();
        search.again();
      }}
    >
      <div className="search-field">
        <Icon name="search" />
        <label htmlFor="search-words" className="sr-only">
          {copy.label}
        </label>
        <input
          id="search-words"
          ref={field}
          type="search"
          name="q"
          value={query.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          placeholder={copy.placeholder}
          maxLength={MAX_TEXT}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: the page is there to be typed in, and the field is its first control
          autoFocus={query.text === ""}
        />
        {query.text !== "" && hydrated && (
          <Button
            variant="bare"
            icon="x"
            iconOnly
            onClick={() => {
              change({ text: "" });
              field.current?.focus();
            }}
          >
            {copy.clear}
          </Button>
        )}
        {search.isBusy && <span className="search-busy" aria-hidden="true" />}
      </div>
      {query.scope !== "all" && (
        <input
          type="hidden"
          name="in"
          value={typeof query.scope === "string" ? query.scope : slugOf(query.scope)}
        />
      )}
      {!hydrated && <Button type="submit">{copy.submit}</Button>}
    </Form>
  );
}

function Translations({ search: { query, change } }: { search: Search }) {
  const copy = useCopy(searchCopy);
  return (
    <div className="search-translation">
      <label htmlFor="search-translation" className="sr-only">
        {copy.translation}
      </label>
      <select
        id="search-translation"
        name="translation"
        form={FORM}
        className="chip"
        value={query.translation?.toLowerCase() ?? ""}
        onChange={({ currentTarget: { value } }) => {
          const name = value.toUpperCase();
          change({ translation: isTranslation(name) ? name : null });
        }}
      >
        <option value="">{copy.allTranslations}</option>
        {ALL_TRANSLATIONS.map((name) => (
          <option key={name} value={name.toLowerCase()}>
            {TRANSLATIONS[name].name}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}

const TESTAMENTS = ["all", "old", "new"] as const;

/** The whole Bible, a testament or a book, each with how many verses it has; and the translation. */
export function Scopes({ search, counts }: { search: Search; counts: Counts }) {
  const { query, change, pathOf } = search;
  const copy = useCopy(searchCopy);
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { scope } = query;
  const countIn = (part: Scope) => inBooks(counts.all, booksIn(part)) + inBooks(counts.some, booksIn(part));
  const chip = (part: Scope, words: string) => (
    <a
      key={words}
      href={pathOf({ ...query, scope: part, after: null })}
      className="chip"
      aria-current={scope === part ? "true" : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        change({ scope: part });
      }}
    >
      {words} <span>{number.format(countIn(part))}</span>
    </a>
  );
  return (
    <div className="search-scopes">
      {query.text.trim() !== "" && (
        <nav aria-label={copy.scope}>
          {TESTAMENTS.map((part) => chip(part, copy[part]))}
          {typeof scope !== "string" && chip(scope, bookName(scope, TRANSLATION_OF[language]))}
        </nav>
      )}
      <Translations search={search} />
    </div>
  );
}
