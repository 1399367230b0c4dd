import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { useLiveTestimonies } from "#app/features/community/live/use-live-testimonies.tsx";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { PageLinks } from "#app/features/community/parts/page-links.tsx";
import { searchCopy } from "#app/features/community/search/copy-search.ts";
import { SoughtWords } from "#app/features/community/search/found-words.tsx";
import { FoundLine, SearchForm } from "#app/features/community/search/search-form.tsx";
import { testimonyCopy } from "#app/features/community/testimonies/copy-testimonies.ts";
import type { TestimonyLine } from "#app/features/community/testimonies/model/testimony-line.ts";
import { TELL_PATH, TESTIMONIES_PATH } from "#app/features/community/testimonies/paths.ts";
import { type TestimonyQuery, testimoniesPath } from "#app/features/community/testimonies/query.ts";
import { wallPath } from "#app/features/community/wall/query.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { TestimonyCard } from "./testimony-card.tsx";
import "#app/features/community/community.css";

export type TestimoniesProps = {
  query: TestimonyQuery;
  testimonies: TestimonyLine[];
  next: string | null;
  now: number;
  timeZone: string;
};

/** The testimonies that the reader may read, a page at a time. */
export function TestimoniesView({ page }: { page: TestimoniesProps }) {
  const copy = useCopy(testimonyCopy);
  const { query, testimonies, next, ...moment } = page;
  useLiveTestimonies(testimonies.map(({ id }) => id));
  const words = useCopy(searchCopy);
  const { q, mine, language } = query;
  const nothing = q !== "" ? words.empty : mine ? copy.emptyMine : copy.empty;
  return (
    <div className="community">
      <header className="community-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="community-intro">{copy.intro}</p>
        </div>
        <ButtonLink to={TELL_PATH} icon="square-pen" large>
          {copy.tell}
        </ButtonLink>
      </header>
      <CommunityNav current="testimonies" />
      <SearchForm
        label={words.labelTestimonies}
        path={TESTIMONIES_PATH}
        kept={{ show: mine ? "mine" : null, language }}
        q={q}
        endPath={testimoniesPath(query, { q: "" })}
      />
      <Filters query={query} />
      <div className="wall-list">
        {q !== "" && (
          <FoundLine
            words={words.foundTestimonies(q)}
            to={wallPath({ show: "newest", theme: null, language, q, after: null }, {})}
            other={words.inRequests}
          />
        )}
        <SoughtWords q={q}>
          {testimonies.map((one) => (
            <TestimonyCard key={one.id} testimony={one} {...moment} />
          ))}
        </SoughtWords>
        {testimonies.length === 0 && (
          <Card>
            <EmptyState {...nothing} picture={<Drawing name="letter" size={132} />} />
          </Card>
        )}
        <PageLinks
          next={next ? testimoniesPath(query, { after: next }) : null}
          first={query.after ? testimoniesPath(query, {}) : null}
          words={{ next: copy.older, first: copy.first }}
        />
      </div>
    </div>
  );
}

function Filters({ query }: { query: TestimonyQuery }) {
  const copy = useCopy(testimonyCopy);
  const { languages } = useCopy(communityCopy);
  const chip = (change: Partial<TestimonyQuery>, isOn: boolean, words: ReactNode, key: string) => (
    <Link
      key={key}
      className="chip wall-chip"
      to={testimoniesPath(query, change)}
      aria-current={isOn ? "true" : undefined}
      preventScrollReset
    >
      {words}
    </Link>
  );
  return (
    <nav className="wall-filters" aria-label={copy.which}>
      <div className="wall-chips">
        {chip({ mine: false }, !query.mine, copy.everyone, "all")}
        {chip({ mine: true }, query.mine, copy.mine, "mine")}
      </div>
      <div className="wall-chips">
        {chip({ language: null }, query.language === null, copy.anyLanguage, "any")}
        {LANGUAGES.map((one) => chip({ language: one }, query.language === one, languages[one], one))}
      </div>
    </nav>
  );
}
