import { Link } from "@remix-run/react";
import { groupsCopy } from "#app/features/groups/copy.ts";
import type { Ministry } from "#app/features/groups/model/kinds.ts";
import { GROUPS_PATH, groupPath } from "#app/features/groups/paths.ts";
import { ministriesCopy } from "#app/features/ministries/copy.ts";
import type { Fellowship } from "#app/features/ministries/page.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Avatar } from "#app/ui/layout/avatar.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

type SideProps = { ministry: Ministry; fellowship: Fellowship | null };

/** Groups, gatherings and who leads: to those for whom the ministry is. */
export function FellowshipSide({ ministry, fellowship }: SideProps) {
  const copy = useCopy(ministriesCopy);
  const { members } = useCopy(groupsCopy);
  if (!fellowship)
    return (
      <Card as="aside" className="request-card">
        <p>{ministry === "youth" ? copy.outsideYouth : copy.outsideAdults}</p>
      </Card>
    );
  const { groups, leaders, gatherings } = fellowship;
  return (
    <aside className="wall-list">
      <Card as="section" className="request-card" aria-labelledby="ministry-gatherings">
        <h2 id="ministry-gatherings">{copy.gatherings}</h2>
        {gatherings.length === 0 && <p className="hint">{copy.noGatherings}</p>}
        <ul className="ministry-list">
          {gatherings.map(({ id, title, when, slug, groupName }) => (
            <li key={id}>
              <Link to={`${groupPath(slug)}?show=events`} dir="auto">
                {title}
              </Link>
              <small>
                {when}. <span dir="auto">{groupName}</span>
              </small>
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" className="request-card" aria-labelledby="ministry-groups">
        <h2 id="ministry-groups">{copy.groups}</h2>
        {groups.length === 0 && <p className="hint">{copy.noGroups}</p>}
        <ul className="ministry-list">
          {groups.map((group) => (
            <li key={group.id}>
              <Link to={groupPath(group.slug)} dir="auto">
                {group.name}
              </Link>
              <small>{members(group.members)}</small>
            </li>
          ))}
        </ul>
        <ButtonLink to={`${GROUPS_PATH}?ministry=${ministry}`} variant="bare">
          {copy.toGroups}
        </ButtonLink>
      </Card>
      <Card as="section" className="request-card" aria-labelledby="ministry-leaders">
        <h2 id="ministry-leaders">{copy.ministries[ministry].lead}</h2>
        {leaders.length === 0 && <p className="hint">{copy.noLeaders}</p>}
        <ul className="ministry-list">
          {leaders.map(({ name, handle }) => (
            <li key={handle} className="ministry-leader">
              <Avatar name={name} colorKey={handle} size="small" />
              <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
