import { Link } from "@remix-run/react";
import { SearchForm } from "#app/features/admin/parts/search-form.tsx";
import type { KindId } from "#app/features/content/kinds.ts";
import { useActionReply } from "#app/request/use-action-reply.ts";
import { useMemberAction } from "#app/session/use-member-action.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Badge } from "#app/ui/layout/badge.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { contentCopy } from "./copy-content.ts";
import { CONTENT_PATH, type ItemLine, type ItemsPage, itemPath, kindPath, type SearchReply } from "./page.ts";
import "./content.css";

/** The items of a kind, page by page, or those that were searched for: what is typed stands in no address. */
export function ItemsView({ page, userId }: { page: ItemsPage; userId: string }) {
  const copy = useCopy(contentCopy);
  const { never } = page.words;
  const reply = useActionReply<SearchReply>();
  return (
    <>
      <p>
        <Link to={CONTENT_PATH} prefetch="none" className="content-link">
          {copy.back}
        </Link>
      </p>
      {never && <p className="content-note">{never}</p>}
      <Search kind={page.kind} userId={userId} reply={reply} />
      {reply ? (
        <section aria-labelledby="found-title" className="admin-list">
          <h2 id="found-title">{copy.find.found(reply.query)}</h2>
          {reply.lines.length === 0 && <p role="status">{copy.find.none}</p>}
          <Lines kind={page.kind} lines={reply.lines} />
          {reply.more && <p className="admin-meta">{copy.find.more}</p>}
          <p>
            <ButtonLink variant="quiet" to={kindPath(page.kind)} prefetch="none">
              {copy.find.all}
            </ButtonLink>
          </p>
        </section>
      ) : (
        <section aria-labelledby="all-title" className="admin-list">
          <h2 id="all-title">{copy.find.all}</h2>
          <Lines kind={page.kind} lines={page.lines} />
          <Pages page={page} />
        </section>
      )}
    </>
  );
}

type SearchProps = { kind: KindId; userId: string; reply: SearchReply | undefined };

function Search({ kind, userId, reply }: SearchProps) {
  const { find } = useCopy(contentCopy);
  const action = useMemberAction(kindPath(kind), userId);
  return (
    <Card as="section" aria-labelledby="find-title" className="admin-card">
      <h2 id="find-title">{find.title}</h2>
      <SearchForm action={action} intent="search" words={find} query={reply?.query} />
    </Card>
  );
}

function Lines({ kind, lines }: { kind: KindId; lines: readonly ItemLine[] }) {
  const copy = useCopy(contentCopy);
  return (
    <ul className="content-lines">
      {lines.map(({ id, title, version }) => (
        <li key={id}>
          <Link to={itemPath(kind, id)} prefetch="none" className="content-link">
            {title}
          </Link>
          <small className="admin-meta">{id}</small>
          {version > 0 && <Badge tone="plum">{copy.version(version)}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function Pages({ page: { kind, page, pages } }: { page: ItemsPage }) {
  const copy = useCopy(contentCopy);
  if (pages === 1) return null;
  const to = (at: number) => `${kindPath(kind)}?page=${at}`;
  return (
    <nav aria-label={copy.pages} className="admin-line">
      {page > 1 ? (
        <ButtonLink variant="quiet" to={to(page - 1)} prefetch="none">
          {copy.earlier}
        </ButtonLink>
      ) : (
        <span />
      )}
      <span className="admin-meta">{copy.page(page, pages)}</span>
      {page < pages ? (
        <ButtonLink variant="quiet" to={to(page + 1)} prefetch="none">
          {copy.later}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
