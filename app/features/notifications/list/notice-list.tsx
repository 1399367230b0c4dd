import { notificationsCopy } from "#app/features/notifications/copy.ts";
import type { NoticeView } from "#app/features/notifications/view.ts";
import { PAGE_USER_QUERY } from "#app/request/page-user.ts";
import { Drawing } from "#app/ui/art/drawing.tsx";
import basket from "#app/ui/art/pets/pet-basket.svg?no-inline";
import { useCopy } from "#app/ui/words/language.tsx";
import "./notices.css";

type NoticeListProps = {
  notices: readonly NoticeView[];
  userId: string;
  /** Under the sheet's title or the page's. */
  heading: "h2" | "h3";
};

/** A form that is sent before or without script says for whom it was drawn. */
export const noticesAction = (userId: string): string =>
  `/notifications?${PAGE_USER_QUERY}=${encodeURIComponent(userId)}`;

/** Today's, then earlier ones; each is opened by a form, since opening it reads it. */
export function NoticeList({ notices, userId, heading: Heading }: NoticeListProps) {
  const copy = useCopy(notificationsCopy);
  const groups = [
    [copy.today, notices.filter(({ isToday }) => isToday)],
    [copy.earlier, notices.filter(({ isToday }) => !isToday)],
  ] as const;
  return groups.map(
    ([title, those]) =>
      those.length > 0 && (
        <section key={title} className="notices" aria-label={title}>
          <Heading>{title}</Heading>
          <form method="post" action={noticesAction(userId)}>
            <input type="hidden" name="intent" value="open" />
            <ul>
              {those.map((notice) => (
                <li key={notice.id}>
                  <Notice notice={notice} />
                </li>
              ))}
            </ul>
          </form>
        </section>
      ),
  );
}

function Notice({ notice: { id, lead, rest, when, isNew, picture } }: { notice: NoticeView }) {
  const { isNew: fresh } = useCopy(notificationsCopy);
  return (
    <button type="submit" name="id" value={id} className="notice" data-new={isNew || undefined}>
      {picture === "pet" ? (
        <img src={basket} alt="" width="48" height="48" />
      ) : (
        <Drawing name={picture} size={48} />
      )}
      <span>
        <span>
          <b>{lead}</b> {rest}
        </span>
        <small>{when}</small>
      </span>
      {isNew && (
        <span className="notice-new">
          <span className="sr-only">{fresh}</span>
        </span>
      )}
    </button>
  );
}
