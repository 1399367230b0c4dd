import { Form, Link } from "@remix-run/react";
import { useId } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { searchCopy } from "./copy-search.ts";
import { MAX_TYPED } from "./words.ts";
import "./search.css";

type SearchProps = {
  label: string;
  /** The page that is searched. */
  path: string;
  /** What it shows besides, kept by the search. */
  kept: Readonly<Record<string, string | null>>;
  q: string;
  /** The same page without a search. */
  endPath: string;
};

/** A form that goes to an address: it works without script, can be gone back to, and its words are in no form's log. */
export function SearchForm({ label, path, kept, q, endPath }: SearchProps) {
  const copy = useCopy(searchCopy);
  const id = useId();
  return (
    <search>
      <Form method="get" action={path} className="community-search" preventScrollReset key={q}>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="community-search-field">
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="q"
            className="input"
            defaultValue={q}
            placeholder={copy.placeholder}
            maxLength={MAX_TYPED}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
          />
        </div>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" variant="quiet">
          {copy.search}
        </Button>
        {q !== "" && (
          <Link className="btn btn-bare" to={endPath} preventScrollReset>
            {copy.end}
          </Link>
        )}
      </Form>
    </search>
  );
}

type FoundProps = { words: string; to: string; other: string };

/** What the list below shows, and the other list in which the same words may stand. */
export const FoundLine = ({ words, to, other }: FoundProps) => (
  <p className="community-found" role="status">
    <span dir="auto">{words}</span>
    <Link to={to}>{other}</Link>
  </p>
);
