import { Link } from "@remix-run/react";
import { LANGUAGES } from "#app/core/language.ts";
import { communityCopy } from "#app/features/community/copy.ts";
import { CommunityNav } from "#app/features/community/parts/community-nav.tsx";
import { PageLinks } from "#app/features/community/parts/page-links.tsx";
import { groupsCopy } from "#app/features/groups/copy.ts";
import { groupsPath } from "#app/features/groups/find/query.ts";
import { GROUP_THEMES, MEETS } from "#app/features/groups/model/kinds.ts";
import type { GroupsPage, GroupsQuery } from "#app/features/groups/page.ts";
import { NEW_GROUP_PATH } from "#app/features/groups/paths.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { GroupCard } from "./group-card.tsx";
import "#app/features/community/community.css";
import "./groups.css";

/** The reader's groups, and those that they may find. */
export function GroupsView({ page }: { page: GroupsPage }) {
  const copy = useCopy(groupsCopy);
  const { query, mine, found, next } = page;
  return (
    <div className="community">
      <header className="community-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="community-intro">{copy.intro}</p>
        </div>
        <ButtonLink to={NEW_GROUP_PATH} icon="plus" large>
          {copy.make}
        </ButtonLink>
      </header>
      <CommunityNav current="groups" />
      <section className="wall-list" aria-labelledby="groups-mine">
        <h2 id="groups-mine">{copy.mine}</h2>
        {mine.length === 0 && (
          <Card>
            <EmptyState {...copy.noMine} picture={<Drawing name="chairs" size={132} />} />
          </Card>
        )}
        {mine.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
      </section>
      <section className="wall-list" aria-labelledby="groups-find">
        <h2 id="groups-find">{copy.find}</h2>
        <Filters query={query} />
        {found.length === 0 && (
          <Card>
            <EmptyState {...copy.noFound} picture={<Drawing name="lantern" size={116} />} />
          </Card>
        )}
        {found.map((group) => (
          <GroupCard key={group.id} group={group} />
        ))}
        <PageLinks
          next={next ? groupsPath(query, { after: next }) : null}
          first={query.after ? groupsPath(query, {}) : null}
          words={{ next: copy.more, first: copy.first }}
        />
      </section>
    </div>
  );
}

function Filters({ query }: { query: GroupsQuery }) {
  const copy = useCopy(groupsCopy);
  const { languages } = useCopy(communityCopy);
  const chips = <Value extends string>(
    name: "theme" | "meets" | "language",
    values: readonly Value[],
    words: Readonly<Record<string, string>>,
  ) => (
    <div className="wall-chips">
      {[null, ...values].map((value) => (
        <Link
          key={value ?? "any"}
          className="chip wall-chip"
          to={groupsPath(query, { [name]: value })}
          aria-current={query[name] === value ? "true" : undefined}
          preventScrollReset
        >
          {value === null ? copy.any[name] : words[value]}
        </Link>
      ))}
    </div>
  );
  return (
    <nav className="wall-filters" aria-label={copy.filter}>
      {chips("theme", GROUP_THEMES, copy.themes)}
      {chips(
        "meets",
        MEETS.filter((time) => time !== "any"),
        copy.meets,
      )}
      {chips("language", LANGUAGES, languages)}
    </nav>
  );
}
