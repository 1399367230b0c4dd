import { notificationsCopy } from "#app/features/notifications/copy.ts";
import type { NoticePage } from "#app/features/notifications/page.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { EmptyState } from "#app/ui/layout/page.tsx";
import { useCopy } from "#app/ui/words/language.tsx";
import { NoticeList, noticesAction } from "./notice-list.tsx";
import { QuietLine } from "./notices-foot.tsx";
import "./notices.css";

type NoticesViewProps = { page: NoticePage; userId: string; isFirst: boolean };

/** Everything a member was told, a page at a time; works without script. */
export function NoticesView({ page, userId, isFirst }: NoticesViewProps) {
  const copy = useCopy(notificationsCopy);
  const { notices, newest, older } = page;
  return (
    <div className="notices-page">
      <div className="notices-head">
        <h1>{copy.title}</h1>
        {newest && notices.some(({ isNew }) => isNew) && (
          <form method="post" action={noticesAction(userId)}>
            <input type="hidden" name="intent" value="read-all" />
            <input type="hidden" name="newest" value={newest} />
            <Button type="submit" variant="bare">
              {copy.markAll}
            </Button>
          </form>
        )}
      </div>
      {notices.length === 0 ? (
        <EmptyState
          picture={<Drawing name="bell" size={120} />}
          title={copy.empty.title}
          text={copy.empty.text}
          action={
            <ButtonLink to="/settings#notes" variant="quiet">
              {copy.empty.action}
            </ButtonLink>
          }
        />
      ) : (
        <NoticeList notices={notices} userId={userId} heading="h2" />
      )}
      <nav className="notices-more" aria-label={copy.older}>
        {!isFirst && (
          <ButtonLink to="/notifications" variant="quiet">
            {copy.newest}
          </ButtonLink>
        )}
        {older && (
          <ButtonLink to={`/notifications?before=${older}`} variant="quiet">
            {copy.older}
          </ButtonLink>
        )}
      </nav>
      <QuietLine quiet={page.quiet} />
    </div>
  );
}
