import { communityCopy } from "#app/features/community/copy.ts";
import { LiveRequests } from "#app/features/community/live/live-requests.tsx";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { PageLinks } from "#app/features/community/parts/page-links.tsx";
import { ASK_PATH, COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { GapsCard } from "#app/features/community/relay/gaps-card.tsx";
import type { Gap } from "#app/features/community/relay/relay.ts";
import { searchCopy } from "#app/features/community/search/copy-search.ts";
import { SoughtWords } from "#app/features/community/search/found-words.tsx";
import { FoundLine, SearchForm } from "#app/features/community/search/search-form.tsx";
import { testimoniesPath } from "#app/features/community/testimonies/query.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { type Cursor, isWallShow, type WallQuery, wallPath } from "./query.ts";
import { WallFilters } from "./wall-filters.tsx";
import "#app/features/community/community.css";

export type WallProps = {
  query: WallQuery;
  requests: RequestLine[];
  next: Cursor | null;
  now: number;
  timeZone: string;
  gaps: Gap[];
};

/** The prayer wall, a page of it at a time. */
export function WallView({ page, userId }: { page: WallProps; userId: string }) {
  const copy = useCopy(communityCopy);
  const words = useCopy(searchCopy);
  const { query, requests, next, now, timeZone, gaps } = page;
  const { show, theme, language, q } = query;
  return (
    <div className="community">
      <header className="community-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="community-intro">{copy.intro}</p>
        </div>
        <ButtonLink to={ASK_PATH} icon="square-pen" large>
          {copy.ask}
        </ButtonLink>
      </header>
      <CommunityNav current="wall" />
      <SearchForm
        label={words.label}
        path={COMMUNITY_PATH}
        kept={{ show: show === "newest" || show === "need" ? null : show, theme, language }}
        q={q}
        endPath={wallPath(query, { q: "" })}
      />
      <WallFilters query={query} />
      <div className="community-columns">
        <div className="wall-list">
          {q !== "" && (
            <FoundLine
              words={words.found(q)}
              to={testimoniesPath({ mine: false, language, q, after: null }, {})}
              other={words.inTestimonies}
            />
          )}
          <SoughtWords q={q}>
            <LiveRequests
              key={wallPath(query, { after: query.after })}
              requests={requests}
              userId={userId}
              now={now}
              timeZone={timeZone}
              isFirst={wallPath(query, { after: query.after }) === COMMUNITY_PATH}
              isWall={isWallShow(query.show)}
            />
          </SoughtWords>
          {requests.length === 0 && <NothingHere query={query} />}
          <PageLinks
            next={next ? wallPath(query, { after: next }) : null}
            first={query.after ? wallPath(query, {}) : null}
            words={{ next: query.show === "need" ? copy.moreNeed : copy.more, first: copy.backToFirst }}
          />
        </div>
        <aside className="community-side">
          <GapsCard gaps={gaps} now={now} timeZone={timeZone} />
          <p>{copy.rests}</p>
          <p>{copy.privacy}</p>
        </aside>
      </div>
    </div>
  );
}

function NothingHere({ query }: { query: WallQuery }) {
  const copy = useCopy(communityCopy);
  const words = useCopy(searchCopy);
  if (query.q !== "")
    return (
      <Card>
        <EmptyState
          {...words.empty}
          picture={<Drawing name="letter" size={132} />}
          action={<ButtonLink to={wallPath(query, { q: "" })}>{words.end}</ButtonLink>}
        />
      </Card>
    );
  const isNarrow = query.theme !== null || query.language !== null || query.show === "answered";
  const kind = !isWallShow(query.show) ? query.show : isNarrow ? "filtered" : "newest";
  const { title, text } = copy.empty[kind];
  const toWall = kind !== "mine" && kind !== "newest";
  return (
    <Card>
      <EmptyState
        title={title}
        text={text}
        picture={<Drawing name="candle" size={132} />}
        action={
          toWall ? (
            <ButtonLink to={COMMUNITY_PATH}>{copy.toWall}</ButtonLink>
          ) : (
            <ButtonLink to={ASK_PATH}>{copy.ask}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
