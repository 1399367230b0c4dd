import { Link } from "@remix-run/react";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { eveningCopy } from "#app/features/groups/evening/copy-evening.ts";
import { insidePath } from "#app/features/groups/inside/query.ts";
import { SHOWS } from "#app/features/groups/model/kinds.ts";
import type { GroupPage, Inside } from "#app/features/groups/page.ts";
import { eveningPath, GROUP_QUESTS_PATH, GROUPS_PATH } from "#app/features/groups/paths.ts";
import { TogetherCard } from "#app/features/groups/together/together-card.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { useCurrentLink } from "#app/ui/controls/current-link.ts";
import { Icon } from "#app/ui/icons/icon.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { Events } from "./events.tsx";
import { GroupBadges, GroupFacts } from "./group-card.tsx";
import { GroupForm, type InGroup } from "./group-form.tsx";
import { HereNow } from "./here-now.tsx";
import { People } from "./people.tsx";
import { Poll } from "./poll.tsx";
import { ReadingCard } from "./reading-card.tsx";
import { Talk } from "./talk.tsx";
import "#app/features/community/community.css";
import "./groups.css";

type ViewProps = { page: GroupPage; userId: string; hasPremium: boolean };

/** A group: to its members with all that is in it, to others its name and how one comes in. */
export function GroupView({ page, userId, hasPremium }: ViewProps) {
  const copy = useCopy(groupsCopy);
  const { group, inside } = page;
  const of: InGroup = { id: group.id, slug: group.slug, userId, formId: page.formId };
  return (
    <div className="community">
      <Link className="community-back" to={GROUPS_PATH}>
        <Icon name="arrow-left" />
        {copy.back}
      </Link>
      <header className="community-head">
        <div className="group-head">
          <h1 dir="auto">{group.name}</h1>
          {group.about && (
            <p className="community-intro" lang={group.language} dir="auto">
              {group.about}
            </p>
          )}
          <GroupFacts group={group} />
          <GroupBadges group={group} />
        </div>
        {inside && !group.isArchived && <EveningLink slug={group.slug} />}
        {inside && <HereNow slug={group.slug} reading={inside.reading?.index ?? null} />}
      </header>
      {inside ? (
        <InsideView page={page} inside={inside} of={of} offers={hasPremium} />
      ) : (
        <Outside page={page} of={of} />
      )}
    </div>
  );
}

/** To the group's evening in one room. */
function EveningLink({ slug }: { slug: string }) {
  const { enter } = useCopy(eveningCopy);
  return (
    <ButtonLink to={eveningPath(slug)} variant="quiet" icon="armchair">
      {enter}
    </ButtonLink>
  );
}

function Outside({ page: { group }, of }: { page: GroupPage; of: InGroup }) {
  const copy = useCopy(groupsCopy);
  const intent = group.kind === "public" ? "join" : group.asked ? "unask" : "ask";
  return (
    <Card as="section" className="request-card">
      <p>{copy.outside}</p>
      {group.asked && <p className="request-state">{copy.asked}</p>}
      <GroupForm of={of} intent={intent}>
        {({ busy }) => (
          <Button type="submit" variant={intent === "unask" ? "quiet" : "plum"} busy={busy}>
            {copy[intent]}
          </Button>
        )}
      </GroupForm>
    </Card>
  );
}

type InsideProps = { page: GroupPage; inside: Inside; of: InGroup; offers: boolean };

function InsideView({ page, inside, of, offers }: InsideProps) {
  const copy = useCopy(groupsCopy);
  const { group, now, timeZone } = page;
  const { show, announcement } = inside;
  const row = useCurrentLink(show);
  const moment = { now, timeZone };
  return (
    <>
      <nav ref={row} className="community-nav" aria-label={copy.places}>
        {SHOWS.map((one) => (
          <Link
            key={one}
            to={insidePath(group.slug, { show: one })}
            aria-current={one === show ? "page" : undefined}
          >
            {copy.shows[one]}
          </Link>
        ))}
      </nav>
      {announcement && show !== "people" && (
        <Card as="section" tone="amber" className="request-card" aria-label={copy.announcement}>
          <b>{copy.announcement}</b>
          <p className="request-body" dir="auto">
            {announcement.body}
          </p>
        </Card>
      )}
      {show === "reading" && (
        <>
          <ReadingCard reading={inside.reading} of={of} isOpen={!group.isArchived} />
          <TogetherCard together={inside.together} offers={offers} of={of} />
          {!group.isArchived && (
            <p>
              <ButtonLink to={GROUP_QUESTS_PATH} variant="quiet" icon="compass">
                {copy.quest}
              </ButtonLink>
            </p>
          )}
          {inside.reading && <Talk page={page} inside={inside} of={of} {...moment} />}
        </>
      )}
      {(show === "talk" || show === "prayer") && (
        <>
          {show === "talk" && <Poll poll={inside.poll} group={group} of={of} />}
          <Talk page={page} inside={inside} of={of} {...moment} />
        </>
      )}
      {show === "events" && <Events events={inside.events} group={group} of={of} timeZone={timeZone} />}
      {show === "people" && <People inside={inside} group={group} of={of} {...moment} />}
    </>
  );
}
