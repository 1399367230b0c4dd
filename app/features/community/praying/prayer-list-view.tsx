import { communityCopy } from "#app/features/community/copy.ts";
import type { RequestLine } from "#app/features/community/model/request-line.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import "#app/features/community/community.css";

type ListProps = { requests: RequestLine[]; now: number; timeZone: string };

const partOf = ({ state, prayedAt }: RequestLine): "answered" | "done" | "waiting" =>
  state === "answered" ? "answered" : prayedAt !== null ? "done" : "waiting";

/** What the member promised to pray for: what waits first. */
export function PrayerListView({ page, userId }: { page: ListProps; userId: string }) {
  const copy = useCopy(communityCopy);
  const { requests, ...moment } = page;
  const { listPage, empty } = copy;
  return (
    <div className="community">
      <header className="community-head">
        <div>
          <h1>{listPage.title}</h1>
          <p className="community-intro">{listPage.text}</p>
        </div>
      </header>
      <CommunityNav current="list" />
      {(["waiting", "done", "answered"] as const).map((part) => {
        const lines = requests.filter((request) => partOf(request) === part);
        if (lines.length === 0) return null;
        return (
          <section key={part} className="wall-list" aria-labelledby={`list-${part}`}>
            <h2 id={`list-${part}`}>{listPage[part]}</h2>
            {lines.map((request) => (
              <RequestCard key={request.id} request={request} userId={userId} {...moment} />
            ))}
          </section>
        );
      })}
      {requests.length === 0 && (
        <Card>
          <EmptyState
            title={empty.promised.title}
            text={empty.promised.text}
            picture={<Drawing name="candle" size={132} />}
            action={<ButtonLink to={COMMUNITY_PATH}>{copy.toWall}</ButtonLink>}
          />
        </Card>
      )}
    </div>
  );
}
