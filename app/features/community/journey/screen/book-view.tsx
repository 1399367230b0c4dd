import { Link } from "@remix-run/react";
import { journeyCopy } from "#app/features/journey/copy.ts";
import type { Entry } from "#app/features/journey/model/entry.ts";
import { JOURNEY_PATH } from "#app/features/journey/paths.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icons/icon.tsx";
import { useCopy, useLanguage } from "#app/ui/words/language.tsx";
import { dayInWords } from "./day-in-words.ts";
import "#app/features/community/community.css";
import "./journey.css";

/** Everything from the beginning, to print. */
export function BookView({ entries, name }: { entries: readonly Entry[]; name: string }) {
  const copy = useCopy(journeyCopy);
  const language = useLanguage();
  return (
    <div className="community community-narrow journey-book">
      <div className="journey-buttons journey-screen-only">
        <Link className="community-back" to={JOURNEY_PATH}>
          <Icon name="arrow-left" />
          {copy.book.back}
        </Link>
        <Button onClick={() => window.print()}>{copy.book.print}</Button>
      </div>
      <header>
        <h1>{copy.title}</h1>
        <p>
          {name && `${name}. `}
          {copy.book.count(entries.length)}
        </p>
      </header>
      {entries.map(({ id, kind, day, title, body, reference }) => (
        <article key={id}>
          <small>
            {dayInWords(day, language)}. {copy.kinds[kind]}
          </small>
          {title && <h2 dir="auto">{title}</h2>}
          {body && (
            <p className="request-body" dir="auto">
              {body}
            </p>
          )}
          {reference && <p className="verse-ref">{reference}</p>}
        </article>
      ))}
    </div>
  );
}
