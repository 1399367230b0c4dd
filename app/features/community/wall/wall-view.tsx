import { communityCopy } from "#app/features/community/copy.ts";
import { LiveRequests } from "#app/features/community/live/live-requests.tsx";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { ASK_PATH, COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { GapsCard } from "#app/features/community/relay/gaps-card.tsx";
import type { Gap } from "#app/features/community/relay/relay.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { type Cursor, type WallQuery, wallPath } from "./query.ts";
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
  const { query, requests, next, now, timeZone, gaps } = page;
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
      <WallFilters query={query} />
      <div className="community-columns">
        <div className="wall-list">
          <LiveRequests
            key={wallPath(query, { after: query.after })}
            requests={requests}
            userId={userId}
            now={now}
            timeZone={timeZone}
            isFirst={wallPath(query, { after: query.after }) === COMMUNITY_PATH}
            isWall={query.show !== "mine" && query.show !== "promised"}
          />
          {requests.length === 0 && <NothingHere query={query} />}
          <div className="wall-pages">
            {next && (
              <ButtonLink to={wallPath(query, { after: next })} variant="quiet">
                {query.show === "need" ? copy.moreNeed : copy.more}
              </ButtonLink>
            )}
            {query.after && (
              <ButtonLink to={wallPath(query, {})} variant="bare">
                {copy.backToFirst}
              </ButtonLink>
            )}
          </div>
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
  const isNarrow = query.theme !== null || query.language !== null || query.show === "answered";
  const kind =
    query.show === "mine" || query.show === "promised" ? query.show : isNarrow ? "filtered" : "newest";
  const { title, text } = copy.empty[kind];
  const toWall = kind === "promised" || kind === "filtered";
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
