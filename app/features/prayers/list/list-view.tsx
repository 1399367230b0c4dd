import { Link } from "@remix-run/react";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { RequestCard } from "#app/features/community/parts/request-card.tsx";
import { COMMUNITY_PATH } from "#app/features/community/paths.ts";
import { prayersCopy } from "#app/features/prayers/copy.ts";
import { isOpen, type ListPage } from "#app/features/prayers/page.ts";
import { ANSWERED_PATH, PRAYERS_PATH } from "#app/features/prayers/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { AddPetition } from "./add-petition.tsx";
import { PetitionCard, PinForm } from "./petition-card.tsx";
import { TodayView } from "./today-view.tsx";
import { usePrayers } from "./use-prayers.tsx";
import "#app/features/community/community.css";
import "#app/features/prayers/prayers.css";

type ListProps = { page: ListPage; userId: string; formId: string; closed: boolean };

/** My prayer list: today's ten, then everything that waits, or what was closed. */
export function ListView({ page, userId, formId, closed }: ListProps) {
  const copy = useCopy(prayersCopy);
  const { today, petitions, promises, deleted, ...moment } = page;
  const isEmpty = petitions.length === 0 && promises.length === 0;
  return (
    <div className="community community-narrow">
      <header className="community-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="community-intro">{copy.text}</p>
        </div>
      </header>
      <CommunityNav current="list" />
      {!closed && <TodayView today={today} />}
      {!closed && <AddPetition userId={userId} formId={formId} open={isEmpty} />}
      <nav className="wall-chips" aria-label={copy.show}>
        {[
          [PRAYERS_PATH, copy.waiting, !closed] as const,
          [ANSWERED_PATH, copy.answered, closed] as const,
        ].map(([path, words, on]) => (
          <Link key={path} className="chip wall-chip" to={path} aria-current={on ? "true" : undefined}>
            {words}
          </Link>
        ))}
      </nav>
      <div className="wall-list">
        {petitions
          .filter(({ state }) => isOpen(state) !== closed)
          .map((petition) => (
            <PetitionCard key={petition.id} petition={petition} userId={userId} {...moment} />
          ))}
        {promises
          .filter(({ request }) => isOpen(request.state) !== closed)
          .map(({ request, pinned }) => (
            <div key={request.id} className="promised">
              <RequestCard request={request} userId={userId} {...moment} />
              {!closed && <PinForm id={request.id} pinned={pinned} userId={userId} />}
            </div>
          ))}
        <Nothing page={page} closed={closed} />
      </div>
      {deleted.length > 0 && <Deleted page={page} userId={userId} />}
    </div>
  );
}

function Nothing({ page: { petitions, promises }, closed }: { page: ListPage; closed: boolean }) {
  const copy = useCopy(prayersCopy);
  const states = [...petitions, ...promises.map(({ request }) => request)].map(({ state }) => state);
  if (states.some((state) => isOpen(state) !== closed)) return null;
  const { title, text } = closed ? copy.closedNone : copy.empty;
  return (
    <Card>
      <EmptyState
        title={title}
        text={text}
        picture={<Drawing name="candle" size={132} />}
        action={!closed && <ButtonLink to={COMMUNITY_PATH}>{copy.toWall}</ButtonLink>}
      />
    </Card>
  );
}

function Deleted({ page: { deleted }, userId }: { page: ListPage; userId: string }) {
  const copy = useCopy(prayersCopy);
  const list = usePrayers(userId);
  return (
    <details className="request-history">
      <summary>{copy.deleted}</summary>
      <ul className="me-kept">
        {deleted.map(({ id, body }) => (
          <li key={id}>
            <span dir="auto">{body.slice(0, 120)}</span>
            <list.fetcher.Form method="post" action={list.action}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="restore" variant="quiet">
                {copy.restore}
              </Button>
            </list.fetcher.Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
