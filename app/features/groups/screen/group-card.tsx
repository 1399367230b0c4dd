import { Link } from "@remix-run/react";
import { communityCopy } from "#app/features/community/copy.ts";
import { groupsCopy } from "#app/features/groups/copy.ts";
import type { GroupLine } from "#app/features/groups/page.ts";
import { groupPath } from "#app/features/groups/paths.ts";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";

/** A group in a list: what it is, and how one comes in. */
export function GroupCard({ group }: { group: GroupLine }) {
  return (
    <Card as="article" className="request-card group-card">
      <div className="group-card-head">
        <h3 className="request-title" dir="auto">
          <Link to={groupPath(group.slug)}>{group.name}</Link>
        </h3>
        <GroupBadges group={group} />
      </div>
      {group.about && (
        <p className="request-body" lang={group.language} dir="auto">
          {group.about}
        </p>
      )}
      <GroupFacts group={group} />
    </Card>
  );
}

export function GroupBadges({ group }: { group: GroupLine }) {
  const copy = useCopy(groupsCopy);
  const said = copy.states[group.moderation];
  return (
    <p className="queue-facts">
      {group.role && group.role !== "member" && <Badge tone="plum">{copy.roles[group.role]}</Badge>}
      {group.young && <Badge>{copy.young}</Badge>}
      {group.ministry && <Badge>{copy.ministries[group.ministry]}</Badge>}
      {group.isArchived && <Badge>{copy.archived}</Badge>}
      {said && <Badge tone="amber">{said}</Badge>}
    </p>
  );
}

export function GroupFacts({ group }: { group: GroupLine }) {
  const copy = useCopy(groupsCopy);
  const { languages } = useCopy(communityCopy);
  const facts = [
    copy.members(group.members),
    copy.kinds[group.kind],
    copy.themes[group.theme],
    copy.meets[group.meets],
    languages[group.language as keyof typeof languages],
  ];
  return (
    <p className="request-facts">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
