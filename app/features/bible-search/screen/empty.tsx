import { searchCopy } from "#app/features/bible-search/copy.ts";
import { sum } from "#app/features/bible-search/model/found.ts";
import { readTerms } from "#app/features/bible-search/model/terms.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import type { Search } from "./use-search.tsx";
import "./empty.css";

/** Before anything is typed: what can be. */
export function Beginning() {
  const { begin } = useCopy(searchCopy);
  return (
    <div className="search-begin">
      <h2>{begin.title}</h2>
      <p>{begin.text}</p>
      <dl>
        {begin.ways.map(([example, meaning]) => (
          <div key={example}>
            <dt>{example}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Nothing here; and where the same words do stand. */
export function NothingFound({ search: { shown, pathOf } }: { search: Search }) {
  const copy = useCopy(searchCopy);
  const { query, found } = shown;
  const { terms } = readTerms(query.text);
  const elsewhere = sum(found.counts.all) + sum(found.counts.some);
  const [term] = terms;
  const isLetter = terms.length === 1 && term?.kind === "word" && term.word.length === 1;
  return (
    <div className="search-none">
      <h2>{copy.none.title(shortened(query.text))}</h2>
      <p>{terms.length === 0 ? copy.none.noWord : isLetter ? copy.none.oneLetter : copy.none.text}</p>
      {elsewhere > 0 && query.scope !== "all" && (
        <ButtonLink to={pathOf({ ...query, scope: "all", after: null })} variant="quiet">
          {copy.none.elsewhere(elsewhere)}
        </ButtonLink>
      )}
      {query.translation && (
        <ButtonLink to={pathOf({ ...query, translation: null, after: null })} variant="quiet">
          {copy.none.everyTranslation}
        </ButtonLink>
      )}
    </div>
  );
}

const MAX_LETTERS = 60;
const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join("")}…` : text;
};
